import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { calls } from '#contracts/index.ts';
import type { InsuredPerson } from '#domain/insured-person.ts';
import type { HealthRisk } from '#domain/risks/health.ts';
import { healthProblems as problems } from '#messages/health-questions.ts';
import { ofPerson, peopleProblems } from '#messages/people-questions.ts';
import { ruleMessages } from '#messages/rules.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { openBrowser } from '#testing/browser.ts';
import { healthy, newcomer, openHealthQuotation, plan, relatives, themselves } from '#testing/health-quotation.ts';
import { nationalNumberFrom } from '#testing/people.ts';
import { storedQuotation } from '#testing/stored-quotation.ts';
import { testPanel } from '#testing/test-insurers.ts';
import { openQuotation, proveVisitor } from '#testing/vehicle-quotation.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'));
});
afterEach(() => api.sandbox.world.behaviours.reset());
afterAll(() => api.close());

type Stored = {
  readonly risk: HealthRisk;
  readonly people: readonly InsuredPerson[];
  readonly answers: { readonly fam?: readonly object[] };
  readonly customer: object;
  readonly end: string;
};

async function storedQuestion(headerGuid: string): Promise<Stored> {
  return (await storedQuotation(api.database, headerGuid)) as unknown as Stored;
}

async function askedRows(headerGuid: string): Promise<readonly string[]> {
  const text = `select line || '/' || insurer as row from offers
    where quotation_id = $1 and superseded_at is null order by insurer`;
  return (await api.database.$client.query<{ row: string }>(text, [headerGuid])).rows.map(({ row }) => row);
}
const everybody = (line: 'tamamlayici' | 'bireysel' | 'yabanci') =>
  testPanel
    .filter(({ lines }) => lines.includes(line))
    .map(({ code }) => `${line}/${code}`)
    .toSorted();

const refused = (envelope: { StatusCode: number; Messages: readonly string[] }) => {
  expect(envelope.StatusCode).toBe(1000);
  return envelope.Messages;
};

const relative = (Relation: string, NationalNumber: string, more: object = {}) => ({
  ...{ individual: 1, Relation, NationalNumber },
  ...healthy,
  ...more,
});
const spouse = relative('2', relatives.man);
const children = [501, 502].map((place) => relative('3', nationalNumberFrom(100_000_000 + place)));

describe('the customer of a health quotation', () => {
  test('is told by the register from the number alone', async () => {
    const { opened } = await openHealthQuotation(api);
    expect(opened).toMatchObject({
      Customer: { Name: 'Deniz', Surname: 'Akçam', CityCode: 34 },
      IdentityKind: 'national',
      Birthdate: '1985-04-12',
      Gender: 'K',
    });
  });

  test('[V-06] is asked for the birth date only where the register wants it', async () => {
    const { browser, phone } = await proveVisitor(api, 'tamamlayici');
    const model = { QueryType: 'tamamlayici', Phone: phone, NationalNumber: relatives.birthdateWanted };
    const unasked = await browser.bySite(calls.healthQueryInfo.path, model);
    expect(unasked.envelope).toMatchObject({ StatusCode: 1006, Data: null });
    const told = await browser.bySite(calls.healthQueryInfo.path, { ...model, Birthdate: '15.06.1990' });
    expect(calls.healthQueryInfo.data.parse(told.envelope.Data)).toMatchObject({
      Customer: { Name: 'Tuncay' },
      Birthdate: '1990-06-15',
      Gender: 'E',
    });
  });

  test.each(['tamamlayici', 'bireysel'])(
    '%s is for people: neither a company nor a passport opens it',
    async (line) => {
      const { browser, phone } = await proveVisitor(api, line);
      const open = async (model: object) =>
        (await browser.bySite(calls.healthQueryInfo.path, { QueryType: line, Phone: phone, ...model })).envelope;
      expect(refused(await open({ NationalNumber: '1111111114' }))).toHaveLength(1);
      const { QueryType: _line, ...passport } = newcomer;
      expect(refused(await open(passport))).toEqual([ruleMessages.nationalNumberMissing]);
    },
  );

  test('a line that insures nobody is told where to go', async () => {
    const { browser, phone } = await proveVisitor(api);
    const model = { QueryType: 'kasko', Phone: phone, NationalNumber: relatives.woman };
    const { envelope } = await browser.bySite(calls.healthQueryInfo.path, model);
    expect(refused(envelope)).toEqual([expect.stringContaining('kişi bilgisiyle teklif almıyor')]);
  });
});

