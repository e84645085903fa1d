import { groupDigits } from '../group-digits.ts';

export type ThousandsSeparator = ',' | '.';

const decimalSign = { ',': '.', '.': ',' } as const satisfies Record<ThousandsSeparator, string>;

/** '1,000' or '1.000', with two places at most. */
export function groupThousands(value: number, separator: ThousandsSeparator = ','): string {
  const [whole = '', places] = value
    .toFixed(2)
    .replace(/\.?0+$/, '')
    .split('.');
  return groupDigits(whole, separator) + (places ? decimalSign[separator] + places : '');
}

/** Reads what groupThousands writes, with or without its separators. */
export function parseGrouped(text: string, separator: ThousandsSeparator = ','): number | undefined {
  const plain = text.replaceAll(separator, '').replace(decimalSign[separator], '.').trim();
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}
