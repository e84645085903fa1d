import { describe, expect, test } from 'vitest';
import { describePaymentProvider } from '#ports/conformance/payment.ts';
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
  const { url, world, close } = await startPartners([registerBank, registerCheckout]);
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

test('a reply that somebody else signed is not believed', async () => {
  const { url, close } = await startPartners([registerCheckout]);
  const stranger = iyzico({ baseUrl: `${url}/checkout`, apiKey: account.apiKey, secretKey: 'wrong', timeoutMs: 5_000 });
  expect(await stranger.status('A-1', AbortSignal.timeout(5_000))).toEqual({ kind: 'unavailable' });
  await close();
});
