import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import type { Offer } from '#contracts/calls/offer.ts';
import { calls } from '#contracts/index.ts';
import { accountReplies } from '#messages/account.ts';
import { deviceProblems as problems } from '#messages/device-questions.ts';
import { outcomeMessages } from '#messages/outcomes.ts';
import { deviceReplies } from '#messages/quotation.ts';
import { ruleText } from '#messages/rules.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import type { Browser } from '#testing/browser.ts';
import { galaxy, openDevice } from '#testing/device-quotation.ts';
import { imeiOf } from '#testing/imei.ts';
import { settledOffers } from '#testing/purchase.ts';
import { phoneIndexOf } from '#testing/sandbox-ring.ts';
import { openQuotation, proveVisitor, type Quoting } from '#testing/vehicle-quotation.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'), { insurers: true, jobs: true });
});
afterEach(() => api.sandbox.world.behaviours.reset());
afterAll(() => api.close());

const sellers = ['902', '903', '912', '914', '916'];
const start = (browser: Browser, model: object) => browser.bySite(calls.startPhone.path, model);

async function started(browser: Browser, model: object) {
  const { envelope } = await start(browser, model);
  expect(envelope).toMatchObject({ Success: true, StatusCode: 200 });
  return calls.startPhone.data.parse(envelope.Data);
}

/** A proven visitor who has not begun anything. */
async function visitor() {
  const { browser, phone: Phone } = await proveVisitor(api, 'telefon');
  return { browser, who: { NationalNumber: '11111111110', Phone } };
}

async function quotationsOf(Phone: string): Promise<number> {
  const text = 'select count(*)::int as count from quotations where phone_index = $1';
  const { rows } = await api.database.$client.query<{ count: number }>(text, [phoneIndexOf(Phone)]);
  return rows[0]?.count ?? 0;
}

async function readBack(browser: Browser, HeaderGuid: string) {
  const { envelope } = await browser.bySite(calls.deviceQuotation.path, { HeaderGuid });
  return calls.deviceQuotation.data.parse(envelope.Data);
}

