import type { CardFieldNames, PaymentOrder, PaymentProvider, PaymentStep } from '#ports/payment.ts';
import { type Fields, type Holder, walkToReturn } from './form-browser.ts';

export type PaymentFault = 'slow' | 'hang' | 'error' | 'garbage' | 'huge' | 'reset';
export type Movement = {
  readonly orderId: string;
  readonly type: string;
  readonly amount: number;
  readonly state: string;
  readonly maskedCard: string;
};

export type PaymentHarness = {
  provider(timeoutMs: number): PaymentProvider;
  behave(mode: 'ok' | 'decline' | PaymentFault): void;
  /** The next request is carried out and its answer lost. */
  loseNextAnswer(): Promise<void>;
  ledger(): Promise<readonly Movement[]>;
  /** Names of the card's fields on a page of the provider's own. */
  readonly hostedCardFields: CardFieldNames;
  stop(): Promise<void>;
};

export const goodCard = '5526080000000006';
const returnUrl = 'https://site.example/odeme/donus';
export const never = new AbortController().signal;

let lastOrder = 0;

export function newOrder(change: Partial<PaymentOrder> = {}): PaymentOrder {
  lastOrder += 1;
  return {
    reference: `SIPARIS-${Date.now()}-${lastOrder}`,
    amount: 1_234_56,
    installmentCount: 1,
    returnUrl,
    buyer: { name: 'Şule Çağlar', email: 'sule@example.com', phone: '5321000001', address: 'Örnek Mah. No: 1' },
    description: 'Trafik sigortası | 34 ABC 34',
    ...change,
  };
}

/** A customer of one harness: goes through the pages and lets the provider finish. */
export function customerOf(harness: PaymentHarness, provider: PaymentProvider) {
  const visit = async (order: PaymentOrder, holder: Holder = { card: goodCard }): Promise<Fields> =>
    walkToReturn(await provider.start(order, never), holder, {
      ...harness,
      returnUrl,
    });

  const finish = async (
    order: PaymentOrder,
    fields: Fields,
  ): Promise<PaymentStep | 'forged' | 'notVerified' | 'cancelled'> => {
    const returned = provider.readReturn(fields);
    if (returned.kind !== 'verified') return returned.kind;
    return provider.authorise(order, returned.proof, never);
  };

  return {
    visit,
    finish,
    pay: async (order: PaymentOrder, holder?: Holder) => finish(order, await visit(order, holder)),
    /** A paid order, captured in full. */
    captured: async (change?: Partial<PaymentOrder>): Promise<PaymentOrder> => {
      const order = newOrder(change);
      await finish(order, await visit(order));
      await provider.capture(order.reference, order.amount, never);
      return order;
    },
    approved: async (reference: string, type: string): Promise<readonly Movement[]> =>
      (await harness.ledger()).filter(
        (row) => row.orderId === reference && row.type === type && row.state === 'approved',
      ),
  };
}

export type Customer = ReturnType<typeof customerOf>;
