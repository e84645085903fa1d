import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { lines } from '#catalog/lines/index.ts';
import type { Offer } from '#contracts/calls/offer.ts';
import { calls } from '#contracts/index.ts';
import { basketProblems } from '#messages/order.ts';
import { failureReasons } from '#messages/quotation.ts';
import type { Switched } from '#ports/insurer-switches.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { operatorRow } from '#testing/operator-row.ts';
import { offered, offerOf, settledOffers, settledOrder, walkToBank } from '#testing/purchase.ts';
import { openQuotation, type Quoting } from '#testing/vehicle-quotation.ts';

let api: TestApi;
let operatorId: string;
const off: Switched[] = [];
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'), { insurers: true, jobs: true });
  operatorId = await operatorRow(api.database);
});
afterEach(async () => {
  for (const which of off.splice(0)) await api.ports.switches.turnOn(which);
});
afterAll(() => api.close());

async function turnOff(which: Switched): Promise<void> {
  off.push(which);
  await api.ports.switches.turnOff(which, { operatorId, why: 'Yanıt vermiyor' }, api.clock.now());
}

const insurersOf = (offers: readonly Offer[], line: string) =>
  new Set(offers.filter(({ Line }) => Line === line).map(({ InsuranceFirm }) => InsuranceFirm));

async function quotedBy(quoting: Quoting, line = 'kasko') {
  return insurersOf(await settledOffers(quoting), line);
}

describe('an insurer that is switched off', () => {
  test('stands in no new quotation, and all others do', async () => {
    const before = await quotedBy((await offered(api)).quoting);
    await turnOff({ insurer: '901', line: undefined });
    const quoting = await openQuotation(api);
    await quoting.update({});
    expect(await quotedBy(quoting)).toEqual(new Set([...before].filter((insurer) => insurer !== '901')));
  });

  test('is not counted among those whom we ask for the line', async () => {
    const branch = { BranchId: lines.kasko.branchId };
    const firms = async (model: object) =>
      calls.getFirms.data.parse((await api.call(calls.getFirms.path, model)).envelope.Data).map(({ Code }) => Code);
    const [ofLine, all] = [await firms(branch), await firms({})];
    await turnOff({ insurer: '901', line: 'kasko' });
    expect(await firms(branch)).toEqual(ofLine.filter((code) => code !== '901'));
    expect(await firms({})).toEqual(all);
  });

  test('with one line is asked for the others', async () => {
    await turnOff({ insurer: '901', line: 'kasko' });
    const { offers } = await offered(api);
    expect(insurersOf(offers, 'kasko')).not.toContain('901');
    expect(insurersOf(offers, 'ferdikaza')).toContain('901');
  });

  test('where everybody is off the list is empty and complete, and nothing breaks', async () => {
    for (const { code } of api.ports.panel) await turnOff({ insurer: code, line: 'kasko' });
    const quoting = await openQuotation(api);
    expect((await quoting.update({})).envelope).toMatchObject({ Success: true, Data: { Panel: [] } });
    expect(await settledOffers(quoting)).toEqual([]);
  });

  test('sells no offer that stands: the payment says so before any card', async () => {
    const { quoting, offers } = await offered(api);
    const { OfferGuid, GrossPremium } = offerOf({ quoting, offers }, '901');
    const basket = { OfferGuid, InstallmentCount: 1 };
    await turnOff({ insurer: '901', line: undefined });
    const refused = {
      StatusCode: 1011,
      Data: { Problem: 'switchedOff', OfferGuid },
      Messages: [basketProblems.switchedOff('Çınaraltı Sigorta')],
    };
    expect((await quoting.browser.bySite(calls.paymentDetail.path, basket)).envelope).toMatchObject(refused);
    const agreed = { ...basket, GrossPremium, Email: 'deniz@ornek.example', AcceptedDocuments: [] };
    expect((await quoting.browser.bySite(calls.startPayment.path, agreed)).envelope).toMatchObject(refused);
  });

  test('finishes what was begun before: who is at the bank gets the policy', async () => {
    const { quoting, offers } = await offered(api);
    const main = offerOf({ quoting, offers }, '901');
    const { OrderReference, returned } = await walkToBank(quoting, { main, email: 'deniz@ornek.example' });
    await turnOff({ insurer: '901', line: undefined });
    await quoting.browser.bySite(calls.paymentReturn.path, returned);
    expect(await settledOrder(quoting, OrderReference)).toMatchObject({ State: 'done' });
  });

  test('is not asked again, and says so', async () => {
    const { quoting } = await offered(api);
    await turnOff({ insurer: '901', line: undefined });
    const again = { HeaderGuid: quoting.headerGuid, InsuranceFirm: '901' };
    expect((await quoting.browser.bySite(calls.startKasko.path, again)).envelope).toMatchObject({
      Success: false,
      Messages: [failureReasons.switchedOff],
    });
  });
});
