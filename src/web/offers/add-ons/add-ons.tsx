import { useId } from 'react';
import { lines } from '#catalog/lines/index.ts';
import type { LineKey } from '#domain/lines.ts';
import { addedFor } from '#domain/quote/basket.ts';
import { addOnReasons, addOnTexts as words } from '#messages/offers.ts';
import type { OfferView } from '../../offer/offer-view.ts';
import { Details } from '../../ui/details.tsx';
import type { OfferBasket } from '../basket/use-basket.ts';
import { MissingRow } from '../missing/missing-row.tsx';
import type { Retry } from '../missing/use-retry.ts';
import { type AddOnGroup, addOnGroups } from './add-on-groups.ts';
import { AddOnOffer } from './add-on-offer.tsx';

type AddOnsProps = {
  readonly line: LineKey;
  readonly offers: readonly OfferView[];
  /** Undefined where the list is only looked at. */
  readonly actions?: { readonly basket: OfferBasket; readonly retry: Retry } | undefined;
};

/** What is sold beside the main one. Nothing is chosen beforehand; each is added and removed on its own. */
export function AddOns({ line, offers, actions }: AddOnsProps) {
  const id = useId();
  const groups = addOnGroups(line, offers);
  if (groups.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="text-h3">
        {words.title}
      </h2>
      {actions && <p className="mt-1 text-ink-soft text-small">{words.note}</p>}
      <div className="mt-4 grid items-start gap-4 @3xl:grid-cols-2">
        {groups.map((group) => (
          <AddOn key={group.line} group={group} actions={actions} />
        ))}
      </div>
    </section>
  );
}

const reasons: Partial<Readonly<Record<LineKey, string>>> = addOnReasons;

type AddOnProps = Pick<AddOnsProps, 'actions'> & { readonly group: AddOnGroup };

function AddOn({ group, actions }: AddOnProps) {
  const basket = actions?.basket;
  const added = basket && addedFor(basket.basket, group.line);
  const head = group.open.find(({ id }) => id === added) ?? group.open[0];
  const others = group.open.filter((offer) => offer !== head);
  return (
    <div className="rounded-card border border-line bg-paper p-4 @xl:p-5">
      <h3 className="text-h4">{lines[group.line].name}</h3>
      {reasons[group.line] && <p className="mt-1 text-ink-soft text-small">{reasons[group.line]}</p>}
      {head ? <AddOnOffer offer={head} basket={basket} /> : <NoAddOnOffer group={group} actions={actions} />}
      {others.length > 0 && (
        <Details
          summary={words.others(others.length)}
          className="mt-2 border-line border-t"
          summaryClassName="text-brand text-small"
        >
          <ul className="divide-y divide-line">
            {others.map((offer) => (
              <li key={offer.id} className="pb-3">
                <AddOnOffer offer={offer} basket={basket} />
              </li>
            ))}
          </ul>
        </Details>
      )}
      {head && actions && <WithoutOffer offers={group.looking} retry={actions.retry} />}
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
  const { waiting, looking, askable } = group;
  const without = [...looking, ...askable];
  const text = waiting ? words.waiting : looking.length > 0 ? words.looking : none;
  return (
    <>
      <p className="mt-2 text-ink-soft text-small">{text}</p>
      {actions && <WithoutOffer offers={without} retry={actions.retry} />}
    </>
  );
}
