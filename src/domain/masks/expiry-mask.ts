import { plainDigits } from '../turkish-text.ts';
import { fixedMask } from './fixed-mask.ts';

/** Month first as on the card, or year first as programs write it; a year may have all its digits. */
function rawExpiry(text: string): string {
  const plain = plainDigits(text).trim();
  const [, longYear, lastMonth] = /^20(\d{2})\D+(\d{1,2})(?!\d)/.exec(plain) ?? [];
  if (longYear) return `${lastMonth?.padStart(2, '0')}${longYear}`;
  const [, month, year] = /^\D*(\d{1,2})\D+(?:20)?(\d{2})(?!\d)/.exec(plain) ?? [];
  if (month) return `${month.padStart(2, '0')}${year}`;
  // No month is the twentieth: such digits are a year, alone or after its month.
  return plain.replace(/\D/g, '').replace(/^(\d{2})?20(\d{2})$/, '$1$2');
}

/** Until when a card serves, 'MM/YY'. */
export const expiryMask = fixedMask({
  name: 'cardExpiry',
  slots: '##/##',
  inputMode: 'numeric',
  rawFrom: rawExpiry,
  closePart: (raw) => raw.replace(/^([1-9])$/, '0$1'),
});
