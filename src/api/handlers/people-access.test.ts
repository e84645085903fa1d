import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Offer } from '#contracts/calls/offer.ts';
import { calls } from '#contracts/index.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { openBrowser } from '#testing/browser.ts';
import {
  type HealthQuoting,
  healthAnswersOf,
  healthy,
  openHealthQuotation,
  relatives,
  themselves,
} from '#testing/health-quotation.ts';
import { buyAs, type Holder, joinHolder, policyOf } from '#testing/policy-holder.ts';
import { settledOffers } from '#testing/purchase.ts';
import { journey, openTrip, selfRow, type TripQuoting } from '#testing/trip-quotation.ts';
import { pdfFile, postUpload, uploadForm } from '#testing/upload.ts';

let api: TestApi;
let owner: HealthQuoting;
let travelling: TripQuoting;
let offers: readonly Offer[];
let stranger: HealthQuoting;
let holder: Holder;
let policyId: string;
let other: Holder;
const heart = { ...themselves, Conditions: ['3'], HealthNote: 'gizli-kalp-notu-Ş8' };
const husband = { individual: 1, Relation: '2', NationalNumber: '11100000104', ...healthy } as const;

beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'), { insurers: true, jobs: true });
  [owner, travelling, stranger] = [await openHealthQuotation(api), await openTrip(api), await openHealthQuotation(api)];
  await owner.update({ fam: [heart, husband] });
  await travelling.update();
  offers = await settledOffers(owner);
  holder = await joinHolder(api, { NationalNumber: relatives.woman, Name: 'Deniz', Surname: 'Akçam' });
  other = await joinHolder(api, { NationalNumber: relatives.man, Name: 'Umut', Surname: 'Elmadere' });
  policyId = policyOf(await buyAs(holder, { line: 'tamamlayici', insurer: '901', start: '2026-11-20' }), 'tamamlayici');
});
afterAll(() => api.close());

async function upload({ browser }: Pick<HealthQuoting, 'browser'>): Promise<string> {
  const address = api.app.server.address();
  const apiUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  const { envelope } = await postUpload(apiUrl, browser.visitor, { content: uploadForm(pdfFile) });
  return calls.uploadFile.data.parse(envelope.Data).FileGuid;
}

const activeOffer = () => offers.find(({ State }) => State === 'active')?.OfferGuid ?? '';
const reviewed = () => offers.find(({ State }) => State === 'review')?.OfferGuid ?? '';
const ownHeader = () => ({ HeaderGuid: owner.headerGuid });
const anyHeader = () => ({ HeaderGuid: randomUUID() });
const readings = async () =>
  (await api.database.$client.query('select count(*)::int as n from health_access_log')).rows[0].n;

/** The call, with what names the owner's, and with what names nothing. */
const asked: readonly (readonly [string, { readonly path: string }, () => object, () => object])[] = [
  ['the quotation', calls.healthQuotation, ownHeader, anyHeader],
  ['the journey', calls.tripQuotation, () => ({ HeaderGuid: travelling.headerGuid }), anyHeader],
  [
    'a change of it',
    calls.healthUpdateInfo,
    () => ({ ...ownHeader(), ...healthAnswersOf.tamamlayici, fam: [heart, husband] }),
    () => ({ ...anyHeader(), ...healthAnswersOf.tamamlayici }),
  ],
  [
    'a change of the journey',
    calls.tripUpdateInfo,
    () => ({ HeaderGuid: travelling.headerGuid, ...journey, fam: [selfRow] }),
    () => ({ ...anyHeader(), ...journey, fam: [selfRow] }),
  ],
  ['the offers', calls.listOffers, ownHeader, anyHeader],
  ['a link to them', calls.shareOffers, ownHeader, anyHeader],
  [
    'what an offer costs',
    calls.paymentDetail,
    () => ({ OfferGuid: activeOffer(), CrossSellingOffers: [], InstallmentCount: 1 }),
    () => ({ OfferGuid: randomUUID(), CrossSellingOffers: [], InstallmentCount: 1 }),
  ],
  [
    'a document of an offer',
    calls.getPdf,
    () => ({ DocumentKey: 'informationForm', OfferGuid: activeOffer() }),
    () => ({ DocumentKey: 'informationForm', OfferGuid: randomUUID() }),
  ],
];

