import { formatLira } from '#domain/money.ts';
import type { CoverageValue } from '#domain/quote/coverage.ts';
import { coverageValueTexts as words } from '#messages/coverages.ts';
import type { CoverageRow } from './vocabulary.ts';

const figures = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 2 });

/** What a coverage is worth, in words. A zero excess is the absence of one. */
export function coverageText({ sense, counts }: CoverageRow, value: CoverageValue): string {
  switch (value.kind) {
    case 'amount':
      return sense === 'excess' && value.amount === 0 ? words.noExcess : formatLira(value.amount).replace(',00', '');
    case 'foreignAmount':
      return `${figures.format(value.amount / 100)} ${value.currency}`;
    case 'percent':
      return sense === 'excess' && value.percent === 0 ? words.noExcess : words.percent(figures.format(value.percent));
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
