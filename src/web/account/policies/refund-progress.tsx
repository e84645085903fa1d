import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import type { PolicyDetail } from '#contracts/calls/policies.ts';
import { formatDay, istanbulToday } from '#domain/dates.ts';
import { formatLira, fromLira } from '#domain/money.ts';
import { isOpenRefund } from '#domain/policy/refund-state.ts';
import { withdrawTexts } from '#messages/policies.ts';
import { Note } from '../../ui/note.tsx';
import { PolicySection } from './policy-section.tsx';

type Refund = NonNullable<PolicyDetail['Refund']>;

const words = withdrawTexts.progress;
const lira = (amount: number) => formatLira(fromLira(amount));
const difference = (more: number, less: number) => formatLira(fromLira(more) - fromLira(less));

/** What became of the money, sentence by sentence. */
export function refundSentences({ State, Promised, Amount, PaidAt }: Refund): readonly string[] {
  if (PaidAt !== null) {
    const amount = Amount ?? 0;
    const paid = words.paid(lira(amount), formatDay(istanbulToday(new Date(PaidAt))));
    if (amount < Promised) return [paid, words.less(lira(amount), difference(Promised, amount))];
    return amount > Promised ? [paid, words.more(lira(amount), difference(amount, Promised))] : [paid];
  }
  if (State === 'needsAttention') return [words.needsAttention];
  return [Amount === null ? words.requested(lira(Promised)) : words.insurerCancelled(lira(Amount))];
}

const soonMs = 2_000;
const laterMs = 15_000;
const eagerForMs = 60_000;
/** A page left open does not keep its user logged in by looking. */
const followForMs = 20 * 60_000;

/** Looks again while something is going on, less often after a minute. */
function useFollow({ State, RequestedAt }: Refund): void {
  const { revalidate } = useRevalidator();
  const look = useEffectEvent(() => void revalidate());
  const isOpen = isOpenRefund(State);
  useEffect(() => {
    if (!isOpen) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const since = Date.now();
    const wait = () => {
      if (Date.now() - since > followForMs) return;
      const age = Date.now() - Date.parse(RequestedAt);
      timer = setTimeout(
        () => {
          look();
          wait();
        },
        age < eagerForMs ? soonMs : laterMs,
      );
    };
    wait();
    return () => clearTimeout(timer);
  }, [isOpen, RequestedAt]);
}

/** Where the money is on its way back. */
export function RefundProgress({ refund }: { readonly refund: Refund }) {
  useFollow(refund);
  const isFine = refund.PaidAt !== null && refund.State === 'paid';
  return (
    <PolicySection title={withdrawTexts.progressHeading}>
      <div role="status">
        <Note look={isFine ? 'success' : refund.State === 'needsAttention' ? 'warning' : 'info'}>
          {refundSentences(refund).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Note>
      </div>
    </PolicySection>
  );
}
