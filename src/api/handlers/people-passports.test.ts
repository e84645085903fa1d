import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { calls } from '#contracts/index.ts';
import { lifetimes } from '#domain/account/lifetimes.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { openBrowser } from '#testing/browser.ts';
import { phoneIndexOf, recipientIndexOf } from '#testing/sandbox-ring.ts';
import { storedQuotation } from '#testing/stored-quotation.ts';
import {
  openTripByPassport,
  passportHolder,
  proveByPassport,
  queryTrip,
  selfRow,
  type TripQuoting,
} from '#testing/trip-quotation.ts';
import { proveAgain, proveVisitor } from '#testing/vehicle-quotation.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'));
});
afterEach(() => api.sandbox.world.behaviours.reset());
afterAll(() => api.close());

async function stored({ headerGuid }: TripQuoting) {
  const {
    identityKind: kind,
    identityNumber: number,
    customer,
    people,
  } = await storedQuotation(api.database, headerGuid);
  return { kind, number, customer, people };
}

describe('a customer with a passport only', () => {
  test('is who they say, and travels alone unless they add somebody', async () => {
    const quoting = await openTripByPassport(api, { PassportNumber: 'c01x00t47' });
    expect(quoting.opened).toMatchObject({
      ...{ IdentityKind: 'passport', Birthdate: '1984-08-12', Gender: 'K', Nationality: 'DE' },
      Customer: { Name: 'Erika', Surname: 'Musterfrau', CityCode: 34, City: 'İstanbul' },
    });
    expect((await quoting.update({ fam: undefined })).envelope.Messages).toEqual(['Başarılı']);
    const { kind, number, customer, people } = await stored(quoting);
    expect({ kind, number }).toEqual({ kind: 'passport', number: 'C01X00T47' });
    expect(customer).toMatchObject({ name: 'Erika', birthdate: '1984-08-12', provinceCode: 34 });
    expect(people).toEqual([
      {
        relation: 'self',
        identity: { kind: 'passport', number: 'C01X00T47' },
        name: 'Erika',
        surname: 'Musterfrau',
        birthdate: '1984-08-12',
        gender: 'female',
        nationality: 'DE',
      },
    ]);
    const child = { individual: 1, Relation: '3', NationalNumber: '44444444440' };
    expect((await quoting.update({ fam: [selfRow, child] })).envelope.Messages).toEqual(['Başarılı']);
    expect((await stored(quoting)).people).toHaveLength(2);
  });

  test('needs no population register, but is screened', async () => {
    api.sandbox.world.behaviours.change('registries/population', { mode: 'error' });
    const { opened } = await openTripByPassport(api);
    expect(opened.IdentityKind).toBe('passport');
    const { browser, phone: Phone } = await proveByPassport(api, passportHolder.PassportNumber);
    api.sandbox.world.behaviours.change('registries/sanctions', { mode: 'decline' });
    expect((await queryTrip(browser, { ...passportHolder, Phone })).envelope.StatusCode).toBe(1003);
  });

  test.each([
    ['PassportNumber', 'Lütfen doldurun'],
    ['Name', 'Lütfen adınızı giriniz.'],
    ['Surname', 'Lütfen soyadınızı giriniz.'],
    ['Birthdate', 'Lütfen Doğum Tarihini Giriniz.'],
    ['Gender', 'Lütfen doldurun'],
    ['Nationality', 'Lütfen doldurun'],
    ['CityCode', 'Lütfen doldurun'],
  ])('without %s is refused in the words of the first step', async (name, sentence) => {
    const { browser, phone: Phone } = await proveByPassport(api, passportHolder.PassportNumber);
    const { envelope } = await queryTrip(browser, { ...passportHolder, Phone, [name]: undefined });
    expect(envelope).toMatchObject({ StatusCode: 1000, Messages: [sentence], Data: null });
  });

  test('has a name in Latin letters', async () => {
    const { browser, phone: Phone } = await proveByPassport(api, passportHolder.PassportNumber);
    const { envelope } = await queryTrip(browser, { ...passportHolder, Phone, Name: 'Эрика' });
    expect(envelope.Messages).toEqual([expect.stringContaining('Latin harfleriyle')]);
  });

  test('proves the phone before anything is opened', async () => {
    const { envelope } = await queryTrip(openBrowser(api), { ...passportHolder, Phone: '5329999999' });
    expect(envelope.StatusCode).toBe(1001);
  });

  test('consents and messages are kept under the phone, without a number', async () => {
    const { phone } = await openTripByPassport(api);
    const consents = await api.database.$client.query(
      'select distinct phone_index, national_number from consents where phone_index = $1',
      [phoneIndexOf(phone)],
    );
    expect(consents.rows).toEqual([{ phone_index: phoneIndexOf(phone), national_number: null }]);
    const sent = await api.database.$client.query('select channel, state from messages where recipient_index = $1', [
      recipientIndexOf(phone),
    ]);
    expect(sent.rows).toEqual([{ channel: 'sms', state: 'sent' }]);
  });

  test('asks how far insurers are by the passport, and by nothing else', async () => {
    const quoting = await openTripByPassport(api);
    await quoting.update({ fam: undefined });
    const named = { QueryType: 'seyahat', Gsm: quoting.phone, HeaderGuid: quoting.headerGuid };
    const firms = async (identity: object) =>
      (await quoting.browser.bySite(calls.firms.path, { ...named, ...identity })).envelope;
    expect((await firms({ PassportNumber: 'c01x00t47' })).StatusCode).toBe(200);
    expect((await firms({ PassportNumber: 'C01X00T48' })).StatusCode).toBe(404);
    expect((await firms({ NationalNumber: '11111111110' })).StatusCode).toBe(404);
    expect((await firms({})).Messages).toEqual(['Lütfen TC kimlik numarası giriniz.']);
    const both = await firms({ NationalNumber: '11111111110', PassportNumber: 'C01X00T47' });
    expect(both).toMatchObject({ StatusCode: 1000, Messages: [expect.stringContaining('yalnız birini')] });
  });

  test('goes on after the proof is old, and shows the offers by a link without a word of themselves', async () => {
    const quoting = await openTripByPassport(api);
    await quoting.update({ fam: undefined });
    api.clock.advance(lifetimes.proofForQuote + 1);
    const old = await quoting.browser.bySite(calls.tripQuotation.path, { HeaderGuid: quoting.headerGuid });
    expect(old.envelope.StatusCode).not.toBe(200);
    expect((await proveAgain(quoting)).envelope.Success).toBe(true);
    const shared = await quoting.browser.bySite(calls.shareOffers.path, { HeaderGuid: quoting.headerGuid });
    const { Token } = calls.shareOffers.data.parse(shared.envelope.Data);
    const elsewhere = openBrowser(api);
    const seen = await elsewhere.bySite(calls.sharedOffers.path, { Token });
    expect(seen.envelope.StatusCode).toBe(200);
    expect(JSON.stringify(seen.envelope)).not.toMatch(/Erika|Musterfrau|C01X00T47/);
  });
});

test('who has a number is not asked what the register tells', async () => {
  const { browser, phone: Phone } = await proveVisitor(api, 'seyahat');
  const { envelope } = await queryTrip(browser, { PassportType: '1', NationalNumber: '11111111110', Phone });
  expect(envelope.StatusCode).toBe(200);
});
