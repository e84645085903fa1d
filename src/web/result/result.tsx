import { useEffect } from 'react';
import { resultTexts as words } from '#messages/result.ts';
import { keepPlan } from '../checkout/payment-store.ts';
import { createBasketStore } from '../offers/basket/basket-store.ts';
import { CallAgency, ChangeAnswers, Notice } from '../offers/notice.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Ended } from './ended.tsx';
import { orderedBasket, resultKind } from './result-view.ts';
import { Running } from './running.tsx';
import { useOrder } from './use-order.ts';

export type ResultProps = {
  readonly headerGuid: string;
  readonly reference: string;
  readonly onOffers: () => void;
  readonly onPay: () => void;
};

/** How a payment ended. It is read from the server, so that a reload and another tab show the same. */
export function Result(props: ResultProps) {
  return <ResultOf key={props.reference} {...props} />;
}

function ResultOf({ headerGuid, reference, onOffers, onPay }: ResultProps) {
  const { status, last, askNow } = useOrder(reference);
  const kind = status && resultKind(status);
  const isDone = status?.State === 'done';
  useEffect(() => {
    // What is bought is no longer chosen.
    if (isDone) createBasketStore(headerGuid).set({ main: undefined, branches: {} });
  }, [isDone, headerGuid]);

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
        <Notice heading="h2" title={words.notFoundTitle} text={words.notFound}>
          <ChangeAnswers text={words.toOffers} onBack={onOffers} />
          <CallAgency />
        </Notice>
      ) : !status || kind === undefined || kind === 'running' || kind === 'atBank' ? (
        <Running message={status?.Message ?? ''} onPayAgain={kind === 'atBank' ? payAgain : undefined} />
      ) : (
        <Ended kind={kind} status={status} onRetry={payAgain} onOffers={onOffers} />
      )}
    </div>
  );
}

function Lost({ onAskNow }: { readonly onAskNow: () => void }) {
  return (
    <div
      role="status"
      className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-field bg-warning-soft px-4 py-2 text-warning"
    >
      <Icon name="warning" className="size-5 shrink-0" />
      <p className="min-w-0 flex-1 basis-60 text-small">{words.lost}</p>
      <Button variant="link" onClick={onAskNow}>
        {words.askNow}
      </Button>
    </div>
  );
}