describe('[C-21] [N-08] one call for a phone', () => {
  test('opens the quotation, completes it and asks the panel, from today on', async () => {
    const { browser, who } = await visitor();
    const { HeaderGuid, Panel } = await started(browser, { ...who, ...galaxy, PolicyStart: '2026-11-15' });
    expect(Panel.map(({ InsuranceFirm, Line }) => [InsuranceFirm, Line])).toEqual(
      sellers.map((code) => [code, 'telefon']),
    );
    expect(await readBack(browser, HeaderGuid)).toMatchObject({
      QueryType: 'telefon',
      Phone: who.Phone,
      Customer: { Name: 'Deniz', Surname: 'Akçam' },
      Answers: galaxy,
      Insured: { Kind: 'device', Title: 'Samsung Galaxy S24', Detail: 'IMEI …7518' },
    });
    expect(await quotationsOf(who.Phone)).toBe(1);
  });

  test('only opens where nothing is told of the phone, goes on by HeaderGuid, and reads the panel by it alone', async () => {
    const { browser, who } = await visitor();
    const opened = await started(browser, who);
    expect(opened.Panel).toEqual([]);
    const { HeaderGuid } = opened;
    expect(await readBack(browser, HeaderGuid)).toMatchObject({ Answers: null });
    expect((await started(browser, { HeaderGuid, ...galaxy })).HeaderGuid).toBe(HeaderGuid);
    const { Panel } = await started(browser, { HeaderGuid });
    expect(Panel.map(({ InsuranceFirm }) => InsuranceFirm)).toEqual(sellers);
    expect(await quotationsOf(who.Phone)).toBe(1);
  });

  test('keeps the reference code it was opened with', async () => {
    const { browser, who } = await visitor();
    const { HeaderGuid } = await started(browser, { ...who, ReferenceCode: 'KOMŞU-7' });
    expect((await api.ports.quotations.read(HeaderGuid))?.referenceCode).toBe('KOMŞU-7');
  });

  test('wants who asks where no quotation is named', async () => {
    const { browser, who } = await visitor();
    expect((await start(browser, galaxy)).envelope).toMatchObject({
      StatusCode: 1000,
      Messages: [ruleText({ message: 'nationalNumberMissing' }), ruleText({ message: 'phoneMissing' })],
    });
    const { envelope } = await start(browser, { ...galaxy, NationalNumber: who.NationalNumber });
    expect(envelope.Messages).toEqual([ruleText({ message: 'phoneMissing' })]);
  });

  test.each([
    ['a phone nobody has proven', { Phone: '5550009998' }, 1001, [accountReplies.phoneUnverified]],
    ['a birth date that is wanted', { NationalNumber: '22222222220' }, 1006, [outcomeMessages.birthdateRequired]],
    ['somebody on the sanctions list', { NationalNumber: '33333333330' }, 1003, [outcomeMessages.blacklist]],
    ['a register out of reach', { NationalNumber: '88888888880' }, 1005, [accountReplies.registerDown]],
  ])('opens nothing for %s', async (_, model, code, sentences) => {
    const { browser, who } = await visitor();
    const { envelope } = await start(browser, { ...who, ...galaxy, ...model });
    expect([envelope.StatusCode, envelope.Messages]).toEqual([code, sentences]);
    expect(await quotationsOf(who.Phone)).toBe(0);
  });

  test('takes the birth date that was wanted', async () => {
    const { browser, who } = await visitor();
    const model = { ...who, ...galaxy, NationalNumber: '22222222220', Birthdate: '1990-06-15' };
    expect((await started(browser, model)).Panel).toHaveLength(sellers.length);
  });

  test.each([
    ['another day', { PolicyStart: '2026-11-16' }, [problems.otherStart('15.11.2026')]],
    ['a blocked number', { ImeiNo: imeiOf('98') }, [problems.blocked]],
    ['a model of another brand', { ModelId: 101 }, [problems.modelUnknown]],
    [
      'half a phone',
      { ImeiNo: undefined, InvoicePrice: undefined },
      [ruleText({ message: 'missing' }), ruleText({ message: 'amountMissing' })],
    ],
  ])('refuses %s in the words of the form', async (_, model, sentences) => {
    const { browser, who } = await visitor();
    const { envelope } = await start(browser, { ...who, ...galaxy, ...model });
    expect([envelope.StatusCode, envelope.Messages]).toEqual([1000, sentences]);
  });

  test('names the quotation that it opened where it refuses the phone, to go on with it', async () => {
    const { browser, who } = await visitor();
    const { envelope } = await start(browser, { ...who, ...galaxy, ImeiNo: imeiOf('98') });
    const { HeaderGuid } = calls.deviceQueryInfo.data.pick({ HeaderGuid: true }).parse(envelope.Data);
    expect((await started(browser, { HeaderGuid, ...galaxy })).HeaderGuid).toBe(HeaderGuid);
    expect(await quotationsOf(who.Phone)).toBe(1);
  });

  test('knows no quotation of another visitor and none of another line', async () => {
    const [{ browser }, theirs] = [await visitor(), await openDevice(api)];
    const car = await openQuotation(api);
    for (const [who, HeaderGuid] of [
      [browser, theirs.headerGuid],
      [browser, randomUUID()],
      [car.browser, car.headerGuid],
    ] as const) {
      for (const model of [{}, galaxy, { InsuranceFirm: '912' }]) {
        expect((await start(who, { HeaderGuid, ...model })).envelope.StatusCode).toBe(404);
      }
    }
  });
});

const ofInsurer = (offers: readonly Offer[], insurer: string) =>
  offers.filter(({ InsuranceFirm }) => InsuranceFirm === insurer);

async function offered(): Promise<{ quoting: Quoting; offers: readonly Offer[] }> {
  const quoting = await openDevice(api);
  await quoting.update();
  return { quoting, offers: await settledOffers(quoting) };
}

