import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import type { Offer } from '#contracts/calls/offer.ts';
import type { PaymentDetail } from '#contracts/calls/payment.ts';
import { calls } from '#contracts/index.ts';
import type { LineKey } from '#domain/lines.ts';
import { orderSentences } from '#messages/order.ts';
import { paymentOrder } from '#services/order/payment-order.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { quoteHealth } from '#testing/health-quotation.ts';
import { carryRefundOf } from '#testing/holder-receives.ts';
import { newPerson } from '#testing/people.ts';
import { buyAs, type Holder, joinHolder, policyOf, quoteAs, withdrawAs } from '#testing/policy-holder.ts';
import { buy, readDetail, settledOffers, settledOrder, walkToBank } from '#testing/purchase.ts';
import { proveVisitor, type Quoting } from '#testing/vehicle-quotation.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'), { insurers: true, jobs: true });
});
afterAll(() => api.close());
beforeEach(() => api.sandbox.world.behaviours.reset());

const start = '2026-11-20';
const email = 'deniz@ornek.example';
let plates = 100;

/** Somebody with a car of their own that nobody has insured here. */
async function newcomer() {
  plates += 1;
  const holder = await joinHolder(api, {});
  const car = { LicensePlateNumber: `34KRS${plates}` };
  return { holder, car };
}

async function offersFor(holder: Holder, line: LineKey, car: object, answers: object = {}) {
  const quoting = await quoteAs(holder, line, car);
  await quoting.update({ PolicyStart: start, ...answers });
  const offers = (await settledOffers(quoting)).filter(
    ({ State, DisplayMode, Line }) => State === 'active' && DisplayMode === 'buyable' && Line === line,
  );
  return { quoting, offers };
}

const at = (offers: readonly Offer[], insurer: string) => {
  const found = offers.find(({ InsuranceFirm }) => InsuranceFirm === insurer);
  if (!found) throw new Error(`${insurer} offers nothing`);
  return found;
};

/** Of what it offers it asks more for three in ten when they are to be issued. */
const unsteady = '916';

const notAt = (offers: readonly Offer[], insurer: string) => {
  const found = offers.find(({ InsuranceFirm }) => InsuranceFirm !== insurer && InsuranceFirm !== unsteady);
  if (!found) throw new Error(`Nobody but ${insurer} offers anything`);
  return found;
};

function agreed({ GrossPremium, Documents }: PaymentDetail, more: object = {}) {
  return { GrossPremium, Email: email, AcceptedDocuments: Documents.map(({ Key, Hash }) => `${Key}:${Hash}`), ...more };
}

async function startOf({ browser }: Quoting, { OfferGuid }: Offer, agreement: object) {
  return (await browser.bySite(calls.startPayment.path, { OfferGuid, ...agreement })).envelope;
}

const orderCount = async () => Number((await api.database.$client.query('select from orders')).rowCount);

async function reasonOf(reference: string): Promise<unknown> {
  const { rows } = await api.database.$client.query('select same_risk_reason from orders where reference = $1', [
    reference,
  ]);
  return rows[0]?.same_risk_reason;
}

async function cancelPolicy(_holder: Holder, policyId: string): Promise<void> {
  await api.database.$client.query(`update policies set state = 'cancelled' where id = $1`, [policyId]);
}

const listed = async ({ browser, headerGuid }: Quoting, Cursor?: string) =>
  calls.listOffers.data.parse(
    (await browser.bySite(calls.listOffers.path, { HeaderGuid: headerGuid, Cursor })).envelope.Data,
  );

const coversOf = async ({ browser, headerGuid }: Quoting) =>
  calls.existingCovers.data.parse(
    (await browser.bySite(calls.existingCovers.path, { HeaderGuid: headerGuid })).envelope.Data,
  ).SameRisks;

