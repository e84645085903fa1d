import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { calls } from '#contracts/index.ts';
import type { LineKey } from '#domain/lines.ts';
import { remindRenewals } from '#services/policy/remind-renewals.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { openBrowser } from '#testing/browser.ts';
import {
  healthy,
  newcomer,
  openHealthQuotation,
  plan,
  relatives,
  resident,
  themselves,
} from '#testing/health-quotation.ts';
import { buyAs, type Holder, joinHolder, policyOf, readDetail } from '#testing/policy-holder.ts';
import { buy, offerOf, settledOffers } from '#testing/purchase.ts';
import { openTripByPassport, passportHolder } from '#testing/trip-quotation.ts';
import type { Quoting } from '#testing/vehicle-quotation.ts';
import { vehicleWords } from '#testing/vehicle-words.ts';
import { updateOf } from '#web/quote/risks/health/ask-offers.ts';

let api: TestApi;
let family: Holder;
let foreigner: Holder;
/** Somebody by passport in whose name a year of journeys was bought, and another who has health insurance by passport. */
let traveller: Quoting;
let guest: Quoting;
let weeks: Awaited<ReturnType<typeof buyAs>>;
let health: Awaited<ReturnType<typeof buyAs>>;
const start = '2026-11-20';
const declared = { ...themselves, Conditions: ['7'], HealthNote: 'yenilemede-yok-Ş5' };
const husband = { individual: 1, Relation: '2', NationalNumber: '11100000104' } as const;

async function buyBy(quoting: Quoting, answers: object, [insurer, line]: readonly [string, LineKey]): Promise<Quoting> {
  expect((await quoting.update(answers)).envelope.Messages).toEqual(['Başarılı']);
  const main = offerOf({ quoting, offers: await settledOffers(quoting) }, insurer, line);
  expect((await buy(quoting, { main, email: `${line}-pasaport@example.com` })).State).toBe('done');
  return quoting;
}

beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'), { insurers: true, jobs: true });
  family = await joinHolder(api, { NationalNumber: relatives.woman, Name: 'Deniz', Surname: 'Akçam' });
  const { NationalNumber, Name, Surname } = resident;
  foreigner = await joinHolder(api, { NationalNumber, Name, Surname });
  const fam = [declared, { ...husband, ...healthy }];
  health = await buyAs(family, { line: 'tamamlayici', insurer: '901', start, answers: { fam } });
  // A journey of half a year that ends when the policies for a year do.
  weeks = await buyAs(family, {
    line: 'seyahat',
    insurer: '912',
    start: '2027-05-14',
    answers: { PolicyEnd: '2027-11-10' },
  });
  await buyAs(foreigner, { line: 'yabanci', insurer: '908', start });
  traveller = await buyBy(await openTripByPassport(api), { TripKind: '2', PolicyStart: start }, ['905', 'seyahat']);
  guest = await buyBy(await openHealthQuotation(api, newcomer), {}, ['908', 'yabanci']);
  api.clock.advance(356 * 86_400);
  await remindRenewals({ ...api.ports, siteUrl: 'https://karsila.example' });
});
afterAll(() => api.close());

const reminders = async (phone: string, word: string) =>
  (await api.sandbox.inbox(phone))
    .map(({ text }) => text)
    .filter((text) => text.includes('bitiyor') && text.includes(word));
const linkIn = (text = '') => new URL(/https:\S+/.exec(text)?.[0] ?? '');

/** Follows the link of a reminder in a browser of its own, by a code to the phone. */
async function follow(phone: string, word: string) {
  const [note] = await reminders(phone, word);
  const link = linkIn(note);
  const Token = link.searchParams.get('yenileme') ?? '';
  const browser = openBrowser(api);
  api.clock.advance(61);
  await browser.bySite(calls.renewPolicy.path, { Token });
  const SmsActivationCode = await browser.readCode(phone);
  const confirmed = await browser.bySite(calls.confirmRenewal.path, { Token, SmsActivationCode });
  const { HeaderGuid, QueryType } = calls.confirmRenewal.data.parse(confirmed.envelope.Data);
  return { browser, HeaderGuid, QueryType, path: link.pathname };
}

type Followed = Awaited<ReturnType<typeof follow>>;
const readHealth = async ({ browser, HeaderGuid }: Followed) =>
  calls.healthQuotation.data.parse((await browser.bySite(calls.healthQuotation.path, { HeaderGuid })).envelope.Data);
