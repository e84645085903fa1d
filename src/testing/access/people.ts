import { expect, vi } from 'vitest';
import type { Offer } from '#contracts/calls/offer.ts';
import { calls } from '#contracts/index.ts';
import { issueResultLink } from '#services/order/result-link.ts';
import { renewalPath } from '#services/policy/renewal-link.ts';
import { visitorOf } from '#services/ports.ts';
import { linkToken } from '#services/support/visitor-link.ts';
import type { TestApi } from '../api-client.ts';
import { type Browser, openBrowser } from '../browser.ts';
import { quoteDevice } from '../device-quotation.ts';
import { quoteHealth, relatives, resident, themselves } from '../health-quotation.ts';
import { newPerson, type Person } from '../people.ts';
import { buyAs, type Holder, joinHolder, policyOf, quoteAs } from '../policy-holder.ts';
import { settledOffers } from '../purchase.ts';
import { openRequest } from '../support.ts';
import { pdfFile, postUpload, uploadForm } from '../upload.ts';
import { proveVisitor, type Quoting } from '../vehicle-quotation.ts';
import { askedLines, type ThingKind } from './named-things.ts';

export type Things = Partial<Record<ThingKind, readonly string[]>>;

/** Somebody who calls: whose browser it is, what they fill in, and what of theirs they may name. */
export type Asker = {
  readonly browser: Browser;
  readonly told: Readonly<Record<string, unknown>>;
  readonly things: Things;
};

const beginnings = {
  vehicle: 'kasko',
  property: 'dask',
  health: 'tamamlayici',
  trip: 'seyahat',
  pet: 'petsaglik',
  device: 'telefon',
} as const;

const ill = { fam: [{ ...themselves, Conditions: ['3'], HealthNote: 'gizli-kalp-notu' }] };
const isSold = ({ State, DisplayMode }: Offer) => State === 'active' && DisplayMode === 'buyable';
const packages = (offers: readonly Offer[]) => offers.flatMap(({ PackageGuid }) => PackageGuid ?? []).slice(0, 1);
const guids = (offers: readonly Offer[]) => offers.map(({ OfferGuid }) => OfferGuid);

export async function uploadAs(api: TestApi, { visitor, sessionToken }: Browser): Promise<string> {
  const address = api.app.server.address();
  const apiUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  const headers: Record<string, string> = sessionToken() === '' ? {} : { authorization: `Bearer ${sessionToken()}` };
  const { envelope } = await postUpload(apiUrl, visitor, { headers, content: uploadForm(pdfFile) });
  return calls.uploadFile.data.parse(envelope.Data).FileGuid;
}

/** Offers for a car with an addition, and of an insurer that looks at a report first. */
async function quoted(kasko: Quoting, health: Quoting, phone: Quoting): Promise<Things> {
  expect(
    (await kasko.update({ PolicyStart: '2026-11-20', CrossSellingBranches: ['ferdikaza'] })).envelope.Success,
  ).toBe(true);
  expect((await health.update(ill)).envelope.Success).toBe(true);
  expect((await phone.update()).envelope.Success).toBe(true);
  const [offers, reports] = [await settledOffers(kasko), await settledOffers(health)];
  const cars = offers.filter((offer) => isSold(offer) && offer.Line === 'kasko');
  return {
    'quotation of kasko': [kasko.headerGuid],
    'quotation of tamamlayici': [health.headerGuid],
    'quotation of telefon': [phone.headerGuid],
    'package of kasko': packages(cars),
    'package of tamamlayici': packages(reports.filter(isSold)),
    offer: guids(cars).slice(0, 2),
    'added offer': guids(offers.filter((offer) => isSold(offer) && offer.Line === 'ferdikaza')).slice(0, 1),
    'offer under review': guids(
      reports.filter(({ State, WantedDocuments }) => State === 'review' && WantedDocuments.length > 0),
    ).slice(0, 1),
  };
}

const toldBy = ({ NationalNumber, Phone, Email, Name }: Person) => ({
  NationalNumber,
  Phone,
  Gsm: Phone,
  Email,
  Name,
  Username: Email,
});

async function begun(holder: Holder): Promise<Things> {
  const entries = [];
  for (const [kind, line] of Object.entries(beginnings)) {
    entries.push([`beginning of ${kind}`, [(await quoteAs(holder, line)).headerGuid]]);
  }
  return Object.fromEntries(entries);
}

/** Every other line, with a package of each. */
async function askedFor(holder: Holder): Promise<Things> {
  const entries: [string, readonly string[]][] = [];
  for (const line of askedLines) {
    if (line === 'kasko' || line === 'tamamlayici') continue;
    const { browser, person } = holder;
    const quoting =
      line === 'yabanci' ? await quoteHealth({ browser, phone: person.Phone }, resident) : await quoteAs(holder, line);
    const reply = await quoting.update(line === 'trafik' ? { PolicyStart: '2026-11-20' } : {});
    expect(reply.envelope.Messages, line).toEqual(['Başarılı']);
    const priced = await vi.waitFor(
      async () => {
        const { envelope } = await quoting.browser.bySite(calls.listOffers.path, { HeaderGuid: quoting.headerGuid });
        const found = calls.listOffers.data.parse(envelope.Data).Offers.find(isSold);
        expect(found, line).toBeDefined();
        return found;
      },
      { timeout: 15_000, interval: 100 },
    );
    entries.push([`quotation of ${line}`, [quoting.headerGuid]], [`package of ${line}`, [priced?.PackageGuid ?? '']]);
  }
  return Object.fromEntries(entries);
}

