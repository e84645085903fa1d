import { formatLira } from '#domain/money.ts';
import type { CoverageValue } from '#domain/quote/coverage.ts';
import { formatForeignAmount } from '#domain/quote/foreign-amount.ts';
import { coverageValueTexts as words } from '#messages/coverages.ts';
import type { CoverageRow } from './vocabulary.ts';

const figures = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 2 });

/** What stays with the insured, where it is nothing at all. */
const isNothing = (value: CoverageValue) =>
  ('amount' in value && value.amount === 0) ||
  (value.kind === 'percent' && value.percent === 0) ||
  (value.kind === 'count' && value.count === 0);

/** What a coverage is worth, in words. A zero excess is the absence of one. */
export function coverageText({ sense, counts }: CoverageRow, value: CoverageValue): string {
  if (sense === 'excess' && isNothing(value)) return words.noExcess;
  switch (value.kind) {
    case 'amount':
      return formatLira(value.amount).replace(',00', '');
    case 'foreignAmount':
      return formatForeignAmount(value.amount, value.currency);
    case 'percent':
      return words.percent(figures.format(value.percent));
    case 'count':
      return words[counts](figures.format(value.count));
    case 'notIncluded':
      return sense === 'excess' ? words.nothingCovered : words.notIncluded;
    default:
      return words[value.kind];
  }
}

/** A label inside a sentence: 'İkame araç' becomes 'ikame araç', 'İMM limiti' stays. */
export function inSentence(label: string): string {
  const [first = '', second = ''] = label;
  const isAcronym = second !== '' && second === second.toLocaleUpperCase('tr-TR') && /\p{L}/u.test(second);
  return isAcronym ? label : first.toLocaleLowerCase('tr-TR') + label.slice(first.length);
}
