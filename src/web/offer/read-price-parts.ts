import type {
  NamedPersonPrice,
  ForeignPrice as WireForeignPrice,
  PersonPrice as WirePersonPrice,
} from '#contracts/calls/offer.ts';
import { fromLira } from '#domain/money.ts';
import type { ForeignPrice } from '#domain/quote/foreign-price.ts';
import type { PersonPrice } from '#domain/quote/person-price.ts';
import type { AgreedPersonPrice } from '#domain/quote/price-parts.ts';

export function readPersonPrice({ GrossPremium, LoadingPercent, Exclusions }: WirePersonPrice): PersonPrice {
  return { gross: fromLira(GrossPremium), loadingPercent: LoadingPercent ?? undefined, exclusions: Exclusions };
}

export function readForeignPrice(price: WireForeignPrice | null): ForeignPrice | undefined {
  if (!price) return undefined;
  const { Currency, GrossPremium, Rate, RateDay } = price;
  return { currency: Currency, gross: Math.round(GrossPremium * 100), rate: Rate, rateDay: RateDay };
}

type AgreedParts = {
  readonly PersonPrices: readonly NamedPersonPrice[];
  readonly ForeignPrice: WireForeignPrice | null;
};

/** What a price that is agreed is made of, under the names of the people. */
export function readAgreedParts({ PersonPrices, ForeignPrice }: AgreedParts): {
  readonly personPrices: readonly AgreedPersonPrice[];
  readonly foreignPrice: ForeignPrice | undefined;
} {
  return {
    personPrices: PersonPrices.map((price) => ({ name: price.Name, ...readPersonPrice(price) })),
    foreignPrice: readForeignPrice(ForeignPrice),
  };
}
