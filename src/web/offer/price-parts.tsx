import type { ReactNode } from 'react';
import { foreignPriceText, personConditions, personName } from '#catalog/prices/price-part-texts.ts';
import { formatLira } from '#domain/money.ts';
import type { ForeignPrice } from '#domain/quote/foreign-price.ts';
import type { AgreedPersonPrice } from '#domain/quote/price-parts.ts';
import { pricePartTexts as words } from '#messages/price-parts.ts';
import { Details } from '../ui/details.tsx';

/** The price as it was made, below the lira that are charged. */
export function ForeignPriceLine({ price }: { readonly price: ForeignPrice | undefined }) {
  return price ? <p className="text-ink-soft text-small tabular-nums">{foreignPriceText(price)}</p> : null;
}

type PersonPricesProps = {
  readonly people: readonly AgreedPersonPrice[];
  /** Whose prices they are, for who cannot see what they stand below. */
  readonly of?: ReactNode;
};

const isConditional = (person: AgreedPersonPrice) => personConditions(person).length > 0;

/**
 * What each person costs, behind a heading. It stands open where somebody is taken under a condition: that is nothing to
 * find out later. One person without a condition costs the total, which needs no list.
 */
export function PersonPrices({ people, of }: PersonPricesProps) {
  const conditional = people.some(isConditional);
  if (people.length < 2 && !conditional) return null;
  return (
    <Details
      open={conditional}
      className="text-small"
      summaryClassName="text-brand hover:text-brand-strong"
      summary={
        <span>
          {words.people}
          {of}
        </span>
      }
    >
      <ul className="grid gap-1.5 pb-1">
        {people.map((person, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name, and their places do not change.
          <li key={index}>
            <Person person={person} name={personName(person.name, index)} />
          </li>
        ))}
      </ul>
    </Details>
  );
}

function Person({ person, name }: { readonly person: AgreedPersonPrice; readonly name: string }) {
  return (
    <>
      <p className="flex justify-between gap-3">
        <span className="min-w-0 break-words">{name}</span>
        <span className="whitespace-nowrap font-semibold tabular-nums">{formatLira(person.gross)}</span>
      </p>
      {personConditions(person).map((condition) => (
        <p key={condition} className="text-warning">
          {condition}
        </p>
      ))}
    </>
  );
}
