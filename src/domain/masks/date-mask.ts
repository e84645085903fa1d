import { plainDigits } from '../turkish-text.ts';
import { fixedMask } from './fixed-mask.ts';

const twoDigits = (part = '') => part.padStart(2, '0');

/** Days first as people write them, or years first as programs do; single digits get their zero. */
function rawDate(text: string): string {
  const plain = plainDigits(text).trim();
  const [, year, month, day] = /^(\d{4})\D(\d{1,2})\D(\d{1,2})(?!\d)/.exec(plain) ?? [];
  if (year) return `${twoDigits(day)}${twoDigits(month)}${year}`;
  const [, first, second, third] = /^(\d{1,2})\D+(\d{1,2})\D+(\d{4})(?!\d)/.exec(plain) ?? [];
  if (third) return `${twoDigits(first)}${twoDigits(second)}${third}`;
  return plain.replace(/\D/g, '');
}

export const dateMask = fixedMask({
  name: 'date',
  slots: '##.##.####',
  inputMode: 'numeric',
  rawFrom: rawDate,
  closePart: (raw) => raw.replace(/^(\d\d)?([1-9])$/, '$10$2'),
});
