import { randomUUID } from 'node:crypto';
import type { Database } from '#db/database.ts';
import { orderRepository } from '#db/repositories/orders/index.ts';
import { quotationRepository } from '#db/repositories/quotations/index.ts';
import type { Day } from '#domain/dates.ts';
import type { OrderAction } from '#domain/order/order-state.ts';
import type { NewOrder, OpenedOrder, Order } from '#ports/orders.ts';
import type { NewQuotation } from '#ports/quotations.ts';
import { sampleAsked, sampleOffer, sampleQuotation } from './quotations.ts';
import { silentAnnouncer } from './silent-announcer.ts';

const noJobs = { sendWithin: async () => undefined };

type Whose = Pick<NewQuotation, 'phone' | 'customer'>;
const somebody: Whose = { phone: sampleAsked.customer.phone, customer: sampleAsked.customer };

/** Quotations and orders as the product writes them, at any moment and for anybody, with no partner behind them. */
export function recordsOf(database: Database) {
  const quotations = quotationRepository(database, silentAnnouncer);
  const orders = orderRepository(database, { announcer: silentAnnouncer, jobs: noJobs });

  /** A quotation with one offer. */
  async function asked(at: Date, { validUntil = at, ...who }: Partial<Whose> & { validUntil?: Date } = {}) {
    const whose = { ...somebody, ...who };
    const quotationId = await quotations.open({ ...sampleQuotation(randomUUID()), ...whose }, at);
    const questions = [{ line: 'kasko', insurer: '901', digest: randomUUID() }] as const;
    const panel = { questions, now: at, windowMs: 1_000 };
    await quotations.ask(quotationId, { ...sampleAsked, customer: whose.customer }, panel);
    const [row] = (await quotations.changes(quotationId, undefined))?.rows ?? [];
    if (!row) throw new Error('Nobody was asked');
    const offers = [sampleOffer({ validUntil, proposalNumber: randomUUID() })];
    await quotations.answer(row, { kind: 'offers', offers, coverageComing: false }, at);
    return { quotationId, offerId: row.id, ...whose };
  }

  type Placed = { readonly end?: Day; readonly accountId?: string };
  type Priced = Awaited<ReturnType<typeof asked>>;

  /** Orders what was offered. */
  async function place(
    { quotationId, offerId, phone, customer }: Priced,
    at: Date,
    { end = sampleAsked.end, accountId }: Placed = {},
  ): Promise<OpenedOrder> {
    const { proposalNumber, packageName, net, gross } = sampleOffer();
    const item = { proposalNumber, packageName, net, gross, installmentCount: 1, personPrices: [] } as const;
    const order: NewOrder = {
      reference: randomUUID().slice(0, 12).toUpperCase(),
      quotationId,
      accountId,
      visitor: randomUUID(),
      address: '127.0.0.1',
      phone,
      email: customer.email ?? 'alici@example.com',
      customer,
      insured: sampleAsked.insured,
      provider: 'nestpay',
      gross,
      installmentCount: 1,
      items: [
        { ...item, offerId, line: 'kasko', insurer: '901', foreignPrice: undefined, start: sampleAsked.start, end },
      ],
      acceptances: [{ documentKey: 'distanceSales', textHash: 'h' }],
    };
    return orders.open(order, at);
  }

  async function ordered(at: Date, { end, accountId, ...who }: Partial<Whose> & Placed = {}): Promise<Order> {
    const placed = { ...(end && { end }), ...(accountId && { accountId }) };
    const opened = await place(await asked(at, who), at, placed);
    if (opened.kind !== 'opened') throw new Error('The offer belongs to another order');
    return opened.order;
  }

  async function act(order: Order, action: OrderAction, at: Date, more: object = {}): Promise<Order> {
    const acted = await orders.act(order, action, more, at);
    if (!acted) throw new Error(`The order could not ${action}`);
    return acted;
  }

  /** Declined by the bank. */
  async function failed(at: Date, who: Partial<Whose> = {}): Promise<Order> {
    return act(await ordered(at, who), 'refuse', at);
  }

  /** Paid for and issued. */
  async function bought(at: Date, who: Parameters<typeof ordered>[1] = {}): Promise<Order> {
    let order = await ordered(at, who);
    for (const action of ['sendToBank', 'authorise', 'beginIssue'] as const) order = await act(order, action, at);
    const [item] = order.items;
    if (!item) throw new Error('The order is empty');
    const issued = { id: item.id, state: 'issued', policyNumber: randomUUID() } as const;
    order = (await orders.keepItem(order, issued, at)) ?? order;
    order = await act(order, 'issue', at);
    order = await act(order, 'capture', at, { captured: order.gross });
    return act(order, 'complete', at);
  }

  return { quotations, orders, asked, place, ordered, failed, bought };
}
export type Records = ReturnType<typeof recordsOf>;
