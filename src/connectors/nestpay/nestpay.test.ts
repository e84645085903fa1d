import { fastify } from 'fastify';
import { describe, expect, test } from 'vitest';
import { describePaymentProvider, type PaymentHarness } from '#ports/conformance/payment.ts';
import { newOrder } from '#ports/conformance/payment-harness.ts';
import { registerBank } from '#sandbox/bank/index.ts';
import { startPartners } from '#sandbox/pages/start-partners.ts';
import { badLogin, settledOrder, twoRefunds, unknownOrder } from './fixtures.ts';
import { hashOf, isSigned } from './hash.ts';
import { type NestpayOptions, nestpay } from './index.ts';
import { orderStateOf, readReply, refundedOrder, stepOf } from './map-in.ts';
import { cardFields } from './map-out.ts';

const account = { clientId: '100200300', user: 'sandboxapi', password: 'SandboxApi1', storeKey: 'SandboxStoreKey1' };

/** A bank that takes the form model, or one that counts every field. */
async function startBank(model: NestpayOptions['model']): Promise<PaymentHarness> {
  const { url, world, close } = await startPartners([registerBank({ hashLeavesCardOut: model === 'form' })]);
  return {
    provider: (timeoutMs) =>
      nestpay({ model, gateUrl: `${url}/bank/fim/est3Dgate`, apiUrl: `${url}/bank/fim/api`, ...account, timeoutMs }),
    behave: (mode) => world.behaviours.change('bank', { mode }),
    loseNextAnswer: async () => {
      await fetch(`${url}/bank/next`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ fault: 'answerLost' }),
      });
    },
    ledger: async () => (await fetch(`${url}/bank/ledger`)).json(),
    hostedCardFields: cardFields,
    stop: close,
  };
}

describePaymentProvider('nestpay, its form', () => startBank('form'));
describePaymentProvider('nestpay, its own page', () => startBank('hosted'));

describe('the signature', () => {
  // Computed apart, with sha512sum over 'x\|y|10.00|\\|kasa|SECRET'.
  const fields = { oid: 'kasa', amount: '10.00', Lang: '\\', ABC: 'x|y', encoding: 'UTF-8' };
  const hash = hashOf(fields, 'SECRET');

  test('takes values by their names regardless of case, with strokes and bars escaped', () => {
    expect(hash).toBe('7HehKa7LltHu0UjUvj/JV6/pWsB7GM2B9MWmdsHDevstwN+667Z57uTTEX8nL4ulW5ir40a57VM478v53ChZ6w==');
  });

  test('accepts what it signed and nothing else', () => {
    expect(isSigned({ ...fields, HASH: hash }, 'SECRET')).toBe(true);
    expect(isSigned({ ...fields, HASH: hash }, 'OTHER')).toBe(false);
    expect(isSigned({ ...fields, extra: '', HASH: hash }, 'SECRET')).toBe(false);
    expect(isSigned(fields, 'SECRET')).toBe(false);
  });
});

describe('replies', () => {
  test('an order the bank does not know is none; a query it does not answer is unavailable', () => {
    expect(orderStateOf(readReply(unknownOrder)).status).toMatchObject({ kind: 'known', state: 'none' });
    expect(orderStateOf(readReply(badLogin)).status).toEqual({ kind: 'unavailable' });
    expect(orderStateOf(readReply(undefined)).status).toEqual({ kind: 'unavailable' });
  });

  test('a settled sale is captured, with figures in kuruş', () => {
    expect(orderStateOf(readReply(settledOrder))).toMatchObject({
      status: { state: 'captured', amount: 1001 },
      transaction: '25005NOgE12061',
    });
  });

  test('the history counts the refunds that went through', () => {
    expect(refundedOrder(readReply(twoRefunds))).toEqual({
      kind: 'known',
      state: 'captured',
      amount: 9000,
      refunded: 4000,
    });
  });

  test('a refusal carries the longer code when the short one says nothing', () => {
    expect(stepOf(readReply(badLogin))).toEqual({ kind: 'refused', code: 'CORE-2001', reason: 'Hatali kullanici' });
  });

  test('what is no reply is unavailable', () => {
    for (const text of [
      '',
      '{"a":1}',
      '<CC5Response>',
      '<html><body>503</body></html>',
      '<CC5Response><Response>Approved</Response></CC5Response>',
    ]) {
      expect(stepOf(readReply(text))).toEqual({ kind: 'unavailable' });
    }
  });
});

