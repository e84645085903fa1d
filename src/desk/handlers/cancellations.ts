import { formatLira } from '#domain/money.ts';
import { cancellationStates, openCancellationStates } from '#domain/policy/cancellation-state.ts';
import { readTypedLira } from '#domain/typed-lira.ts';
import { deskCancellationTexts as words } from '#messages/desk-cancellations.ts';
import { forwardCancellation } from '#services/desk/forward-cancellation.ts';
import type { DeskPorts } from '#services/desk/ports.ts';
import { type CancellationView, readCancellation } from '#services/desk/read-cancellation.ts';
import { typedText } from '#services/desk/typed-text.ts';
import { insurerName } from '#services/document/ports.ts';
import { type AnswerOutcome, answerCancellation } from '#services/policy/answer-cancellation.ts';
import { type ActResult, type DeskHandlers, missing, shown } from '../handler.ts';
import { pageRows, rowsOf } from '../page-rows.ts';

type Ids =
  | 'cancellations'
  | 'cancellation'
  | 'cancellationShown'
  | 'forwardCancellation'
  | 'acceptCancellation'
  | 'refuseCancellation';

const momentOf = (moment: Date | undefined) => moment?.toISOString() ?? null;

const stateGroups = { open: openCancellationStates, all: cancellationStates } as const;

const pathOf = (id: string) => `/iptal/${id}`;

function factsOf(ports: DeskPorts, { wish, policy, isOpen, isPolicyOver, unusedDays }: CancellationView) {
  return {
    Id: wish.id,
    State: wish.state,
    Way: wish.way ?? null,
    RequestedAt: wish.requestedAt.toISOString(),
    Reason: wish.reason,
    Insurer: insurerName(ports, policy.insurer),
    Line: policy.line,
    PolicyNumber: policy.policyNumber,
    ForwardedAt: momentOf(wish.forwardedAt),
    AnsweredAt: momentOf(wish.answeredAt),
    SoldOn: wish.soldOn ?? null,
    PolicyId: policy.id,
    OrderReference: policy.order.reference,
    Start: policy.start,
    End: policy.end,
    Gross: policy.gross,
    Refund: wish.refund ?? null,
    UnusedDays: unusedDays,
    Attempts: wish.attempts,
    IsOpen: isOpen,
    IsPolicyOver: isPolicyOver,
  };
}

function answered(outcome: AnswerOutcome, id: string): ActResult {
  switch (outcome.kind) {
    case 'accepted':
      return { kind: 'done', to: pathOf(id), word: words.accept.done(formatLira(outcome.refund)) };
    case 'refused':
      return { kind: 'done', to: pathOf(id), word: words.refuse.done };
    case 'moreThanPaid':
    case 'moreThanKept':
      return { kind: 'refused', errors: { Refund: words.accept[outcome.kind] } };
    case 'answeredBefore':
    case 'policyOver':
      return { kind: 'refused', word: words[outcome.kind] };
    case 'notFound':
      return missing;
  }
}

export const cancellationHandlers = (ports: DeskPorts): Pick<DeskHandlers, Ids> => ({
  async cancellations({ Page, State, Sort }) {
    const states = State === 'open' || State === 'all' ? stateGroups[State] : [State];
    const rows = await ports.deskCancellations.page({ states, order: Sort }, rowsOf(Page));
    const page = pageRows(Page, rows, (row) => ({
      Id: row.id,
      State: row.state,
      Way: row.way ?? null,
      RequestedAt: row.requestedAt.toISOString(),
      Reason: row.reason,
      Insurer: insurerName(ports, row.insurer),
      Line: row.line,
      PolicyNumber: row.policyNumber,
    }));
    return shown({ ...page, Now: ports.clock.now().toISOString(), State, Sort });
  },

  async cancellation({ Id }) {
    const view = await readCancellation(ports, Id);
    if (!view) return missing;
    const { note = '', refusal = '' } = view.wish;
    return shown({ ...factsOf(ports, view), NoteLength: note.length, RefusalLength: refusal.length });
  },

  async cancellationShown({ Id }) {
    const view = await readCancellation(ports, Id);
    if (!view) return missing;
    const { wish, policy } = view;
    return shown({
      ...factsOf(ports, view),
      Note: wish.note ?? null,
      Refusal: wish.refusal ?? null,
      Phone: policy.phone,
      Email: policy.email,
    });
  },

  async forwardCancellation({ Id, Seen }) {
    const outcome = await forwardCancellation(ports, { id: Id, attempts: Seen });
    if (outcome === 'missing') return missing;
    const word = words.forward.outcomes[outcome];
    const isDone = outcome === 'agency' || outcome === 'accepted' || outcome === 'refused';
    return isDone ? { kind: 'done', to: pathOf(Id), word } : { kind: 'refused', word };
  },

  async acceptCancellation({ Id, Refund }) {
    const refund = Refund === undefined ? undefined : readTypedLira(Refund);
    if (Refund !== undefined && refund === undefined) {
      return { kind: 'refused', errors: { Refund: words.accept.sumUnread } };
    }
    return answered(await answerCancellation(ports, Id, { kind: 'accepted', refund }), Id);
  },

  async refuseCancellation({ Id, Reason }) {
    return answered(await answerCancellation(ports, Id, { kind: 'refused', reason: typedText(Reason) }), Id);
  },
});
