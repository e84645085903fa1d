import type { Clock } from '#ports/clock.ts';
import type { Order, Orders } from '#ports/orders.ts';
import type { PaymentProvider } from '#ports/payment.ts';
import type { Quotations } from '#ports/quotations.ts';
import type { Secrets } from '#ports/secrets.ts';
import type { GuardedInsurer } from '../insurer/guard-insurer.ts';

/** All that carrying an order through needs. */
export type OrderContext = {
  readonly orders: Orders;
  readonly quotations: Pick<Quotations, 'read' | 'reprice'>;
  readonly insurers: ReadonlyMap<string, GuardedInsurer>;
  readonly providers: ReadonlyMap<string, PaymentProvider>;
  readonly secrets: Pick<Secrets, 'unseal'>;
  readonly clock: Clock;
  /** Where a provider's page sends the browser back to. */
  readonly returnUrl: (provider: string) => string;
  readonly stopping: AbortSignal;
};

/** What came of one step: the order moved on, or it is to be looked at again later. */
export type StepOutcome = { readonly kind: 'moved' } | { readonly kind: 'wait'; readonly milliseconds: number };

export const moved: StepOutcome = { kind: 'moved' };

const shortestWaitMs = 500;
const longestWaitMs = 10_000;

/** An outside party could not be asked: a lost answer costs half a second, one that is away for long is asked rarely. */
export function soon({ clock }: Pick<OrderContext, 'clock'>, { updatedAt }: Pick<Order, 'updatedAt'>): StepOutcome {
  const restingMs = clock.now().getTime() - updatedAt.getTime();
  return { kind: 'wait', milliseconds: Math.min(longestWaitMs, Math.max(shortestWaitMs, restingMs / 4)) };
}

const outsideMs = 30_000;

export function outside({ stopping }: OrderContext): AbortSignal {
  return AbortSignal.any([stopping, AbortSignal.timeout(outsideMs)]);
}
