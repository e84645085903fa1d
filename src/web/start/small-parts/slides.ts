import { endsOf, slideOn } from '../../ui/slide-ends.ts';

export function moveSlides(button: HTMLElement, direction: 1 | -1): void {
  const track = button.closest('section')?.querySelector<HTMLElement>('[data-slides]');
  if (track) slideOn(track, direction);
}

/** At an end there is nothing to move to. */
export function showSlideEnds({ target }: Event): void {
  if (!(target instanceof HTMLElement) || target.dataset.slides === undefined) return;
  const { start, end } = endsOf(target);
  const section = target.closest('section');
  section?.querySelector('[data-small=previousSlide]')?.toggleAttribute('disabled', start);
  section?.querySelector('[data-small=nextSlide]')?.toggleAttribute('disabled', end);
}