describe('a second traffic policy for one car', () => {
  test('is refused without a reason, before anything is ordered, and names the first', async () => {
    const { holder, car } = await newcomer();
    const { quoting, offers } = await offersFor(holder, 'trafik', car);
    expect(await coversOf(quoting)).toEqual([]);
    const bought = await buy(quoting, { main: at(offers, '901'), email });
    const number = bought.Items[0]?.PolicyNo ?? '';
    const second = at(offers, '902');
    const detail = await readDetail(quoting, { main: second, email });
    expect(detail.SameRisks).toEqual([
      {
        Line: 'trafik',
        State: 'inForce',
        Message:
          'Bu araç için 20.11.2027 tarihine kadar geçerli Zorunlu trafik sigortası poliçeniz var. İkinci bir poliçe ek koruma sağlamaz; aynı dönem için iki kez prim ödersiniz.',
        Policy: {
          Line: 'trafik',
          FirmName: 'Çınaraltı Sigorta',
          PolicyNo: `…${number.slice(-4)}`,
          PolicyStart: start,
          PolicyEnd: '2027-11-20',
          PolicyGuid: null,
          ResultPath: `/trafik/teklif?teklif=${quoting.headerGuid}&adim=sonuc&siparis=${bought.OrderReference}`,
        },
      },
    ]);
    expect(detail.SameRiskReasons.map(({ Key }) => Key)).toEqual(['replacing', 'newOwner', 'otherThing', 'other']);
    expect(await coversOf(quoting)).toEqual(detail.SameRisks);

    const before = await orderCount();
    for (const agreement of [agreed(detail), agreed(detail, { SameRiskReason: 'otherCover' })]) {
      const refused = await startOf(quoting, second, agreement);
      expect(refused).toMatchObject({
        StatusCode: 1011,
        Messages: [detail.SameRisks[0]?.Message, expect.stringContaining('nedenini seçmeniz')],
      });
      expect(refused.Data).toEqual({ Problem: 'sameRisk' });
      expect(JSON.stringify(refused)).not.toContain(number);
    }
    expect(await orderCount()).toBe(before);
  });

  test('is sold with a reason, which is kept with the order; where nothing asks for one none is kept', async () => {
    const { holder, car } = await newcomer();
    const { quoting, offers } = await offersFor(holder, 'trafik', car);
    const first = at(offers, '901');
    const needless = agreed(await readDetail(quoting, { main: first, email }), { SameRiskReason: 'replacing' });
    const begun = calls.startPayment.data.parse((await startOf(quoting, first, needless)).Data);
    expect(await reasonOf(begun.OrderReference)).toBeNull();
    await buy(quoting, { main: first, email });
    const second = at(offers, '902');
    const detail = await readDetail(quoting, { main: second, email });
    const started = await startOf(quoting, second, agreed(detail, { SameRiskReason: 'replacing' }));
    const { OrderReference } = calls.startPayment.data.parse(started.Data);
    expect(await reasonOf(OrderReference)).toBe('replacing');
  });

  test('is asked about in a quotation of its own too, and shown to the member where it stands', async () => {
    const { holder, car } = await newcomer();
    const { quoting, offers } = await offersFor(holder, 'trafik', car);
    const bought = await buy(quoting, { main: at(offers, '901'), email });
    const again = await offersFor(holder, 'trafik', car, { PolicyStart: '2026-11-18' });
    const model = { OfferGuid: at(again.offers, '901').OfferGuid };
    const { envelope } = await holder.browser.byUser(calls.paymentDetail.path, model);
    const { SameRisks } = calls.paymentDetail.data.parse(envelope.Data);
    expect(SameRisks[0]?.Policy?.PolicyGuid).toBe(policyOf(bought, 'trafik'));
  });
});

