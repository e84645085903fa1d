import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { calls } from '#contracts/index.ts';
import type { InsuredPerson } from '#domain/insured-person.ts';
import type { TripRisk } from '#domain/risks/trip.ts';
import { ofPerson, peopleProblems } from '#messages/people-questions.ts';
import { personOf } from '#sandbox/registries/records/people.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { newPerson } from '#testing/people.ts';
import { storedQuotation } from '#testing/stored-quotation.ts';
import { openTrip, quoteTrip, selfRow, type TripQuoting } from '#testing/trip-quotation.ts';
import { proveVisitor } from '#testing/vehicle-quotation.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'));
});
afterEach(() => api.sandbox.world.behaviours.reset());
afterAll(() => api.close());

const row = (Relation: string, NationalNumber: string, more: object = {}) => ({
  individual: 1,
  Relation,
  NationalNumber,
  ...more,
});
/** Of the sandbox: wants the birth date, is on the list, is answered at once, cannot be asked about. */
const [wary, listed, known, silent] = ['22222222220', '33333333330', '44444444440', '88888888880'] as const;
const guest = {
  individual: 1,
  Relation: '5',
  PassportType: '2',
  PassportNumber: 'l01x00t47',
  Name: 'Max',
  Surname: 'Muster',
  Birthdate: '1979-03-04',
  Gender: 'E',
  Nationality: 'AT',
};

async function stored({ headerGuid }: TripQuoting) {
  type Stored = { risk: TripRisk | null; people: readonly InsuredPerson[]; answers: { fam: unknown } | null };
  return (await storedQuotation(api.database, headerGuid)) as Stored;
}

const refused = (envelope: { StatusCode: number; Messages: readonly string[] }) => {
  expect(envelope.StatusCode).toBe(1000);
  return envelope.Messages;
};

describe('a family', () => {
  const child = newPerson().NationalNumber;
  const registered = personOf(child, 'karsila');
  const family = (spouse: object = {}) => [selfRow, row('2', wary, spouse), row('3', child), row('3', known)];

  test('[V-06] [F-02] of four: the birth date is asked only of whom the register wants it, and nothing is stored before', async () => {
    const quoting = await openTrip(api);
    const { envelope } = await quoting.update({ fam: family() });
    expect(envelope).toMatchObject({ StatusCode: 1006, Message: 'Lütfen Doğum Tarihini Giriniz.' });
    expect(envelope.Data).toEqual({ Rows: '1' });
    expect(await stored(quoting)).toMatchObject({ risk: null, people: [], answers: null });

    const again = await quoting.update({ fam: family({ Birthdate: '1990-06-15' }) });
    expect(again.envelope.Messages).toEqual(['Başarılı']);
    const { risk, people } = await stored(quoting);
    expect(risk).toMatchObject({ travellerCount: 4, family: true });
    expect(people.map(({ relation, name, gender, birthdate }) => [relation, name, gender, birthdate])).toEqual([
      ['self', 'Deniz', 'female', '1985-04-12'],
      ['spouse', 'Tuncay', 'male', '1990-06-15'],
      ['child', registered?.name, registered?.gender === 'K' ? 'female' : 'male', registered?.birthdate],
      ['child', 'Ersin', 'male', '1995-11-03'],
    ]);
  });

  test('of relatives the browser is told first names, and those only once insurers were asked', async () => {
    const quoting = await openTrip(api);
    const read = () => quoting.browser.bySite(calls.tripQuotation.path, { HeaderGuid: quoting.headerGuid });
    const asked = await quoting.update({ fam: family() });
    for (const reply of [asked, await read()]) {
      expect(JSON.stringify(reply.envelope)).not.toMatch(/Ersin|Taşdere|1995-11-03/i);
    }
    await quoting.update({ fam: family({ Birthdate: '1990-06-15' }) });
    const { envelope } = await read();
    const { People, Insured } = calls.tripQuotation.data.parse(envelope.Data);
    expect(People).toContainEqual({ Name: 'Ersin', Relation: 'child' });
    expect(Insured?.Detail).toMatch(/^Deniz Akçam, Tuncay, .*, Ersin$/);
    expect(JSON.stringify(envelope)).not.toMatch(/Taşdere|1995-11-03/i);
  });

  test('that is known is not looked up again while a plan changes', async () => {
    const quoting = await openTrip(api);
    await quoting.update({ fam: [selfRow, row('3', known)] });
    api.sandbox.world.behaviours.change('registries/population', { mode: 'error' });
    const { envelope } = await quoting.update({ fam: [selfRow, row('3', known)], Sport: true });
    expect(envelope.Messages).toEqual(['Başarılı']);
    expect((await stored(quoting)).risk).toMatchObject({ sport: true });
  });

  test('a child travels alone', async () => {
    const quoting = await openTrip(api);
    expect((await quoting.update({ fam: [row('3', known)] })).envelope.Messages).toEqual(['Başarılı']);
    const { risk, people } = await stored(quoting);
    expect(risk).toMatchObject({ travellerCount: 1, family: false });
    expect(people).toMatchObject([{ relation: 'child', name: 'Ersin' }]);
  });

  test('rows come as a form sends them, too', async () => {
    const quoting = await openTrip(api);
    const { envelope } = await quoting.update({ fam: JSON.stringify([selfRow, row('2', known)]) });
    expect(envelope.Messages).toEqual(['Başarılı']);
    expect((await stored(quoting)).people).toHaveLength(2);
  });
});

