import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Offer } from '#contracts/calls/offer.ts';
import { calls } from '#contracts/index.ts';
import { petProblems } from '#messages/pet-questions.ts';
import { petReplies } from '#messages/quotation.ts';
import { remindRenewals } from '#services/policy/remind-renewals.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { openBrowser } from '#testing/browser.ts';
import { cat, dog, openPet, petCare } from '#testing/pet-quotation.ts';
import { buy, settledOffers } from '#testing/purchase.ts';
import type { ThingQuoting } from '#testing/thing-quotation.ts';

const day = 86_400;
const { ChipNo: _chip, ...kitten } = { ...cat, PetBirthdate: '2026-08-01' };

let api: TestApi;
let quoting: ThingQuoting;
let offers: readonly Offer[];
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'), { insurers: true, jobs: true });
  quoting = await openPet(api);
  await quoting.update({ Pets: [dog, kitten] });
  offers = await settledOffers(quoting);
});
afterEach(() => api.sandbox.world.behaviours.reset());
afterAll(() => api.close());

const offerOf = (insurer: string) =>
  offers.find(({ InsuranceFirm, State }) => InsuranceFirm === insurer && State === 'active');

describe('a dog and a kitten', () => {
  test('are taken by several insurers at prices of their own, under one policy', () => {
    const taken = offers.filter(({ State }) => State === 'active');
    expect(taken.every(({ Line }) => Line === 'petsaglik')).toBe(true);
    expect(new Set(taken.map(({ InsuranceFirm }) => InsuranceFirm)).size).toBeGreaterThanOrEqual(3);
    expect(new Set(taken.map(({ GrossPremium }) => GrossPremium)).size).toBeGreaterThan(1);
  });

  test('one insurer that failed is asked again by the call of the page', async () => {
    api.sandbox.world.behaviours.change('insurers/912', { mode: 'error' });
    const failing = await openPet(api);
    await failing.update();
    const ask = (more: object = {}) =>
      failing.browser.bySite(calls.startPet.path, { HeaderGuid: failing.headerGuid, ...more });
    const of912 = async () => (await settledOffers(failing)).filter(({ InsuranceFirm }) => InsuranceFirm === '912');
    expect(await of912()).toMatchObject([{ State: 'failed', Retryable: true }]);
    api.sandbox.world.behaviours.reset();
    const { Panel } = calls.startPet.data.parse((await ask({ InsuranceFirm: '912' })).envelope.Data);
    expect(Panel.map(({ InsuranceFirm }) => InsuranceFirm).toSorted()).toEqual(['901', '905', '907', '912', '915']);
    expect(await of912()).toContainEqual(expect.objectContaining({ State: 'active' }));
    expect((await ask({ InsuranceFirm: '902' })).envelope.StatusCode).toBe(404);
  });

  test('before the first question nobody can be asked again, and the page of another line does not know them', async () => {
    const { browser, headerGuid: HeaderGuid } = await openPet(api);
    const again = await browser.bySite(calls.startPet.path, { HeaderGuid, InsuranceFirm: '912' });
    expect(again.envelope.Messages).toEqual([petReplies.notAskedYet]);
    expect((await browser.bySite(calls.startPet.path, { HeaderGuid })).envelope.StatusCode).toBe(200);
    expect((await browser.bySite(calls.startTravel.path, { HeaderGuid })).envelope.StatusCode).toBe(404);
  });

  test('shown to others are called by their names, without chip, breed or owner', async () => {
    const { envelope } = await quoting.browser.bySite(calls.shareOffers.path, { HeaderGuid: quoting.headerGuid });
    const { Token } = calls.shareOffers.data.parse(envelope.Data);
    const shown = await openBrowser(api).bySite(calls.sharedOffers.path, { Token });
    const list = calls.sharedOffers.data.parse(shown.envelope.Data);
    expect(list.Insured).toEqual({ Kind: 'pet', Title: 'Zeytin ve Pamuk' });
    expect(list.Offers.length).toBeGreaterThan(0);
    expect(JSON.stringify(list)).not.toMatch(/990000000000001|Golden|Akçam/);
  });

  test('are renewed with what holds; the kitten that has grown needs its chip, and vaccinations are said anew', async () => {
    const main = offerOf('912');
    if (!main) throw new Error('912 offers nothing');
    expect(await buy(quoting, { main, email: 'hayvan@example.com' })).toMatchObject({
      State: 'done',
      Line: 'petsaglik',
      Insured: { Title: 'Zeytin ve Pamuk', Detail: 'Golden Retriever, Van kedisi' },
    });
    api.clock.advance(356 * day);
    await remindRenewals({ ...api.ports, siteUrl: 'https://karsila.example' });
    const [note] = (await api.sandbox.inbox(quoting.phone)).filter(({ text }) => text.includes('bitiyor'));
    const link = new URL(/https:\S+/.exec(note?.text ?? '')?.[0] ?? '');
    expect(link.pathname).toBe('/pet/teklif');
    const Token = link.searchParams.get('yenileme') ?? '';
    const browser = openBrowser(api);
    await browser.bySite(calls.renewPolicy.path, { Token });
    const SmsActivationCode = await browser.readCode(quoting.phone);
    const confirmed = await browser.bySite(calls.confirmRenewal.path, { Token, SmsActivationCode });
    const { HeaderGuid } = calls.confirmRenewal.data.parse(confirmed.envelope.Data);
    const reply = await browser.bySite(calls.petQuotation.path, { HeaderGuid });
    const { Answers } = calls.petQuotation.data.parse(reply.envelope.Data);
    const { Vaccinated: _dog, ...oldDog } = dog;
    const { Vaccinated: _cat, Neutered: _not, ...oldKitten } = kitten;
    const { TreatmentLimit, CoPay } = petCare;
    expect(Answers).toEqual({ Pets: [oldDog, oldKitten], TreatmentLimit, CoPay, PolicyStart: '2027-11-20' });
    const grown = Answers?.Pets?.map((row) => ({ Neutered: true, ...row, Vaccinated: true })) ?? [];
    const ask = (Pets: readonly object[]) => browser.bySite(calls.petUpdateInfo.path, { HeaderGuid, ...Answers, Pets });
    expect((await ask(grown)).envelope.Messages).toEqual([`Pamuk: ${petProblems.chipMissing(6)}`]);
    const chipped = grown.map((row) => ({ ChipNo: cat.ChipNo, ...row }));
    expect((await ask(chipped)).envelope.StatusCode).toBe(200);
  });
});
