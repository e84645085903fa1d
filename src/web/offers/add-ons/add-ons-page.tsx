import { useMemo, useRef } from 'react';
import type { LineKey } from '#domain/lines.ts';
import { basketWith } from '#domain/quote/basket.ts';
import { addOnTexts, missingTexts } from '#messages/offers.ts';
import { beginPayment } from '../../offer/begin-payment.ts';
import { ClockSkew } from '../../offer/server-clock.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { showToast } from '../../ui/toasts/toast-store.ts';
import { useBasket } from '../basket/use-basket.ts';
import { ConnectionLost } from '../connection-lost.tsx';
import { useOffers } from '../feed/use-offers.ts';
import { useRetry } from '../missing/use-retry.ts';
import { useHeldStill } from '../still/use-held-still.ts';
import { ChosenWithAddOns } from './chosen-with-add-ons.tsx';
import { useKeptBeside } from './use-kept-beside.ts';

export type AddOnsPageProps = {
  readonly headerGuid: string;
  readonly line: LineKey;
  /** To the list. */
  readonly onBack: () => void;
  /** The choice is laid down and can be paid. */
  readonly onPay: () => void;
};

/** What is offered beside the chosen offer, on the way to payment. */
export function AddOnsPage(props: AddOnsPageProps) {
  return <AddOnsOf key={props.headerGuid} {...props} />;
}

function AddOnsOf({ headerGuid, line, onBack, onPay }: AddOnsPageProps) {
  const list = useRef<HTMLDivElement>(null);
  const { feed, skew, status, readAgain } = useOffers(headerGuid);
  const known = feed?.offers;
  const latest = useMemo(() => [...(known?.values() ?? [])], [known]);
  const { shown } = useHeldStill(latest, list);
  const basket = useBasket(headerGuid, latest);
  useKeptBeside({ headerGuid, line, offers: latest });
  const retry = useRetry({
    headerGuid,
    line,
    onAsked({ insurerName }) {
      showToast({ kind: 'info', text: missingTexts.retried(insurerName) });
      readAgain();
    },
  });
  function pay(): void {
    const { main, addOns } = basket.priced;
    if (!main) return;
    beginPayment(headerGuid, basketWith(main, addOns), [main, ...addOns]);
    onPay();
  }
  const isTold = feed !== undefined || status === 'notFound';
  return (
    <ClockSkew value={skew}>
      <div ref={list} className="@container">
        {status === 'lost' && <ConnectionLost empty={!feed} onReadAgain={readAgain} />}
        {isTold || basket.basket.main === undefined ? (
          <ChosenWithAddOns line={line} offers={shown} actions={{ basket, retry }} onBack={onBack} onPay={pay} />
        ) : (
          <Spinner inner text={addOnTexts.loading} />
        )}
      </div>
    </ClockSkew>
  );
}
