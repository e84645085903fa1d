import { lines } from '#catalog/lines/index.ts';
import { formatLira, type Kurus } from '#domain/money.ts';
import { basketTexts as words } from '#messages/offers.ts';
import { fewerTogether } from '../../offer/begin-payment.ts';
import type { OpenOffer } from '../../offer/offer-view.ts';
import { Button } from '../../ui/button.tsx';

type TotalBarProps = {
  readonly main: OpenOffer;
  readonly addOns: readonly OpenOffer[];
  /** Whether anything else can be added. */
  readonly canAdd: boolean;
  readonly total: Kurus;
  readonly onPay: () => void;
};

/** The chosen offer, what was added beside it, the total, and the way to pay it. */
export function TotalBar({ main, addOns, canAdd, total, onPay }: TotalBarProps) {
  return (
    <section
      aria-label={words.title}
      className="grid gap-x-8 gap-y-2 @3xl:grid-cols-[minmax(0,1fr)_auto] @3xl:items-center"
    >
      <div className="min-w-0">
        <dl className="flex flex-wrap gap-x-6 gap-y-1 text-small max-sm:sr-only">
          <Item offer={main} name={main.insurerName} />
          {addOns.map((offer) => (
            <Item key={offer.id} offer={offer} name={lines[offer.line].name} />
          ))}
        </dl>
        <Together offers={[main, ...addOns]} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <p aria-live="polite" className="@3xl:text-right">
          <span className="block text-ink-soft text-small leading-tight">{words.total} </span>
          <span className="whitespace-nowrap font-bold text-lead leading-tight tabular-nums @3xl:text-h3">
            {formatLira(total)}
          </span>
        </p>
        <Button variant="action" onClick={onPay}>
          {canAdd && addOns.length === 0 ? words.withoutAny : words.toPayment}
        </Button>
      </div>
    </section>
  );
}

/** One payment for all of it has the plans that all of them have. */
function Together({ offers }: { readonly offers: readonly OpenOffer[] }) {
  const most = fewerTogether(offers);
  return (
    <p role="status" className="text-ink-soft text-small empty:hidden">
      {most === undefined ? '' : most === 1 ? words.onceTogether : words.mostTogether(most)}
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
