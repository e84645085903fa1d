import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningPartners, startPartners } from '../pages/start-partners.ts';
import { signFields } from './hash.ts';
import { registerBank } from './index.ts';
import { merchant } from './merchant.ts';

let bank: RunningPartners;
beforeAll(async () => {
  bank = await startPartners([registerBank({ hashLeavesCardOut: true })]);
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

/** A form that leads to the bank's own page, where the card is typed. */
function pageForm(change: Readonly<Record<string, string>> = {}): Record<string, string> {
  const { hash: _hash, ...form } = gateForm({ ...change, storetype: '3d_pay_hosting' });
  const fields = Object.fromEntries(Object.entries(form).filter(([name]) => !(name in card)));
  return { ...fields, hash: signFields(fields, merchant.storeKey) };
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

describe('the signature of a form', () => {
  let strict: RunningPartners;
  beforeAll(async () => {
    strict = await startPartners([registerBank()]);
  });
  afterAll(() => strict.close());

  async function statusAt({ url }: RunningPartners, form: Record<string, string>): Promise<number> {
    return (await fetch(`${url}/bank/fim/est3Dgate`, { method: 'POST', body: new URLSearchParams(form) })).status;
  }
  const { hash: _unsigned, ...whole } = gateForm();
  const signedWhole = { ...whole, hash: signFields(whole, merchant.storeKey) };

  test('counts every field of it, the card too; a form signed without its card is refused', async () => {
    expect(await statusAt(strict, signedWhole)).toBe(200);
    expect(await statusAt(strict, { ...signedWhole, encoding: 'UTF-8' })).toBe(200);
    expect(await statusAt(strict, { ...signedWhole, extra: 'x' })).toBe(400);
    expect(await statusAt(strict, gateForm())).toBe(400);
  });

  test('leaves the card out at a bank that does so, and nothing else', async () => {
    expect(await statusAt(bank, gateForm())).toBe(200);
    expect(await statusAt(bank, signedWhole)).toBe(400);
    expect(await statusAt(bank, { ...gateForm(), extra: 'x' })).toBe(400);
  });

  test('of the bank’s own page counts whatever is posted there', async () => {
    for (const one of [strict, bank]) {
      expect(await statusAt(one, pageForm())).toBe(200);
      expect(await statusAt(one, { ...pageForm(), ...card })).toBe(400);
    }
  });
});

describe('the bank’s own page', () => {
  const open = async (change: Readonly<Record<string, string>>) =>
    (await postForm('/bank/fim/est3Dgate', pageForm(change))).page;

  async function payOn(page: string, change: Readonly<Record<string, string>> = {}) {
    const { page: acs } = await postForm('/bank/page', { ...hidden(page), ...card, ...change });
    return postForm('/bank/acs', { ...hidden(acs), code: '123456', decision: 'approve' });
  }

  test('asks for the card, and asks again for one that is mistyped without repeating it', async () => {
    const page = await open({ oid: 'H-1', taksit: '3' });
    expect(page).toContain('100,50 TL');
    expect(page).toContain('<td>3</td>');
    expect(page).toContain('Vazgeç');
    const again = await postForm('/bank/page', { ...hidden(page), ...card, pan: '5526080000000007' });
    expect(again.page).toContain('Kart numarası geçersiz');
    expect(again.page).not.toContain('5526080000000007');
    expect((await postForm('/bank/page', { visit: 'x', ...card })).status).toBe(410);
  });

  test('makes the reservation itself and says so, signed over all it posts', async () => {
    const { page } = await payOn(await open({ oid: 'H-2' }));
    expect(page).toContain('action="https://site.example/tamam"');
    const { HASH, ...result } = hidden(page);
    expect(result).toMatchObject({ Response: 'Approved', ProcReturnCode: '00', mdStatus: '1', oid: 'H-2' });
    expect(result.TransId).toMatch(/./);
    expect(HASH).toBe(signFields(result, merchant.storeKey));
    expect(await ask({ OrderId: 'H-2', Type: 'PostAuth', Total: '100.50' })).toContain('<Response>Approved</Response>');
    expect(await preAuth({ ...result, oid: 'H-3' }), 'the proof is spent').toContain('CORE-2202');
  });

  test('reserves on half proof too, and says so in its result and its books', async () => {
    const { page } = await payOn(await open({ oid: 'H-5' }), { pan: '4141111111111115' });
    expect(hidden(page)).toMatchObject({ Response: 'Approved', mdStatus: '4', eci: '06' });
    const status = await ask({ OrderId: 'H-5', Extra: '<ORDERSTATUS>QUERY</ORDERSTATUS>' });
    expect(status).toContain('<MDSTATUS>4</MDSTATUS>');
    expect(status).toContain('<ECI_3D>06</ECI_3D>');
  });

  test('says who refused or turned back, and reserves nothing', async () => {
    const declined = await payOn(await open({ oid: 'H-4' }), { pan: '4111111111111129' });
    expect(declined.page).toContain('action="https://site.example/olmadi"');
    expect(hidden(declined.page)).toMatchObject({ Response: 'Declined', ProcReturnCode: '51', mdStatus: '1' });
    const page = await open({ oid: 'H-6' });
    const cancelled = await postForm('/bank/page', { ...hidden(page), decision: 'cancel' });
    expect(hidden(cancelled.page)).toMatchObject({ Response: 'Error', mdStatus: '0', challengeCancel: '01' });
    const books: readonly { readonly orderId: string; readonly state: string }[] = await (
      await fetch(`${bank.url}/bank/ledger`)
    ).json();
    const held = books.filter(({ orderId, state }) => /^H-[46]$/.test(orderId) && state === 'approved');
    expect(held).toEqual([]);
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

  test('where everything is declined also refuses to take or undo what it reserved', async () => {
    await preAuth(await verified({ oid: 'E-1' }));
    bank.world.behaviours.change('bank', { mode: 'decline' });
    for (const Type of ['PostAuth', 'Void']) {
      expect(await ask({ Type, OrderId: 'E-1' })).toContain('<Response>Declined</Response>');
    }
    bank.world.behaviours.reset();
    expect(await ask({ Type: 'Void', OrderId: 'E-1' })).toContain('<Response>Approved</Response>');
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
