import { useEffect } from 'react';
import { emptyBasket } from '#domain/quote/basket.ts';
import { forgetAtBank } from '../offer/bank-store.ts';
import { createBasketStore } from '../offer/basket-store.ts';
import { keepPlan } from '../offer/payment-store.ts';
import { Ended } from './ended.tsx';
import { askOrder } from './follow-order.ts';
import { Glimpse } from './glimpse.tsx';
import type { TypedPerson } from './join-values.ts';
import { Lost } from './lost.tsx';
import { orderedBasket, resultKind } from './result-view.ts';
import { Running } from './running.tsx';
import { useOrder } from './use-order.ts';

export type ResultProps = {
  readonly headerGuid: string;
  readonly reference: string;
  /** Of the link in the buyer's mail, where it led here. */
  readonly token?: string | undefined;
  /** What this tab holds of the buyer, under the names of the registration. */
  readonly typed: TypedPerson;
  readonly onOffers: () => void;
  readonly onPay: () => void;
};

/** How a payment ended. It is read from the server, so that a reload and another tab show the same. */
export function Result(props: ResultProps) {
  return <ResultOf key={props.reference} {...props} />;
}

function ResultOf({ headerGuid, reference, token, typed, onOffers, onPay }: ResultProps) {
  const { status, last, askNow } = useOrder(reference, askOrder);
  const kind = status && resultKind(status);
  const isDone = status?.State === 'done';
  useEffect(() => {
    // What is bought is no longer chosen.
    if (isDone) createBasketStore(headerGuid).set(emptyBasket);
  }, [isDone, headerGuid]);

  const hasEnded = kind !== undefined && kind !== 'running' && kind !== 'atBank';
  useEffect(() => {
    // The end is told here; the payment has nothing left to tell of it.
    if (hasEnded) forgetAtBank(headerGuid);
  }, [hasEnded, headerGuid]);

  function payAgain(): void {
    if (status) {
      createBasketStore(headerGuid).set(orderedBasket(status));
      keepPlan(headerGuid, status.InstallmentCount);
    }
    onPay();
  }
  return (
    <div className="@container">
      {last === 'lost' && <Lost onAskNow={askNow} />}
      {last === 'notFound' ? (
        <Glimpse headerGuid={headerGuid} reference={reference} token={token} onProven={askNow} />
      ) : !status || kind === undefined || kind === 'running' || kind === 'atBank' ? (
        <Running message={status?.Message ?? ''} onPayAgain={kind === 'atBank' ? payAgain : undefined} />
      ) : (
        <Ended kind={kind} status={status} typed={typed} onRetry={payAgain} onOffers={onOffers} onCorrected={askNow} />
      )}
    </div>
  );
}
