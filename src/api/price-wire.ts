import type {
  NamedPersonPrice,
  ForeignPrice as WireForeignPrice,
  PersonPrice as WirePersonPrice,
} from '#contracts/calls/offer.ts';
import { toWireLira } from '#domain/money.ts';
import type { ForeignPrice } from '#domain/quote/foreign-price.ts';
import type { PersonPrice } from '#domain/quote/person-price.ts';
import type { AgreedPersonPrice } from '#domain/quote/price-parts.ts';

function wirePersonPrice({ gross, loadingPercent, exclusions }: PersonPrice): WirePersonPrice {
  return { GrossPremium: toWireLira(gross), LoadingPercent: loadingPercent ?? null, Exclusions: [...exclusions] };
}

function wireForeignPrice({ currency, gross, rate, rateDay }: ForeignPrice): WireForeignPrice {
  return { Currency: currency, GrossPremium: gross / 100, Rate: rate, RateDay: rateDay };
}

type Told<Person> = {
  readonly personPrices?: readonly Person[] | undefined;
  readonly foreignPrice?: ForeignPrice | undefined;
};

/** What a price is made of, for whom the quotation tells the names. */
export function wirePriceParts({ personPrices = [], foreignPrice }: Told<PersonPrice>) {
  return {
    PersonPrices: personPrices.map(wirePersonPrice),
    ForeignPrice: foreignPrice ? wireForeignPrice(foreignPrice) : null,
  };
}

/** What a price that was agreed is made of, with the names of the people. */
export function wireAgreedParts({ personPrices = [], foreignPrice }: Told<AgreedPersonPrice>): {
  PersonPrices: NamedPersonPrice[];
  ForeignPrice: WireForeignPrice | null;
} {
  return {
    PersonPrices: personPrices.map((price) => ({ Name: price.name, ...wirePersonPrice(price) })),
    ForeignPrice: foreignPrice ? wireForeignPrice(foreignPrice) : null,
  };
}
