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
export function refundSentences({ Reason, State, Promised, Amount, ByHand, PaidAt }: Refund): readonly string[] {
  if (PaidAt !== null) {
    const card = Amount ?? 0;
    const day = formatDay(istanbulToday(new Date(PaidAt)));
    if (ByHand > 0) {
      const all = fromLira(card) + fromLira(ByHand);
      const missing = fromLira(Promised) - all;
      return [
        ...(card > 0 ? [words.paid(lira(card), day)] : []),
        words.byHand(lira(ByHand)),
        ...(missing > 0 ? [words.less(formatLira(all), formatLira(missing))] : []),
      ];
    }
    const paid = words.paid(lira(card), day);
    if (card < Promised) return [paid, words.less(lira(card), difference(Promised, card))];
    return card > Promised ? [paid, words.more(lira(card), difference(card, Promised))] : [paid];
  }
  if (State === 'needsAttention') return [words.needsAttention];
  if (Amount !== null) return [words.insurerCancelled(lira(Amount))];
  return [Reason === 'agency' ? words.ending(lira(Promised)) : words.requested(lira(Promised))];
}

/** Where the money is on its way back. */
export function RefundProgress({ refund }: { readonly refund: Refund }) {
  useFollow({ isOpen: isOpenRefund(refund.State), since: refund.RequestedAt });
  const isFine = refund.PaidAt !== null && refund.State === 'paid';
  return (
    <PolicySection
      title={refund.Reason === 'withdrawal' ? withdrawTexts.progressHeading : withdrawTexts.cancelledHeading}
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
