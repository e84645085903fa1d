import type { Config } from '#config/config.ts';
import { iyzico } from '#connectors/iyzico/index.ts';
import { nestpay } from '#connectors/nestpay/index.ts';
import type { PaymentProvider } from '#ports/payment.ts';

export type Payment = {
  readonly providers: ReadonlyMap<string, PaymentProvider>;
  /** The one new orders are paid through; the other finishes what it began. */
  readonly provider: PaymentProvider;
};

/** Selector 1 is the hosted page, 2 the bank's 3-D gate. */
export function connectPayment({ payment }: Config): Payment {
  const gate = nestpay(payment.nestpay);
  const hosted = iyzico(payment.iyzico);
  return {
    providers: new Map([gate, hosted].map((provider) => [provider.name, provider])),
    provider: payment.method === 1 ? hosted : gate,
  };
}
