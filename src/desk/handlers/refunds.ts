import { missingOf } from '#domain/policy/kept.ts';
import type { RefundProblem } from '#domain/policy/refund-problem.ts';
import { isOpenRefund } from '#domain/policy/refund-state.ts';
import { actRefusalTexts } from '#messages/desk-orders.ts';
import { refundProblemNames, refundTexts as words } from '#messages/desk-refunds.ts';
import type { Refund } from '#ports/policies.ts';
import { moveMoney } from '#services/desk/money/index.ts';
import type { DeskPorts } from '#services/desk/ports.ts';
import { isWaiting, retryRefund, transfersAsked } from '#services/desk/retry-refund.ts';
import { type DeskHandlers, missing, shown } from '../handler.ts';
import { moneyResult } from '../money-result.ts';
import { wireApproval, wireRefundRow } from '../order-wire.ts';
import { pageRows, rowsOf } from '../page-rows.ts';

type Own = 'markRefundPaid' | 'refund' | 'refunds' | 'retryRefund';

const refundPath = (id: string) => `/iade/${id}`;

/** Without the insurer's own words, which may name somebody. */
function problemText(problem: RefundProblem): string {
  switch (problem.kind) {
    case 'unknown':
      return problem.text;
    case 'bankRefused':
      return refundProblemNames.bankRefused(problem.code);
    default:
      return refundProblemNames[problem.kind];
  }
}

/**
 * What may be tried: what is under way or stopped before it was paid goes on; what is known to be missing may be paid by hand.
 * Nothing while a transfer waits to be approved.
 */
function mayTry(refund: Refund, waits: boolean) {
  if (waits) return { Retry: false, MarkPaid: false };
  const isStopped = refund.state === 'needsAttention';
  return {
    Retry: isOpenRefund(refund.state) || (isStopped && refund.paidAt === undefined),
    MarkPaid: isStopped && missingOf(refund) !== undefined,
  };
}

export const refundHandlers = (ports: DeskPorts): Pick<DeskHandlers, Own> => ({
  async refunds({ Page, List }) {
    const now = ports.clock.now();
    const rows = await ports.deskOrders.refunds(List, rowsOf(Page));
    return shown({ ...pageRows(Page, rows, (row) => wireRefundRow(row, now)), List });
  },
  async refund({ RefundId }) {
    const refund = await ports.refunds.find(RefundId);
    const order = refund && (await ports.orders.find(refund.order.reference));
    if (!refund || !order) return missing;
    const now = ports.clock.now();
    const transfers = await transfersAsked(ports, refund);
    const waits = transfers.some((approval) => isWaiting(approval, now));
    return shown({
      ...wireRefundRow({ ...refund, reference: order.reference }, now),
      Promised: refund.promised,
      Amount: refund.amount ?? null,
      ByHand: refund.byHand,
      Missing: missingOf(refund) ?? null,
      Problem: refund.problem ? problemText(refund.problem) : null,
      Version: order.version,
      InsurerCancelledAt: refund.insurerCancelledAt?.toISOString() ?? null,
      Transfers: transfers.map((approval) => wireApproval(approval, now)),
      May: mayTry(refund, waits),
    });
  },
  async retryRefund({ RefundId }) {
    const { kind } = await retryRefund(ports, RefundId);
    if (kind === 'notFound') return missing;
    return kind === 'sent'
      ? { kind: 'done', to: refundPath(RefundId), word: words.sent }
      : { kind: 'refused', word: actRefusalTexts[kind] };
  },
  async markRefundPaid({ RefundId, Version, Reason, BankReference }, { operator }) {
    const wish = { act: 'markRefundPaid', refundId: RefundId, bankReference: BankReference } as const;
    const answer = await moveMoney(ports, { wish, version: Version, why: Reason, operator });
    const isShort = answer.kind === 'done' && (await ports.refunds.find(RefundId))?.state === 'needsAttention';
    if (isShort) return { kind: 'done', to: refundPath(RefundId), word: words.stillLess };
    return moneyResult(answer, wish.act, refundPath(RefundId));
  },
});
