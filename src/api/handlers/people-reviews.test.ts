import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { quoteQuery } from '#catalog/flows/quote-words.ts';
import { quotedAt } from '#catalog/flows/read-quote-address.ts';
import type { Offer } from '#contracts/calls/offer.ts';
import { calls } from '#contracts/index.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { openBrowser } from '#testing/browser.ts';
import { type HealthQuoting, healthy, openHealthQuotation, relatives, themselves } from '#testing/health-quotation.ts';
import { newPerson } from '#testing/people.ts';
import { buy, readDetail } from '#testing/purchase.ts';
import { pdfFile, postUpload, uploadForm } from '#testing/upload.ts';
import type { Quoting } from '#testing/vehicle-quotation.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'), { insurers: true, jobs: true });
});
afterEach(() => api.sandbox.world.behaviours.reset());
afterAll(() => api.close());

/** It looks first at whoever declares a condition. */
const insurer = '909';
const diabetes = { ...themselves, Conditions: ['1'], HealthNote: 'on-yildir-seker-Ğ3' };
const heart = { ...themselves, Conditions: ['3'], HealthNote: 'kalp-kapagi-Ğ4' };
const husband = { individual: 1, Relation: '2', NationalNumber: '11100000104', ...healthy } as const;
const secrets = /diyabet|şeker|kalp|tiroid|Ğ3|Ğ4|beyan/i;

const until = <Value>(work: () => Promise<Value>) => vi.waitFor(work, { timeout: 15_000, interval: 100 });

async function rowOf({ browser, headerGuid }: Quoting): Promise<Offer> {
  const reply = await browser.bySite(calls.listOffers.path, { HeaderGuid: headerGuid });
  const { Offers } = calls.listOffers.data.parse(reply.envelope.Data);
  const found = Offers.find(({ InsuranceFirm }) => InsuranceFirm === insurer);
  if (!found) throw new Error(`${insurer} was not asked`);
  return found;
}

const inState = (quoting: Quoting, state: Offer['State']) =>
  until(async () => {
    const row = await rowOf(quoting);
    expect(row.State).toBe(state);
    return row;
  });

async function looking(fam: readonly object[], line: 'tamamlayici' | 'bireysel'): Promise<HealthQuoting> {
  const quoting = await openHealthQuotation(api, { QueryType: line });
  expect((await quoting.update({ fam })).envelope.Messages).toEqual(['Başarılı']);
  await inState(quoting, 'review');
  return quoting;
}

const notes = async ({ phone }: Quoting) =>
  (await api.sandbox.inbox(phone)).map(({ text }) => text).filter((text) => !text.includes('kodunuz'));

const told = (quoting: Quoting) =>
  until(async () => {
    const [note, ...more] = await notes(quoting);
    expect(note).toContain('incelemesini bitirdi');
    expect(more).toEqual([]);
    return note ?? '';
  });

/** Opens the link of a message in another browser, by a code to the phone. */
async function follow(quoting: Quoting, note: string): Promise<Quoting> {
  const link = new URL(/https?:\/\/\S+/.exec(note)?.[0] ?? '');
  expect(quotedAt(link.pathname, link.searchParams)).toMatchObject({ line: 'tamamlayici' });
  const Token = link.searchParams.get(quoteQuery.shared) ?? '';
  const browser = openBrowser(api);
  await browser.bySite(calls.resumeOffers.path, { Token });
  const SmsActivationCode = await browser.readCode(quoting.phone);
  const resumed = await browser.bySite(calls.confirmResume.path, { Token, SmsActivationCode });
  expect(resumed.envelope).toMatchObject({ StatusCode: 200, Data: { HeaderGuid: quoting.headerGuid } });
  return { ...quoting, browser };
}

describe('an illness at which an insurer looks first', () => {
  test('is told by SMS and mail when its terms are there, opened by the link with a code, and bought', async () => {
    const quoting = await looking([diabetes, husband], 'tamamlayici');
    const review = await rowOf(quoting);
    expect(review).toMatchObject({ GrossPremium: null, WantedDocuments: [], DocumentsState: null });
    expect(review.Reason).not.toMatch(secrets);
    const basket = { OfferGuid: review.OfferGuid, CrossSellingOffers: [], InstallmentCount: 1 };
    expect((await quoting.browser.bySite(calls.paymentDetail.path, basket)).envelope.Success).toBe(false);
    api.clock.advance(61);
    const member = { ...newPerson(), Phone: quoting.phone, NationalNumber: relatives.woman, Surname: 'Akçam' };
    await openBrowser(api).join(member);

    api.clock.advance(4 * 60);
    await inState(quoting, 'active');
    const note = await told(quoting);
    const [mail, ...more] = await until(async () => {
      const mails = (await api.sandbox.mails(member.Email)).filter(({ subject }) => subject.includes('inceleme'));
      expect(mails).not.toEqual([]);
      return mails;
    });
    expect(more).toEqual([]);
    for (const text of [note, mail?.subject, mail?.text, mail?.html]) expect(text).not.toMatch(secrets);

    api.clock.advance(61);
    const back = await follow(quoting, note);
    const main = await until(async () => {
      const row = await rowOf(back);
      expect(row.CoverageState).toBe('told');
      return row;
    });
    expect(main.PersonPrices).toMatchObject([{ LoadingPercent: 20 }, { LoadingPercent: null }]);
    const detail = await readDetail(back, { main, email: member.Email });
    expect(detail).toMatchObject({ GrossPremium: main.GrossPremium, Insured: { Title: '2 kişi' } });
    expect((await buy(back, { main, email: member.Email })).State).toBe('done');
  });

  test('that wants a report is answered after the report was uploaded and handed on', async () => {
    const quoting = await looking([heart], 'bireysel');
    const { OfferGuid, WantedDocuments, DocumentsState } = await rowOf(quoting);
    expect(WantedDocuments).toHaveLength(1);
    expect(DocumentsState).toBe('wanted');
    expect(WantedDocuments.join()).not.toMatch(secrets);
    const address = api.app.server.address();
    const apiUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
    const content = uploadForm(pdfFile, { fileName: 'rapor.pdf' });
    const stored = await postUpload(apiUrl, quoting.browser.visitor, { content });
    const { FileGuid } = calls.uploadFile.data.parse(stored.envelope.Data);
    const handed = await quoting.browser.bySite(calls.reviewDocuments.path, { OfferGuid, FileGuids: [FileGuid] });
    expect(handed.envelope).toMatchObject({ StatusCode: 200, Data: { Sent: 1 } });
    await until(async () => expect((await rowOf(quoting)).DocumentsState).toBe('sent'));
    // Without the report it would look for five minutes.
    api.clock.advance(90);
    const answered = await inState(quoting, 'active');
    expect(answered).toMatchObject({ WantedDocuments: [], DocumentsState: null });
    expect(answered.PersonPrices[0]?.Exclusions).toHaveLength(1);
    expect(await told(quoting)).not.toMatch(secrets);
  });
});
