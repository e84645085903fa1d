import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import { describeFaults } from './payment-faults.ts';
import { customerOf, type PaymentHarness } from './payment-harness.ts';
import { describeHolder, type Stage } from './payment-holder.ts';
import { describeMoney } from './payment-money.ts';
import { describeTrust } from './payment-trust.ts';

export type { PaymentHarness } from './payment-harness.ts';

/** What every way to take money keeps to, walked by a browser against a provider that can misbehave. */
export function describePaymentProvider(name: string, start: () => Promise<PaymentHarness>): void {
  describe(`${name} as a payment provider`, () => {
    let stage: Stage | undefined;
    const staged = (): Stage => {
      if (!stage) throw new Error('The harness has not started');
      return stage;
    };

    beforeAll(async () => {
      const harness = await start();
      const provider = harness.provider(10_000);
      stage = { harness, provider, customer: customerOf(harness, provider) };
    });
    afterEach(() => staged().harness.behave('ok'));
    afterAll(() => staged().harness.stop());

    describeHolder(staged);
    describeTrust(staged);
    describeMoney(staged);
    describeFaults(staged);
  });
}
