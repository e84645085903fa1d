import type { ReactNode } from 'react';
import { cancelReasonName } from '#catalog/forms/cancel-request.ts';
import { lines } from '#catalog/lines/index.ts';
import type { DataOf } from '#contracts/desk/index.ts';
import { formatDay } from '#domain/dates.ts';
import { formatLira } from '#domain/money.ts';
import { deskTexts } from '#messages/desk.ts';
import { deskCancellationTexts as words } from '#messages/desk-cancellations.ts';
import { Note } from '#web/ui/note.tsx';
import { Facts } from './facts.tsx';
import { Moment } from './moment.tsx';
import { OrderLink, RowLink } from './row-link.tsx';

type Wish = Omit<DataOf<'cancellation'>, 'NoteLength' | 'RefusalLength'>;
type Row = readonly [name: string, value: ReactNode];

const { fields } = words;

function moneyRow({ Refund, UnusedDays, IsOpen }: Wish): readonly Row[] {
  if (Refund !== null) return [[fields.refund, formatLira(Refund)]];
  return IsOpen ? [[fields.expected, formatLira(UnusedDays)]] : [];
}

type CancellationFactsProps = {
  readonly wish: Wish;
  /** What people wrote, or how long it is. */
  readonly note: string;
  readonly refusal: string | undefined;
  readonly more?: readonly Row[];
};

/** A wish that a policy may end, and what it is about. */
export function CancellationFacts({ wish, note, refusal, more = [] }: CancellationFactsProps) {
  return (
    <>
      {wish.IsOpen && wish.IsPolicyOver && (
        <Note look="warning" className="mb-4">
          {words.policyOverNote}
        </Note>
      )}
      <Facts
        rows={[
          [fields.state, words.states[wish.State]],
          [fields.way, wish.Way ? words.ways[wish.Way] : deskTexts.none],
          [fields.asked, <Moment key="asked" at={wish.RequestedAt} />],
          [fields.forwarded, <Moment key="forwarded" at={wish.ForwardedAt} />],
          [fields.answered, <Moment key="answered" at={wish.AnsweredAt} />],
          [fields.reason, cancelReasonName(wish.Reason, lines[wish.Line].risk.kind)],
          ...(wish.SoldOn === null ? [] : [[fields.soldOn, formatDay(wish.SoldOn)] as const]),
          [fields.note, note],
          ...moneyRow(wish),
          ...(refusal === undefined ? [] : [[fields.refusal, refusal] as const]),
          ...more,
        ]}
      />
    </>
  );
}

export function CancelledPolicyFacts({ wish }: { readonly wish: Wish }) {
  return (
    <Facts
      rows={[
        [fields.insurer, wish.Insurer],
        [fields.line, lines[wish.Line].name],
        [
          fields.number,
          <RowLink key="policy" to={`/police/${wish.PolicyId}`}>
            {wish.PolicyNumber}
          </RowLink>,
        ],
        [fields.order, <OrderLink key="order" reference={wish.OrderReference} />],
        [fields.period, `${formatDay(wish.Start)} – ${formatDay(wish.End)}`],
        [fields.gross, formatLira(wish.Gross)],
      ]}
    />
  );
}
