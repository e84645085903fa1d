/** A card and where its top stood in the window. */
export type Anchor = { readonly id: string; readonly top: number };

/** Below the sticky header of the page and the bar of the list. */
const visibleTop = 176;

const cardsOf = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[data-offer]')];

function isVisible(card: HTMLElement): boolean {
  const { top, bottom } = card.getBoundingClientRect();
  return bottom > visibleTop && top < window.innerHeight;
}

/** A mouse that rests on a card; on touch screens hovering lasts after the finger has gone. */
const hovered = (card: HTMLElement) => matchMedia('(hover: hover)').matches && card.matches(':hover');

/**
 * The card that must not move: the one in use, or the first in sight of who has scrolled into the list. A mouse that lies
 * where it pressed for offers, and has a card appear below it, uses none.
 */
export function findAnchor(list: HTMLElement, wasPointedAt: boolean): Anchor | undefined {
  const cards = cardsOf(list).filter(isVisible);
  const inside = list.getBoundingClientRect().top < visibleTop;
  const card =
    cards.find((one) => one.contains(document.activeElement)) ??
    (wasPointedAt ? cards.find(hovered) : undefined) ??
    (inside ? cards[0] : undefined);
  const id = card?.dataset.offer;
  return card && id ? { id, top: card.getBoundingClientRect().top } : undefined;
}

/** Scrolls so that the anchor stands where it stood. */
export function holdAnchor(list: HTMLElement, { id, top }: Anchor): void {
  const card = cardsOf(list).find((one) => one.dataset.offer === id);
  const moved = card ? card.getBoundingClientRect().top - top : 0;
  if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
}
