import { useEffect, useRef } from 'react';
import { lines } from '#catalog/lines/index.ts';
import type { OrderGlimpse } from '#contracts/calls/result.ts';
import { formatLira, fromLira } from '#domain/money.ts';
import { mailTexts, moneyTexts, resultTexts, resultTitles, glimpseTexts as words } from '#messages/result.ts';
import { Icon } from '../ui/icon.tsx';
import { Fact } from './fact.tsx';
import { askGlimpse } from './follow-order.ts';
import { Lost } from './lost.tsx';
import { MailedResult } from './mailed-result.tsx';
import { NotHere } from './not-here.tsx';
import { ProvePhone } from './prove-phone.tsx';
import { glimpseKind, glimpseLook, moneySentence } from './result-view.ts';
import { Running } from './running.tsx';
import { useOrder } from './use-order.ts';

export type GlimpseProps = {
  readonly headerGuid: string;
  readonly reference: string;
  /** Of the link in the buyer's mail. */
  readonly token: string | undefined;
  /** The buyer's phone is proven here: all of the order may be seen. */
  readonly onProven: () => void;
};

/** The result in a browser that is not known to be the buyer's, as after a bank's own app: the least, and a way to all of it. */
export function Glimpse({ headerGuid, reference, token, onProven }: GlimpseProps) {
  const { status, last, askNow } = useOrder(reference, askGlimpse);
  if (last === 'notFound')
    return token === undefined ? (
      <NotHere reference={reference} />
    ) : (
      <MailedResult token={token} reference={reference} onProven={onProven} />
    );
  return (
    <>
      {last === 'lost' && <Lost onAskNow={askNow} />}
      {status ? (
        <div className="grid max-w-4xl gap-8">
          <GlimpseFacts status={status} reference={reference} />
          <ProvePhone headerGuid={headerGuid} note={glimpseLook(status).prove} onProven={onProven} />
        </div>
      ) : (
        <Running message="" onPayAgain={undefined} />
      )}
    </>
  );
}

type GlimpseFactsProps = { readonly status: OrderGlimpse; readonly reference: string };

export function GlimpseFacts({ status, reference }: GlimpseFactsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { Premium, Line, FirmName } = status;
  const { icon, className } = glimpseLook(status);
  const money = moneySentence({ ...status, GrossPremium: Premium, CapturedPremium: Premium, InstallmentCount: 1 });
  return (
    <div role="status">
      <Icon name={icon} className={`size-10 ${className}`} />
      <h2 ref={heading} tabIndex={-1} className="mt-2 text-h2 outline-none">
        {status.Cancelled ? resultTitles.cancelled : words.titles[status.State]}
      </h2>
      <dl className="mt-4 grid gap-3">
        <Fact name={moneyTexts.title} value={money} />
        {status.Money !== 'taken' && <Fact name={words.sum} value={formatLira(fromLira(Premium))} />}
        <Fact name={words.insurance} value={`${lines[Line].name}, ${FirmName}`} />
        <Fact name={resultTexts.reference} value={reference} />
      </dl>
      <MailLine status={status} />
    </div>
  );
}

/** Where the documents went, or that nobody has to stay for them. */
function MailLine({ status }: { readonly status: OrderGlimpse }) {
  const { State, Delivery, MaskedEmail } = status;
  const isComing = glimpseKind(status) === 'running' && State !== 'voiding';
  if (State !== 'done' && !isComing) return null;
  const text = isComing ? resultTexts.runningNote : mailTexts.told[Delivery ?? 'waiting'](MaskedEmail);
  return (
    <p className="mt-4 flex max-w-text gap-2">
      <Icon name="mail" className="size-6 shrink-0 text-brand" />
      <span className="wrap-anywhere min-w-0">{text}</span>
    </p>
  );
}
