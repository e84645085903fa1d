import { acceptedAll, rejectedAll } from '../../cookies/consent.ts';
import { decideCookies } from './cookie-bar.ts';
import { closeDrawer, leaveMenu, toggleMenu } from './menu.ts';
import { moveSlides, showSlideEnds } from './slides.ts';
import { pickTextSize } from './text-size.ts';

/** What presses do before the application runs, by the name that the pressed element carries. */
export const smallParts: Readonly<Partial<Record<string, (pressed: HTMLElement) => void>>> = {
  acceptCookies: (button) => decideCookies(button, acceptedAll),
  rejectCookies: (button) => decideCookies(button, rejectedAll),
  menu: toggleMenu,
  closeDrawer,
  textSize: pickTextSize,
  previousSlide: (button) => moveSlides(button, -1),
  nextSlide: (button) => moveSlides(button, 1),
};

/** What they follow beside presses, until the returned function is called. */
export function watchSmallParts(): () => void {
  const watched = [
    ['scroll', showSlideEnds],
    ['keydown', leaveMenu],
    ['pointerdown', leaveMenu],
    ['focusin', leaveMenu],
  ] as const;
  for (const [type, answer] of watched) document.addEventListener(type, answer, true);
  return () => {
    for (const [type, answer] of watched) document.removeEventListener(type, answer, true);
  };
}