describe('a companion with a passport', () => {
  test('is insured as the passport tells, and a group is no family', async () => {
    const quoting = await openTrip(api);
    expect((await quoting.update({ fam: [selfRow, guest] })).envelope.Messages).toEqual(['Başarılı']);
    const { risk, people } = await stored(quoting);
    expect(risk).toMatchObject({ travellerCount: 2, family: false });
    expect(people[1]).toEqual({
      relation: 'other',
      identity: { kind: 'passport', number: 'L01X00T47' },
      name: 'Max',
      surname: 'Muster',
      birthdate: '1979-03-04',
      gender: 'male',
      nationality: 'AT',
    });
  });

  test.each([
    ['no name', { Name: undefined }, 'Lütfen doldurun'],
    ['a name in other letters', { Surname: 'Иванов' }, expect.stringContaining('Latin harfleriyle')],
    ['no birth date', { Birthdate: undefined }, 'Lütfen Doğum Tarihini Giriniz.'],
    ['a birth date to come', { Birthdate: '2027-01-01' }, expect.stringContaining('bugünden sonra olamaz')],
    ['no nationality', { Nationality: undefined }, 'Lütfen doldurun'],
    ['no number', { PassportNumber: undefined }, 'Lütfen doldurun'],
    ['a number that is none', { PassportNumber: 'ABC' }, expect.stringContaining('Pasaport numarası')],
    ['a nationality that is none', { Nationality: 'XX' }, 'Uyruk için geçerli bir seçim yapın.'],
    ['a nationality that has a number', { Nationality: 'TR' }, 'Uyruk için geçerli bir seçim yapın.'],
  ])('with %s is refused in the words of the row', async (_what, more, sentence) => {
    const quoting = await openTrip(api);
    const messages = refused((await quoting.update({ fam: [selfRow, { ...guest, ...more }] })).envelope);
    expect(messages.map((message) => message.replace(/^2\. kişi: /, ''))).toEqual([sentence]);
    expect(messages[0]).toMatch(/^2\. kişi: /);
    expect((await stored(quoting)).risk).toBeNull();
  });
});

describe('rows that cannot be', () => {
  test.each([
    ['the customer twice', [selfRow, selfRow], peopleProblems.selfTwice],
    ['two spouses', [row('2', known), row('2', wary)], peopleProblems.spouseTwice],
    ['a number twice', [row('3', known), row('4', known)], peopleProblems.twice],
    ['the customer as a relative', [selfRow, row('3', '11111111110')], peopleProblems.ownNumber],
    ['a number that is none', [selfRow, row('3', '11111111111')], 'Lütfen geçerli bir TC kimlik numarası giriniz.'],
    ['no number', [selfRow, { individual: 1, Relation: '3' }], 'Lütfen TC kimlik numarası giriniz.'],
    ['no relation', [selfRow, { individual: 1 }], 'Lütfen doldurun'],
    ['a birth date of somebody else', [selfRow, row('3', known, { Birthdate: '1995-11-04' })], peopleProblems.mismatch],
  ])('%s: the sentence names the row', async (_what, fam, problem) => {
    const quoting = await openTrip(api);
    expect(refused((await quoting.update({ fam })).envelope)).toEqual([ofPerson(2, problem)]);
    expect((await stored(quoting)).risk).toBeNull();
  });

  test('six travellers are one too many', async () => {
    const quoting = await openTrip(api);
    const fam = Array.from({ length: 6 }, () => row('5', newPerson().NationalNumber));
    expect(refused((await quoting.update({ fam })).envelope)).toEqual([peopleProblems.tooMany(5)]);
  });

  test('a number that nobody has is told of its row', async () => {
    const quoting = await openTrip(api);
    api.sandbox.world.behaviours.change('registries/population', { mode: 'decline' });
    expect(refused((await quoting.update({ fam: [row('2', known), row('3', wary)] })).envelope)).toEqual([
      ofPerson(1, peopleProblems.unknown),
      ofPerson(2, peopleProblems.unknown),
    ]);
  });
});

