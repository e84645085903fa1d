import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import type { PaymentDetail, StartedPayment } from '#contracts/calls/payment.ts';
import { calls } from '#contracts/index.ts';
import { type Fields, walkToReturn } from '#ports/conformance/form-browser.ts';
import { goodCard } from '#ports/conformance/payment-harness.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { openBrowser } from '#testing/browser.ts';
import { letPriceChecksAge } from '#testing/price-checks.ts';
import { reasoned } from '#testing/purchase.ts';
import { openQuotation, type Quoting } from '#testing/vehicle-quotation.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'), { insurers: true, jobs: true });
});
afterAll(() => api.close());
beforeEach(() => api.sandbox.world.behaviours.reset());

const returnUrl = 'http://localhost/odeme/donus/nestpay';
const hostedCardFields = { number: '', month: '', year: '', cvc: '' };
const email = 'deniz@ornek.example';

/** A visitor with complete kasko offers, and the offer of one insurer. */
async function quoted(insurer = '901', addOns: readonly string[] = []) {
  const quoting = await openQuotation(api);
  await quoting.update({ CrossSellingBranches: addOns });
  const { HeaderGuid } = { HeaderGuid: quoting.headerGuid };
  await expect
    .poll(async () => (await list(quoting, HeaderGuid)).State, { timeout: 20_000, interval: 100 })
    .toBe('complete');
  const { Offers } = await list(quoting, HeaderGuid);
  const offerOf = (line: string, insurer: string) => {
    const found = Offers.find(
      (offer) => offer.Line === line && offer.InsuranceFirm === insurer && offer.State === 'active',
    );
    if (!found) throw new Error(`${insurer} has no ${line}`);
    return found;
  };
  return { quoting, offer: offerOf('kasko', insurer), offerOf };
}

async function list({ browser }: Quoting, HeaderGuid: string) {
  return calls.listOffers.data.parse((await browser.bySite(calls.listOffers.path, { HeaderGuid })).envelope.Data);
}

const basketOf = (OfferGuid: string, more: object = {}) => ({ OfferGuid, InstallmentCount: 1, ...more });

async function detail({ browser }: Quoting, basket: object): Promise<PaymentDetail> {
  const { envelope } = await browser.bySite(calls.paymentDetail.path, basket);
  return calls.paymentDetail.data.parse(envelope.Data);
}

function agreed(told: PaymentDetail, more: object = {}) {
  const { GrossPremium, Documents } = told;
  const AcceptedDocuments = Documents.filter(({ MustAccept }) => MustAccept).map(({ Key, Hash }) => `${Key}:${Hash}`);
  return { GrossPremium, Email: email, AcceptedDocuments, ...reasoned(told), ...more };
}

async function start({ browser }: Quoting, basket: object, agreement: object) {
  return (await browser.bySite(calls.startPayment.path, { ...basket, ...agreement })).envelope;
}

function walk(started: StartedPayment, card = goodCard): Promise<Fields> {
  const { Number: number = '', Month: month = '', Year: year = '', Cvc: cvc = '' } = started.CardFields ?? {};
  const form = {
    kind: 'cardForm',
    action: started.Url,
    fields: started.Fields,
    cardFields: { number, month, year, cvc },
  };
  return walkToReturn(form as Parameters<typeof walkToReturn>[0], { card }, { returnUrl, hostedCardFields });
}

const comeBack = (fields: Fields) =>
  api.call(calls.paymentReturn.path, { Provider: 'nestpay', Fields: JSON.stringify(fields) });

async function statusOf({ browser }: Quoting, OrderReference: string) {
  const { envelope } = await browser.bySite(calls.orderStatus.path, { OrderReference });
  return calls.orderStatus.data.parse(envelope.Data);
}

