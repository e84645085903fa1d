import { groupDigits } from '#domain/group-digits.ts';
import { groupThousands } from '#domain/rules/grouped-number.ts';
import { plainDigits } from '#domain/turkish-text.ts';

export type NumberStyle = { readonly thousands: boolean; readonly decimals: boolean };

/** Digits and at most one comma with two places behind it: a number without its separators. */
function significant(text: string, { decimals }: NumberStyle): string {
  const [whole = '', ...rest] = plainDigits(text)
    .replace(/[^\d,]/g, '')
    .split(',');
  const trimmed = whole.replace(/^0+(?=\d)/, '');
  return decimals && rest.length > 0 ? `${trimmed || '0'},${rest.join('').slice(0, 2)}` : trimmed;
}

function grouped(plain: string, { thousands }: NumberStyle): string {
  const [whole = '', places] = plain.split(',');
  const shown = thousands ? groupDigits(whole, '.') : whole;
  return places === undefined ? shown : `${shown},${places}`;
}

/** What a number input shows for a value that was not typed here. */
export function numberText(value: unknown, { thousands, decimals }: NumberStyle): string {
  if (typeof value !== 'number' || Number.isNaN(value)) return '';
  const text = groupThousands(decimals ? value : Math.trunc(value), '.');
  return thousands ? text : text.replaceAll('.', '');
}

/** The number a text stands for; nothing stands for nothing. */
export function numberOf(text: string): number | null {
  const plain = text.replaceAll('.', '').replace(',', '.');
  return /\d/.test(plain) ? Number(plain) : null;
}

/** A number copied from a program: '25000.00' or '1,234,567.50' mean what they mean there. */
function fromProgram(text: string): string {
  const trimmed = text.trim();
  const isForeign = /^\d+\.\d{1,2}$/.test(trimmed) || /^\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$/.test(trimmed);
  return isForeign ? trimmed.replaceAll(',', '').replace('.', ',') : text;
}

/** Whether something in a text has no place in the number: a letter, a second comma, a third place. Spaces and the lira's sign say nothing. */
export function leavesOut(text: string, { decimals }: NumberStyle): boolean {
  const plain = plainDigits(fromProgram(text)).replace(/[\s.]|TL|₺/g, '');
  return !(decimals ? /^\d*(?:,\d{0,2})?$/ : /^\d*$/).test(plain);
}

export type NumberEdit = {
  readonly previous: string;
  readonly text: string;
  readonly caret: number;
  readonly inputType?: string | undefined;
  readonly style: NumberStyle;
};

/** A deleted separator takes the digit beside it along, so that no key press is without effect. */
function stepOver({ previous, text, caret, inputType }: NumberEdit): { text: string; caret: number } {
  const onlySeparator =
    previous.length === text.length + 1 && previous.replaceAll('.', '') === text.replaceAll('.', '');
  if (!onlySeparator) return { text, caret };
  if (inputType === 'deleteContentForward') return { text: text.slice(0, caret) + text.slice(caret + 1), caret };
  return { text: text.slice(0, Math.max(0, caret - 1)) + text.slice(caret), caret: Math.max(0, caret - 1) };
}

function placeAfter(text: string, count: number): number {
  let seen = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (seen === count) return at;
    if (text[at] !== '.') seen += 1;
  }
  return text.length;
}

/** One edit of a number field: separators follow the digits, the caret stays behind the digit it was behind. */
export function editNumber(edit: NumberEdit): { readonly text: string; readonly caret: number } {
  const byKey = edit.inputType === 'insertText' || edit.inputType?.startsWith('delete') === true;
  const replaced = !byKey || edit.text.length - edit.previous.length > 1;
  const whole = replaced ? fromProgram(edit.text) : edit.text;
  if (whole !== edit.text) {
    const text = grouped(significant(whole, edit.style), edit.style);
    return { text, caret: text.length };
  }
  const { text, caret } = stepOver(edit);
  const plain = significant(text, edit.style);
  const before = significant(text.slice(0, caret), edit.style);
  const shown = grouped(plain, edit.style);
  return { text: shown, caret: placeAfter(shown, Math.min(before.length, plain.length)) };
}
