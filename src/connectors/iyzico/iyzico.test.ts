import { createHmac } from 'node:crypto';
import { fastify } from 'fastify';
import { describe, expect, test } from 'vitest';
import { describePaymentProvider } from '#ports/conformance/payment.ts';
import { newOrder } from '#ports/conformance/payment-harness.ts';
import type { PaymentProvider } from '#ports/payment.ts';
import { registerBank } from '#sandbox/bank/index.ts';
import { registerCheckout } from '#sandbox/checkout/index.ts';
import { startPartners } from '#sandbox/pages/start-partners.ts';
import { authorization } from './client.ts';
import { insufficientFunds, invalidSignature, partlyRefunded } from './fixtures.ts';
import { iyzico } from './index.ts';
import { paymentOf, statusOf } from './judge.ts';
import { isSigned, readReply, reportSchema, resultSchema } from './map-in.ts';
import { readSealed, sealedReturnUrl } from './seal.ts';

const account = { apiKey: 'sandbox-api-key', secretKey: 'sandbox-secret-key' };

describePaymentProvider('iyzico', async () => {
  const { url, world, close } = await startPartners([registerBank(), registerCheckout]);
  return {
    provider: (timeoutMs) => iyzico({ baseUrl: `${url}/checkout`, ...account, timeoutMs }),
    behave: (mode) => world.behaviours.change('checkout', { mode }),
    loseNextAnswer: async () => {
      await fetch(`${url}/checkout/next`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ fault: 'answerLost' }),
      });
    },
    ledger: async () => (await fetch(`${url}/bank/ledger`)).json(),
    hostedCardFields: { number: 'cardNumber', month: 'expireMonth', year: 'expireYear', cvc: 'cvc' },
    stop: close,
  };
});

describe('signatures', () => {
  test('a request is signed over random key, path and body', () => {
    const options = { baseUrl: '', apiKey: 'key', secretKey: 'secret', timeoutMs: 1 };
    const [scheme, encoded = ''] = authorization(options, '123', '/payment/test', '{"a":1}').split(' ');
    expect(scheme).toBe('IYZWSv2');
    // Computed apart, with openssl dgst -sha256 -hmac secret.
    expect(Buffer.from(encoded, 'base64').toString()).toBe(
      'apiKey:key&randomKey:123&signature:83e59fa1d647abd8c33e44ba24f62c5ff888f228831187fd847eef2282926397',
    );
  });

  test('a reply is signed over its values', () => {
    // Computed apart, with openssl dgst -sha256 -hmac secret-key.
    expect(
      isSigned(
        ['ord-1', 'cf-token-1'],
        'f853d25b67c4d33bc566e9265922dcc1b83f6d980652f4463435b35044ef3f76',
        'secret-key',
      ),
    ).toBe(true);
    expect(
      isSigned(
        ['ord-2', 'cf-token-1'],
        'f853d25b67c4d33bc566e9265922dcc1b83f6d980652f4463435b35044ef3f76',
        'secret-key',
      ),
    ).toBe(false);
    expect(isSigned(['ord-1'], 'no hex', 'secret-key')).toBe(false);
  });

  test('the address of return keeps its own query and names the order under seal', () => {
    const url = new URL(sealedReturnUrl('https://site.example/donus?adim=son', 'A-1', 'secret'));
    const fields = { ...Object.fromEntries(url.searchParams), token: 't' };
    expect(fields).toMatchObject({ adim: 'son', reference: 'A-1' });
    expect(readSealed(fields, 'secret')).toEqual({ kind: 'verified', reference: 'A-1', proof: { token: 't' } });
    expect(readSealed({ ...fields, reference: 'A-2' }, 'secret')).toEqual({ kind: 'forged' });
    expect(readSealed(fields, 'other')).toEqual({ kind: 'forged' });
  });
});

describe('replies', () => {
  test('the attempt that went through counts, less the refunds that did', () => {
    const { payments } = reportSchema.parse(partlyRefunded);
    expect(statusOf(paymentOf(payments))).toEqual({ kind: 'known', state: 'captured', amount: 9000, refunded: 2010 });
  });

  test('a refusal is told with its code; trouble with our keys is not a refusal', () => {
    expect(readReply(resultSchema, insufficientFunds)).toMatchObject({ kind: 'refused', code: '10051' });
    expect(readReply(resultSchema, invalidSignature)).toEqual({ kind: 'unavailable' });
    expect(readReply(resultSchema, 'no reply')).toEqual({ kind: 'unavailable' });
  });
});

test('keys the provider does not know are no answer about a payment', async () => {
  const { url, close } = await startPartners([registerCheckout]);
  const stranger = iyzico({ baseUrl: `${url}/checkout`, apiKey: account.apiKey, secretKey: 'wrong', timeoutMs: 5_000 });
  expect(await stranger.status('A-1', AbortSignal.timeout(5_000))).toEqual({ kind: 'unavailable' });
  await close();
});

