import type { TripRates } from './rates/trip-rates.ts';
import type { Trip } from './trip.ts';

/** What the journey costs somebody of no special age, in euro cents; undefined where nobody sells so long a one. */
export function journeyCents(rates: TripRates, { annual, days, region, purpose, sport, family, ages }: Trip) {
  const cents = annual ? rates.annual : rates.bands.find(({ upTo }) => days <= upTo)?.cents;
  if (cents === undefined) return undefined;
  const together = family && ages.length >= rates.family.from;
  return (
    cents *
    rates.regions[region] *
    rates.purposes[purpose] *
    (sport ? rates.sport : 1) *
    (together ? rates.family.factor : 1)
  );
}

export function ageFactor({ ages }: TripRates, age: number): number {
  return ages.findLast(({ from }) => age >= from)?.factor ?? 1;
}