describe('registers', () => {
  test('one that is away asks to try again, and loses nothing', async () => {
    const quoting = await openTrip(api);
    await quoting.update();
    const before = await stored(quoting);
    const { status, envelope } = await quoting.update({ fam: [selfRow, row('2', silent)] });
    expect(status).toBe(422);
    expect(envelope).toMatchObject({ StatusCode: 1005, Messages: [peopleProblems.registerDown] });
    expect(await stored(quoting)).toEqual(before);
  });

  test('while it is away who has a passport is insured all the same', async () => {
    const quoting = await openTrip(api);
    api.sandbox.world.behaviours.change('registries/population', { mode: 'error' });
    expect((await quoting.update({ fam: [selfRow, guest] })).envelope.Messages).toEqual(['Başarılı']);
    const described = row('2', known, { Name: 'Ada', Surname: 'Uydurma', Birthdate: '1990-01-02', Gender: 'K' });
    expect((await quoting.update({ fam: [selfRow, described] })).envelope.StatusCode).toBe(1005);
  });

  test('somebody on the sanctions list ends it without a word of whom', async () => {
    const quoting = await openTrip(api);
    const { status, envelope } = await quoting.update({ fam: [selfRow, row('3', known), row('2', listed)] });
    expect(status).toBe(403);
    expect(envelope).toMatchObject({ StatusCode: 1003, Data: null });
    expect(envelope.Messages).toEqual(['Bu bilgilerle işlem yapılamıyor. Bize telefonla ulaşabilirsiniz.']);
    expect((await stored(quoting)).risk).toBeNull();
  });

  test('a list that cannot be asked is asked again later', async () => {
    const quoting = await openTrip(api);
    api.sandbox.world.behaviours.change('registries/sanctions', { mode: 'error' });
    expect((await quoting.update({ fam: [selfRow, guest] })).envelope.StatusCode).toBe(1005);
    expect((await stored(quoting)).risk).toBeNull();
  });
});

describe('looking people up', () => {
  const strangers = (count: number) => Array.from({ length: count }, () => row('5', newPerson().NationalNumber));

  test('sixteen an hour are a family and its typing errors, more are collected', async () => {
    const quoting = await openTrip(api);
    for (let turn = 0; turn < 4; turn += 1) {
      expect((await quoting.update({ fam: strangers(4) })).envelope.StatusCode).toBe(200);
    }
    const { status, envelope } = await quoting.update({ fam: strangers(1) });
    expect(status).toBe(429);
    expect(envelope.StatusCode).toBe(1008);
    expect((await quoting.update({ fam: [selfRow] })).envelope.StatusCode).toBe(200);
  });

  test('another quotation of the same visitor has no more', async () => {
    const prover = await proveVisitor(api, 'seyahat');
    const first = await quoteTrip(prover);
    for (let turn = 0; turn < 4; turn += 1) await first.update({ fam: strangers(4) });
    const second = await quoteTrip(prover);
    expect((await second.update({ fam: strangers(1) })).envelope.StatusCode).toBe(1008);
  });

  test('a birth date is guessed a dozen times an hour and no more', async () => {
    const quoting = await openTrip(api);
    const guess = (day: number) =>
      quoting.update({ fam: [row('2', wary, { Birthdate: `1990-06-${String(day).padStart(2, '0')}` })] });
    const codes = [];
    for (let day = 1; day <= 13; day += 1) codes.push((await guess(day)).envelope.StatusCode);
    expect(codes).toEqual([...Array(12).fill(1000), 429]);
  });
});