describe('is no second policy:', () => {
  test('kasko beside traffic', async () => {
    const { holder, car } = await newcomer();
    const traffic = await offersFor(holder, 'trafik', car);
    await buy(traffic.quoting, { main: at(traffic.offers, '901'), email });
    const kasko = await offersFor(holder, 'kasko', car);
    const main = at(kasko.offers, '901');
    const detail = await readDetail(kasko.quoting, { main, email });
    expect([detail.SameRisks, detail.SameRiskReasons]).toEqual([[], []]);
    expect(await startOf(kasko.quoting, main, agreed(detail))).toMatchObject({ Success: true });
  });

  test('one for another car', async () => {
    const { holder, car } = await newcomer();
    const first = await offersFor(holder, 'trafik', car);
    await buy(first.quoting, { main: at(first.offers, '901'), email });
    const { car: other } = await newcomer();
    const second = await offersFor(holder, 'trafik', other);
    const detail = await readDetail(second.quoting, { main: at(second.offers, '901'), email });
    expect(detail.SameRisks).toEqual([]);
  });

  test('one after a policy that was given back', async () => {
    const { holder, car } = await newcomer();
    const { quoting, offers } = await offersFor(holder, 'kasko', car);
    const bought = await buy(quoting, { main: at(offers, '901'), email });
    const main = offers.find(({ InsuranceFirm }) => InsuranceFirm !== '901') as Offer;
    expect((await readDetail(quoting, { main, email })).SameRisks).toHaveLength(1);
    await withdrawAs(holder, policyOf(bought));
    expect((await readDetail(quoting, { main, email })).SameRisks).toEqual([]);
    await carryRefundOf(api, policyOf(bought));
    const detail = await readDetail(quoting, { main, email });
    expect(detail.SameRisks).toEqual([]);
    expect(await startOf(quoting, main, agreed(detail))).toMatchObject({ Success: true });
  });

  test('the next year’s', async () => {
    const { holder, car } = await newcomer();
    const { quoting, offers } = await offersFor(holder, 'trafik', car);
    const bought = await buy(quoting, { main: at(offers, '901'), email });
    await api.database.$client.query(
      `update order_items set start_on = '2025-11-20', end_on = $2 where id in
        (select order_item_id from policies where id = $1)`,
      [policyOf(bought, 'trafik'), start],
    );
    expect((await readDetail(quoting, { main: at(offers, '902'), email })).SameRisks).toEqual([]);
  });
});

describe('two payments at once for one car', () => {
  test('leave one that goes on, and the other moves no money', async () => {
    const { holder, car } = await newcomer();
    const { quoting, offers } = await offersFor(holder, 'trafik', car);
    const two = [at(offers, '901'), at(offers, '902')];
    const walked = await Promise.all(two.map((main) => walkToBank(quoting, { main, email }).catch(() => undefined)));
    const back = walked.filter((one) => one !== undefined);
    await Promise.all(back.map(({ returned }) => quoting.browser.bySite(calls.paymentReturn.path, returned)));
    const issued = async () => {
      const { rows } = await api.database.$client.query(
        'select o.state from orders o where quotation_id = $1 order by state',
        [quoting.headerGuid],
      );
      return rows.map(({ state }) => state);
    };
    await expect.poll(issued, { timeout: 15_000 }).toContain('done');
    await expect.poll(async () => (await issued()).every((state) => ['done', 'declined'].includes(state))).toBe(true);
    expect((await issued()).filter((state) => state === 'done')).toHaveLength(1);
  });

  test.each([
    ['phone', (first: Holder) => ({ ...newPerson(), NationalNumber: first.person.NationalNumber })],
    ['number and phone', newPerson],
  ])('of one browser leave the later one, also with another %s', async (_name, otherThan) => {
    const { holder, car } = await newcomer();
    const first = await offersFor(holder, 'trafik', car);
    const walked = await walkToBank(first.quoting, { main: at(first.offers, '901'), email });
    const other = { browser: holder.browser, person: otherThan(holder) };
    await other.browser.verify(other.person, 'trafik');
    const second = await offersFor(other, 'trafik', car);
    const bought = await buy(second.quoting, { main: at(second.offers, '902'), email });
    expect([bought.State, await reasonOf(bought.OrderReference)]).toEqual(['done', null]);
    await first.quoting.browser.bySite(calls.paymentReturn.path, walked.returned);
    expect(await settledOrder(first.quoting, walked.OrderReference)).toMatchObject({
      State: 'declined',
      Message: orderSentences.declined.replaced,
    });
  });

  test('from another browser the second waits for a reason as long as the first is at the bank', async () => {
    const { holder, car } = await newcomer();
    const { quoting, offers } = await offersFor(holder, 'trafik', car);
    await walkToBank(quoting, { main: at(offers, '901'), email });
    const visitor = 'update orders set visitor = $2 where quotation_id = $1';
    await api.database.$client.query(visitor, [quoting.headerGuid, 'another browser']);
    const main = at(offers, '902');
    const detail = await readDetail(quoting, { main, email });
    expect(detail.SameRisks).toMatchObject([
      { State: 'underWay', Message: expect.stringContaining('ödemeniz sürüyor'), Policy: { PolicyNo: null } },
    ]);
    expect(await startOf(quoting, main, agreed(detail))).toMatchObject({
      StatusCode: 1011,
      Data: { Problem: 'sameRisk' },
    });
  });
});

