import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registerBank } from '../bank/index.ts';
import { type RunningPartners, startPartners } from '../pages/start-partners.ts';
import { registerCheckout } from './index.ts';
import { merchant } from './merchant.ts';

type Reply = Readonly<Record<string, unknown>>;
type Ask = (request: object, done: (error: unknown, reply: Reply) => void) => void;
type Client = {
  readonly checkoutFormInitializePreAuth: { create: Ask };
  readonly checkoutForm: { retrieve: Ask };
  readonly payment: { retrieve: Ask };
  readonly paymentPostAuth: { create: Ask };
  readonly cancel: { create: Ask };
  readonly refundV2: { create: Ask };
  readonly reportingTransactionDetails: { retrieve: Ask };
};
type Account = { readonly uri: string; readonly apiKey: string; readonly secretKey: string };

// The provider's own client, which is published without types.
const load = createRequire(import.meta.url);
const Iyzipay = load('iyzipay') as new (account: Account) => Client;
const { calculateHmacSHA256Signature: signatureOf } = load('iyzipay/lib/utils.js') as {
  calculateHmacSHA256Signature(values: readonly unknown[], secretKey: string): string;
};

let sandbox: RunningPartners;
let client: Client;
beforeAll(async () => {
  sandbox = await startPartners([registerBank(), registerCheckout]);
  const { apiKey, secretKey } = merchant;
  client = new Iyzipay({ uri: `${sandbox.url}/checkout`, apiKey, secretKey });
});
afterAll(() => sandbox.close());

type Method = 'create' | 'retrieve';

/** One call of the client. It keeps what it is asked in one place, so calls follow each other. */
function ask<Name extends Method>(
  resource: Readonly<Record<Name, Ask>>,
  method: Name,
  request: object,
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    resource[method]({ locale: 'tr', ...request }, (error, reply) => (error ? reject(error) : resolve(reply)));
  });
}

function expectSigned(reply: Reply, ...names: readonly string[]): void {
  expect(reply).toMatchObject({ status: 'success' });
  expect(reply.signature).toBe(
    signatureOf(
      names.map((name) => reply[name]),
      merchant.secretKey,
    ),
  );
}

const place = { city: 'İstanbul', country: 'Turkey' };
const orderOf = (reference: string) => ({
  conversationId: reference,
  price: '90.50',
  paidPrice: '90.50',
  currency: 'TRY',
  basketId: reference,
  paymentGroup: 'PRODUCT',
  callbackUrl: 'https://site.example/donus',
  enabledInstallments: [1],
  forceThreeDS: 1,
  buyer: {
    id: reference,
    name: 'Ayşe',
    surname: 'Ak',
    identityNumber: '11111111111',
    email: 'a@example.com',
    gsmNumber: '+905550000001',
    registrationAddress: 'x',
    ...place,
  },
  billingAddress: { contactName: 'Ayşe Ak', address: 'x', ...place },
  basketItems: [{ id: reference, name: 'Poliçe', category1: 'Sigorta', itemType: 'VIRTUAL', price: '90.50' }],
});

/** The holder types a card on the provider's page and the code on the issuer's. */
async function payOn(pageUrl: string, token: string): Promise<void> {
  const card = { cardNumber: '5526080000000006', expireMonth: '12', expireYear: '2035', cvc: '123', installment: '1' };
  await fetch(pageUrl, { method: 'POST', body: new URLSearchParams(card) });
  const answer = { token, code: '123456', decision: 'approve' };
  await fetch(`${sandbox.url}/checkout/acs`, { method: 'POST', body: new URLSearchParams(answer) });
}

/** A payment held under a reference: its result as the client reads it. */
async function paid(reference: string): Promise<Reply> {
  const begun = await ask(client.checkoutFormInitializePreAuth, 'create', orderOf(reference));
  expectSigned(begun, 'conversationId', 'token');
  const token = String(begun.token);
  const result = () => ask(client.checkoutForm, 'retrieve', { conversationId: reference, token });
  expect(await result()).toMatchObject({ status: 'success', paymentStatus: 'INIT_THREEDS' });
  await payOn(String(begun.paymentPageUrl), token);
  return result();
}

const terms = { currency: 'TRY', ip: '127.0.0.1' };

describe('the provider’s own client', () => {
  test('initialises a page, reads its result and captures what it holds', async () => {
    const held = await paid('P-1');
    expectSigned(
      held,
      ...['paymentStatus', 'paymentId', 'currency', 'basketId', 'conversationId', 'paidPrice', 'price', 'token'],
    );
    expect(held).toMatchObject({ paymentStatus: 'SUCCESS', phase: 'PRE_AUTH', paidPrice: 90.5, basketId: 'P-1' });
    const signed = ['paymentId', 'currency', 'basketId', 'conversationId', 'paidPrice', 'price'];
    const { paymentId } = held;
    const detail = await ask(client.payment, 'retrieve', { conversationId: 'P-1', paymentId });
    expectSigned(detail, ...signed);
    expect(detail).toMatchObject({ paymentId, phase: 'PRE_AUTH' });
    const taken = await ask(client.paymentPostAuth, 'create', {
      conversationId: 'P-1',
      paymentId,
      paidPrice: '90.50',
      ...terms,
    });
    expectSigned(taken, ...signed);
    expect(taken).toMatchObject({ phase: 'POST_AUTH', paidPrice: 90.5 });
  });

  test('cancels what it holds, and finds that in the reports', async () => {
    const { paymentId } = await paid('P-2');
    const reported = () => ask(client.reportingTransactionDetails, 'retrieve', { paymentConversationId: 'P-2' });
    expect(await reported()).toMatchObject({
      payments: [{ paymentId: Number(paymentId), phase: 'PRE_AUTH', cancels: [] }],
    });
    expect(await ask(client.cancel, 'create', { conversationId: 'P-2', paymentId, ...terms })).toMatchObject({
      status: 'success',
      paymentId,
      price: 90.5,
    });
    expect(await reported()).toMatchObject({ payments: [{ cancels: [{ refundPrice: 90.5 }] }] });
  });

  test('refunds in parts what it captured, and no more than that', async () => {
    const { paymentId } = await paid('P-3');
    const about = { conversationId: 'P-3', paymentId, ...terms };
    await ask(client.paymentPostAuth, 'create', { ...about, paidPrice: '90.50' });
    const part = await ask(client.refundV2, 'create', { ...about, price: 40.5 });
    expectSigned(part, 'paymentId', 'conversationId');
    expect(part).toMatchObject({ paymentId, price: 40.5 });
    expect(await ask(client.refundV2, 'create', { ...about, price: 50.01 })).toMatchObject({ status: 'failure' });
    expect(await ask(client.refundV2, 'create', { ...about, price: 50 })).toMatchObject({ status: 'success' });
  });

  test('is turned away with another key', async () => {
    const stranger = new Iyzipay({ uri: `${sandbox.url}/checkout`, apiKey: merchant.apiKey, secretKey: 'other' });
    expect(await ask(stranger.checkoutFormInitializePreAuth, 'create', orderOf('P-4'))).toMatchObject({
      status: 'failure',
      errorCode: '1000',
    });
  });
});
