import type { Kurus } from '#domain/money.ts';

/** What a cover is worth. Unknown stays unknown: it is never drawn as a no. */
export type CoverageValue =
  | { readonly kind: 'amount'; readonly amount: Kurus }
  | { readonly kind: 'unlimited' }
  | { readonly kind: 'marketValue' }
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'count'; readonly count: number }
  | { readonly kind: 'included' }
  | { readonly kind: 'notIncluded' }
  | { readonly kind: 'unknown' };

export type Coverage = { readonly key: string; readonly value: CoverageValue };
