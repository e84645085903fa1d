import type { CoverageValue } from './coverage.ts';

/** As many offers as can stand side by side and still be read. */
export const mostCompared = 4;

export type ComparisonChange =
  | { readonly kind: 'changed'; readonly chosen: readonly string[] }
  /** One more than can be compared: nothing is dropped for it. */
  | { readonly kind: 'full' };

/** Takes an offer into the comparison, or out of it. */
export function toggleCompared(chosen: readonly string[], id: string): ComparisonChange {
  if (chosen.includes(id)) return { kind: 'changed', chosen: chosen.filter((known) => known !== id) };
  return chosen.length < mostCompared ? { kind: 'changed', chosen: [...chosen, id] } : { kind: 'full' };
}

function figureOf(value: CoverageValue): number {
  switch (value.kind) {
    case 'amount':
    case 'foreignAmount':
      return value.amount;
    case 'percent':
      return value.percent;
    case 'count':
      return value.count;
    default:
      return 0;
  }
}

const currencyOf = (value: CoverageValue) => (value.kind === 'foreignAmount' ? value.currency : undefined);

function isSameValue(one: CoverageValue, other: CoverageValue): boolean {
  return one.kind === other.kind && figureOf(one) === figureOf(other) && currencyOf(one) === currencyOf(other);
}

/** Whether a coverage is worth the same everywhere. What nobody told is like nothing, not even like itself. */
export function isSameCoverage(values: readonly CoverageValue[]): boolean {
  const [first] = values;
  return !first || values.every((value) => value.kind !== 'unknown' && isSameValue(value, first));
}

/** Puts an offer into a place of the table; what stood there changes places with it. */
export function placeOffer(order: readonly string[], place: number, id: string): readonly string[] {
  const before = order[place];
  if (before === undefined || !order.includes(id)) return order;
  return order.map((known, index) => (index === place ? id : known === id ? before : known));
}