/** A request of somebody without an account, who has proven its phone in that browser. */
async function visitorsRequest(api: TestApi, browser: Browser, more: object): Promise<string> {
  const { RequestGuid } = await openRequest(browser, more);
  const caller = { visitor: browser.visitor, address: '', userAgent: '' };
  await api.ports.support.admit(RequestGuid, visitorOf(api.ports, caller), api.clock.now());
  return RequestGuid;
}

/** Of the link in the reminder of a policy. */
async function renewalToken(api: TestApi, policyId: string): Promise<string> {
  const policy = await api.ports.policyBook.find(policyId);
  const path = policy && (await renewalPath(api.ports, policy));
  return /[\w-]{43}/.exec(path ?? '')?.[0] ?? '';
}

/** A member with a whole life here, and beside it what the same person did before they had an account. */
export async function settledMember(api: TestApi) {
  const holder = await joinHolder(api);
  const { browser, person } = holder;
  const bought = await buyAs(holder, { start: '2026-11-20', asMember: true });
  const things: Things = {
    ...(await quoted(
      await quoteAs(holder, 'kasko'),
      await quoteAs(holder, 'tamamlayici'),
      await quoteAs(holder, 'telefon'),
    )),
    ...(await askedFor(holder)),
    ...(await begun(holder)),
  };
  const [loose, inThread, early] = [await uploadAs(api, browser), await uploadAs(api, browser), openBrowser(api)];
  await early.verify({ ...newPerson() });
  const before = await uploadAs(api, early);
  const { Name, Email, Phone } = newPerson();
  const requests = [
    (await openRequest(browser, { FileGuids: [inThread], PolicyGuid: policyOf(bought) })).RequestGuid,
    await visitorsRequest(api, early, { Name, Email, Phone, FileGuids: [before] }),
  ];
  const order = await api.ports.orders.find(bought.OrderReference);
  if (!order) throw new Error('The order is gone');
  const ResultToken = await issueResultLink(api.ports, order);
  await browser.bySite(calls.openResult.path, { ResultToken });
  const shared = await browser.bySite(calls.shareOffers.path, { HeaderGuid: things['quotation of kasko']?.[0] });
  const token = await browser.token();
  const owned: Things = {
    ...things,
    order: [bought.OrderReference],
    policy: [policyOf(bought)],
    request: requests,
    file: [loose, inThread, before],
    'opened result': [ResultToken],
    'security token': [token.Guid],
  };
  return {
    browser,
    person,
    told: toldBy(person),
    things: owned,
    /** The same person in the browser they had before. */
    before: { browser: early, told: toldBy(person), things: owned },
    links: {
      share: calls.shareOffers.data.parse(shared.envelope.Data).Token,
      support: linkToken(api.ports, { id: requests[1] ?? '' }),
      renewal: await renewalToken(api, policyOf(bought)),
    },
    /** What stands in rows of theirs and nobody else's. */
    marks: [order.id, order.accountId ?? '', order.visitor, ...Object.values(owned).flat()].filter(Boolean),
  };
}
export type SettledMember = Awaited<ReturnType<typeof settledMember>>;

/** Another member, with offers, a request and a file of their own. */
export async function otherMember(api: TestApi): Promise<Asker> {
  const holder = await joinHolder(api, { NationalNumber: relatives.man, Name: 'Umut', Surname: 'Elmadere' });
  const { browser, person } = holder;
  const prover = { browser, phone: person.Phone };
  const things = await quoted(await quoteAs(holder, 'kasko'), await quoteHealth(prover), await quoteDevice(prover));
  const own = { file: [await uploadAs(api, browser)], request: [(await openRequest(browser)).RequestGuid] };
  return { browser, told: { ...toldBy(person), LicensePlateNumber: '34KRS102' }, things: { ...things, ...own } };
}

/** Somebody without an account, with a proven phone and the same, who insures the same person as the member. */
export async function provenVisitor(api: TestApi): Promise<Asker> {
  const prover = await proveVisitor(api);
  const { browser, phone } = prover;
  const person = { ...newPerson(), Phone: phone, NationalNumber: relatives.woman };
  const kasko = await quoteAs({ browser, person }, 'kasko');
  const things = await quoted(kasko, await quoteHealth(prover), await quoteDevice(prover));
  const file = [await uploadAs(api, browser)];
  const request = [await visitorsRequest(api, browser, { Name: 'Deniz', Email: person.Email, Phone: phone })];
  return { browser, told: toldBy(person), things: { ...things, file, request } };
}