describe('the people of a health quotation', () => {
  test('one person is asked for with the plan they chose', async () => {
    const { update, headerGuid } = await openHealthQuotation(api);
    const { envelope } = await update({ Dental: true });
    expect(envelope.Messages).toEqual(['Başarılı']);
    const { risk, people, end } = await storedQuestion(headerGuid);
    expect(end).toBe('2027-11-20');
    expect(risk).toMatchObject({
      scheme: 'supplementary',
      peopleCount: 1,
      plan: { treatment: 'inAndOutpatient', visits: 10, network: 'standard', dental: true, birth: false },
    });
    expect(people).toMatchObject([{ relation: 'self', birthdate: '1985-04-12', gender: 'female' }]);
    expect(await askedRows(headerGuid)).toEqual(everybody('tamamlayici'));
  });

  test('[F-02] a family of four is known by their numbers, in the order of the rows', async () => {
    const { update, headerGuid, browser } = await openHealthQuotation(api, { QueryType: 'bireysel' });
    expect((await update({ fam: [themselves, spouse, ...children] })).envelope.StatusCode).toBe(200);
    const { risk, people, answers } = await storedQuestion(headerGuid);
    expect(risk).toMatchObject({ scheme: 'individual', peopleCount: 4 });
    expect(people.map(({ relation }) => relation)).toEqual(['self', 'spouse', 'child', 'child']);
    expect(people[1]).toMatchObject({ gender: 'male', birthdate: '2000-09-09' });
    expect(answers.fam).toMatchObject([{ individual: 1 }, { individual: 1 }, { individual: 1 }, { individual: 1 }]);
    expect(await askedRows(headerGuid)).toEqual(everybody('bireysel'));
    const read = await browser.bySite(calls.healthQuotation.path, { HeaderGuid: headerGuid });
    const { Insured, People } = calls.healthQuotation.data.parse(read.envelope.Data);
    expect(Insured).toMatchObject({ Kind: 'health', Title: '4 kişi' });
    expect(People).toHaveLength(4);
    expect(People[0]).toEqual({ Name: expect.any(String), Relation: 'self' });
  });

  test('a child alone is insured without the customer', async () => {
    const { update, headerGuid } = await openHealthQuotation(api);
    const [child] = children;
    expect((await update({ fam: [child] })).envelope.StatusCode).toBe(200);
    const { people, customer } = await storedQuestion(headerGuid);
    expect(people.map(({ relation }) => relation)).toEqual(['child']);
    expect(customer).toMatchObject({ identity: { number: relatives.woman } });
  });

  test('[V-06] a birth date that the register wants is asked of that row alone, and nothing is stored before', async () => {
    const { update, headerGuid } = await openHealthQuotation(api);
    const wanted = relative('2', relatives.birthdateWanted);
    const unasked = await update({ fam: [themselves, wanted] });
    expect(unasked.envelope).toMatchObject({ StatusCode: 1006, Data: { Rows: '1' } });
    expect(await askedRows(headerGuid)).toEqual([]);
    const wrong = await update({ fam: [themselves, { ...wanted, Birthdate: '1990-06-16' }] });
    expect(refused(wrong.envelope)).toEqual([ofPerson(2, peopleProblems.mismatch)]);
    expect((await storedQuestion(headerGuid)).risk).toBeNull();
    expect((await update({ fam: [themselves, { ...wanted, Birthdate: '15/06/1990' }] })).envelope.StatusCode).toBe(200);
    expect((await storedQuestion(headerGuid)).people[1]).toMatchObject({ birthdate: '1990-06-15', gender: 'male' });
  });

  test.each<[string, readonly object[], string]>([
    ['nobody', [], peopleProblems.none],
    ['the customer twice', [themselves, themselves], ofPerson(2, peopleProblems.selfTwice)],
    ['two spouses', [spouse, relative('2', '44444444440')], ofPerson(2, peopleProblems.spouseTwice)],
    ['a number twice', [spouse, relative('3', relatives.man)], ofPerson(2, peopleProblems.twice)],
    ['their own number', [relative('3', relatives.woman)], ofPerson(1, peopleProblems.ownNumber)],
    ['a number that is none', [relative('3', '11111111111')], ofPerson(1, ruleMessages.nationalNumberInvalid)],
    [
      'no declaration',
      [{ individual: 1, Relation: '1', Height: 170, Weight: 60 }],
      ofPerson(1, ruleMessages.declarationMissing),
    ],
    ['an illness nobody explains', [{ ...themselves, Conditions: ['1'] }], ofPerson(1, ruleMessages.healthNoteMissing)],
    ['too tall', [{ ...themselves, Height: 251 }], problems.inField(1, 'Boy (cm)', 'En fazla 250 olmalıdır.')],
  ])('%s is refused, and nobody is asked', async (_what, fam, sentence) => {
    const { update, headerGuid } = await openHealthQuotation(api);
    expect(refused((await update({ fam })).envelope)).toEqual([sentence]);
    expect((await storedQuestion(headerGuid)).risk).toBeNull();
  });

  test('somebody the register does not tell for is told of the row', async () => {
    const { update } = await openHealthQuotation(api);
    api.sandbox.world.behaviours.change('registries/population', { mode: 'decline' });
    expect(refused((await update({ fam: [themselves, spouse] })).envelope)).toEqual([
      ofPerson(2, peopleProblems.unknown),
    ]);
  });
});

