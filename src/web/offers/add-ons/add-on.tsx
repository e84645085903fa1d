import { useState } from 'react';
import { lines } from '#catalog/lines/index.ts';
import type { LineKey } from '#domain/lines.ts';
import { addedFor } from '#domain/quote/basket.ts';
import { addOnReasons, addOnTexts as words } from '#messages/offers.ts';
import type { OfferView } from '../../offer/offer-view.ts';
import { classNames } from '../../ui/class-names.ts';
import { Details } from '../../ui/details.tsx';
import type { OfferBasket } from '../basket/use-basket.ts';
import { MissingRow } from '../missing/missing-row.tsx';
import type { Retry } from '../missing/use-retry.ts';
import type { AddOnGroup } from './add-on-groups.ts';
import { AddOnOffer } from './add-on-offer.tsx';

export type AddOnActions = { readonly basket: OfferBasket; readonly retry: Retry };

const reasons: Partial<Readonly<Record<LineKey, string>>> = addOnReasons;

type AddOnProps = { readonly group: AddOnGroup; readonly actions: AddOnActions | undefined };

/** One add-on: what it is, its cheapest offer, and the others behind it. */
export function AddOn({ group, actions }: AddOnProps) {
  const basket = actions?.basket;
  const added = basket && addedFor(basket.basket, group.line);
  // What had been added stands first. What is added now stays where it was pressed, and the focus with it.
  const [addedBefore] = useState(added);
  const head = group.open.find(({ id }) => id === addedBefore) ?? group.open[0];
  const others = group.open.filter((offer) => offer !== head);
  const isAddedBought = group.open.some(({ id, bought }) => bought && id === added);
  const isIn = basket?.priced.addOns.some(({ id }) => id === added) === true;
  return (
    <div
      className={classNames(
        'rounded-card border bg-paper p-4 @xl:p-5',
        isIn ? 'border-brand outline outline-brand' : 'border-line',
      )}
    >
      <h3 className="text-h4">{lines[group.line].name}</h3>
      {reasons[group.line] && <p className="mt-1 text-ink-soft text-small">{reasons[group.line]}</p>}
      {added !== undefined && !isIn && (
        <p role="status" className="mt-2 text-small text-warning">
          {isAddedBought ? words.addedBought : words.addedGone}
        </p>
      )}
      {head ? <AddOnOffer offer={head} basket={basket} /> : <NoAddOnOffer group={group} actions={actions} />}
      {others.length > 0 && (
        <Details
          summary={words.others(others.length)}
          className="border-line border-t"
          summaryClassName="text-brand text-small"
        >
          <ul className="divide-y divide-line">
            {others.map((offer) => (
              <li key={offer.id}>
                <AddOnOffer offer={offer} basket={basket} />
              </li>
            ))}
          </ul>
        </Details>
      )}
      {head && actions && <WithoutOffer offers={[...group.had, ...group.looking]} retry={actions.retry} />}
    </div>
  );
}

function WithoutOffer({ offers, retry }: { readonly offers: readonly OfferView[]; readonly retry: Retry }) {
  if (offers.length === 0) return null;
  return (
    <ul className="mt-2 divide-y divide-line border-line border-t">
      {offers.map((offer) => (
        <MissingRow key={offer.id} offer={offer} retry={retry} />
      ))}
    </ul>
  );
}

function NoAddOnOffer({ group, actions }: AddOnProps) {
  const none = lines[group.line].quote === 'addOn' ? words.none : words.noneOfLine;
  const { had, waiting, looking, askable } = group;
  const without = [...had, ...looking, ...askable];
  const text = waiting ? words.waiting : looking.length > 0 ? words.looking : had.length > 0 ? '' : none;
  return (
    <>
      <p className="mt-2 text-ink-soft text-small empty:hidden">{text}</p>
      {actions && <WithoutOffer offers={without} retry={actions.retry} />}
    </>
  );
}
