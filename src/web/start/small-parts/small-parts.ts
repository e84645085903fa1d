import { acceptedAll, rejectedAll } from '../../cookies/consent.ts';
import { decideCookies } from './cookie-bar.ts';
import { moveSlides, showSlideEnds } from './slides.ts';
import { pickTextSize } from './text-size.ts';

/** What presses do before the application runs, by the name that the pressed element carries. */
export const smallParts: Readonly<Partial<Record<string, (pressed: HTMLElement) => void>>> = {
  acceptCookies: (button) => decideCookies(button, acceptedAll),
  rejectCookies: (button) => decideCookies(button, rejectedAll),
  textSize: pickTextSize,
  previousSlide: (button) => moveSlides(button, -1),
  nextSlide: (button) => moveSlides(button, 1),
};

/** What they follow beside presses, until the returned function is called. */
export function watchSmallParts(): () => void {
  document.addEventListener('scroll', showSlideEnds, true);
  return () => document.removeEventListener('scroll', showSlideEnds, true);
}
