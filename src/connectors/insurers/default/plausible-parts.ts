import { addDays, istanbulToday } from '#domain/dates.ts';
import type { InsurerOffer, QuoteRequest } from '#ports/insurer.ts';

/** What rounding may leave between a sum and its parts. */
const kurusPerPerson = 1;
const kurusOfExchange = 100;
const oldestRateDays = 7;
const mostLoadingPercent = 900;

function isAmount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}

/** Where people are priced apart, all of them are, and together they cost what the offer costs. */
export function arePlausiblePeople(
  { gross, personPrices = [] }: InsurerOffer,
  { insuredPeople }: QuoteRequest,
): boolean {
  if (personPrices.length === 0) return true;
  const sum = personPrices.reduce((total, person) => total + person.gross, 0);
  return (
    personPrices.length === insuredPeople.length &&
    Math.abs(sum - gross) <= personPrices.length * kurusPerPerson &&
    personPrices.every(
      (person) =>
        isAmount(person.gross) &&
        isAmount(person.loadingPercent ?? 0) &&
        (person.loadingPercent ?? 0) <= mostLoadingPercent,
    )
  );
}

/** The lira are the price at its rate, and the rate is young; its age is measured against the end of the offer. */
export function isPlausibleForeign({ gross, foreignPrice, validUntil }: InsurerOffer): boolean {
  if (!foreignPrice) return true;
  const { gross: made, rate, rateDay } = foreignPrice;
  const until = istanbulToday(validUntil);
  return (
    isAmount(made) &&
    made > 0 &&
    Math.abs(made * rate - gross) <= kurusOfExchange &&
    rateDay <= until &&
    rateDay >= addDays(until, -oldestRateDays)
  );
}
