import { asc, eq, inArray } from '../../../drizzle.ts';
import { documents } from '../../../schema/documents.ts';
import { orderEvents, orderItems, orders, policies } from '../../../schema/orders.ts';
import { cancelRequests, refunds } from '../../../schema/policies.ts';
import type { Load } from './load.ts';

export const orderEntries: Load<'order'> = async (database, ids) => {
  const { id, reference, state, gross, installmentCount, createdAt } = orders;
  const rows = await database
    .select({ id, reference, state, gross, installmentCount, at: createdAt })
    .from(orders)
    .where(inArray(id, [...ids]));
  const items = await database
    .select({ orderId: orderItems.orderId, line: orderItems.line })
    .from(orderItems)
    .where(inArray(orderItems.orderId, [...ids]))
    .orderBy(asc(orderItems.place));
  return rows.map((row) => ({
    kind: 'order',
    ...row,
    lines: items.filter(({ orderId }) => orderId === row.id).map(({ line }) => line),
  }));
};

type Moved = { readonly captured?: number; readonly amount?: number };

/** What a step moved: its own sum where it has one, that of the order where all of it is reserved or released. */
function amountOf(action: string, detail: object, gross: number): number | undefined {
  const { captured, amount } = detail as Moved;
  if (action === 'capture') return captured;
  if (action === 'refund') return amount;
  return action === 'authorise' || action === 'void' ? gross : undefined;
}

export const paymentEntries: Load<'payment'> = async (database, ids) => {
  const { id, at, action, detail } = orderEvents;
  const rows = await database
    .select({ id, at, action, detail, reference: orders.reference, gross: orders.gross })
    .from(orderEvents)
    .innerJoin(orders, eq(orders.id, orderEvents.orderId))
    .where(inArray(id, ids.map(Number)));
  return rows.map((row) => ({
    kind: 'payment',
    id: String(row.id),
    at: row.at,
    reference: row.reference,
    action: row.action,
    amount: amountOf(row.action, row.detail, row.gross),
  }));
};

export const policyEntries: Load<'policy'> = async (database, ids) => {
  const { id, line, insurer, policyNumber, gross, startOn, endOn, state, insured, createdAt } = policies;
  const rows = await database
    .select({ id, line, insurer, policyNumber, gross, start: startOn, end: endOn, state, insured, at: createdAt })
    .from(policies)
    .where(inArray(id, [...ids]));
  return rows.map((row) => ({ kind: 'policy', ...row }));
};

export const documentEntries: Load<'document'> = async (database, ids) => {
  const { id, key, fileName, createdAt } = documents;
  const rows = await database
    .select({ id, key, fileName, at: createdAt, policyId: policies.id })
    .from(documents)
    .leftJoin(policies, eq(policies.id, documents.subjectId))
    .where(inArray(id, [...ids]));
  return rows.map((row) => ({ kind: 'document', ...row, policyId: row.policyId ?? undefined }));
};

export const refundEntries: Load<'refund'> = async (database, ids) => {
  const { id, reason, state, promised, amount, byHand, paidAt, requestedAt } = refunds;
  const rows = await database
    .select({ id, reason, state, promised, amount, byHand, paidAt, at: requestedAt, reference: orders.reference })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(inArray(id, [...ids]));
  return rows.map((row) => ({
    kind: 'refund',
    ...row,
    amount: row.amount ?? undefined,
    paidAt: row.paidAt ?? undefined,
  }));
};

export const cancellationEntries: Load<'cancellation'> = async (database, ids) => {
  const { id, reason, state, note, requestedAt } = cancelRequests;
  const rows = await database
    .select({ id, reason, state, note, at: requestedAt, line: policies.line, insurer: policies.insurer })
    .from(cancelRequests)
    .innerJoin(policies, eq(policies.id, cancelRequests.policyId))
    .where(inArray(id, [...ids]));
  return rows.map((row) => ({ kind: 'cancellation', ...row, note: row.note ?? undefined }));
};
