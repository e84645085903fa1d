import { type Coverage, type CoverageValue, coverageKeys } from '#domain/quote/coverage.ts';
import type { RestMoney } from './dialect.ts';
import { foreignAmount } from './price-parts.ts';

const keys = new Map(coverageKeys.map((key) => [key as string, key]));
const unknownWorth: CoverageValue = { kind: 'unknown' };

/** What is worth nothing that is counted. All coverages that say so share one value. */
const worded = new Map<string, CoverageValue>([
  ['MARKET_VALUE', { kind: 'marketValue' }],
  ['LIMITLESS', { kind: 'unlimited' }],
  ['INCLUDED', { kind: 'included' }],
  ['NOT_INCLUDED', { kind: 'notIncluded' }],
]);

type Told = { readonly code: string; readonly type: string; readonly value?: unknown; readonly currency?: unknown };

function isTold(item: unknown): item is Told {
  if (typeof item !== 'object' || item === null) return false;
  const { code, type } = item as Partial<Told>;
  return typeof code === 'string' && typeof type === 'string';
}

function amountOf(value: unknown, { read }: RestMoney): CoverageValue {
  const amount = read(value);
  return amount === undefined ? unknownWorth : { kind: 'amount', amount };
}

/**
 * Reads what a price covers, or nothing where it is no list of coverages. A worth that cannot be read is unknown, not a
 * reason to throw the price away. An answer tells a hundred of them: they are judged one by one without a copy of each.
 */
export function coveragesReader(money: RestMoney): (told: unknown) => readonly Coverage[] | undefined {
  const foreign = foreignAmount(money).catch({ kind: 'unknown' });
  const worthOf = ({ type, value, currency }: Told): CoverageValue => {
    if (type === 'AMOUNT') return amountOf(value, money);
    if (type === 'FOREIGN_AMOUNT') return foreign.parse({ value, currency });
    if (type === 'PERCENT' && typeof value === 'number') return { kind: 'percent', percent: value };
    if (type === 'COUNT' && typeof value === 'number') return { kind: 'count', count: value };
    return worded.get(type) ?? unknownWorth;
  };
  return (told) => {
    if (!Array.isArray(told)) return undefined;
    const coverages: Coverage[] = [];
    for (const item of told as readonly unknown[]) {
      if (!isTold(item)) return undefined;
      const key = keys.get(item.code);
      if (key) coverages.push({ key, value: worthOf(item) });
    }
    return coverages;
  };
}
