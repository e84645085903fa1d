import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { calls } from '#contracts/index.ts';
import { addDays } from '#domain/dates.ts';
import type { InsuredPerson } from '#domain/insured-person.ts';
import type { Insured } from '#domain/risks/insured.ts';
import type { TripRisk } from '#domain/risks/trip.ts';
import { peopleProblems } from '#messages/people-questions.ts';
import { tripProblems } from '#messages/trip-questions.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { storedQuotation } from '#testing/stored-quotation.ts';
import { journey, openTrip, queryTrip, selfRow } from '#testing/trip-quotation.ts';
import { openQuotation, proveVisitor } from '#testing/vehicle-quotation.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'));
});
afterEach(() => api.sandbox.world.behaviours.reset());
afterAll(() => api.close());

const today = '2026-11-15';

async function storedQuestion(headerGuid: string) {
  type Stored = {
    risk: TripRisk;
    insured: Insured;
    people: readonly InsuredPerson[];
    start: string;
    end: string;
    asked: boolean;
  };
  return (await storedQuotation(api.database, headerGuid)) as Stored;
}

const refused = (envelope: { StatusCode: number; Messages: readonly string[] }) => {
  expect(envelope.StatusCode).toBe(1000);
  return envelope.Messages;
};

describe('a journey', () => {
  test('to a country that is none is refused by name of the question', async () => {
    const { update, headerGuid } = await openTrip(api);
    expect(refused((await update({ Region: '2', Countries: ['DE', 'XX', 'QQ'] })).envelope)).toEqual([
      'Gidilecek ülkeler için geçerli bir seçim yapın.',
    ]);
    expect((await storedQuestion(headerGuid)).asked).toBe(false);
  });

  test('of one traveller is asked for as it was answered', async () => {
    const { opened, update, headerGuid } = await openTrip(api);
    expect(opened).toMatchObject({
      ...{ IdentityKind: 'national', Birthdate: '1985-04-12', Gender: 'K', Nationality: null },
      Customer: { Name: 'Deniz', Surname: 'Akçam', City: 'İstanbul' },
    });
    expect((await update({ Sport: true, Purpose: '2', Countries: ['FR', 'DE'] })).envelope.Messages).toEqual([
      'Başarılı',
    ]);
    const stored = await storedQuestion(headerGuid);
    expect(stored).toMatchObject({ asked: true, start: '2026-12-01', end: '2026-12-08' });
    expect(stored.risk).toEqual({
      kind: 'trip',
      region: 'schengen',
      countries: ['DE', 'FR'],
      annual: false,
      purpose: 'business',
      sport: true,
      travellerCount: 1,
      family: false,
    });
    expect(stored.insured).toMatchObject({ title: 'Schengen ülkeleri, 1 kişi', detail: 'Deniz Akçam' });
    expect(stored.people).toEqual([
      {
        relation: 'self',
        identity: { kind: 'national', number: '11111111110' },
        name: 'Deniz',
        surname: 'Akçam',
        birthdate: '1985-04-12',
        gender: 'female',
        nationality: 'TR',
      },
    ]);
  });

  test('is read back with its answers and the first names of who travels, once insurers were asked', async () => {
    const { browser, update, headerGuid } = await openTrip(api);
    const read = async () =>
      calls.tripQuotation.data.parse(
        (await browser.bySite(calls.tripQuotation.path, { HeaderGuid: headerGuid })).envelope.Data,
      );
    expect(await read()).toMatchObject({ QueryType: 'seyahat', Answers: null, Insured: null, People: [] });
    await update();
    expect(await read()).toMatchObject({
      Answers: { ...journey, fam: [selfRow] },
      Insured: { Kind: 'trip', Title: 'Schengen ülkeleri, 1 kişi' },
      People: [{ Name: 'Deniz', Relation: 'self' }],
    });
  });

  test('all of a year names no countries and ends a year after it begins', async () => {
    const { update, headerGuid } = await openTrip(api);
    const { envelope } = await update({ TripKind: '2', Region: '2', Countries: undefined, PolicyEnd: undefined });
    expect(envelope.Messages).toEqual(['Başarılı']);
    const stored = await storedQuestion(headerGuid);
    expect(stored).toMatchObject({ start: '2026-12-01', end: '2027-12-01' });
    expect(stored.risk).toMatchObject({ region: 'world', annual: true, countries: [] });
  });

  test('a year leaves out the countries and the end that stood there before', async () => {
    const { update, headerGuid } = await openTrip(api);
    expect((await update({ TripKind: '2' })).envelope.StatusCode).toBe(200);
    const stored = await storedQuestion(headerGuid);
    expect(stored.end).toBe('2027-12-01');
    expect(stored.risk.countries).toEqual([]);
  });

  test.each([
    ['no country', { Countries: [] }, 'Lütfen doldurun'],
    ['a country outside the Schengen area', { Countries: ['DE', 'GB'] }, tripProblems.otherRegion],
    ['a country that the region leaves out', { Region: '3', Countries: ['JP'] }, tripProblems.otherRegion],
    ['our own country', { Region: '2', Countries: ['TR'] }, tripProblems.otherRegion],
    ['an end on the day of the start', { PolicyEnd: '2026-12-01' }, tripProblems.endBeforeStart],
    ['no end', { PolicyEnd: undefined }, 'Lütfen doldurun'],
    ['too long a journey', { PolicyEnd: addDays(journey.PolicyStart, 181) }, tripProblems.tooLong(180)],
    ['nobody', { fam: [] }, peopleProblems.none],
    ['no purpose', { Purpose: undefined }, 'Lütfen doldurun'],
  ])('with %s is refused, and nobody is asked', async (_what, answers, sentence) => {
    const { update, headerGuid } = await openTrip(api);
    expect(refused((await update(answers)).envelope)).toEqual([sentence]);
    expect(await storedQuestion(headerGuid)).toMatchObject({ asked: false });
  });

  test('of 180 days may begin in 180 days, and neither a day more', async () => {
    const { update } = await openTrip(api);
    const PolicyStart = addDays(today, 180);
    const longest = { PolicyStart, PolicyEnd: addDays(PolicyStart, 180) };
    expect((await update(longest)).envelope.Messages).toEqual(['Başarılı']);
    expect(refused((await update({ ...longest, PolicyStart: addDays(today, 181) })).envelope)).toEqual([
      expect.stringContaining('ya da daha önceki'),
    ]);
    expect(refused((await update({ PolicyStart: addDays(today, -1) })).envelope)).toHaveLength(1);
  });

  test('is asked for by national number, not by that of a company', async () => {
    const { browser, phone: Phone } = await proveVisitor(api, 'seyahat');
    const { envelope } = await queryTrip(browser, { NationalNumber: '1111111114', Phone });
    expect(refused(envelope)).toEqual(['Lütfen geçerli bir TC kimlik numarası giriniz.']);
    const without = await queryTrip(browser, { Phone });
    expect(refused(without.envelope)).toEqual(['Lütfen TC kimlik numarası giriniz.']);
  });

  test('[V-06] the birth date of the customer is asked for only where the register wants it', async () => {
    const { browser, phone: Phone } = await proveVisitor(api, 'seyahat');
    const asked = { NationalNumber: '22222222220', Phone };
    expect((await queryTrip(browser, asked)).envelope).toMatchObject({
      StatusCode: 1006,
      Message: 'Lütfen Doğum Tarihini Giriniz.',
    });
    expect((await queryTrip(browser, { ...asked, Birthdate: '1990-06-15' })).envelope.StatusCode).toBe(200);
  });

  test('who is asked of the register is not taken at their word', async () => {
    const { browser, phone: Phone } = await proveVisitor(api, 'seyahat');
    const told = { Name: 'Somebody', Surname: 'Else', CityCode: 6, Nationality: 'DE', Gender: 'E' };
    const asked = { NationalNumber: '22222222220', Phone, ...told };
    expect((await queryTrip(browser, asked)).envelope.StatusCode).toBe(1006);
    api.sandbox.world.behaviours.change('registries/population', { mode: 'error' });
    expect((await queryTrip(browser, { ...asked, NationalNumber: '11111111110' })).envelope.StatusCode).toBe(1005);
  });

  test('and a quotation of a vehicle are told apart', async () => {
    const { browser, phone: Phone } = await proveVisitor(api, 'seyahat');
    const { envelope } = await queryTrip(browser, { QueryType: 'kasko', NationalNumber: '11111111110', Phone });
    expect(refused(envelope)).toEqual([expect.stringContaining('seyahat bilgisiyle teklif almıyor')]);
    const car = await openQuotation(api);
    const update = { HeaderGuid: car.headerGuid, fam: [selfRow], ...journey };
    expect((await car.browser.bySite(calls.tripUpdateInfo.path, update)).envelope.StatusCode).toBe(404);
  });
});
