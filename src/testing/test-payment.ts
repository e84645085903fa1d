import { iyzico } from '#connectors/iyzico/index.ts';
import { type NestpayOptions, nestpay } from '#connectors/nestpay/index.ts';
import type { Payment } from '#wiring/payment.ts';

const shop = { clientId: '100200300', user: 'sandboxapi', password: 'SandboxApi1', storeKey: 'SandboxStoreKey1' };
const keys = { apiKey: 'sandbox-api-key', secretKey: 'sandbox-secret-key' };
const timeoutMs = 3_000;

/** The sandbox's bank and hosted page; new orders go through the bank's gate. */
export function testPayment(sandboxUrl: string, model: NestpayOptions['model'] = 'form'): Payment {
  const root = `${sandboxUrl}/bank/fim`;
  const gate = nestpay({ model, gateUrl: `${root}/est3Dgate`, apiUrl: `${root}/api`, ...shop, timeoutMs });
  const hosted = iyzico({ baseUrl: `${sandboxUrl}/checkout`, ...keys, timeoutMs });
  return { providers: new Map([gate, hosted].map((provider) => [provider.name, provider])), provider: gate };
}
