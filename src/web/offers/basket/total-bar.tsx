import { lines } from '#catalog/lines/index.ts';
import { formatLira } from '#domain/money.ts';
import { basketTexts as words } from '#messages/offers.ts';
import { fewerTogether } from '../../offer/begin-payment.ts';
import type { OpenOffer } from '../../offer/offer-view.ts';
import { Button } from '../../ui/button.tsx';
import { BuyButton, BuyLine } from '../card/buy-line.tsx';
import type { OfferBasket } from './use-basket.ts';

type TotalBarProps = Pick<OfferBasket, 'basket' | 'priced' | 'choose'> & {
  readonly onBuy: (offer: OpenOffer) => void;
};

/** The chosen offer, what was added beside it, the total, and the way to pay it. */
export function TotalBar({ basket, priced, choose, onBuy }: TotalBarProps) {
  if (basket.main === undefined) return null;
  const { main, addOns, total } = priced;
  const notHere = addOns.find(({ mode }) => mode !== 'buyable');
  const remove = (
    <Button variant="link" className="shrink-0" onClick={() => choose(undefined)}>
      {words.remove}
    </Button>
  );
  return (
    <section aria-label={words.title}>
      {main ? (
        <div className="grid gap-x-8 gap-y-2 @3xl:grid-cols-[minmax(0,1fr)_auto] @3xl:items-center">
          <div className="min-w-0">
            <div className="flex flex-wrap items-center justify-between gap-x-6 @3xl:justify-start">
              <dl className="flex flex-wrap gap-x-6 gap-y-1 text-small">
                <Item offer={main} name={main.insurerName} />
                {addOns.map((offer) => (
                  <Item key={offer.id} offer={offer} name={lines[offer.line].name} />
                ))}
              </dl>
              {remove}
            </div>
            <Together offers={[main, ...addOns]} />
            <div className="mt-1 max-sm:hidden">
              {main.mode === 'buyable' && notHere ? (
                <p className="text-small text-warning">{words.notHere(notHere.insurerName)}</p>
              ) : (
                <BuyLine offer={main} />
              )}
            </div>
          </div>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <p aria-live="polite">
              <span className="text-ink-soft text-small">{words.total} </span>
              <span className="font-bold text-h3 tabular-nums">{formatLira(total)}</span>
            </p>
            {!notHere && <BuyButton offer={main} onBuy={onBuy} />}
          </div>
        </div>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <p role="status" className="text-small">
            {words.gone}
          </p>
          {remove}
        </div>
      )}
    </section>
  );
}

/** One payment for all of it has the plans that all of them have. */
function Together({ offers }: { readonly offers: readonly OpenOffer[] }) {
  const most = fewerTogether(offers);
  if (most === undefined) return null;
  return (
    <p role="status" className="text-ink-soft text-small">
      {most === 1 ? words.onceTogether : words.mostTogether(most)}
    </p>
  );
}

function Item({ offer, name }: { readonly offer: OpenOffer; readonly name: string }) {
  return (
    <div className="flex gap-1.5">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="font-semibold tabular-nums">{formatLira(offer.price)}</dd>
    </div>
  );
}
