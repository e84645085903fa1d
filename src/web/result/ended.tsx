import { useEffect, useRef } from 'react';
import type { OrderStatus } from '#contracts/calls/payment.ts';
import { moneyTexts, resultTitles, resultTexts as words } from '#messages/result.ts';
import { classNames } from '../ui/class-names.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { Bought } from './bought.tsx';
import { Fact } from './fact.tsx';
import { InAClaim } from './in-a-claim.tsx';
import { JoinCard } from './join-card.tsx';
import type { TypedPerson } from './join-values.ts';
import { MailNote } from './mail-note.tsx';
import { type EndKind, moneySentence } from './result-view.ts';
import { WaysOn } from './ways-on.tsx';
import { WhatFollows } from './what-follows.tsx';

const icons: Readonly<Record<EndKind, { readonly name: IconName; readonly className: string }>> = {
  done: { name: 'checkCircle', className: 'text-success' },
  donePartly: { name: 'checkCircle', className: 'text-success' },
  cancelled: { name: 'info', className: 'text-brand' },
  declined: { name: 'error', className: 'text-error' },
  voided: { name: 'error', className: 'text-error' },
  refunded: { name: 'info', className: 'text-brand' },
  needsAttention: { name: 'warning', className: 'text-warning' },
};

type EndedProps = {
  readonly kind: EndKind;
  readonly status: OrderStatus;
  /** What this tab holds of the buyer. */
  readonly typed: TypedPerson;
  readonly onRetry: () => void;
  readonly onOffers: () => void;
  /** The order has another address from now on. */
  readonly onCorrected: () => void;
};

/** Told first: what happened and whether money moved. Then the documents, or the ways to go on. */
export function Ended({ kind, status, typed, onRetry, onOffers, onCorrected }: EndedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isBought = kind === 'done' || kind === 'donePartly';
  return (
    <div className="grid max-w-4xl gap-8">
      <div>
        <Icon name={icons[kind].name} className={classNames('size-10', icons[kind].className)} />
        <h2 ref={heading} tabIndex={-1} className="mt-2 text-h2 outline-none">
          {resultTitles[kind]}
        </h2>
        {!isBought && <p className="mt-2 max-w-text text-lead">{status.Message}</p>}
        <dl className="mt-4 grid gap-3">
          <Fact name={moneyTexts.title} value={moneySentence(status)} />
          <Fact name={words.reference} value={status.OrderReference} />
        </dl>
      </div>
      {isBought ? (
        <>
          <Bought status={status} />
          <MailNote status={status} onCorrected={onCorrected} />
          <WhatFollows {...status} />
          <InAClaim items={status.Items} />
          <JoinCard status={status} typed={typed} />
        </>
      ) : (
        <WaysOn kind={kind} status={status} onRetry={onRetry} onOffers={onOffers} />
      )}
    </div>
  );
}
