import type { Coverage, CoverageKey, CoverageValue } from '#domain/quote/coverage.ts';
import { kurusOfTurkish } from './amounts.ts';

const words: Readonly<Record<string, CoverageValue>> = {
  'RAYİÇ BEDEL': { kind: 'marketValue' },
  LİMİTSİZ: { kind: 'unlimited' },
  DAHİL: { kind: 'included' },
  HARİÇ: { kind: 'notIncluded' },
};

/** Reads 'RAYİÇ BEDEL', '10.000,00 TL', '%5' and '2 ADET'; anything else is unknown. */
export function readTurkishCoverage(text: string): CoverageValue {
  const word = words[text.trim()];
  if (word) return word;
  const [, percent, count] = /^(?:%(\d+)|(\d+) ADET)$/.exec(text.trim()) ?? [];
  if (percent !== undefined) return { kind: 'percent', percent: Number(percent) };
  if (count !== undefined) return { kind: 'count', count: Number(count) };
  const amount = kurusOfTurkish(text);
  return amount === undefined ? { kind: 'unknown' } : { kind: 'amount', amount };
}

/** Coverages under our keys, by the insurer's own codes. */
export function namedCoverages(
  told: readonly { readonly code: string; readonly value: CoverageValue }[],
  keys: ReadonlyMap<string, CoverageKey>,
): readonly Coverage[] {
  return told.flatMap(({ code, value }) => {
    const key = keys.get(code);
    return key ? [{ key, value }] : [];
  });
}
