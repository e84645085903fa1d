import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import type { OwnQuotation } from '#contracts/calls/my-offers.ts';
import { calls } from '#contracts/index.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { openBrowser } from '#testing/browser.ts';
import { newPerson } from '#testing/people.ts';
import { atAnotherDevice, type Holder, joinHolder, quoteAs } from '#testing/policy-holder.ts';
import { buy, settledOffers } from '#testing/purchase.ts';
import { driver, openQuotation, type Quoting } from '#testing/vehicle-quotation.ts';

let api: TestApi;
let holder: Holder;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'), { insurers: true, jobs: true });
  holder = await joinHolder(api);
});
afterEach(() => api.sandbox.world.behaviours.reset());
afterAll(() => api.close());

const until = <Value>(work: () => Promise<Value>) => vi.waitFor(work, { timeout: 20_000, interval: 100 });

async function listed({ browser }: Pick<Holder, 'browser'>): Promise<readonly OwnQuotation[]> {
  const { envelope } = await browser.byUser(calls.myOffers.path);
  expect(envelope.StatusCode).toBe(200);
  return calls.myOffers.data.parse(envelope.Data);
}

async function listedOne(who: Pick<Holder, 'browser'>, { headerGuid }: Quoting): Promise<OwnQuotation> {
  const found = (await listed(who)).find(({ HeaderGuid }) => HeaderGuid === headerGuid);
  if (!found) throw new Error('The quotation is not listed');
  return found;
}

const asked = async (line: 'kasko' | 'trafik', more: object = {}, answers: object = {}): Promise<Quoting> => {
  const quoting = await quoteAs(holder, line, more);
  await quoting.update({ PolicyStart: '2026-11-20', ...answers });
  return quoting;
};

