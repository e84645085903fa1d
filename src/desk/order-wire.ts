import type { DataOf } from '#contracts/desk/index.ts';
import { maskEmail } from '#domain/account/mask-email.ts';
import { maskPhone } from '#domain/account/username.ts';
import { ageOf } from '#domain/desk/age.ts';
import { maskName } from '#domain/desk/mask-person.ts';
import { maskIdentity } from '#domain/identity.ts';
import { formatLira } from '#domain/money.ts';
import type { OrderReason } from '#domain/order/order-reason.ts';
import { sumOf } from '#domain/policy/kept.ts';
import { orderReasonNames } from '#messages/desk-orders.ts';
import type { Approval } from '#ports/desk-approvals.ts';
import type { FindingRow, RefundRow } from '#ports/desk-orders.ts';
import type { DeskOrder } from '#services/desk/read-order.ts';
import { wireLogRow } from './log-wire.ts';

type Detail = DataOf<'order'>;

export const wireAge = (since: Date, now: Date) => {
  const { unit, count } = ageOf(since, now);
  return { Unit: unit, Count: count };
};

export const wireFinding = ({ id, reference, kind, foundAt }: FindingRow, now: Date) => ({
  Id: id,
  Reference: reference,
  Kind: kind,
  FoundAt: foundAt.toISOString(),
  Age: wireAge(foundAt, now),
});

/** One that stopped: at its insurer, before the bank paid, or short of the promise. */
function nextStep({ state, paidAt, amount }: RefundRow): Detail['Refunds'][number]['Next'] {
  if (state === 'paid') return 'paid';
  if (state !== 'needsAttention') return 'underWay';
  if (paidAt !== undefined) return 'difference';
  return amount === undefined ? 'insurer' : 'retry';
}

export const wireRefundRow = (refund: RefundRow, now: Date) => ({
  Id: refund.id,
  Reference: refund.reference,
  Reason: refund.reason,
  State: refund.state,
  Sum: sumOf(refund),
  RequestedAt: refund.requestedAt.toISOString(),
  PaidAt: refund.paidAt?.toISOString() ?? null,
  Age: wireAge(refund.requestedAt, now),
  Next: nextStep(refund),
});

export const wireApproval = (approval: Approval, now: Date) => ({
  Id: approval.id,
  Reference: approval.reference,
  Act: approval.wish.act,
  Sum: approval.amount,
  AskedBy: approval.asker,
  AskedAt: approval.askedAt.toISOString(),
  ExpiresAt: approval.expiresAt.toISOString(),
  Age: wireAge(approval.askedAt, now),
  Decision: approval.decision ?? (approval.expiresAt <= now ? ('expired' as const) : null),
  DecidedBy: approval.decider ?? null,
  Outcome: approval.outcome ?? null,
});

function reasonText(reason: OrderReason): string {
  switch (reason.kind) {
    case 'unknown':
      return reason.text;
    case 'repriced':
      return orderReasonNames.repriced(formatLira(reason.oldGross), formatLira(reason.newGross));
    case 'bankRefused':
    case 'captureRefused':
    case 'voidRefused':
      return orderReasonNames[reason.kind](reason.code);
    default:
      return orderReasonNames[reason.kind];
  }
}

function wireItems({ order, policies }: DeskOrder, nameOf: (insurer: string) => string): Detail['Items'] {
  return order.items.map((item) => ({
    Line: item.line,
    Insurer: nameOf(item.insurer),
    Package: item.packageName,
    Gross: item.gross,
    State: item.state,
    Start: item.start,
    End: item.end,
    PolicyId: policies.find(({ itemId }) => itemId === item.id)?.policyId ?? null,
    PolicyNumber: item.policyNumber ?? null,
    PolicyState: policies.find(({ itemId }) => itemId === item.id)?.state ?? null,
  }));
}

/** An order as everybody at the desk may read it: who bought it stays masked. */
export function wireOrder(seen: DeskOrder, now: Date, nameOf: (insurer: string) => string): Detail {
  const { order, bank, kept, may } = seen;
  const { customer, reference, reason } = order;
  return {
    Reference: reference,
    Version: order.version,
    State: order.state,
    Reason: reason ? reasonText(reason) : null,
    Buyer: {
      Name: maskName(`${customer.name} ${customer.surname}`),
      Identity: maskIdentity(customer.identity),
      Phone: maskPhone(order.phone),
      Email: maskEmail(order.email),
    },
    CreatedAt: order.createdAt.toISOString(),
    UpdatedAt: order.updatedAt.toISOString(),
    Gross: order.gross,
    Captured: order.captured ?? null,
    Refunded: order.refunded,
    Kept: kept,
    InstallmentCount: order.installmentCount,
    Bank: bank
      ? { State: bank.state, Amount: bank.amount, Refunded: bank.refunded }
      : { State: 'silent', Amount: 0, Refunded: 0 },
    Items: wireItems(seen, nameOf),
    Events: seen.events.map(({ id, at, action, from, to }) => ({
      Id: id,
      At: at.toISOString(),
      Action: action,
      From: from,
      To: to,
    })),
    Findings: seen.findings.map((row) => wireFinding(row, now)),
    Refunds: seen.refunds.map((refund) => wireRefundRow({ ...refund, reference }, now)),
    Approvals: seen.approvals.map((approval) => wireApproval(approval, now)),
    Log: seen.log.map(wireLogRow),
    May: { Retry: may.retry, Void: may.void, Refund: may.refund ?? null, Mark: may.mark ?? null },
  };
}