describe('the care of a health quotation', () => {
  test('supplementary health is not for who has no social security: individual health is named', async () => {
    const { update, headerGuid } = await openHealthQuotation(api);
    const [sentence, ...more] = refused((await update({ SocialSecurity: false })).envelope);
    expect(sentence).toContain('bireysel sağlık');
    expect(more).toEqual([]);
    expect(refused((await update({ SocialSecurity: undefined })).envelope)).toEqual([sentence]);
    expect((await storedQuestion(headerGuid)).risk).toBeNull();
    const individual = await openHealthQuotation(api, { QueryType: 'bireysel' });
    expect((await individual.update({ SocialSecurity: false })).envelope.StatusCode).toBe(200);
  });

  test('birth is covered where a grown woman is insured', async () => {
    const { update, headerGuid } = await openHealthQuotation(api);
    expect((await update({ Birth: true })).envelope.StatusCode).toBe(200);
    expect((await storedQuestion(headerGuid)).risk.plan).toMatchObject({ birth: true });
    expect(refused((await update({ Birth: true, fam: [spouse] })).envelope)).toEqual([problems.birthForNobody]);
    const inpatient = { Treatment: '1', OutpatientVisits: undefined };
    expect(refused((await update({ Birth: true, ...inpatient })).envelope)).toEqual([problems.birthNeedsOutpatient]);
  });

  test('a pregnancy of a man is refused without a word of what was declared', async () => {
    const { update, headerGuid } = await openHealthQuotation(api);
    const declared = { Pregnant: true, HealthNote: 'Yirminci hafta' };
    const { envelope } = await update({ fam: [themselves, { ...spouse, ...declared }] });
    expect(refused(envelope)).toEqual([ofPerson(2, problems.declarationMisfits)]);
    expect(JSON.stringify(envelope)).not.toMatch(/hamile|gebe|hafta/i);
    expect(await askedRows(headerGuid)).toEqual([]);
    expect((await update({ fam: [{ ...themselves, ...declared }, spouse] })).envelope.StatusCode).toBe(200);
  });

  test('hospital beds alone count no visits', async () => {
    const { update, headerGuid } = await openHealthQuotation(api);
    await update({ Treatment: '1', Network: '3' });
    const { plan: chosen } = (await storedQuestion(headerGuid)).risk;
    expect(chosen).toMatchObject({ treatment: 'inpatient', network: 'wide' });
    expect(chosen).not.toHaveProperty('visits');
  });
});

