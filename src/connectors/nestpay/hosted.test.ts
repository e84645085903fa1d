import { fastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Fields, walkToReturn } from '#ports/conformance/form-browser.ts';
import { goodCard, newOrder } from '#ports/conformance/payment-harness.ts';
import type { PaymentOrder } from '#ports/payment.ts';
import { registerBank } from '#sandbox/bank/index.ts';
import { type RunningPartners, startPartners } from '#sandbox/pages/start-partners.ts';
import { hashOf, isSigned } from './hash.ts';
import { type NestpayOptions, nestpay } from './index.ts';
import { cardFields } from './map-out.ts';

const account = { clientId: '100200300', user: 'sandboxapi', password: 'SandboxApi1', storeKey: 'SandboxStoreKey1' };
/** Its issuer proves its holder by half. */
const halfProven = '4141111111111115';
const never = new AbortController().signal;

let bank: RunningPartners;
beforeAll(async () => {
  bank = await startPartners([registerBank({ hashLeavesCardOut: true })]);
});
afterAll(() => bank.close());

const provider = (model: NestpayOptions['model'] = 'hosted') => {
  const root = `${bank.url}/bank/fim`;
  return nestpay({ model, gateUrl: `${root}/est3Dgate`, apiUrl: `${root}/api`, ...account, timeoutMs: 5_000 });
};

async function visit(order: PaymentOrder, card = goodCard, model: NestpayOptions['model'] = 'hosted'): Promise<Fields> {
  const start = await provider(model).start(order, never);
  return walkToReturn(start, { card }, { returnUrl: order.returnUrl, hostedCardFields: cardFields });
}

/** What the bank would have sent with another result. */
function signedAgain({ HASH: _hash, ...fields }: Fields, change: Fields): Fields {
  const changed = { ...fields, ...change };
  return { ...changed, HASH: hashOf(changed, account.storeKey) };
}

async function finish(order: PaymentOrder, fields: Fields, model: NestpayOptions['model'] = 'hosted') {
  const returned = provider(model).readReturn(fields);
  if (returned.kind !== 'verified') return returned;
  return provider(model).authorise(order, returned.proof, never);
}

async function movements({ reference }: PaymentOrder): Promise<readonly string[]> {
  const rows = await (await fetch(`${bank.url}/bank/ledger`)).json();
  return rows
    .filter((row: { readonly orderId: string }) => row.orderId === reference)
    .map(({ type, state }: { readonly type: string; readonly state: string }) => `${type} ${state}`);
}

test('the form to the bank’s page is signed whole, and the browser adds nothing', async () => {
  expect(provider().cardEntry).toBe('bankPage');
  const start = await provider().start(newOrder({ installmentCount: 3 }), never);
  if (start.kind !== 'bankPage') throw new Error(start.kind);
  expect(start.fields).toMatchObject({ storetype: '3d_pay_hosting', islemtipi: 'PreAuth', taksit: '3' });
  expect(isSigned(start.fields, account.storeKey)).toBe(true);
  expect(start).not.toHaveProperty('cardFields');
});

