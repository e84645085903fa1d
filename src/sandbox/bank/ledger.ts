import { randomBytes } from 'node:crypto';
import type { Kurus } from '#domain/money.ts';
import type { World } from '../world.ts';

export type MovementType = 'PreAuth' | 'Auth' | 'PostAuth' | 'Void' | 'Credit';
export type Movement = {
  readonly id: string;
  readonly type: MovementType;
  readonly amount: Kurus;
  readonly code: string;
  readonly at: Date;
};
export type PaymentState = 'authorised' | 'captured' | 'voided' | 'refunded' | 'declined';

export type Payment = {
  readonly provider: 'bank' | 'checkout';
  readonly orderId: string;
  /** What the provider calls the payment. */
  readonly id: string;
  readonly amount: Kurus;
  readonly installments: number;
  readonly maskedCard: string;
  /** How the holder was proven, where the bank's books say so. */
  readonly proof?: { readonly mdStatus: string; readonly eci: string };
  readonly state: PaymentState;
  readonly captured: Kurus;
  readonly refunded: Kurus;
  readonly movements: readonly Movement[];
};

export type NewPayment = Pick<Payment, 'provider' | 'orderId' | 'amount' | 'installments' | 'maskedCard' | 'proof'>;
export type Refusal = 'unknown' | 'duplicate' | 'tooMuch' | 'wrongState';

const approved = '00';

/** Every movement of money, by order. One order is paid at most once, whoever asks how often. */
export class Ledger {
  readonly #payments = new Map<string, Payment>();
  readonly #now: () => Date;
  #lastId = 10_000_000;

  constructor(now: () => Date) {
    this.#now = now;
  }

  find(provider: Payment['provider'], orderId: string): Payment | undefined {
    return this.#payments.get(`${provider}/${orderId}`);
  }

  byId(provider: Payment['provider'], id: string): Payment | undefined {
    return this.all().find((payment) => payment.provider === provider && payment.id === id);
  }

  all(): Payment[] {
    return [...this.#payments.values()];
  }

  /** A declined attempt may be followed by another; anything else may not. */
  open(order: NewPayment, type: 'PreAuth' | 'Auth', code = approved): Payment | Refusal {
    const before = this.find(order.provider, order.orderId);
    if (before && before.state !== 'declined') return 'duplicate';
    this.#lastId += 1;
    const state = code !== approved ? 'declined' : type === 'Auth' ? 'captured' : 'authorised';
    const opened: Payment = {
      ...order,
      id: String(this.#lastId),
      state,
      captured: state === 'captured' ? order.amount : 0,
      refunded: 0,
      movements: before?.movements ?? [],
    };
    return this.#record(opened, { type, amount: order.amount, code });
  }

  capture(payment: Payment, amount: Kurus): Payment | Refusal {
    if (payment.state !== 'authorised') return 'wrongState';
    if (amount <= 0 || amount > payment.amount) return 'tooMuch';
    return this.#record(
      { ...payment, state: 'captured', captured: amount },
      { type: 'PostAuth', amount, code: approved },
    );
  }

  release(payment: Payment): Payment | Refusal {
    if (payment.state !== 'authorised' && payment.state !== 'captured') return 'wrongState';
    if (payment.refunded > 0) return 'wrongState';
    return this.#record({ ...payment, state: 'voided' }, { type: 'Void', amount: payment.amount, code: approved });
  }

  refund(payment: Payment, amount: Kurus): Payment | Refusal {
    if (payment.state !== 'captured') return 'wrongState';
    const refunded = payment.refunded + amount;
    if (amount <= 0 || refunded > payment.captured) return 'tooMuch';
    const state = refunded === payment.captured ? 'refunded' : 'captured';
    return this.#record({ ...payment, state, refunded }, { type: 'Credit', amount, code: approved });
  }

  forget(): void {
    this.#payments.clear();
  }

  #record(payment: Payment, movement: Omit<Movement, 'id' | 'at'>): Payment {
    const id = randomBytes(8).toString('hex').toUpperCase();
    const recorded = { ...payment, movements: [...payment.movements, { ...movement, id, at: this.#now() }] };
    this.#payments.set(`${payment.provider}/${payment.orderId}`, recorded);
    return recorded;
  }
}

const ledgers = new WeakMap<World, Ledger>();

/** The bank and the hosted checkout write into one book. */
export function ledgerOf(world: World): Ledger {
  const known = ledgers.get(world);
  if (known) return known;
  const ledger = new Ledger(world.options.now);
  ledgers.set(world, ledger);
  world.onReset(() => ledger.forget());
  return ledger;
}
