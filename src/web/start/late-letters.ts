/** The first word of the title, as wide as it stands or would stand. */
function firstWordWidth(title: Element): number {
  const text = document.createTreeWalker(title, NodeFilter.SHOW_TEXT).nextNode();
  const range = document.createRange();
  if (!text) return 0;
  range.setStart(text, 0);
  range.setEnd(text, /^\s*\S+/.exec(text.textContent ?? '')?.[0].length ?? 0);
  return range.getBoundingClientRect().width;
}

/** Whether the first picture came before the typeface: browsers do not say so, but the letters tell. */
function standsInSystemLetters(title: HTMLElement): boolean {
  const probe = title.cloneNode(true) as HTMLElement;
  probe.setAttribute('aria-hidden', 'true');
  probe.style.cssText = 'position:absolute;visibility:hidden;font-family:system-ui,sans-serif';
  title.after(probe);
  const isSame = Math.abs(firstWordWidth(probe) - firstWordWidth(title)) < 0.1;
  probe.remove();
  return isSame;
}

/**
 * Keeps the letters that a page was first shown in. A typeface that came later is left out as long as nothing is reckoned anew;
 * then it would be put in, and everything below the first changed line would move.
 */
export function keepLetters(): void {
  const title = document.querySelector<HTMLElement>('main h1');
  const { dataset } = document.documentElement;
  if (title && dataset.letters === undefined && standsInSystemLetters(title)) dataset.letters = 'first';
}
