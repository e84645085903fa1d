import type { Dated } from './dated.ts';
import type { MinimumCondition } from './minimum-condition.ts';

/** What a foreigner's health policy must at least pay to be accepted for a residence permit. Sums are for a year. */
export const residenceMinimumRows: readonly Dated<readonly MinimumCondition[]>[] = [
  {
    from: '2014-06-06',
    value: [
      { key: 'yatarakTedavi', sense: 'more', bound: { kind: 'unlimited' } },
      { key: 'yatarakKatilim', sense: 'excess', bound: { kind: 'percent', percent: 0 } },
      { key: 'anlasmaDisiLimit', sense: 'more', bound: { kind: 'amount', amount: 2_000_000 } },
      { key: 'anlasmaDisiKatilim', sense: 'excess', bound: { kind: 'percent', percent: 20 } },
      { key: 'ayaktaLimit', sense: 'more', bound: { kind: 'amount', amount: 200_000 } },
      { key: 'muayeneKatilim', sense: 'excess', bound: { kind: 'percent', percent: 40 } },
    ],
    source: 'domain §6.3 [S80][S81]: circular 9/2014 of 06.06.2014; newer amounts were not found',
    certainty: 'sourced',
  },
];
