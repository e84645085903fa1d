import { groupDigits } from './group-digits.ts';

/** Money inside the product: whole kuruş, never a fraction. */
export type Kurus = number;

/** Up to here a lira figure with two places still has one exact spelling as a number. */
const largestKurus = 1e15;

function checkKurus(kurus: Kurus): Kurus {
  if (!Number.isInteger(kurus) || Math.abs(kurus) > largestKurus) throw new RangeError(`Not an amount: ${kurus}`);
  return kurus;
}

function checkCount(count: number): number {
  if (!Number.isSafeInteger(count) || count < 1) throw new RangeError(`Not a number of instalments: ${count}`);
  return count;
}

const liraText = /^(-?)(\d{1,14})(?:\.(\d{1,2}))?$/;

/** Whether a figure is lira and whole kuruş. */
export function isLira(lira: string | number): boolean {
  return liraText.test(String(lira)) && Math.abs(Number(lira)) <= largestKurus / 100;
}

/** The kuruş of a number that is the nearest to so many hundredths; others are judged by their spelling. */
function wholeHundredths(lira: number): Kurus | undefined {
  const kurus = Math.round(lira * 100);
  return kurus / 100 === lira && Math.abs(kurus) <= largestKurus ? kurus || 0 : undefined;
}

/** Exact: a third decimal is refused rather than rounded away. */
export function fromLira(lira: string | number): Kurus {
  const known = typeof lira === 'number' ? wholeHundredths(lira) : undefined;
  if (known !== undefined) return known;
  const match = liraText.exec(String(lira));
  if (!match) throw new RangeError(`Not a lira amount: ${lira}`);
  const [, sign, whole, fraction = ''] = match;
  const kurus = Number(`${whole}${fraction.padEnd(2, '0')}`);
  return checkKurus(sign && kurus !== 0 ? -kurus : kurus);
}

/** The wire carries lira as a number with at most two places. */
export function toWireLira(kurus: Kurus): number {
  return checkKurus(kurus) / 100;
}

/** '1.234,50 TL' */
export function formatLira(kurus: Kurus): string {
  const size = Math.abs(checkKurus(kurus));
  const whole = groupDigits(String(Math.floor(size / 100)), '.');
  return `${kurus < 0 ? '-' : ''}${whole},${String(size % 100).padStart(2, '0')} TL`;
}

/** '123,45 TL X 9 Taksit': the gross premium divided by the largest number of instalments. */
export function installmentText(gross: Kurus, count: number): string {
  return `${formatLira(Math.round(checkKurus(gross) / checkCount(count)))} X ${count} Taksit`;
}

/** Parts that sum exactly to the gross amount; the first ones carry the odd kuruş. */
export function splitInstallments(gross: Kurus, count: number): Kurus[] {
  const part = Math.floor(checkKurus(gross) / checkCount(count));
  const odd = gross - part * count;
  return Array.from({ length: count }, (_, index) => (index < odd ? part + 1 : part));
}