describe('[C-15] what will be paid', () => {
  test('names items, plans, documents and the price as the insurer asks it now', async () => {
    const { quoting, offer } = await quoted();
    const told = await detail(quoting, basketOf(offer.OfferGuid));
    expect(told).toMatchObject({
      GrossPremium: offer.GrossPremium,
      PriceCheck: { State: 'same' },
      CardEntry: 'cardForm',
      Insured: { Kind: 'vehicle', Title: 'TOYOTA Corolla 1.5 2022', Detail: '34 ABC 123' },
      Items: [{ FirmName: 'Çınaraltı Sigorta', Line: 'kasko', PolicyStart: '2026-11-20', PolicyEnd: '2027-11-20' }],
    });
    expect(told.Installments).toEqual(offer.Installments);
    const must = told.Documents.filter(({ MustAccept }) => MustAccept).map(({ Key }) => Key.split(':')[0]);
    expect(must).toEqual(['informationForm', 'distanceSales']);
  });

  test('a price that rose is told with the old one and must be agreed to', async () => {
    const { quoting, offer } = await quoted();
    const before = await detail(quoting, basketOf(offer.OfferGuid));
    await letPriceChecksAge(api);
    api.sandbox.world.behaviours.change('insurers/901', { mode: 'reprice' });
    const now = await detail(quoting, basketOf(offer.OfferGuid));
    expect(now.PriceCheck).toMatchObject({ State: 'changed', OldGrossPremium: offer.GrossPremium });
    expect(now.GrossPremium).toBeGreaterThan(before.GrossPremium);
    const old = await start(quoting, basketOf(offer.OfferGuid), agreed(now, { GrossPremium: before.GrossPremium }));
    expect(old).toMatchObject({ Success: false, Message: expect.stringContaining('Fiyat değişti') });
    expect(await start(quoting, basketOf(offer.OfferGuid), agreed(now))).toMatchObject({ Success: true });
  });

  test('says which item of the basket is in the way', async () => {
    const { quoting, offer, offerOf } = await quoted('901', ['ferdikaza']);
    const addOn = offerOf('ferdikaza', '912');
    const basket = basketOf(offer.OfferGuid, { CrossSellingOffers: [addOn.OfferGuid] });
    const item = {
      OfferGuid: addOn.OfferGuid,
      Line: 'ferdikaza',
      InsuranceFirm: '912',
      FirmName: 'Patika Sigorta',
      PackageName: addOn.PackageName,
    };
    const asked = async (model: object) => (await quoting.browser.bySite(calls.paymentDetail.path, model)).envelope;
    expect(await asked({ ...basket, InstallmentCount: 36 })).toMatchObject({
      StatusCode: 1011,
      Data: { Problem: 'noSuchPlan', OfferGuid: offer.OfferGuid },
    });
    const twice = offerOf('kasko', '902').OfferGuid;
    expect((await asked(basketOf(offer.OfferGuid, { CrossSellingOffers: [twice] }))).Data).toMatchObject({
      Problem: 'mixed',
      OfferGuid: twice,
    });
    // As if one insurer had told one proposal for both lines.
    const tellFor = (insurer: string, proposal: string) =>
      api.database.$client.query('update offers set insurer = $2, proposal_number = $3 where id = $1', [
        addOn.OfferGuid,
        insurer,
        proposal,
      ]);
    const proposals = await api.database.$client.query(
      'select insurer, proposal_number from offers where id = any($1) order by insurer',
      [[offer.OfferGuid, addOn.OfferGuid]],
    );
    const [main, own] = proposals.rows;
    await tellFor(main.insurer, main.proposal_number);
    expect((await asked(basket)).Data).toMatchObject({ Problem: 'mixed', OfferGuid: addOn.OfferGuid });
    await tellFor(own.insurer, own.proposal_number);
    api.sandbox.world.behaviours.change('insurers/912', { mode: 'error' });
    expect(await asked(basket)).toMatchObject({
      StatusCode: 1011,
      Messages: [expect.stringContaining('Patika Sigorta belgelerini')],
      Data: { Problem: 'documentsMissing', ...item },
    });
    api.sandbox.world.behaviours.reset();
    const agreement = agreed(await detail(quoting, basket));
    const over = new Date(api.clock.now().getTime() - 1000);
    await api.database.$client.query('update offers set valid_until = $2 where id = $1', [addOn.OfferGuid, over]);
    const expired = { StatusCode: 1011, Data: { Problem: 'expired', ...item } };
    expect(await asked(basket)).toMatchObject(expired);
    expect(await start(quoting, basket, agreement)).toMatchObject(expired);
    expect((await detail(quoting, basketOf(offer.OfferGuid))).Items).toHaveLength(1);
  });

  test('belongs to the visitor of the quotation and to nobody else', async () => {
    const { offer } = await quoted();
    const stranger = openBrowser(api);
    for (const [path, more] of [
      [calls.paymentDetail.path, {}],
      [calls.startPayment.path, { GrossPremium: offer.GrossPremium, Email: email, AcceptedDocuments: ['x'] }],
    ] as const) {
      const { status } = await stranger.bySite(path, { ...basketOf(offer.OfferGuid), ...more });
      expect(status).toBe(404);
    }
  });

  test.each([
    ['an instalment count nobody offers', { InstallmentCount: 35 }, 'taksit'],
    ['the same line twice', {}, 'yalnız bir teklif'],
  ])('%s is refused in words', async (what, more, sentence) => {
    const { quoting, offer, offerOf } = await quoted();
    const twice = what === 'the same line twice' ? { CrossSellingOffers: [offerOf('kasko', '910').OfferGuid] } : {};
    const { envelope } = await quoting.browser.bySite(
      calls.paymentDetail.path,
      basketOf(offer.OfferGuid, { ...more, ...twice }),
    );
    expect(envelope).toMatchObject({ Success: false, Message: expect.stringContaining(sentence) });
  });
});

