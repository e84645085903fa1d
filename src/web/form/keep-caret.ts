import { putText } from './kinds/put-text.ts';

const isSign = (character: string) => /[\p{L}\p{N}]/u.test(character);
const countSigns = (text: string) => [...text].filter(isSign).length;

/** Where the caret belongs once a text is shaped: before as many letters and digits as it stood before. */
export function caretIn(typed: string, caret: number, shown: string): number {
  const behind = countSigns(typed.slice(caret));
  if (behind === 0) return shown.length;
  const places = [...shown.matchAll(/[\p{L}\p{N}]/gu)].map(({ index }) => index);
  return places.at(-behind) ?? 0;
}

/** Shapes what stands in a field that somebody is writing into, with the caret in its place. */
export function keepCaret(input: HTMLInputElement, shown: string): void {
  const { selectionStart, value } = input;
  if (document.activeElement !== input || selectionStart === null || value === shown) return;
  putText(input, shown, caretIn(value, selectionStart, shown));
}
