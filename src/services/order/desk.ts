import type { Clock } from '#ports/clock.ts';
import type { Insurer } from '#ports/insurer.ts';
import type { Orders } from '#ports/orders.ts';
import type { PaymentProvider } from '#ports/payment.ts';
import type { Quotations } from '#ports/quotations.ts';
import type { Secrets } from '#ports/secrets.ts';

/** All that carrying an order through needs. */
export type OrderDesk = {
  readonly orders: Orders;
  readonly quotations: Pick<Quotations, 'reprice'>;
  readonly insurers: ReadonlyMap<string, Insurer>;
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
/** After an outside party could not be asked. */
export const soon: StepOutcome = { kind: 'wait', milliseconds: 2_000 };

const outsideMs = 30_000;

export function outside({ stopping }: OrderDesk): AbortSignal {
  return AbortSignal.any([stopping, AbortSignal.timeout(outsideMs)]);
}