describe('a result of the bank’s page', () => {
  test('counts by its signature, merchant and order', async () => {
    const order = newOrder();
    const fields = await visit(order);
    expect(fields).toMatchObject({ Response: 'Approved', ProcReturnCode: '00', mdStatus: '1', oid: order.reference });
    for (const name of Object.keys(fields))
      expect(provider().readReturn({ ...fields, [name]: 'changed' }), name).toEqual({ kind: 'forged' });
    expect(provider().readReturn(signedAgain(fields, { clientid: '999' }))).toEqual({ kind: 'forged' });
    const other = newOrder();
    expect(await finish(other, fields)).toMatchObject({ kind: 'refused', code: 'proof' });
    expect(await movements(order)).toEqual(['PreAuth approved']);
    expect(await finish(order, fields)).toMatchObject({ kind: 'done' });
    expect(await finish(order, fields)).toMatchObject({ kind: 'done' });
    expect(await movements(order)).toEqual(['PreAuth approved']);
  });

  test.each([
    { amount: '1.00' },
    { currency: '840' },
    { taksit: '6' },
    { mdStatus: '4', eci: '06' },
    { eci: '06' },
    { mdStatus: '' },
  ])('on other terms is refused, and what it reserved goes back: %j', async (change) => {
    const order = newOrder();
    const fields = signedAgain(await visit(order), change);
    expect(await finish(order, fields)).toMatchObject({
      kind: 'refused',
      code: expect.stringMatching(/^(proof|mdStatus)$/),
    });
    expect(await movements(order)).toEqual(['PreAuth approved', 'Void approved']);
  });

  test('that the issuer refused carries the issuer’s code', async () => {
    const order = newOrder();
    const fields = await visit(order, '4111111111111129');
    expect(await finish(order, fields)).toEqual({ kind: 'refused', code: '51', reason: 'Kart limiti yetersiz' });
    await visit(order);
    expect(await movements(order)).toEqual(['PreAuth declined', 'PreAuth approved']);
    expect(await finish(order, fields), 'another window has paid since').toMatchObject({ kind: 'refused', code: '51' });
    expect(await movements(order)).toEqual(['PreAuth declined', 'PreAuth approved', 'Void approved']);
  });

  test('of an order that was paid before is the result of that payment', async () => {
    const order = newOrder();
    await visit(order);
    const again = await visit(order);
    expect(again).toMatchObject({ Response: 'Error', 'EXTRA.ERRORCODE': 'CORE-2507' });
    expect(await finish(order, again)).toMatchObject({ kind: 'done' });
    expect(await movements(order)).toEqual(['PreAuth approved']);
  });

  test('of an order that was paid before on half proof is refused, and what was reserved goes back', async () => {
    const order = newOrder();
    await visit(order, halfProven);
    const again = await visit(order);
    expect(again).toMatchObject({ 'EXTRA.ERRORCODE': 'CORE-2507', mdStatus: '1' });
    expect(await finish(order, again)).toMatchObject({ kind: 'refused', code: 'CORE-2507' });
    expect(await movements(order)).toEqual(['PreAuth approved', 'Void approved']);
  });

  test('that the books do not know yet decides nothing', async () => {
    const [paid, unknown] = [newOrder(), newOrder()];
    const fields = signedAgain(await visit(paid), { oid: unknown.reference });
    expect(await finish(unknown, fields)).toEqual({ kind: 'unavailable' });
  });

  test('on other terms decides nothing as long as the bank does not let the sum go', async () => {
    const order = newOrder();
    const status = '<TRANS_STAT>A</TRANS_STAT><ORD_ID>x</ORD_ID><ORIG_TRANS_AMT>123456</ORIG_TRANS_AMT>';
    const asked: string[] = [];
    const app = fastify({ forceCloseConnections: true });
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    app.post('/', (request, reply) => {
      const isVoid = String(request.body).includes('Void');
      asked.push(isVoid ? 'void' : 'status');
      const extra = `<Extra><ORDERSTATUS>ORD_ID:x</ORDERSTATUS>${status}</Extra>`;
      return reply
        .type('text/xml')
        .send(
          isVoid
            ? '<CC5Response><Response>Error</Response><ProcReturnCode>99</ProcReturnCode></CC5Response>'
            : `<CC5Response><Response>Approved</Response><ProcReturnCode>00</ProcReturnCode>${extra}</CC5Response>`,
        );
    });
    const apiUrl = await app.listen({ host: '127.0.0.1', port: 0 });
    const stubborn = nestpay({ model: 'hosted', gateUrl: apiUrl, apiUrl, ...account, timeoutMs: 5_000 });
    const returned = stubborn.readReturn(signedAgain(await visit(order), { mdStatus: '4' }));
    if (returned.kind !== 'verified') throw new Error(returned.kind);
    expect(await stubborn.authorise(order, returned.proof, never)).toEqual({ kind: 'unavailable' });
    expect(asked).toEqual(['status', 'void', 'status']);
    await app.close();
  });

  test('is read by its own fields, whatever model was chosen since', async () => {
    const [hosted, form] = [newOrder(), newOrder()];
    expect(await finish(hosted, await visit(hosted), 'form')).toMatchObject({ kind: 'done' });
    expect(await finish(form, await visit(form, goodCard, 'form'), 'hosted')).toMatchObject({ kind: 'done' });
    const unnamed = newOrder();
    const { storetype: _unnamed, ...fields } = await visit(unnamed, '4111111111111129');
    expect(await finish(unnamed, signedAgain(fields, {}))).toMatchObject({ kind: 'refused', code: '51' });
  });
});
