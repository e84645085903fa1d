import type { Config } from '#config/config.ts';
import { iyzico } from '#connectors/iyzico/index.ts';
import { nestpay } from '#connectors/nestpay/index.ts';
import type { PaymentProvider } from '#ports/payment.ts';

export type Payment = {
  /** Those this agency has an account with. */
  readonly providers: ReadonlyMap<string, PaymentProvider>;
  /** The one new orders are paid through; the other finishes what it began. */
  readonly provider: PaymentProvider;
};

/** Selector 1 is the hosted page, 2 the bank's gate. */
export function connectPayment({ payment }: Pick<Config, 'payment'>): Payment {
  const gate = payment.nestpay && nestpay(payment.nestpay);
  const hosted = payment.iyzico && iyzico(payment.iyzico);
  const provider = payment.method === 1 ? hosted : gate;
  if (!provider) throw new Error(`No account with the provider of PAYMENT_METHOD=${payment.method}.`);
  const connected = [gate, hosted].filter((one) => one !== undefined);
  return { providers: new Map(connected.map((one) => [one.name, one])), provider };
}