test('every signed field of the return is guarded by the signature itself', async () => {
  const provider = nestpay({
    model: 'form',
    gateUrl: 'http://127.0.0.1:9/',
    apiUrl: 'http://127.0.0.1:9/',
    ...account,
    timeoutMs: 500,
  });
  const fields = {
    clientid: account.clientId,
    oid: 'A',
    amount: '1.00',
    taksit: '',
    mdStatus: '1',
    md: 'm',
    xid: 'x',
    eci: '05',
    cavv: 'c',
    rnd: 'r',
  };
  const signed = { ...fields, HASH: hashOf(fields, account.storeKey) };
  expect(provider.readReturn(signed).kind).toBe('verified');
  for (const name of Object.keys(signed)) {
    expect(provider.readReturn({ ...signed, [name]: 'changed' }).kind, name).toBe('forged');
  }
  expect(provider.readReturn({ ...signed, mdStatus: '0', MDSTATUS: '1' }).kind).toBe('forged');
  const weak = { ...fields, eci: '06' };
  expect(provider.readReturn({ ...weak, HASH: hashOf(weak, account.storeKey) }).kind).toBe('notVerified');
  for (const mdStatus of ['0', '2', '3', '4', '5', '6', '7', '8', '9']) {
    const half = { ...fields, mdStatus };
    expect(provider.readReturn({ ...half, HASH: hashOf(half, account.storeKey) }).kind, mdStatus).toBe('notVerified');
  }
  const cancelled = { ...fields, mdStatus: '0', challengeCancel: '01' };
  expect(provider.readReturn({ ...cancelled, HASH: hashOf(cancelled, account.storeKey) })).toEqual({
    kind: 'cancelled',
    reference: 'A',
  });
  expect(await provider.status('A', AbortSignal.timeout(1_000))).toEqual({ kind: 'unavailable' });
});

test('a proof for another order or amount is refused before anybody is asked', async () => {
  const nobody = 'http://127.0.0.1:9/';
  const provider = nestpay({ model: 'form', gateUrl: nobody, apiUrl: nobody, ...account, timeoutMs: 500 });
  const order = newOrder();
  const proof = { md: 'm', xid: 'x', eci: '05', cavv: 'c', oid: order.reference, amount: '1234.56', taksit: '' };
  const authorise = (change: Readonly<Record<string, string>>) =>
    provider.authorise(order, { ...proof, ...change }, AbortSignal.timeout(2_000));
  expect(await authorise({})).toEqual({ kind: 'unavailable' });
  for (const change of [{ oid: 'OTHER' }, { amount: '1.00' }, { taksit: '3' }, { md: '' }]) {
    expect(await authorise(change)).toMatchObject({ kind: 'refused', code: 'proof' });
  }
});

test('a reply longer than a bank ever writes is not read', async () => {
  const app = fastify({ forceCloseConnections: true });
  app.post('/', { bodyLimit: 10_000 }, (_request, reply) =>
    reply.type('text/xml').send(unknownOrder + ' '.repeat(1_100_000)),
  );
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  const apiUrl = await app.listen({ host: '127.0.0.1', port: 0 });
  const provider = nestpay({ model: 'form', gateUrl: apiUrl, apiUrl, ...account, timeoutMs: 5_000 });
  expect(await provider.status('A', AbortSignal.timeout(5_000))).toEqual({ kind: 'unavailable' });
  await app.close();
});
