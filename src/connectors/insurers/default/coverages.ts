import type { Coverage, CoverageKey, CoverageValue } from '#domain/quote/coverage.ts';
import { foreignCurrencies } from '#domain/quote/foreign-price.ts';
import { kurusOfTurkish } from './amounts.ts';

const words: Readonly<Record<string, CoverageValue>> = {
  'RAYİÇ BEDEL': { kind: 'marketValue' },
  LİMİTSİZ: { kind: 'unlimited' },
  DAHİL: { kind: 'included' },
  HARİÇ: { kind: 'notIncluded' },
};

/** '30.000,00 EUR'; an amount of a currency we do not know is not one in lira. */
function foreignAmountOf(text: string): CoverageValue | undefined {
  const currency = foreignCurrencies.find((known) => text.endsWith(` ${known}`));
  const amount = currency && kurusOfTurkish(text.slice(0, -currency.length - 1));
  return currency === undefined || amount === undefined ? undefined : { kind: 'foreignAmount', currency, amount };
}

/** Reads 'RAYİÇ BEDEL', '10.000,00 TL', '30.000,00 EUR', '%5' and '2 ADET'; anything else is unknown. */
export function readTurkishCoverage(text: string): CoverageValue {
  const word = words[text.trim()];
  if (word) return word;
  const [, percent, count] = /^(?:%(\d+)|(\d+) ADET)$/.exec(text.trim()) ?? [];
  if (percent !== undefined) return { kind: 'percent', percent: Number(percent) };
  if (count !== undefined) return { kind: 'count', count: Number(count) };
  const amount = kurusOfTurkish(text);
  return amount === undefined ? (foreignAmountOf(text.trim()) ?? { kind: 'unknown' }) : { kind: 'amount', amount };
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