describe('another insurer of one quotation while the bank is slow', () => {
  /** Paid for at the first insurer, whose bank does not answer yet. */
  async function runningAt(line: LineKey) {
    const { holder, car } = await newcomer();
    const { quoting, offers } = await offersFor(holder, line, car);
    const walked = await walkToBank(quoting, { main: at(offers, '901'), email });
    const second = notAt(offers, '901');
    // The page of the second insurer was open before the first was paid.
    const detail = await readDetail(quoting, { main: second, email });
    api.sandbox.world.behaviours.change('bank', { mode: 'reset' });
    await quoting.browser.bySite(calls.paymentReturn.path, walked.returned);
    return { quoting, second, detail, first: walked.OrderReference };
  }
  const ordersOf = async ({ headerGuid }: Quoting) =>
    (await api.database.$client.query('select state from orders where quotation_id = $1', [headerGuid])).rows;

  test.each(['kasko', 'trafik'] as const)(
    'makes no second order of %s, with a reason or without, and leads to the one that runs',
    async (line) => {
      const { quoting, second, detail, first } = await runningAt(line);
      const running = {
        StatusCode: 1001,
        Data: { Problem: 'underWay', OrderReference: first, FirmName: 'Çınaraltı Sigorta' },
        Messages: [expect.stringContaining('ödemeniz sürüyor (Çınaraltı Sigorta)')],
      };
      expect(await startOf(quoting, second, agreed(detail))).toMatchObject(running);
      const tries = Array.from({ length: 6 }, () =>
        startOf(quoting, second, agreed(detail, { SameRiskReason: 'replacing' })),
      );
      for (const reply of await Promise.all(tries)) expect(reply).toMatchObject(running);
      const { OfferGuid } = second;
      expect((await quoting.browser.bySite(calls.paymentDetail.path, { OfferGuid })).envelope).toMatchObject(running);
      expect(await coversOf(quoting)).toMatchObject([
        { State: 'underWay', Policy: { ResultPath: expect.stringContaining(`siparis=${first}`) } },
      ]);
      api.sandbox.world.behaviours.reset();
      api.clock.advance(15);
      expect(await settledOrder(quoting, first)).toMatchObject({ State: 'done' });
      expect(await ordersOf(quoting)).toEqual([{ state: 'done' }]);
    },
  );

  test('pays for one of two that come back from the bank, also where nobody has to have the policy', async () => {
    const { holder, car } = await newcomer();
    const { quoting, offers } = await offersFor(holder, 'kasko', car);
    const first = await walkToBank(quoting, { main: at(offers, '901'), email });
    const elsewhere = 'update orders set visitor = $2 where reference = $1';
    await api.database.$client.query(elsewhere, [first.OrderReference, 'another browser']);
    const second = await walkToBank(quoting, { main: notAt(offers, '901'), email });
    expect(await reasonOf(second.OrderReference)).toBe('other');
    await Promise.all(
      [first, second].map(({ returned }) => quoting.browser.bySite(calls.paymentReturn.path, returned)),
    );
    const ends = await Promise.all([first, second].map(({ OrderReference }) => settledOrder(quoting, OrderReference)));
    expect(ends.map(({ State }) => State).sort()).toEqual(['declined', 'done']);
    expect(ends.find(({ State }) => State === 'declined')?.Message).toBe(orderSentences.declined.sameRisk);
  });

  test('may be paid once the first came to nothing', async () => {
    const { holder, car } = await newcomer();
    const { quoting, offers } = await offersFor(holder, 'trafik', car);
    const walked = await walkToBank(quoting, { main: at(offers, '901'), email });
    api.sandbox.world.behaviours.change('insurers/901', { mode: 'decline' });
    await quoting.browser.bySite(calls.paymentReturn.path, walked.returned);
    expect(await settledOrder(quoting, walked.OrderReference)).toMatchObject({ State: 'voided' });
    const bought = await buy(quoting, { main: notAt(offers, '901'), email });
    expect([bought.State, await reasonOf(bought.OrderReference)]).toEqual(['done', null]);
  });
});