describe('[N-08] InsuranceFirm, PackageGuid and HeaderGuid', () => {
  test('have one insurer asked again that failed, and nobody else, with the phone told once more or not', async () => {
    for (const told of [{}, galaxy]) {
      api.sandbox.world.behaviours.change('insurers/912', { mode: 'error' });
      const { quoting, offers } = await offered();
      expect(ofInsurer(offers, '912')).toMatchObject([{ State: 'failed', Retryable: true }]);
      api.sandbox.world.behaviours.reset();
      const again = { HeaderGuid: quoting.headerGuid, InsuranceFirm: '912' };
      const { Panel } = await started(quoting.browser, { ...again, ...told });
      expect(Panel.map(({ InsuranceFirm }) => InsuranceFirm)).toEqual(sellers);
      const after = await settledOffers(quoting);
      expect(new Set(ofInsurer(after, '912').map(({ State }) => State))).toEqual(new Set(['active']));
      const others = (all: readonly Offer[]) => all.filter(({ InsuranceFirm }) => InsuranceFirm !== '912');
      expect(others(after)).toEqual(others(offers));
    }
  });

  test('have the insurer asked again whose package ran out, named beside it or by the package alone', async () => {
    for (const named of [{ InsuranceFirm: '916' }, {}]) {
      const { quoting, offers } = await offered();
      const [old] = ofInsurer(offers, '916');
      if (!old?.PackageGuid) throw new Error('916 has no package');
      api.clock.advance(660);
      await vi.waitFor(
        async () => {
          const now = await settledOffers(quoting);
          expect(ofInsurer(now, '916').map(({ State }) => State)).not.toContain('active');
        },
        { timeout: 10_000, interval: 100 },
      );
      const again = { HeaderGuid: quoting.headerGuid, PackageGuid: old.PackageGuid, ...named };
      await started(quoting.browser, again);
      const fresh = ofInsurer(await settledOffers(quoting), '916');
      expect(fresh.every(({ State }) => State === 'active')).toBe(true);
      expect(fresh.map(({ PackageGuid }) => PackageGuid)).not.toContain(old.PackageGuid);
      // What stood there before is no package of this quotation any more.
      expect((await start(quoting.browser, again)).envelope.StatusCode).toBe(404);
    }
  });

  test('find no package of another insurer, of another quotation or of nobody', async () => {
    const [{ quoting, offers }, other] = [await offered(), await offered()];
    const packageOf = (all: readonly Offer[]) => ofInsurer(all, '912')[0]?.PackageGuid;
    const { browser, headerGuid: HeaderGuid } = quoting;
    const ask = async (model: object) => (await start(browser, { HeaderGuid, ...model })).envelope.StatusCode;
    expect(await ask({ InsuranceFirm: '912', PackageGuid: packageOf(offers) })).toBe(200);
    expect(await ask({ InsuranceFirm: '902', PackageGuid: packageOf(offers) })).toBe(404);
    expect(await ask({ InsuranceFirm: '902', PackageGuid: packageOf(offers), ...galaxy })).toBe(404);
    expect(await ask({ InsuranceFirm: '912', PackageGuid: packageOf(other.offers) })).toBe(404);
    expect(await ask({ PackageGuid: randomUUID() })).toBe(404);
    expect(await ask({ InsuranceFirm: '901' })).toBe(404);
    expect(await settledOffers(quoting)).toEqual(offers);
  });

  test('open nothing for a package without its quotation, and ask nobody again who was not asked', async () => {
    const { browser, who } = await visitor();
    const model = { ...who, ...galaxy, PackageGuid: randomUUID() };
    expect((await start(browser, model)).envelope.StatusCode).toBe(404);
    expect(await quotationsOf(who.Phone)).toBe(0);
    const { HeaderGuid } = await started(browser, who);
    expect((await start(browser, { HeaderGuid, InsuranceFirm: '912' })).envelope).toMatchObject({
      StatusCode: 1001,
      Messages: [deviceReplies.notAskedYet],
    });
    const { Panel } = await started(browser, { HeaderGuid, InsuranceFirm: '912', ...galaxy });
    expect(Panel).toHaveLength(sellers.length);
  });
});
