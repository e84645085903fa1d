export const cardBrands = ['visa', 'amex', 'mastercard', 'discover', 'diners', 'jcb', 'unionpay', 'troy'] as const;

export type CardBrand = (typeof cardBrands)[number];

/** First digits of each brand, from and to; Troy's own range is 9792, its cards under 65 count as Discover. */
const ranges: readonly (readonly [CardBrand, string, string])[] = [
  ['visa', '4', '4'],
  ['amex', '34', '34'],
  ['amex', '37', '37'],
  ['mastercard', '51', '55'],
  ['mastercard', '2221', '2720'],
  ['discover', '6011', '6011'],
  ['discover', '644', '649'],
  ['discover', '65', '65'],
  ['diners', '300', '305'],
  ['diners', '3095', '3095'],
  ['diners', '36', '36'],
  ['diners', '38', '39'],
  ['jcb', '3528', '3589'],
  ['unionpay', '62', '62'],
  ['troy', '9792', '9792'],
];

/** The brand as soon as every number that begins this way belongs to it. */
export function cardBrand(partial: string): CardBrand | undefined {
  const digits = partial.replace(/\D/g, '');
  if (digits === '') return undefined;
  return ranges.find(([, from, to]) => {
    const start = digits.slice(0, from.length);
    return start.padEnd(from.length, '0') >= from && start.padEnd(from.length, '9') <= to;
  })?.[0];
}

/** The check digit of cards and IMEI numbers. */
export function luhn(digits: string): boolean {
  if (!/^\d+$/.test(digits)) return false;
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