describe('paying', () => {
  test('ends in a policy, and the page is told each fact of it', async () => {
    const { quoting, offer, offerOf } = await quoted('901', ['ferdikaza']);
    const addOn = offerOf('ferdikaza', '912');
    const basket = basketOf(offer.OfferGuid, { CrossSellingOffers: [addOn.OfferGuid] });
    const told = await detail(quoting, basket);
    expect(told.GrossPremium).toBeCloseTo((offer.GrossPremium ?? 0) + (addOn.GrossPremium ?? 0), 2);
    const started = calls.startPayment.data.parse((await start(quoting, basket, agreed(told))).Data);
    const returned = await comeBack(await walk(started));
    expect(returned.envelope.Data).toMatchObject({ OrderReference: started.OrderReference, QueryType: 'kasko' });
    await expect
      .poll(async () => (await statusOf(quoting, started.OrderReference)).State, { timeout: 15_000 })
      .toBe('done');
    const done = await statusOf(quoting, started.OrderReference);
    expect(done).toMatchObject({ Settled: true, Money: 'taken', Email: email, CapturedPremium: told.GrossPremium });
    expect(done.Items.map(({ State, PolicyNo }) => [State, typeof PolicyNo])).toEqual([
      ['issued', 'string'],
      ['issued', 'string'],
    ]);
    expect(done.Items[0]?.Documents.map(({ Key }) => Key)).toEqual(['policy', 'summary']);
    const again = await start(quoting, basket, agreed(told));
    expect(again).toMatchObject({ StatusCode: 1001, Data: { OrderReference: started.OrderReference } });
    const { status } = await openBrowser(api).bySite(calls.orderStatus.path, {
      OrderReference: started.OrderReference,
    });
    expect(status).toBe(404);
  });

  test('records which texts were accepted, and goes nowhere without them', async () => {
    const { quoting, offer } = await quoted();
    const basket = basketOf(offer.OfferGuid);
    const told = await detail(quoting, basket);
    for (const AcceptedDocuments of [['x'], agreed(told).AcceptedDocuments.map((accepted) => `${accepted}0`)]) {
      const refused = await start(quoting, basket, agreed(told, { AcceptedDocuments }));
      expect(refused).toMatchObject({ Success: false, Message: expect.stringContaining('belgeleri okuyup') });
    }
    const started = calls.startPayment.data.parse((await start(quoting, basket, agreed(told))).Data);
    const { rows } = await api.database.$client.query(
      'select document_key, text_hash from document_acceptances a join orders o on o.id = a.order_id where o.reference = $1',
      [started.OrderReference],
    );
    expect(rows.map(({ document_key, text_hash }) => `${document_key}:${text_hash}`).sort()).toEqual(
      [...agreed(told).AcceptedDocuments].sort(),
    );
  });

  test('many starts at once leave one order, and a second try replaces an unpaid one', async () => {
    const { quoting, offer } = await quoted();
    const basket = basketOf(offer.OfferGuid);
    const told = await detail(quoting, basket);
    // One visitor may not start twenty payments in ten minutes; here it is about the offer.
    const replies = await Promise.all(Array.from({ length: 10 }, () => start(quoting, basket, agreed(told))));
    const { rows } = await api.database.$client.query(
      `select count(*) filter (where i.state = 'pending') as pending, count(*) as all from order_items i where offer_id = $1`,
      [offer.OfferGuid],
    );
    expect(rows[0]).toMatchObject({ pending: '1' });
    const started = replies.filter(({ Success }) => Success).map(({ Data }) => calls.startPayment.data.parse(Data));
    expect(started.length).toBeGreaterThan(0);
    const returns = await Promise.all(started.map(async (one) => comeBack(await walk(one))));
    expect(returns.every(({ envelope }) => envelope.Success)).toBe(true);
    const states = async () =>
      Promise.all(started.map(async ({ OrderReference }) => (await statusOf(quoting, OrderReference)).State));
    await expect.poll(states, { timeout: 15_000 }).toContain('done');
    await expect
      .poll(async () => (await states()).every((state) => state === 'done' || state === 'declined'))
      .toBe(true);
    expect((await states()).filter((state) => state === 'done')).toHaveLength(1);
  });

  test('a sum or an offer changed on the way is refused, at our door and at the bank’s', async () => {
    const { quoting, offer } = await quoted();
    const basket = basketOf(offer.OfferGuid);
    const told = await detail(quoting, basket);
    const cheap = await start(quoting, basket, agreed(told, { GrossPremium: 1 }));
    expect(cheap).toMatchObject({ Success: false, Data: { Problem: 'priceDiffers' } });
    const { offer: foreign } = await quoted();
    const mixed = basketOf(offer.OfferGuid, { CrossSellingOffers: [foreign.OfferGuid] });
    expect(await start(quoting, mixed, agreed(told))).toMatchObject({ Success: false, StatusCode: 404 });
    const { rows } = await api.database.$client.query('select 1 from order_items where offer_id = any($1)', [
      [offer.OfferGuid, foreign.OfferGuid],
    ]);
    expect(rows).toEqual([]);

    const started = calls.startPayment.data.parse((await start(quoting, basket, agreed(told))).Data);
    const changed = { ...started, Fields: { ...started.Fields, amount: '1.00' } };
    await expect(walk(changed)).rejects.toThrow('A page without a form');
    expect((await statusOf(quoting, started.OrderReference)).State).toBe('threeDs');
  });

  test('a return nobody signed leads nowhere', async () => {
    const { quoting, offer } = await quoted();
    const basket = basketOf(offer.OfferGuid);
    const started = calls.startPayment.data.parse(
      (await start(quoting, basket, agreed(await detail(quoting, basket)))).Data,
    );
    const fields = await walk(started);
    const [forged, garbage] = [await comeBack({ ...fields, amount: '1.00' }), await comeBack({})];
    expect([forged.status, garbage.status]).toEqual([404, 404]);
    expect((await statusOf(quoting, started.OrderReference)).State).toBe('threeDs');
  });
});
