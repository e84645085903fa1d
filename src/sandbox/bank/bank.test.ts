import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningPartners, startPartners } from '../pages/start-partners.ts';
import { signFields } from './hash.ts';
import { registerBank } from './index.ts';
import { merchant } from './merchant.ts';

let bank: RunningPartners;
beforeAll(async () => {
  bank = await startPartners([registerBank]);
});
afterAll(() => bank.close());

const card = {
  pan: '5526 0800 0000 0006',
  cv2: '123',
  Ecom_Payment_Card_ExpDate_Month: '12',
  Ecom_Payment_Card_ExpDate_Year: '35',
};

function gateForm(change: Readonly<Record<string, string>> = {}): Record<string, string> {
  const fields = {
    clientid: merchant.clientId,
    storetype: '3d',
    amount: '100.50',
    currency: '949',
    oid: 'A-1',
    okUrl: 'https://site.example/tamam',
    failUrl: 'https://site.example/olmadi',
    islemtipi: 'PreAuth',
    taksit: '',
    rnd: 'r',
    lang: 'tr',
    hashAlgorithm: 'ver3',
    ...change,
  };
  return { ...fields, hash: signFields(fields, merchant.storeKey), ...card };
}

async function postForm(path: string, fields: Record<string, string>): Promise<{ status: number; page: string }> {
  const reply = await fetch(`${bank.url}${path}`, { method: 'POST', body: new URLSearchParams(fields) });
  return { status: reply.status, page: await reply.text() };
}

function hidden(page: string): Record<string, string> {
  const inputs = [...page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)];
  return Object.fromEntries(
    inputs.map(([, name = '', value = '']) => [name, value.replaceAll('&#39;', "'").replaceAll('&amp;', '&')]),
  );
}

async function verified(change: Readonly<Record<string, string>> = {}): Promise<Record<string, string>> {
  const { page } = await postForm('/bank/fim/est3Dgate', gateForm(change));
  const answer = await postForm('/bank/acs', { ...hidden(page), code: '123456', decision: 'approve' });
  return hidden(answer.page);
}

async function ask(fields: Readonly<Record<string, string>>): Promise<string> {
  const login = { Name: merchant.user, Password: merchant.password, ClientId: merchant.clientId };
  const body = Object.entries({ ...login, ...fields }).map(([name, value]) => `<${name}>${value}</${name}>`);
  const headers = { 'content-type': 'text/xml' };
  const reply = await fetch(`${bank.url}/bank/fim/api`, {
    method: 'POST',
    headers,
    body: `<CC5Request>${body.join('')}</CC5Request>`,
  });
  return reply.text();
}

function preAuth(
  proof: Readonly<Record<string, string>>,
  change: Readonly<Record<string, string>> = {},
): Promise<string> {
  const { md = '', xid = '', eci = '', cavv = '', oid = '' } = proof;
  const Payer = { PayerTxnId: xid, PayerSecurityLevel: eci, PayerAuthenticationCode: cavv };
  return ask({
    Type: 'PreAuth',
    OrderId: oid,
    Total: '100.50',
    Currency: '949',
    Taksit: '',
    Number: md,
    ...Payer,
    ...change,
  });
}