describe('who asks for what is somebody else’s', () => {
  test.each(asked)('hears of %s what they would hear of nothing', async (_name, { path }, theirs, nothing) => {
    const before = await readings();
    const got = await stranger.browser.bySite(path, theirs());
    const none = await stranger.browser.bySite(path, nothing());
    expect(got.envelope.Success).toBe(false);
    expect(got).toEqual(none);
    expect(await readings()).toBe(before);
    const whose = path === calls.tripQuotation.path || path === calls.tripUpdateInfo.path ? travelling : owner;
    expect((await whose.browser.bySite(path, theirs())).envelope.Success).toBe(true);
  });

  test('hears of an insurer that wants a report what they would hear of none, and no file of theirs goes along', async () => {
    expect(reviewed()).not.toBe('');
    const [mine, theirs] = [await upload(stranger), await upload(owner)];
    const hand = (quoting: HealthQuoting, OfferGuid: string, FileGuid: string) =>
      quoting.browser.bySite(calls.reviewDocuments.path, { OfferGuid, FileGuids: [FileGuid] });
    const got = await hand(stranger, reviewed(), mine);
    expect(got.envelope.Success).toBe(false);
    expect(got).toEqual(await hand(stranger, randomUUID(), mine));
    // A file of somebody else is a file that is not there.
    const foreign = await hand(owner, reviewed(), mine);
    expect(foreign.envelope.Success).toBe(false);
    expect(foreign).toEqual(await hand(owner, reviewed(), randomUUID()));
    expect((await hand(owner, reviewed(), theirs)).envelope.StatusCode).toBe(200);
  });

  test('hears of a policy what they would hear of none', async () => {
    const paths = [calls.policyDetail, calls.previewWithdrawal, calls.requestCancellation].map(({ path }) => path);
    for (const path of paths) {
      const ask = (PolicyGuid: string) => other.browser.byUser(path, { PolicyGuid, Reason: 'other' });
      const got = await ask(policyId);
      expect(got.envelope.Success, path).toBe(false);
      expect(got).toEqual(await ask(randomUUID()));
    }
    const print = (PolicyGuid: string) =>
      other.browser.byUser(calls.getPdf.path, { PolicyGuid, DocumentKey: 'summary' });
    expect((await print(policyId)).envelope.Success).toBe(false);
    expect(await print(policyId)).toEqual(await print(randomUUID()));
    const { envelope } = await other.browser.byUser(calls.myPolicies.path);
    expect(calls.myPolicies.data.parse(envelope.Data).Data).toEqual([]);
  });
});

test('a health list behind a shared link tells prices and covers, and nothing of the people', async () => {
  const { envelope } = await owner.browser.bySite(calls.shareOffers.path, ownHeader());
  const { Token } = calls.shareOffers.data.parse(envelope.Data);
  const shown = await openBrowser(api).bySite(calls.sharedOffers.path, { Token });
  const { Offers, Insured } = calls.sharedOffers.data.parse(shown.envelope.Data);
  expect(Insured).toEqual({ Kind: 'health', Title: '2 kişi' });
  expect(Offers.length).toBeGreaterThan(0);
  for (const offer of Offers)
    expect(offer).toMatchObject({
      State: 'active',
      PersonPrices: [],
      Warnings: [],
      WantedDocuments: [],
      ProposalNo: null,
    });
  const own = offers.flatMap(({ PersonPrices }) => PersonPrices.flatMap(({ Exclusions }) => Exclusions));
  expect(own.length).toBeGreaterThan(0);
  const text = JSON.stringify(shown.envelope);
  for (const secret of [...own, 'Deniz', 'Bora', 'Akçam', heart.HealthNote, owner.headerGuid])
    expect(text).not.toContain(secret);
});
