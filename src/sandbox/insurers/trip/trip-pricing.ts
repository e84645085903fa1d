import { inForce } from '#domain/tariffs/dated.ts';
import { type Levies, netOf } from '#domain/tariffs/levies.ts';
import type { Ask, Draft, Pricing } from '../decision.ts';
import { euroRate } from '../rates.ts';
import { reasons } from '../reasons.ts';
import { longestOfAnnual, tripRateRows } from './rates/trip-rates.ts';
import { readTrip, type Trip } from './trip.ts';
import { leastForSchengen, type TripPlanKey, tripCoverages, tripPlans } from './trip-plans.ts';
import { ageFactor, journeyCents } from './trip-price.ts';
import { type TripTaste, tripTasteOf } from './trip-taste.ts';

/** The first rule of the insurer that the journey breaks. */
function refusal(taste: TripTaste, { days, ages, sport, region }: Trip): string | undefined {
  const rules: readonly (readonly [boolean, string])[] = [
    [days < 1, reasons.term],
    [ages.some((age) => age > taste.oldestAge), ages.length === 1 ? reasons.age : reasons.oneAge],
    [sport && !taste.sport, reasons.sport],
    [region === 'world' && !taste.usa, reasons.usa],
  ];
  return rules.find(([broken]) => broken)?.[1];
}

function warningsOf({ annual, region }: Trip, plan: TripPlanKey): readonly string[] {
  const short = region === 'schengen' && tripPlans[plan].medical < leastForSchengen;
  return [
    ...(annual ? [`Yıl içindeki her seyahat en çok ${longestOfAnnual} gün için güvencededir.`] : []),
    ...(short ? ['Schengen vizesi için aranan 30.000 € tedavi teminatını karşılamaz.'] : []),
  ];
}

type Sale = { readonly trip: Trip; readonly taste: TripTaste; readonly levies: Levies; readonly cents: number };

/** Made in euro, told in lira at the rate of the day it is asked for. */
function draftOf({ personality, application, today }: Ask, sale: Sale, key: TripPlanKey): Draft {
  const { trip, taste, levies, cents } = sale;
  const { startDate } = application;
  const rates = inForce(tripRateRows, startDate).value;
  const { rate, rateDay } = euroRate(today);
  const { code, name, factor } = tripPlans[key];
  const netCents = trip.ages.map((age) =>
    netOf(levies, cents * ageFactor(rates, age) * factor * personality.price, startDate),
  );
  const people = netCents.map((one) => ({ net: Math.round(one * rate) }));
  return {
    code,
    name,
    net: people.reduce((sum, { net }) => sum + net, 0),
    people,
    foreign: { currency: 'EUR', netCents: netCents.reduce((sum, one) => sum + one, 0), rate, rateDay },
    coverages: tripCoverages(key, taste),
    warnings: warningsOf(trip, key),
  };
}

export function tripPricing(levies: Levies): Pricing {
  return (ask) => {
    const { personality, application } = ask;
    const trip = readTrip(application);
    if ('kind' in trip) return trip;
    const taste = tripTasteOf(personality.code);
    const reason = refusal(taste, trip);
    if (reason) return { kind: 'declined', reason };
    const cents = journeyCents(inForce(tripRateRows, application.startDate).value, trip);
    if (cents === undefined) return { kind: 'declined', reason: reasons.term };
    const drafts = taste.plans.map((key) => draftOf(ask, { trip, taste, levies, cents }, key));
    return { kind: 'drafts', drafts };
  };
}
