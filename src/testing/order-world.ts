import { randomUUID } from 'node:crypto';
import { insurerConnectors } from '#connectors/insurers/index.ts';
import { DatabaseBroker } from '#db/broker.ts';
import { JobQueue } from '#db/jobs.ts';
import { orderRepository } from '#db/repositories/orders/index.ts';
import { quotationRepository } from '#db/repositories/quotations/index.ts';
import { reviewRepository } from '#db/repositories/quotations/reviews.ts';
import { type Fields, type Holder, walkToReturn } from '#ports/conformance/form-browser.ts';
import type { Movement } from '#ports/conformance/payment-harness.ts';
import type { NewOrder, Order } from '#ports/orders.ts';
import type { OfferRow } from '#ports/quotations.ts';
import { demoCredentials } from '#sandbox/insurers/credentials.ts';
import { type GuardedInsurer, guardInsurer } from '#services/insurer/guard-insurer.ts';
import { OrderWorker } from '#services/order/order-worker.ts';
import { paymentOrder } from '#services/order/payment-order.ts';
import { returnPayment } from '#services/order/return-payment.ts';
import { QuoteWorker } from '#services/quotation/quote-worker.ts';
import { testHealthPorts } from './health-records.ts';
import { sampleAsked, sampleQuotation } from './quotations.ts';
import { createTestDatabase } from './test-database.ts';
import { testPayment } from './test-payment.ts';
import { startTestSandbox } from './test-sandbox.ts';

const returnUrl = 'http://localhost/odeme/donus/nestpay';
const workerName = 'tests';
const hostedCardFields = {
  number: 'pan',
  month: 'Ecom_Payment_Card_ExpDate_Month',
  year: 'Ecom_Payment_Card_ExpDate_Year',
  cvc: 'cv2',
};

