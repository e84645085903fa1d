import { chooseTextSize, parseTextSize } from '../../cookies/text-size.ts';

/** The size is chosen in more than one place of a page; all show it. */
export function pickTextSize(button: HTMLElement): void {
  const size = parseTextSize(button.dataset.size);
  chooseTextSize(size);
  for (const other of document.querySelectorAll<HTMLElement>('[data-small=textSize]')) {
    other.ariaPressed = String(other.dataset.size === size);
  }
}
