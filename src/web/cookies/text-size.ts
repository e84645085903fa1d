import { site } from '#config/site.ts';
import { createStore } from '../ui/store.ts';
import { setCookie } from './set-cookie.ts';

export const textSizes = ['normal', 'large', 'larger'] as const;
export type TextSize = (typeof textSizes)[number];

/** Reads a stored size; anything unknown is normal. */
export function parseTextSize(value: string | undefined): TextSize {
  return textSizes.find((size) => size === value) ?? 'normal';
}

/** The size that the page has: it may have been chosen before the application ran. */
export const chosenTextSize = createStore<TextSize | undefined>(
  typeof document === 'undefined' ? undefined : parseTextSize(document.documentElement.dataset.textSize),
);

/** Changes the size of everything on the page and remembers it, because the visitor asked for it. */
export function chooseTextSize(size: TextSize): void {
  document.documentElement.dataset.textSize = size;
  setCookie('text-size', size, site.cookieSeconds.consent);
  chosenTextSize.set(size);
}
