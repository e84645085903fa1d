import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningPartners, startPartners } from '../pages/start-partners.ts';
import { registerCheckout } from './index.ts';
import { merchant } from './merchant.ts';

let now = new Date('2026-11-15T09:00:00Z');
let sandbox: RunningPartners;
beforeAll(async () => {
  sandbox = await startPartners([registerCheckout], () => now);
});
afterAll(() => sandbox.close());

const initialize = '/checkout/payment/iyzipos/checkoutform/initialize/preauth/ecom';
const place = { city: 'İstanbul', country: 'Turkey' };
const order = {
  conversationId: 'A-1',
  price: '90.00',
  paidPrice: '90.00',
  currency: 'TRY',
  basketId: 'A-1',
  callbackUrl: 'https://site.example/donus?reference=A-1',
  enabledInstallments: [1, 3],
  buyer: {
    id: 'A',
    name: 'Ayşe',
    surname: 'Ak',
    identityNumber: '1',
    email: 'a@example.com',
    registrationAddress: 'x',
    ...place,
  },
  billingAddress: { contactName: 'Ayşe Ak', address: 'x', ...place },
  basketItems: [{ id: 'A', name: 'Poliçe', category1: 'Sigorta', itemType: 'VIRTUAL', price: '90.00' }],
};

async function post(path: string, json: unknown, secret: string = merchant.secretKey): Promise<Record<string, string>> {
  const body = JSON.stringify(json);
  const signature = createHmac('sha256', secret)
    .update(`42${path.slice('/checkout'.length)}${body}`)
    .digest('hex');
  const authorization = `IYZWSv2 ${Buffer.from(`apiKey:${merchant.apiKey}&randomKey:42&signature:${signature}`).toString('base64')}`;
  const headers = { authorization, 'content-type': 'application/json' };
  return (await fetch(`${sandbox.url}${path}`, { method: 'POST', headers, body })).json();
}

async function typeCard(url: string, card: Readonly<Record<string, string>>): Promise<string> {
  const typed = {
    cardNumber: '5526 0800 0000 0006',
    expireMonth: '12',
    expireYear: '2035',
    cvc: '123',
    installment: '1',
    ...card,
  };
  return (await fetch(url, { method: 'POST', body: new URLSearchParams(typed) })).text();
}

describe('the interface', () => {
  test('wants requests signed with the merchant key', async () => {
    expect(await post(initialize, order, 'other')).toMatchObject({ status: 'failure', errorCode: '1000' });
    expect(await post(initialize, order)).toMatchObject({ status: 'success', conversationId: 'A-1' });
  });

  test('wants the basket to sum up, and every field', async () => {
    expect(await post(initialize, { ...order, price: '91.00' })).toMatchObject({ errorCode: '5062' });
    expect(await post(initialize, { ...order, buyer: undefined })).toMatchObject({ errorCode: '11' });
  });

  test('a page nobody paid on has no result yet', async () => {
    const { token } = await post(initialize, order);
    const detail = '/checkout/payment/iyzipos/checkoutform/auth/ecom/detail';
    expect(await post(detail, { token })).toMatchObject({ status: 'success', paymentStatus: 'INIT_THREEDS' });
    expect(await post(detail, { token: 'x' })).toMatchObject({ status: 'failure', errorCode: '5115' });
  });
});

describe('the card page', () => {
  test('offers the instalments it was made for and shows the amount', async () => {
    const { paymentPageUrl = '' } = await post(initialize, order);
    const page = await (await fetch(paymentPageUrl)).text();
    expect(page).toContain('90,00 TL');
    expect(page).toContain('<option>3</option>');
  });

  test('asks again when the card is mistyped, and repeats nothing of it', async () => {
    const { paymentPageUrl = '' } = await post(initialize, order);
    const page = await typeCard(paymentPageUrl, { cardNumber: '5526080000000007' });
    expect(page).toContain('Kart numarası geçersiz');
    expect(page).not.toContain('5526080000000007');
    expect(await typeCard(paymentPageUrl, { installment: '6' })).toContain('Taksit sayısı geçersiz');
    expect(await typeCard(paymentPageUrl, {})).toContain('Doğrulama kodu');
  });

  test('is gone after half an hour', async () => {
    const { paymentPageUrl = '' } = await post(initialize, order);
    now = new Date(now.getTime() + 31 * 60_000);
    expect((await fetch(paymentPageUrl)).status).toBe(410);
  });
});