const readTrip = async ({ browser, HeaderGuid }: Followed) =>
  calls.tripQuotation.data.parse((await browser.bySite(calls.tripQuotation.path, { HeaderGuid })).envelope.Data);

describe('a health policy about to end', () => {
  test('is spoken of once, by how many people, and leads to its page', async () => {
    const notes = await reminders(family.person.Phone, 'Tamamlayıcı');
    expect(notes).toHaveLength(1);
    expect(linkIn(notes[0]).pathname).toBe('/tamamlayici-saglik/teklif');
    const mails = (await api.sandbox.mails(family.person.Email)).filter(({ subject }) => subject.includes('bitiyor'));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('2 kişi');
    for (const text of [notes[0], mails[0]?.text]) {
      expect(text).not.toMatch(/Bora|11100000104/i);
      expect(text).not.toMatch(vehicleWords);
    }
  });

  test('is followed by a quotation with the same people and plan, and without a declaration', async () => {
    const followed = await follow(family.person.Phone, 'Tamamlayıcı');
    const { Answers, People, Customer } = await readHealth(followed);
    const { PolicyStart: _start, ...chosen } = plan;
    expect(Customer).toMatchObject({ Name: 'Deniz' });
    expect(Answers).toEqual({
      fam: [{ individual: 1, Relation: '1' }, husband],
      ...chosen,
      PolicyStart: '2027-11-20',
    });
    expect(People).toEqual([]);
    const { HeaderGuid, browser } = followed;
    const update = (answers: object) =>
      browser.bySite(calls.healthUpdateInfo.path, { HeaderGuid, ...Answers, ...answers });
    expect((await update({})).envelope.StatusCode).toBe(1000);
    const fam = [themselves, { ...husband, ...healthy }];
    expect((await update({ fam, SocialSecurity: true })).envelope.Messages).toEqual(['Başarılı']);
  });
});

describe('a journey', () => {
  test('is over when it is over: nobody is reminded of it, and it has no way to renew', async () => {
    expect(await reminders(family.person.Phone, 'Seyahat')).toEqual([]);
    api.clock.advance(61);
    const { browser, person } = family;
    await browser.logIn(person.NationalNumber);
    const MfaCode = await browser.readCode(person.Phone);
    await browser.logIn(person.NationalNumber, undefined, { MfaCode });
    const detail = await readDetail(family, policyOf(weeks, 'seyahat'));
    expect(detail).toMatchObject({ RenewalPath: null, Policy: { RenewalFrom: null } });
    expect((await readDetail(family, policyOf(health, 'tamamlayici'))).RenewalPath).toContain('yenileme=');
  });

  test('a year of journeys by passport is followed by another for the same person', async () => {
    const followed = await follow(traveller.phone, 'Seyahat');
    expect(followed).toMatchObject({ QueryType: 'seyahat', path: '/outgoing/teklif' });
    const { Answers, Customer, IdentityKind } = await readTrip(followed);
    expect(Customer).toMatchObject({ Name: passportHolder.Name, Surname: passportHolder.Surname });
    expect(IdentityKind).toBe('passport');
    expect(Answers).toMatchObject({ Region: '1', TripKind: '2', Purpose: '1', PolicyStart: '2027-11-20' });
    expect(Answers).not.toHaveProperty('PolicyEnd');
    const { HeaderGuid, browser } = followed;
    const asked = await browser.bySite(calls.tripUpdateInfo.path, { HeaderGuid, ...Answers });
    expect(asked.envelope.Messages).toEqual(['Başarılı']);
  });
});

describe('a foreigner’s policy', () => {
  test.each([
    ['by number', () => foreigner.person.Phone, 'Katrin'],
    ['by passport', () => guest.phone, 'Ingrid'],
  ] as const)('%s is followed by a quotation that can be asked for with what it carries', async (_way, phone, name) => {
    const followed = await follow(phone(), 'Yabancı');
    expect(followed).toMatchObject({ QueryType: 'yabanci', path: '/yabancisaglik/asyncteklif' });
    const quotation = await readHealth(followed);
    const { Answers, Customer } = quotation;
    expect(Customer).toMatchObject({ Name: name });
    expect(Answers).toMatchObject({ TermYears: '1', PolicyStart: '2027-11-20' });
    // As the browser asks with what the quotation begins with.
    const sent = updateOf({ quotation, model: Answers ?? {} });
    const asked = await followed.browser.bySite(calls.healthUpdateInfo.path, sent);
    expect(asked.envelope.Messages).toEqual(['Başarılı']);
  });
});