/** Everything between a priced offer and a policy: real database, bank, insurers and jobs. */
export async function startOrderWorld(serverUrl: string, model?: 'hosted' | 'form') {
  const clock = { now: () => new Date() };
  const [{ database, url, drop }, sandbox] = await Promise.all([
    createTestDatabase(serverUrl),
    startTestSandbox(clock.now),
  ]);
  const faults: unknown[] = [];
  const onFault = (error: unknown) => void faults.push(error);
  const broker = new DatabaseBroker(url);
  const jobs = new JobQueue(url, onFault);
  await Promise.all([broker.start(), jobs.start()]);
  const quotations = quotationRepository(database, broker);
  const orders = orderRepository(database, { announcer: broker, jobs });
  const health = testHealthPorts(database);
  const { secrets } = health;
  const insurers = new Map<string, GuardedInsurer>(
    insurerConnectors.map((connector) => {
      const { code } = connector.capabilities;
      const baseUrl = `${sandbox.url}/insurers/${code}`;
      return [code, guardInsurer(connector.connect({ baseUrl, credentials: demoCredentials(code) }))];
    }),
  );
  const { provider, providers } = testPayment(sandbox.url, model);
  const ports = { orders, quotations, insurers, providers, secrets, clock, returnUrl: () => returnUrl };
  const quoteWorker = new QuoteWorker({
    ...health,
    quotations,
    reviews: reviewRepository(database, { announcer: broker, jobs }),
    insurers: [...insurers.values()],
    broker,
    clock,
    name: workerName,
    onFault,
  });
  await quoteWorker.start();
  const orderWorker = new OrderWorker({ ...ports, name: workerName, onFault });
  orderWorker.start();
  const take = ({ reference }: { readonly reference: string }) => orderWorker.take(reference);
  await jobs.work({ order: take });

  /** Active offers of a new quotation, one per insurer and line asked for. */
  async function quote(asked: readonly (readonly [line: 'kasko' | 'ferdikaza', insurer: string])[]) {
    const now = new Date();
    const id = await quotations.open(sampleQuotation('visitor'), now);
    const questions = asked.map(([line, insurer]) => ({ line, insurer, digest: randomUUID() }));
    const start = new Date(now.getTime() + 5 * 86_400_000).toISOString().slice(0, 10);
    const end = `${Number(start.slice(0, 4)) + 1}${start.slice(4)}`;
    await quotations.ask(id, { ...sampleAsked, start, end }, { questions, now, windowMs: 20_000 });
    for (;;) {
      const rows = (await quotations.changes(id, undefined))?.rows ?? [];
      if (rows.every(({ state }) => state !== 'waiting')) {
        return asked.map(([line, insurer]) => {
          const found = rows.find((row) => row.line === line && row.insurer === insurer && row.offer);
          if (!found?.offer) throw new Error(`${insurer} offers no ${line}: ${JSON.stringify(rows)}`);
          return found as OfferRow & { offer: NonNullable<OfferRow['offer']> };
        });
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  function newOrder(offers: Awaited<ReturnType<typeof quote>>, installmentCount = 1): NewOrder {
    const items = offers.map((row) => ({
      offerId: row.id,
      line: row.line,
      insurer: row.insurer,
      proposalNumber: row.offer.proposalNumber,
      packageName: row.offer.packageName,
      net: row.offer.net,
      gross: row.offer.installments.find(({ count }) => count === installmentCount)?.gross ?? 0,
      installmentCount,
      start: sampleAsked.start,
      personPrices: [],
      foreignPrice: undefined,
      end: sampleAsked.end,
    }));
    return {
      reference: secrets.orderReference(),
      quotationId: offers[0]?.quotationId ?? '',
      accountId: undefined,
      visitor: 'visitor',
      address: '127.0.0.1',
      phone: '5550000001',
      email: 'sukru@example.com',
      customer: sampleAsked.customer,
      insured: sampleAsked.insured,
      provider: provider.name,
      gross: items.reduce((sum, { gross }) => sum + gross, 0),
      installmentCount,
      items,
      acceptances: [],
    };
  }

  /** Opens an order and walks through the bank's pages; gives what the browser brings back. */
  async function walk(order: NewOrder, holder: Holder): Promise<{ order: Order; fields: Fields }> {
    const opened = await orders.open(order, new Date());
    if (opened.kind !== 'opened') throw new Error('The offer belongs to another order');
    const start = await provider.start(paymentOrder(opened.order, returnUrl), AbortSignal.timeout(5_000));
    await orders.act(opened.order, 'sendToBank', {}, new Date());
    return { order: opened.order, fields: await walkToReturn(start, holder, { returnUrl, hostedCardFields }) };
  }

  const comeBack = (fields: Fields) => returnPayment(ports, { provider: provider.name, fields });

  async function settled(reference: string, timeoutMs = 20_000): Promise<Order> {
    const until = Date.now() + timeoutMs;
    for (;;) {
      const order = await orders.find(reference);
      if (order && ['done', 'declined', 'voided', 'needsAttention'].includes(order.state)) return order;
      if (Date.now() > until) throw new Error(`Order ${reference} is still ${order?.state}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async function ledger(reference: string): Promise<readonly string[]> {
    const reply = await fetch(`${sandbox.url}/bank/ledger`, { headers: { accept: 'application/json' } });
    const rows = (await reply.json()) as readonly Movement[];
    return rows
      .filter(({ orderId, state }) => orderId === reference && state === 'approved')
      .map(({ type, amount }) => `${type} ${Math.round(amount * 100)}`);
  }

  return {
    database,
    ports,
    workerName,
    sandbox,
    broker,
    orders,
    quotations,
    provider,
    insurers,
    faults,
    quote,
    newOrder,
    walk,
    comeBack,
    settled,
    ledger,
    async stop() {
      await jobs.stop();
      await orderWorker.stop();
      await quoteWorker.stop();
      await broker.stop();
      await Promise.all([drop(), sandbox.close()]);
    },
  };
}
export type OrderWorld = Awaited<ReturnType<typeof startOrderWorld>>;
