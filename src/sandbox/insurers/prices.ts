import type { Day } from '#domain/dates.ts';
import type { Kurus } from '#domain/money.ts';
import type { ForeignPrice } from '#domain/quote/foreign-price.ts';
import type { PersonPrice } from '#domain/quote/person-price.ts';
import { sharesOf } from '#domain/shares.ts';
import { grossOf, type Levies } from '#domain/tariffs/levies.ts';
import type { Draft, ForeignDraft, Package, PersonDraft } from './decision.ts';

type Prices = Pick<Package, 'net' | 'gross' | 'personPrices' | 'foreignPrice'>;

function personPricesOf(gross: Kurus, people: readonly PersonDraft[]): readonly PersonPrice[] {
  const shares = sharesOf(
    gross,
    people.map(({ net }) => net),
  );
  return people.map(({ loadingPercent, exclusions = [] }, index) => ({
    gross: shares[index] ?? 0,
    loadingPercent,
    exclusions,
  }));
}

function foreignPriceOf(levies: Levies, { netCents, ...foreign }: ForeignDraft, day: Day): ForeignPrice {
  return { ...foreign, gross: grossOf(levies, { net: netCents }, day) };
}

/** Hundredths of the currency in kuruş, as they are charged. */
function charged(hundredths: number, rate: number): Kurus {
  return Math.round(hundredths * rate);
}

type Priceable = Pick<Draft, 'net' | 'fireNet' | 'gross'> & {
  readonly people: Draft['people'] | undefined;
  readonly foreign: ForeignDraft | undefined;
};

/** What the customer pays for a draft, by person and in the currency it was made in. */
export function pricesOf(levies: Levies, draft: Priceable, day: Day): Prices {
  const { people = [], foreign } = draft;
  const foreignPrice = foreign && foreignPriceOf(levies, foreign, day);
  const net = foreign ? charged(foreign.netCents, foreign.rate) : draft.net;
  const gross = foreignPrice
    ? charged(foreignPrice.gross, foreignPrice.rate)
    : (draft.gross ?? grossOf(levies, draft, day));
  return { net, gross, personPrices: personPricesOf(gross, people), foreignPrice };
}

/** A price that has become dearer in all its parts alike. */
export function raised<Priced extends Prices & Pick<Package, 'installments'>>(offered: Priced, factor: number): Priced {
  if (factor === 1) return offered;
  const { foreignPrice: before } = offered;
  const foreignPrice = before && { ...before, gross: Math.round(before.gross * factor) };
  const gross = foreignPrice ? charged(foreignPrice.gross, foreignPrice.rate) : Math.round(offered.gross * factor);
  const byMuch = foreignPrice ? gross / offered.gross : factor;
  const shares = sharesOf(
    gross,
    offered.personPrices.map((person) => person.gross),
  );
  return {
    ...offered,
    net: Math.round(offered.net * byMuch),
    gross,
    foreignPrice,
    personPrices: offered.personPrices.map((person, index) => ({ ...person, gross: shares[index] ?? 0 })),
    installments: offered.installments.map((plan) => ({ ...plan, gross: Math.round(plan.gross * byMuch) })),
  };
}