describe('my offers', () => {
  test('tell what was asked with its best price, the newest first, and are the member’s alone', async () => {
    const kasko = await asked('kasko', {}, { CrossSellingBranches: ['ferdikaza'] });
    api.clock.advance(1);
    const trafik = await asked('trafik', { SecondHand: true }, { NotarySaleDate: '2026-11-10' });
    const unasked = await quoteAs(holder, 'kasko');
    const offers = (await settledOffers(kasko)).filter(
      ({ Line, State, DisplayMode }) => Line === 'kasko' && State === 'active' && DisplayMode === 'buyable',
    );
    await settledOffers(trafik);
    const found = await listed(holder);
    expect(found.map(({ HeaderGuid }) => HeaderGuid).slice(0, 2)).toEqual([trafik.headerGuid, kasko.headerGuid]);
    expect(found.map(({ HeaderGuid }) => HeaderGuid)).not.toContain(unasked.headerGuid);
    expect(found[0]).toMatchObject({ Line: 'trafik', SecondHand: true, Stage: 'open' });
    expect(found[1]).toEqual({
      HeaderGuid: kasko.headerGuid,
      Line: 'kasko',
      SecondHand: false,
      Insured: { Kind: 'vehicle', Title: 'TOYOTA Corolla 1.5 2022', Detail: '34 ABC 123' },
      AskedAt: expect.any(String),
      PolicyStart: '2026-11-20',
      Stage: 'open',
      OfferCount: offers.length,
      LowestPremium: Math.min(...offers.map(({ GrossPremium }) => GrossPremium ?? Number.POSITIVE_INFINITY)),
      ValidUntil: offers
        .map(({ ValidUntil }) => ValidUntil)
        .sort()
        .at(-1),
      DocumentsWanted: false,
    });

    expect(await listed(await joinHolder(api, {}))).toEqual([]);
    expect((await holder.browser.bySite(calls.myOffers.path)).envelope.StatusCode).toBe(1002);
  });

  test('hold nothing that somebody else asked for under the member’s number, nor for another person', async () => {
    const before = (await listed(holder)).length;
    const foreign = await openQuotation(api);
    await foreign.update();
    const forAnother = await quoteAs({ ...holder, person: { ...newPerson(), Phone: holder.person.Phone } }, 'trafik');
    await forAnother.update({ PolicyStart: '2026-11-20' });
    expect(foreign.phone).not.toBe(holder.person.Phone);
    expect(await listed(holder)).toHaveLength(before);
  });

  test('tell of insurers that still look, and of papers they want', async () => {
    for (const { code } of api.ports.panel)
      api.sandbox.world.behaviours.change(`insurers/${code}`, { mode: 'decline' });
    api.sandbox.world.behaviours.change('insurers/901', { mode: 'review' });
    const quoting = await asked('kasko', {}, { PolicyStart: '2026-11-24' });
    await until(async () => {
      const rows = await settledOffers(quoting);
      expect(rows.find(({ InsuranceFirm }) => InsuranceFirm === '901')?.State).toBe('review');
    });
    expect(await listedOne(holder, quoting)).toMatchObject({
      Stage: 'waiting',
      OfferCount: 0,
      LowestPremium: null,
      ValidUntil: null,
      DocumentsWanted: false,
    });
    const reviews = (await (await fetch(`${api.sandbox.url}/insurers/reviews`)).json()) as { number: string }[];
    await fetch(`${api.sandbox.url}/insurers/reviews/${reviews.at(-1)?.number}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ resolve: 'wantDocuments', documents: ['Ruhsat fotoğrafı'] }),
    });
    api.clock.advance(10);
    await until(async () => expect((await listedOne(holder, quoting)).DocumentsWanted).toBe(true));
  });

  test('say that nobody offered', async () => {
    for (const { code } of api.ports.panel)
      api.sandbox.world.behaviours.change(`insurers/${code}`, { mode: 'decline' });
    const quoting = await asked('kasko', {}, { PolicyStart: '2026-11-25' });
    await settledOffers(quoting);
    expect(await listedOne(holder, quoting)).toMatchObject({ Stage: 'none', OfferCount: 0 });
  });

  test('say that a policy came of one', async () => {
    const quoting = await asked('kasko', {}, { PolicyStart: '2026-11-26' });
    const main = (await settledOffers(quoting)).find(
      ({ InsuranceFirm, State }) => InsuranceFirm === '901' && State === 'active',
    );
    if (!main) throw new Error('901 offers nothing');
    await buy(quoting, { main, email: holder.person.Email });
    expect(await listedOne(holder, quoting)).toMatchObject({ Stage: 'bought', OfferCount: 0, LowestPremium: null });
  });
});

describe('a member’s quotation', () => {
  test('opens on another device, and for strangers there is none', async () => {
    const quoting = await asked('kasko', {}, { PolicyStart: '2026-11-21' });
    await settledOffers(quoting);
    const own = { HeaderGuid: quoting.headerGuid };
    const elsewhere = await atAnotherDevice(api, holder);
    expect(elsewhere.browser.visitor).not.toBe(holder.browser.visitor);
    expect(await listedOne(elsewhere, quoting)).toMatchObject({ Stage: 'open' });
    for (const { path } of [calls.vehicleQuotation, calls.listOffers])
      expect((await elsewhere.browser.byUser(path, own)).envelope.StatusCode).toBe(200);

    // Somebody else, and a visitor: both as for what does not exist.
    const other = await joinHolder(api, {});
    for (const who of [other.browser, openBrowser(api)])
      for (const { path } of [calls.vehicleQuotation, calls.listOffers, calls.askOffersAgain]) {
        const [theirs, nothing] = [await who.byUser(path, own), await who.byUser(path, { HeaderGuid: randomUUID() })];
        expect(theirs.envelope).toEqual(nothing.envelope);
        expect(theirs.envelope.Success).toBe(false);
      }
  });

  test('stays closed to a member whose phone is another than the one it was asked with', async () => {
    const foreign = await openQuotation(api);
    await foreign.update();
    const reply = await holder.browser.byUser(calls.vehicleQuotation.path, { HeaderGuid: foreign.headerGuid });
    expect(reply.envelope.StatusCode).toBe(404);
    expect(driver.NationalNumber).toBe(holder.person.NationalNumber);
  });
});

describe('prices that ran out', () => {
  test('are listed as such, and everybody is asked again at once', async () => {
    const quoting = await asked('kasko', {}, { PolicyStart: '2026-11-22' });
    const before = await settledOffers(quoting);
    api.clock.advance(86_400 + 60);
    await holder.browser.logIn(holder.person.NationalNumber);
    expect(await listedOne(holder, quoting)).toMatchObject({ Stage: 'expired', OfferCount: 0, ValidUntil: null });

    const { browser } = holder;
    const again = () => browser.byUser(calls.askOffersAgain.path, { HeaderGuid: quoting.headerGuid });
    await until(async () => {
      expect((await again()).envelope.StatusCode).toBe(200);
      expect((await listedOne(holder, quoting)).Stage).not.toBe('expired');
    });
    await until(async () => expect((await listedOne(holder, quoting)).OfferCount).toBeGreaterThan(1));
    expect(before.length).toBeGreaterThan(1);
  });

  test('are not asked for again once the policy was to begin before today', async () => {
    // The phone was proven days ago.
    await holder.browser.verify(holder.person, 'kasko');
    const quoting = await asked('kasko', {}, { PolicyStart: '2026-11-18' });
    await settledOffers(quoting);
    api.clock.advance(4 * 86_400);
    await holder.browser.logIn(holder.person.NationalNumber);
    expect(await listedOne(holder, quoting)).toMatchObject({ Stage: 'expired', PolicyStart: '2026-11-18' });
    const reply = await holder.browser.byUser(calls.askOffersAgain.path, { HeaderGuid: quoting.headerGuid });
    expect(reply.envelope).toMatchObject({ Success: false, StatusCode: 1001 });
  });
});
