import type { CoverageValue } from './coverages.ts';

const words = {
  MARKET_VALUE: 'RAYİÇ BEDEL',
  LIMITLESS: 'LİMİTSİZ',
  INCLUDED: 'DAHİL',
  NOT_INCLUDED: 'HARİÇ',
  UNDEFINED: 'BELİRTİLMEMİŞ',
} as const;

const amounts = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2 });

/** A coverage's worth as Turkish screens and documents write it. */
export function coverageText(value: CoverageValue): string {
  if (value.type === 'AMOUNT') return `${amounts.format(value.amount / 100)} TL`;
  if (value.type === 'FOREIGN_AMOUNT') return `${amounts.format(value.amount / 100)} ${value.currency}`;
  if (value.type === 'PERCENT') return `%${value.percent}`;
  if (value.type === 'COUNT') return `${value.count} ADET`;
  return words[value.type];
}