test('one proposal that an insurer told twice is bought once', async () => {
  const { holder, car } = await newcomer();
  const { quoting, offers } = await offersFor(holder, 'kasko', car);
  const [first, second] = [at(offers, '901'), notAt(offers, '901')];
  const bought = await buy(quoting, { main: first, email });
  // As if both answers had named one proposal of one insurer.
  await api.database.$client.query(
    `update offers set insurer = f.insurer, proposal_number = f.proposal_number, price_checked_at = now()
     from offers f where f.id = $1 and offers.id = $2`,
    [first.OfferGuid, second.OfferGuid],
  );
  const detail = await readDetail(quoting, { main: second, email });
  const again = await startOf(quoting, second, agreed(detail, { SameRiskReason: 'otherCover' }));
  expect(again).toMatchObject({ StatusCode: 1001, Data: { OrderReference: bought.OrderReference } });
});

test('an offer that is bought says so to who wants to pay for it again, with its policy', async () => {
  const { holder, car } = await newcomer();
  const { quoting, offers } = await offersFor(holder, 'kasko', car);
  const main = at(offers, '901');
  const detail = await readDetail(quoting, { main, email });
  const bought = await buy(quoting, { main, email });
  const told = {
    StatusCode: 1001,
    Data: {
      Problem: 'bought',
      OrderReference: bought.OrderReference,
      FirmName: 'Çınaraltı Sigorta',
      PolicyNo: bought.Items[0]?.PolicyNo,
    },
    Messages: ['Bu teklifi satın aldınız; Çınaraltı Sigorta poliçeniz düzenlendi. Yeniden ödemeniz gerekmiyor.'],
  };
  expect(await startOf(quoting, main, agreed(detail, { SameRiskReason: 'other' }))).toMatchObject(told);
  const { OfferGuid } = main;
  const readDetails = async () => {
    for (const KnownOnly of [true, false]) {
      const { envelope } = await quoting.browser.bySite(calls.paymentDetail.path, { OfferGuid, KnownOnly });
      expect(envelope).toMatchObject(told);
    }
  };
  await readDetails();
  // Also where nobody could buy it any more.
  await api.database.$client.query("update offers set state = 'expired', valid_until = now() where id = $1", [
    OfferGuid,
  ]);
  await readDetails();
  expect(await startOf(quoting, main, agreed(detail))).toMatchObject(told);
});

describe('an offer whose policy has ended is told so to who wants to pay for it again, without a policy in force', () => {
  async function ended(end: (holder: Holder, policyId: string) => Promise<unknown>) {
    const { holder, car } = await newcomer();
    const { quoting, offers } = await offersFor(holder, 'kasko', car);
    const main = at(offers, '901');
    const detail = await readDetail(quoting, { main, email });
    const bought = await buy(quoting, { main, email });
    await end(holder, policyOf(bought));
    const known = async ({ OfferGuid }: Offer) =>
      (await quoting.browser.bySite(calls.paymentDetail.path, { OfferGuid, KnownOnly: true })).envelope;
    const again = await known(main);
    const { StatusCode, Data, Messages } = again;
    expect(await startOf(quoting, main, agreed(detail))).toMatchObject({ StatusCode, Data, Messages });
    return { bought, again, other: await known(notAt(offers, '901')) };
  }

  test.each([
    ['that was given back', 'poliçesinden caydınız', withdrawAs],
    ['that was cancelled', 'poliçesi iptal edildi', cancelPolicy],
  ])('%s', async (_which, said, end) => {
    const { bought, again, other } = await ended(end);
    expect(again).toMatchObject({
      StatusCode: 1001,
      Data: { Problem: 'ended', OrderReference: bought.OrderReference, PolicyNo: bought.Items[0]?.PolicyNo },
      Messages: [expect.stringContaining(said)],
    });
    expect(again.Messages.join()).not.toContain('gerekmiyor');
    expect(other).toMatchObject({ Success: true, Data: { SameRisks: [] } });
  });

  test('one whose end is only asked for is in force', async () => {
    const { again } = await ended((_holder, policyId) =>
      api.database.$client.query(`update policies set state = 'cancelRequested' where id = $1`, [policyId]),
    );
    expect(again).toMatchObject({ Data: { Problem: 'bought' } });
  });
});

