import type { PolicyDetail } from '#contracts/calls/policies.ts';
import { formatDay, istanbulToday } from '#domain/dates.ts';
import { formatLira, fromLira } from '#domain/money.ts';
import { isOpenRefund } from '#domain/policy/refund-state.ts';
import { withdrawTexts } from '#messages/policies.ts';
import { Note } from '../../ui/note.tsx';
import { PolicySection } from './policy-section.tsx';
import { useFollow } from './use-follow.ts';

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

/** Where the money is on its way back. */
export function RefundProgress({ refund }: { readonly refund: Refund }) {
  useFollow({ isOpen: isOpenRefund(refund.State), since: refund.RequestedAt });
  const isFine = refund.PaidAt !== null && refund.State === 'paid';
  return (
    <PolicySection
      title={refund.Reason === 'cancellation' ? withdrawTexts.cancelledHeading : withdrawTexts.progressHeading}
    >
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