describe('the gate', () => {
  test('shows the issuer page with amount, merchant and masked card only', async () => {
    const { status, page } = await postForm('/bank/fim/est3Dgate', gateForm());
    expect(status).toBe(200);
    expect(page).toContain('100,50 TL');
    expect(page).toContain('552608******0006');
    expect(page).not.toContain('5526080000000006');
    expect(page).not.toContain(card.pan);
  });

  test.each([
    ['amount', '1.00'],
    ['oid', 'B'],
    ['okUrl', 'https://evil.example/'],
    ['taksit', '3'],
    ['hash', 'x'],
  ])('a form with %s changed on the way is refused', async (name, value) => {
    expect((await postForm('/bank/fim/est3Dgate', { ...gateForm(), [name]: value })).status).toBe(400);
  });

  test.each([
    ['pan', '5526080000000007', 'Kart numarası geçersiz'],
    ['Ecom_Payment_Card_ExpDate_Year', '20', 'Kartın süresi dolmuş'],
    ['cv2', '1', 'Güvenlik kodu geçersiz'],
  ])('a card with wrong %s goes back unverified', async (name, value, text) => {
    const { page } = await postForm('/bank/fim/est3Dgate', { ...gateForm(), [name]: value });
    expect(page).toContain('action="https://site.example/olmadi"');
    expect(hidden(page)).toMatchObject({ mdStatus: '8', mdErrorMsg: text });
  });

  test('a wrong code may be tried three times', async () => {
    const { page } = await postForm('/bank/fim/est3Dgate', gateForm());
    const wrong = { ...hidden(page), code: '1', decision: 'approve' };
    expect((await postForm('/bank/acs', wrong)).page).toContain('Kalan deneme: 2');
    expect((await postForm('/bank/acs', wrong)).page).toContain('Kalan deneme: 1');
    expect(hidden((await postForm('/bank/acs', wrong)).page)).toMatchObject({ mdStatus: '0' });
    expect((await postForm('/bank/acs', wrong)).status).toBe(410);
  });

  test('who cancels goes back unverified, marked as the schemes mark it', async () => {
    const { page } = await postForm('/bank/fim/est3Dgate', gateForm());
    expect(page).toContain('Vazgeç');
    const answer = await postForm('/bank/acs', { ...hidden(page), code: '', decision: 'cancel' });
    expect(answer.page).toContain('action="https://site.example/olmadi"');
    expect(hidden(answer.page)).toMatchObject({ mdStatus: '0', challengeCancel: '01' });
  });
});

describe('the payment interface', () => {
  test('a proof is bound to order, amount and its own marks, and is spent by one use', async () => {
    for (const change of [
      { Total: '1.00' },
      { OrderId: 'OTHER' },
      { Taksit: '3' },
      { PayerAuthenticationCode: 'x' },
      { Currency: '840' },
    ]) {
      const proof = await verified({ oid: `B-${JSON.stringify(change).length}` });
      expect(await preAuth(proof, change)).toContain('<Response>Error</Response>');
      expect(await preAuth(proof)).toContain('CORE-2202');
    }
  });

  test('one order is reserved once, with a second proof too', async () => {
    expect(await preAuth(await verified({ oid: 'C-1' }))).toContain('<Response>Approved</Response>');
    expect(await preAuth(await verified({ oid: 'C-1' }))).toContain('CORE-2507');
  });

  test('a stranger is shown the door', async () => {
    expect(await ask({ Password: 'x', Type: 'Void', OrderId: 'C-1' })).toContain('CORE-2001');
    expect(await ask({ Type: 'Steal', OrderId: 'C-1' })).toContain('CORE-2004');
  });

  test('half proof reaches the merchant as such', async () => {
    const { page } = await postForm('/bank/fim/est3Dgate', { ...gateForm({ oid: 'D-1' }), pan: '4141111111111115' });
    const answer = await postForm('/bank/acs', { ...hidden(page), code: '123456', decision: 'approve' });
    expect(answer.page).toContain('action="https://site.example/tamam"');
    expect(hidden(answer.page)).toMatchObject({ mdStatus: '4', eci: '06' });
  });
});

test('the ledger knows masks only, as data and as a page', async () => {
  const data = await (await fetch(`${bank.url}/bank/ledger`)).text();
  const page = await (await fetch(`${bank.url}/bank/ledger`, { headers: { accept: 'text/html' } })).text();
  expect(JSON.parse(data)).toContainEqual(
    expect.objectContaining({
      orderId: 'C-1',
      type: 'PreAuth',
      amount: 100.5,
      installments: 1,
      state: 'approved',
      maskedCard: '552608******0006',
    }),
  );
  expect(page).toContain('Ön provizyon');
  for (const text of [data, page]) expect(text).not.toMatch(/\d{13,19}/);
});
