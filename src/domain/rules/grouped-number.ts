import { once } from '../once.ts';

const formats = {
  ',': once(() => new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })),
  '.': once(() => new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 2 })),
} as const;

export type ThousandsSeparator = keyof typeof formats;

/** '1,000' or '1.000'. */
export function groupThousands(value: number, separator: ThousandsSeparator = ','): string {
  return formats[separator]().format(value);
}

/** Reads what groupThousands writes, with or without its separators. */
export function parseGrouped(text: string, separator: ThousandsSeparator = ','): number | undefined {
  const plain = text
    .replaceAll(separator, '')
    .replace(separator === ',' ? '.' : ',', '.')
    .trim();
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}