describe('a foreigner', () => {
  test('of a country that is none is refused before a quotation is opened', async () => {
    const { browser, phone } = await proveVisitor(api, 'yabanci');
    const query = { ...newcomer, Phone: phone, Nationality: 'XX' };
    const { envelope } = await browser.bySite(calls.healthQueryInfo.path, query);
    expect(refused(envelope)).toEqual(['Uyruk için geçerli bir seçim yapın.']);
  });

  test('with a 99-number is told by the register, and insured for the years they chose', async () => {
    const { PassportNumber: _passport, ...told } = newcomer;
    const known = { ...told, PassportType: '1', NationalNumber: relatives.foreigner, Birthdate: '1988-03-18' } as const;
    const { update, headerGuid, opened } = await openHealthQuotation(api, known);
    expect(opened).toMatchObject({ Customer: { Name: 'Katrin', Surname: 'Holmgard' }, IdentityKind: 'foreigner' });
    expect((await update({ TermYears: '2' })).envelope.StatusCode).toBe(200);
    const { risk, people, end } = await storedQuestion(headerGuid);
    expect(end).toBe('2028-11-20');
    expect(risk).toMatchObject({ scheme: 'foreigner', peopleCount: 1, years: 2 });
    expect(people).toMatchObject([{ relation: 'self', identity: { kind: 'foreigner' }, birthdate: '1988-03-18' }]);
    expect(await askedRows(headerGuid)).toEqual(everybody('yabanci'));
  });

  test('with a passport is who they say, and needs nothing but the term and the day to be asked for', async () => {
    const { update, headerGuid, opened, browser } = await openHealthQuotation(api, newcomer);
    expect(opened).toMatchObject({
      Customer: { Name: 'Ingrid', Surname: 'Vestergaard', CityCode: 7, City: 'Antalya' },
      IdentityKind: 'passport',
      Birthdate: '1994-02-03',
      Gender: 'K',
      Nationality: 'DK',
    });
    expect((await update()).envelope.Messages).toEqual(['Başarılı']);
    const { people } = await storedQuestion(headerGuid);
    expect(people).toMatchObject([
      { relation: 'self', identity: { kind: 'passport', number: 'N1234567' }, nationality: 'DK', gender: 'female' },
    ]);
    const read = await browser.bySite(calls.healthQuotation.path, { HeaderGuid: headerGuid });
    expect(calls.healthQuotation.data.parse(read.envelope.Data)).toMatchObject({
      QueryType: 'yabanci',
      Answers: { TermYears: '1' },
      People: [{ Relation: 'self' }],
    });
  });

  test('writes the name in Latin letters, and leaves nothing out', async () => {
    const { browser, phone } = await proveVisitor(api, 'yabanci');
    const open = async (model: object) =>
      (await browser.bySite(calls.healthQueryInfo.path, { ...newcomer, Phone: phone, ...model })).envelope;
    expect(refused(await open({ Name: 'Ингрид' }))).toEqual([ruleMessages.latinNameInvalid]);
    for (const name of ['Name', 'Surname', 'Birthdate', 'Gender', 'Nationality', 'CityCode', 'PassportNumber'])
      expect(refused(await open({ [name]: undefined })), name).toHaveLength(1);
  });

  test('who is a citizen is told of individual health', async () => {
    const { PassportNumber: _passport, ...told } = newcomer;
    const citizen = { ...told, PassportType: '1', NationalNumber: relatives.woman, Birthdate: '1985-04-12' } as const;
    const { update } = await openHealthQuotation(api, citizen);
    expect(refused((await update()).envelope)).toEqual([problems.foreignersOnly]);
  });

  test('insures themselves alone', async () => {
    const { update } = await openHealthQuotation(api, newcomer);
    expect(refused((await update({ fam: [spouse] })).envelope)).toEqual([problems.foreignerAlone]);
    expect((await update({ fam: [{ individual: 1, Relation: '1' }] })).envelope.StatusCode).toBe(200);
  });
});

