import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { calls } from '#contracts/index.ts';
import { remindRenewals } from '#services/policy/remind-renewals.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { openBrowser } from '#testing/browser.ts';
import { buyAs, type Holder, joinHolder, policyOf, readDetail } from '#testing/policy-holder.ts';
import { home } from '#testing/property-quotation.ts';
import { vehicleWords } from '#testing/vehicle-words.ts';

let api: TestApi;
/** Who bought a home with an earthquake policy beside it, and who bought them the other way round. */
let atHome: Holder;
let inBuilding: Holder;
let bought: Awaited<ReturnType<typeof buyAs>>;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'), { insurers: true, jobs: true });
  [atHome, inBuilding] = [await joinHolder(api, {}), await joinHolder(api, {})];
  const start = '2026-11-20';
  bought = await buyAs(atHome, { line: 'konut', insurer: '901', start, addOns: [['dask', '903']] });
  await buyAs(inBuilding, { line: 'dask', insurer: '901', start, addOns: [['konut', '907']] });
  api.clock.advance(356 * 86_400);
  await remindRenewals({ ...api.ports, siteUrl: 'https://karsila.example' });
});
afterAll(() => api.close());

const isAbout = { dask: 'deprem', konut: 'Konut' } as const;
type Line = keyof typeof isAbout;
const about = async ({ person }: Holder, line: Line) => {
  const isReminder = (text: string) => text.includes('bitiyor') && text.includes(isAbout[line]);
  return {
    notes: (await api.sandbox.inbox(person.Phone)).map(({ text }) => text).filter(isReminder),
    mails: (await api.sandbox.mails(person.Email)).filter(({ subject }) => isReminder(subject)),
  };
};
/** After a year the browser is not trusted any more. */
async function logInAgain({ browser, person }: Holder): Promise<void> {
  api.clock.advance(61);
  await browser.logIn(person.NationalNumber);
  const MfaCode = await browser.readCode(person.Phone);
  await browser.logIn(person.NationalNumber, undefined, { MfaCode });
}

const linkIn = (text = '') => new URL(/https:\S+/.exec(text)?.[0] ?? '');

/** Follows the link of a reminder in a browser of its own: what the new quotation begins with. */
async function follow(holder: Holder, line: Line) {
  const { notes } = await about(holder, line);
  const Token = linkIn(notes[0]).searchParams.get('yenileme') ?? '';
  const browser = openBrowser(api);
  api.clock.advance(61);
  await browser.bySite(calls.renewPolicy.path, { Token });
  const SmsActivationCode = await browser.readCode(holder.person.Phone);
  const confirmed = await browser.bySite(calls.confirmRenewal.path, { Token, SmsActivationCode });
  const { HeaderGuid, QueryType } = calls.confirmRenewal.data.parse(confirmed.envelope.Data);
  expect(QueryType).toBe(line);
  const read = async () => {
    const { envelope } = await browser.bySite(calls.propertyQuotation.path, { HeaderGuid });
    return calls.propertyQuotation.data.parse(envelope.Data);
  };
  const quotation = await read();
  const ask = (more: object = {}) =>
    browser.bySite(calls.propertyUpdateInfo.path, { HeaderGuid, ...quotation.Answers, ...more });
  return { quotation, ask, read };
}

describe('[N-13] a home and its earthquake policy about to end', () => {
  test.each([
    ['konut', 'Konut sigortası', '/konut/teklif'],
    ['dask', 'Zorunlu deprem sigortası (DASK)', '/dask/async-teklif'],
  ] as const)('%s is spoken of once, by its place and without its address, with a way to its page', async (...row) => {
    const [line, name, path] = row;
    const { notes, mails } = await about(atHome, line);
    expect([notes.length, mails.length]).toEqual([1, 1]);
    expect(notes[0]).toContain(`${name} poliçeniz 20.11.2027 günü bitiyor. Kendiliğinden yenilenmez.`);
    expect(mails[0]?.text).toContain(`Beşiktaş, 110 m² için düzenlenen ${name} poliçeniz 20.11.2027 günü bitiyor.`);
    expect(mails[0]?.text).not.toMatch(vehicleWords);
    for (const text of [notes[0], mails[0]?.text]) expect(text).not.toContain(bought.Insured.Detail);
    const link = linkIn(notes[0]);
    expect(link.pathname).toBe(path);
    await logInAgain(atHome);
    const { RenewalPath } = await readDetail(atHome, policyOf(bought, line));
    expect(link.pathname + link.search).toBe(RenewalPath);
  });
});

describe('the renewal', () => {
  test('of a home begins with everything it was bought with, and asks for its earthquake policy beside', async () => {
    const { quotation, ask } = await follow(atHome, 'konut');
    const { PolicyStart: _start, ...answers } = home;
    expect(quotation).toMatchObject({
      AddressSearch: 'found',
      Address: { OpenAddress: bought.Insured.Detail },
      Answers: { ...answers, PolicyStart: '2027-11-20', CrossSellingBranches: ['dask'] },
    });
    expect((await ask()).envelope.Messages).toEqual(['Başarılı']);
  });

  test('of an earthquake policy bought beside a home needs no further answer, and is cheaper', async () => {
    const { quotation, ask, read } = await follow(atHome, 'dask');
    expect(quotation).toMatchObject({
      EarthquakePolicy: { PolicyEnd: '2027-11-20' },
      Building: { GrossArea: 110, DaskInsaYili: '4', DaskKullanimSekli: '1' },
      Answers: { InsuredRole: '1', PolicyStart: '2027-11-20', CrossSellingBranches: [] },
    });
    expect((await ask()).envelope.Messages).toEqual(['Başarılı']);
    expect((await read()).OfficialPrice?.Adjustments).toContainEqual({ Key: 'renewal', Percent: -20 });
  });

  test('of a home bought beside an earthquake policy begins with its sums, and asks what was only assumed', async () => {
    const { quotation, ask } = await follow(inBuilding, 'konut');
    expect(quotation.Answers).toMatchObject({
      GrossArea: 110,
      Occupant: '1',
      PoliceTipi: '1',
      BuildingSum: expect.any(Number),
      ContentsSum: 550_000,
      CrossSellingBranches: [],
    });
    for (const name of ['EvTipi', 'KonutBulunduguKat', 'KonutCatiTipi', 'KonutInsaYili', 'EmptyMonths'])
      expect(quotation.Answers).not.toHaveProperty(name);
    expect((await ask()).envelope.StatusCode).toBe(1000);
    const { EvTipi, KonutBulunduguKat, KonutCatiTipi, KonutInsaYili, EmptyMonths } = home;
    const asked = await ask({ EvTipi, KonutBulunduguKat, KonutCatiTipi, KonutInsaYili, EmptyMonths });
    expect(asked.envelope.Messages).toEqual(['Başarılı']);
  });
});