describe('of two buyers who stand at the bank for one car', () => {
  /** Nobody is asked for a reason yet. */
  async function atBank(line: LineKey, car: object, answers: object = {}) {
    const { quoting, offers } = await offersFor(await joinHolder(api, {}), line, car, answers);
    const main = at(offers, '901');
    const walked = await walkToBank(quoting, { main, email });
    expect(await reasonOf(walked.OrderReference)).toBeNull();
    return {
      ...walked,
      quoting,
      main,
      comeBack: () => quoting.browser.bySite(calls.paymentReturn.path, walked.returned),
      settled: () => settledOrder(quoting, walked.OrderReference),
    };
  }
  const stopped = { State: 'declined', Money: 'none', Message: orderSentences.declined.sameRisk };
  const bank = () => {
    const { provider } = api.ports;
    return { provider, stateOf: (reference: string) => provider.status(reference, AbortSignal.timeout(5_000)) };
  };

  test('the later one is stopped before money moves, told why, and may pay with a reason', async () => {
    const { car } = await newcomer();
    const [first, second] = [await atBank('trafik', car), await atBank('trafik', car)];
    await second.comeBack();
    expect(await second.settled()).toMatchObject({ State: 'done' });
    await first.comeBack();
    expect(await first.settled()).toMatchObject(stopped);
    expect(await bank().stateOf(first.OrderReference)).toMatchObject({ state: 'none' });
    const { quoting, main } = first;
    const again = await buy(quoting, { main, email });
    expect([again.State, await reasonOf(again.OrderReference)]).toEqual(['done', 'other']);
  });

  test('one pays, also where they come back at once', async () => {
    const { car } = await newcomer();
    const buyers = [await atBank('trafik', car), await atBank('trafik', car), await atBank('trafik', car)];
    await Promise.all(buyers.map(({ comeBack }) => comeBack()));
    const ends = await Promise.all(buyers.map(({ settled }) => settled()));
    expect(ends.filter(({ State }) => State === 'done')).toHaveLength(1);
    expect(ends.filter(({ State }) => State !== 'done')).toMatchObject([stopped, stopped]);
  });

  test('one who never came back is stopped too, and what the bank holds goes back', async () => {
    const { car } = await newcomer();
    const [first, second] = [await atBank('trafik', car), await atBank('trafik', car)];
    const order = await api.ports.orders.find(first.OrderReference);
    const { provider, stateOf } = bank();
    const returned = provider.readReturn(JSON.parse(first.returned.Fields));
    if (!order || returned.kind !== 'verified') throw new Error('The holder was not verified');
    const wish = paymentOrder(order, api.ports.returnUrl(order.provider));
    await provider.authorise(wish, returned.proof, AbortSignal.timeout(5_000));
    expect(await stateOf(first.OrderReference)).toMatchObject({ state: 'authorised' });
    await second.comeBack();
    expect(await second.settled()).toMatchObject({ State: 'done' });
    const longAgo = new Date(api.clock.now().getTime() - 31 * 60_000);
    await api.database.$client.query('update orders set created_at = $2, look_at = $2 where id = $1', [
      order.id,
      longAgo,
    ]);
    expect(await first.settled()).toMatchObject(stopped);
    await expect.poll(() => stateOf(first.OrderReference)).toMatchObject({ state: 'voided' });
  });

  test.each([
    ['nobody has to have the policy', 'kasko', {}, {}],
    ['the car was just sold', 'trafik', { SecondHand: true }, { NotarySaleDate: '2026-11-10' }],
  ] as const)('both pay where %s', async (_name, line, more, answers) => {
    const { car } = await newcomer();
    const [first, second] = [await atBank(line, car), await atBank(line, { ...car, ...more }, answers)];
    for (const { comeBack, settled } of [first, second]) {
      await comeBack();
      expect(await settled()).toMatchObject({ State: 'done' });
    }
  });
});

test('a payment that never came to the bank stands in the way for an hour', async () => {
  const { holder, car } = await newcomer();
  const { quoting, offers } = await offersFor(holder, 'trafik', car);
  const main = at(offers, '901');
  await startOf(quoting, main, agreed(await readDetail(quoting, { main, email })));
  const openedBefore = (minutes: number) =>
    api.database.$client.query(
      "update orders set state = 'created', visitor = 'another browser', created_at = $2 where quotation_id = $1",
      [quoting.headerGuid, new Date(api.clock.now().getTime() - minutes * 60_000)],
    );
  await openedBefore(59);
  expect(await coversOf(quoting)).toMatchObject([{ State: 'underWay' }]);
  await openedBefore(61);
  expect(await coversOf(quoting)).toEqual([]);
  const second = at(offers, '902');
  expect(await startOf(quoting, second, agreed(await readDetail(quoting, { main: second, email })))).toMatchObject({
    Success: true,
  });
});

