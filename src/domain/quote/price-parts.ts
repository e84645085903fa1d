import type { Kurus } from '../money.ts';
import { sharesOf } from '../shares.ts';
import type { ForeignPrice } from './foreign-price.ts';
import type { PersonPrice } from './person-price.ts';

/** A person's part of a price that somebody agreed to pay, with the name it is shown under. */
export type AgreedPersonPrice = PersonPrice & { readonly name: string };

export type PriceParts = {
  readonly personPrices: readonly PersonPrice[];
  readonly foreignPrice: ForeignPrice | undefined;
};

type Priced = {
  readonly gross: Kurus;
  readonly personPrices?: readonly PersonPrice[] | undefined;
  readonly foreignPrice?: ForeignPrice | undefined;
};

/**
 * What a price is made of where another sum is charged: by instalments, or because the insurer changed it. The people share
 * the new sum as they shared the old one; a rate that does not give the sum is not told.
 */
export function partsAt({ gross, personPrices = [], foreignPrice }: Priced, charged: Kurus): PriceParts {
  if (charged === gross) return { personPrices, foreignPrice };
  const shares = sharesOf(
    charged,
    personPrices.map((person) => person.gross),
  );
  return {
    personPrices: personPrices.map((person, index) => ({ ...person, gross: shares[index] ?? 0 })),
    foreignPrice: undefined,
  };
}

/** The parts of a price under the names of the people they are for. */
export function namedPersonPrices(
  personPrices: readonly PersonPrice[],
  people: readonly { readonly name: string }[],
): readonly AgreedPersonPrice[] {
  return personPrices.map((price, index) => ({ ...price, name: people[index]?.name ?? '' }));
}
