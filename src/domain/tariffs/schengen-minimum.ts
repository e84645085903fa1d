import type { Dated } from './dated.ts';
import type { MinimumCondition } from './minimum-condition.ts';

/** What a travel policy must at least pay to be accepted for a Schengen visa: treatment, and the way back for its sake or after death. */
export const schengenMinimumRows: readonly Dated<readonly MinimumCondition[]>[] = [
  {
    from: '2010-04-05',
    value: [
      { key: 'tibbiTedavi', sense: 'more', bound: { kind: 'foreignAmount', currency: 'EUR', amount: 3_000_000 } },
      { key: 'tibbiNakil', sense: 'more', bound: { kind: 'included' } },
      { key: 'cenazeNakli', sense: 'more', bound: { kind: 'included' } },
    ],
    source: 'domain §6.4 [S86]: Reg. 810/2009, article 15(3)',
    certainty: 'sourced',
  },
];