describe('a health quotation', () => {
  test('is read back by its visitor and by nobody else', async () => {
    const { browser, headerGuid, update, phone, opened } = await openHealthQuotation(api);
    const model = { HeaderGuid: headerGuid };
    const before = await browser.bySite(calls.healthQuotation.path, model);
    expect(calls.healthQuotation.data.parse(before.envelope.Data)).toEqual({
      ...opened,
      ...{ QueryType: 'tamamlayici', SecondHand: false, Phone: phone, Answers: null, Insured: null, People: [] },
    });
    await update();
    const after = await browser.bySite(calls.healthQuotation.path, model);
    expect(calls.healthQuotation.data.parse(after.envelope.Data)).toMatchObject({
      Answers: { ...plan, SocialSecurity: true, fam: [{ individual: 1, Relation: '1' }] },
      Insured: { Kind: 'health', Title: '1 kişi' },
    });
    const stranger = openBrowser(api);
    expect((await stranger.bySite(calls.healthQuotation.path, model)).envelope.StatusCode).toBe(404);
    expect((await stranger.bySite(calls.healthUpdateInfo.path, { ...model, ...plan })).envelope.StatusCode).toBe(404);
  });

  test('keeps nothing of a declaration among its answers', async () => {
    const { update, headerGuid } = await openHealthQuotation(api);
    const HealthNote = 'Yalnız beyanda yazan söz';
    const declared = { ...themselves, Height: 183, Weight: 91, Conditions: ['2'], Medication: true, HealthNote };
    expect((await update({ fam: [declared] })).envelope.StatusCode).toBe(200);
    expect((await storedQuestion(headerGuid)).answers.fam).toEqual([{ individual: 1, Relation: '1' }]);
    const whole = JSON.stringify(await storedQuotation(api.database, headerGuid));
    expect(whole).not.toMatch(/Yalnız beyanda|Conditions|"Height"|"Weight"/);
  });

  test.each([
    ['tamamlayici', calls.startSupplementaryHealth, {}],
    ['bireysel', calls.startIndividualHealth, {}],
    ['yabanci', calls.startForeignerHealth, newcomer],
  ] as const)(
    '[P-05] the page of %s asks for its own line, and that of another for none of it',
    async (line, page, model) => {
      const { browser, headerGuid, update } = await openHealthQuotation(api, { ...model, QueryType: line });
      const startAt = async ({ path }: { readonly path: string }) =>
        (await browser.bySite(path, { HeaderGuid: headerGuid })).envelope;
      expect(page.data.parse((await startAt(page)).Data).Panel).toEqual([]);
      await update();
      const { Panel } = page.data.parse((await startAt(page)).Data);
      expect(Panel.map(({ Line, InsuranceFirm }) => `${Line}/${InsuranceFirm}`).toSorted()).toEqual(everybody(line));
      expect((await startAt(calls.startHome)).StatusCode).toBe(404);
    },
  );

  test('is no quotation of a vehicle, nor the other way round', async () => {
    const { browser, headerGuid } = await openHealthQuotation(api);
    const read = await browser.bySite(calls.vehicleQuotation.path, { HeaderGuid: headerGuid });
    expect(read.envelope.StatusCode).toBe(404);
    const car = await openQuotation(api);
    const other = await car.browser.bySite(calls.healthQuotation.path, { HeaderGuid: car.headerGuid });
    expect(other.envelope.StatusCode).toBe(404);
  });

  test('speaks of people before anybody is asked', async () => {
    const { browser, headerGuid } = await openHealthQuotation(api);
    const { envelope } = await browser.bySite(calls.listOffers.path, { HeaderGuid: headerGuid });
    expect(envelope.Messages).toEqual(['Teklifler henüz istenmedi. Önce kişi ve plan bilgilerini tamamlayın.']);
  });
});