describe('what the sandbox does not play', () => {
  const { secretKey } = account;
  const sign = (...values: (string | number)[]) =>
    createHmac('sha256', secretKey).update(values.join(':')).digest('hex');
  const order = { ...newOrder({ amount: 9000 }), reference: 'A-1' };

  /** A provider with fixed replies by path, and a list of what it was asked to cancel. */
  async function provider(replies: Readonly<Record<string, unknown>>) {
    const cancelled: unknown[] = [];
    const app = fastify({ forceCloseConnections: true });
    app.all('/*', (request, reply) => {
      const [path = ''] = request.url.split('?');
      if (path === '/payment/cancel') cancelled.push(request.body);
      return reply.send(
        replies[path] ??
          (path.startsWith('/v2/reporting') ? { status: 'success', payments: [] } : undefined) ?? {
            status: 'failure',
            errorCode: '5086',
            errorMessage: 'yok',
          },
      );
    });
    const baseUrl = await app.listen({ host: '127.0.0.1', port: 0 });
    return { iyzico: iyzico({ baseUrl, ...account, timeoutMs: 5_000 }), cancelled, close: () => app.close() };
  }

  const result = (paymentId: string, change: Readonly<Record<string, unknown>> = {}) => ({
    status: 'success',
    paymentStatus: 'SUCCESS',
    paymentId,
    currency: 'TRY',
    basketId: 'A-1',
    conversationId: 'A-1',
    paidPrice: 90,
    price: 90,
    installment: 1,
    fraudStatus: 1,
    mdStatus: 1,
    phase: 'PRE_AUTH',
    token: 't',
    signature: sign('SUCCESS', paymentId, 'TRY', 'A-1', 'A-1', 90, 90, 't'),
    ...change,
  });
  const detail = { status: 'success', paymentId: '7', paidPrice: 90, phase: 'PRE_AUTH' };
  const resultPath = '/payment/iyzipos/checkoutform/auth/ecom/detail';
  const authorise = (one: PaymentProvider) => one.authorise(order, { token: 't' }, AbortSignal.timeout(5_000));

  test('a payment the reports do not hold yet is found at the service', async () => {
    const { iyzico, close } = await provider({ [resultPath]: result('7'), '/payment/detail': detail });
    expect(await authorise(iyzico)).toEqual({ kind: 'done', transaction: '7' });
    expect(await iyzico.status('A-1', AbortSignal.timeout(5_000))).toMatchObject({ state: 'authorised', amount: 9000 });
    await close();
  });

  test('a second payment under one reference goes back', async () => {
    const { iyzico, cancelled, close } = await provider({ [resultPath]: result('8'), '/payment/detail': detail });
    expect(await authorise(iyzico)).toEqual({ kind: 'done', transaction: '7' });
    expect(cancelled).toMatchObject([{ paymentId: '8' }]);
    await close();
  });

  test.each([{ mdStatus: 4 }, { mdStatus: null }, { fraudStatus: 0 }, { installment: 3 }, { phase: 'AUTH' }])(
    'money held on other terms goes back: %j',
    async (change) => {
      const { iyzico, cancelled, close } = await provider({
        [resultPath]: result('7', change),
        '/payment/detail': detail,
      });
      expect(await authorise(iyzico)).toMatchObject({ kind: 'refused', code: Object.keys(change)[0] });
      expect(cancelled).toMatchObject([{ paymentId: '7' }]);
      await close();
    },
  );

  test.each([
    { currency: 'USD', signature: sign('SUCCESS', '7', 'USD', 'A-1', 'A-1', 90, 90, 't') },
    { paidPrice: 1, signature: sign('SUCCESS', '7', 'TRY', 'A-1', 'A-1', 1, 90, 't') },
  ])('money in another currency or of another sum than asked goes back: %j', async (change) => {
    const replies = { [resultPath]: result('7', change), '/payment/detail': detail };
    const { iyzico, cancelled, close } = await provider(replies);
    expect(await authorise(iyzico)).toMatchObject({ kind: 'refused', code: 'amount' });
    expect(cancelled).toMatchObject([{ paymentId: '7' }]);
    await close();
  });

  test('a reply longer than the provider ever writes is not read', async () => {
    const { iyzico, close } = await provider({
      '/v2/reporting/payment/details': { status: 'success', payments: [], x: 'x'.repeat(1_100_000) },
    });
    expect(await iyzico.status('A-1', AbortSignal.timeout(5_000))).toEqual({ kind: 'unavailable' });
    await close();
  });

  test('a result with a wrong signature is no result', async () => {
    const { iyzico, cancelled, close } = await provider({
      [resultPath]: result('7', { paidPrice: 1 }),
      '/payment/detail': detail,
    });
    expect(await authorise(iyzico)).toEqual({ kind: 'unavailable' });
    expect(cancelled).toEqual([]);
    await close();
  });
});