describe('somebody else', () => {
  test('learns of a compulsory policy that there is one, and nothing more', async () => {
    const { holder, car } = await newcomer();
    const { quoting, offers } = await offersFor(holder, 'trafik', car);
    const bought = await buy(quoting, { main: at(offers, '901'), email });
    const stranger = await offersFor(await joinHolder(api, {}), 'trafik', car);
    const main = at(stranger.offers, '902');
    const detail = await readDetail(stranger.quoting, { main, email });
    expect(detail.SameRisks).toEqual([
      {
        Line: 'trafik',
        State: 'inForce',
        Message:
          'Bu araç için seçtiğiniz dönemle çakışan bir Zorunlu trafik sigortası poliçesi buradan alınmış. İkinci bir poliçe ek koruma sağlamaz; aynı dönem için iki kez prim ödersiniz.',
        Policy: null,
      },
    ]);
    const refused = await startOf(stranger.quoting, main, agreed(detail));
    expect(refused).toMatchObject({
      StatusCode: 1011,
      Data: { Problem: 'sameRisk' },
    });
    const { PolicyNo = '', FirmName = '' } = bought.Items[0] ?? {};
    for (const secret of [PolicyNo ?? '', FirmName, '2027', holder.person.Phone, holder.person.NationalNumber]) {
      expect(JSON.stringify([refused, detail.SameRisks])).not.toContain(secret);
    }
    const given = agreed(detail, { SameRiskReason: 'newOwner' });
    expect(await startOf(stranger.quoting, main, given)).toMatchObject({ Success: true });
  });

  test('learns nothing of a policy that nobody has to have', async () => {
    const { holder, car } = await newcomer();
    const { quoting, offers } = await offersFor(holder, 'kasko', car);
    await buy(quoting, { main: at(offers, '901'), email });
    const stranger = await offersFor(await joinHolder(api, {}), 'kasko', car);
    const detail = await readDetail(stranger.quoting, { main: at(stranger.offers, '901'), email });
    expect(detail.SameRisks).toEqual([]);
  });

  test('who knows the number of an insured learns nothing of their health, which its holder is told of', async () => {
    const holder = await joinHolder(api);
    await buyAs(holder, { line: 'bireysel', insurer: '908', start });
    const coversIn = async (quoting: Quoting) => {
      await quoting.update();
      return coversOf(quoting);
    };
    const model = { QueryType: 'bireysel' as const, NationalNumber: holder.person.NationalNumber };
    expect(await coversIn(await quoteHealth(await proveVisitor(api, 'bireysel'), model))).toEqual([]);
    expect(await coversIn(await quoteAs(holder, 'bireysel'))).toMatchObject([
      { Message: expect.stringMatching(/^Bu teklifteki en az bir kişi için /), Policy: { Line: 'bireysel' } },
    ]);
  });
});

describe('what was bought', () => {
  test('says so in the list, also to who read it before, and to nobody behind a shared link', async () => {
    const { holder, car } = await newcomer();
    const { quoting, offers } = await offersFor(holder, 'trafik', car);
    const main = at(offers, '901');
    const { Cursor, Offers } = await listed(quoting);
    expect(Offers.some(({ Bought }) => Bought)).toBe(false);
    await buy(quoting, { main, email });
    const news = await listed(quoting, Cursor);
    expect([news.Full, news.Offers.map(({ OfferGuid, Bought }) => [OfferGuid, Bought])]).toEqual([
      false,
      [[main.OfferGuid, true]],
    ]);
    expect((await listed(quoting)).Offers.filter(({ Bought }) => Bought).map(({ OfferGuid }) => OfferGuid)).toEqual([
      main.OfferGuid,
    ]);
    const shared = await quoting.browser.bySite(calls.shareOffers.path, { HeaderGuid: quoting.headerGuid });
    const { Token } = calls.shareOffers.data.parse(shared.envelope.Data);
    const { envelope } = await api.call(calls.sharedOffers.path, { Token });
    const seen = calls.sharedOffers.data.parse(envelope.Data).Offers;
    expect(seen.map(({ OfferGuid }) => OfferGuid)).toContain(main.OfferGuid);
    expect(seen.some(({ Bought }) => Bought)).toBe(false);
  });
});
