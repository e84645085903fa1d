import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { quoteQuery } from '#catalog/flows/quote-words.ts';
import { quotedAt } from '#catalog/flows/read-quote-address.ts';
import type { Offer, OfferList } from '#contracts/calls/offer.ts';
import { calls } from '#contracts/index.ts';
import { ReviewNewsPending, tellReview } from '#services/quotation/tell-review.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { openBrowser } from '#testing/browser.ts';
import { newPerson } from '#testing/people.ts';
import { buy } from '#testing/purchase.ts';
import { timePasses } from '#testing/time-passes.ts';
import { driver, openQuotation, proveAgain, type Quoting } from '#testing/vehicle-quotation.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'), { insurers: true, jobs: true });
});
afterEach(() => api.sandbox.world.behaviours.reset());
afterAll(() => api.close());

const window = 71;
const minutes = (count: number) => count * 60;

async function list({ browser, headerGuid }: Quoting): Promise<OfferList> {
  const reply = await browser.bySite(calls.listOffers.path, { HeaderGuid: headerGuid });
  return calls.listOffers.data.parse(reply.envelope.Data);
}

const until = <Value>(work: () => Promise<Value>) => vi.waitFor(work, { timeout: 15_000, interval: 100 });

async function rowOf(quoting: Quoting, insurer: string): Promise<Offer> {
  const found = (await list(quoting)).Offers.find(({ InsuranceFirm }) => InsuranceFirm === insurer);
  if (!found) throw new Error(`${insurer} was not asked`);
  return found;
}

const inState = (quoting: Quoting, insurer: string, state: Offer['State']) =>
  until(async () => {
    const row = await rowOf(quoting, insurer);
    expect(row.State).toBe(state);
    return row;
  });

/** A kasko quotation at which one insurer looks first and all others have answered. */
async function looking(insurer: string): Promise<Quoting> {
  api.sandbox.world.behaviours.change(`insurers/${insurer}`, { mode: 'review' });
  const quoting = await openQuotation(api);
  await quoting.update();
  await until(async () => {
    const { Offers } = await list(quoting);
    expect(Offers.filter(({ State }) => State === 'waiting')).toEqual([]);
  });
  api.sandbox.world.behaviours.reset();
  return quoting;
}

/** What was said about reviews, oldest first; codes to the phone are no part of it. */
async function notes({ phone }: Quoting): Promise<readonly string[]> {
  const messages = await api.sandbox.inbox(phone);
  return messages
    .map(({ text }) => text)
    .filter((text) => !text.includes('kodunuz'))
    .toReversed();
}

/** For everybody: on our clock, and in what the database keeps by its own. */
async function pass(seconds: number): Promise<void> {
  api.clock.advance(seconds);
  await timePasses(api.database, seconds);
}

async function resolve(insurer: string, how: string, more: object = {}): Promise<void> {
  const reviews = (await (await fetch(`${api.sandbox.url}/insurers/reviews`)).json()) as Record<string, string>[];
  const number = reviews.findLast((review) => review.insurer === insurer && review.state === 'looking')?.number;
  const reply = await fetch(`${api.sandbox.url}/insurers/reviews/${number}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ resolve: how, ...more }),
  });
  expect(reply.status).toBe(200);
}

const linkIn = (text = '') => new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '');

// One that answers at once in JSON, one that is polled, one that speaks XML.
describe.each(['901', '905', '903'])('an offer under review at %s', (insurer) => {
  test('outlives the window, is told once by SMS when it came, and is bought from the link', async () => {
    const quoting = await looking(insurer);
    const review = await rowOf(quoting, insurer);
    expect(review).toMatchObject({
      State: 'review',
      Reason: 'Riziko bilgileri inceleniyor',
      WantedDocuments: [],
      Retryable: false,
      GrossPremium: null,
    });
    expect(await list(quoting)).toMatchObject({ State: 'complete' });
    await pass(window);
    await api.ports.quotations.closeOverdue(api.clock.now());
    expect((await rowOf(quoting, insurer)).State).toBe('review');
    const early = { OfferGuid: review.OfferGuid, CrossSellingOffers: [], InstallmentCount: 1 };
    const refused = await quoting.browser.bySite(calls.paymentDetail.path, early);
    expect(refused.envelope).toMatchObject({ Success: false, Data: { OfferGuid: review.OfferGuid } });
    expect(await notes(quoting)).toEqual([]);

    await pass(minutes(11));
    await inState(quoting, insurer, 'active');
    const [note] = await until(async () => {
      const told = await notes(quoting);
      expect(told).toHaveLength(1);
      return told;
    });
    expect(note).toMatch(/^Karşıla Sigorta: .* Sigorta, Kasko teklifinizle ilgili incelemesini bitirdi\./);

    const link = linkIn(note);
    expect(quotedAt(link.pathname, link.searchParams)).toMatchObject({ line: 'kasko' });
    const Token = link.searchParams.get(quoteQuery.shared) ?? '';
    const device = openBrowser(api);
    await device.bySite(calls.resumeOffers.path, { Token });
    const SmsActivationCode = await device.readCode(quoting.phone);
    const resumed = await device.bySite(calls.confirmResume.path, { Token, SmsActivationCode });
    expect(resumed.envelope).toMatchObject({ StatusCode: 200, Data: { HeaderGuid: quoting.headerGuid } });

    const back: Quoting = { ...quoting, browser: device };
    const main = await until(async () => {
      const row = await rowOf(back, insurer);
      expect(row.CoverageState).toBe('told');
      return row;
    });
    expect(new Date(main.ValidUntil ?? 0).getTime()).toBeGreaterThan(api.clock.now().getTime());
    const basket = { OfferGuid: main.OfferGuid, CrossSellingOffers: [], InstallmentCount: 1 };
    const detail = calls.paymentDetail.data.parse(
      (await device.bySite(calls.paymentDetail.path, basket)).envelope.Data,
    );
    expect(detail.GrossPremium).toBe(main.GrossPremium);
    const bought = await buy(back, { main, email: newPerson().Email });
    expect(bought.State).toBe('done');
    expect((await notes(quoting)).filter((text) => text.includes('incelemesini'))).toHaveLength(1);
  });
});

describe('what a review comes to', () => {
  test('more money: the price and the reason for it stand in the offer', async () => {
    const quoting = await looking('902');
    await resolve('902', 'load');
    await pass(10);
    const row = await inState(quoting, '902', 'active');
    expect(row.Warnings).toContain('İnceleme sonucunda %25 ek prim uygulandı.');
  });

  test('a no: the message does not say it, the list does', async () => {
    const quoting = await looking('914');
    await resolve('914', 'decline');
    await pass(10);
    expect(await inState(quoting, '914', 'declined')).toMatchObject({
      Reason: 'İnceleme sonucunda kabul edilmedi',
      Retryable: false,
    });
    await until(async () => expect(await notes(quoting)).toHaveLength(1));
    expect((await notes(quoting))[0]).not.toMatch(/kabul|ret|olumsuz/i);
  });

  test('a wish for documents is told once, then the answer', async () => {
    const quoting = await looking('910');
    await resolve('910', 'wantDocuments');
    await pass(10);
    await until(async () => expect((await rowOf(quoting, '910')).WantedDocuments).toEqual(['Güncel fotoğraflar']));
    await until(async () => expect(await notes(quoting)).toHaveLength(1));
    // Asked once more it wishes for the same, which is no news.
    await pass(10);
    await until(async () => expect(await notes(quoting)).toHaveLength(1));
    await resolve('910', 'exclude');
    await pass(60);
    await inState(quoting, '910', 'active');
    await until(async () => expect(await notes(quoting)).toHaveLength(2));
    const [wish, answer] = await notes(quoting);
    expect(wish).toContain('sizden belge istiyor');
    expect(answer).toContain('incelemesini bitirdi');
  });

  test('another wish is told as well, and the ledger holds none of its words', async () => {
    const quoting = await looking('910');
    for (const [place, document] of ['Ruhsat fotoğrafı', 'Ekspertiz raporu'].entries()) {
      await resolve('910', 'wantDocuments', { documents: [document] });
      await pass(10);
      await until(async () => expect((await rowOf(quoting, '910')).WantedDocuments).toEqual([document]));
      await until(async () => expect(await notes(quoting)).toHaveLength(place + 1));
    }
    const inTheClear = "select from messages where reason ~ 'Ruhsat|fotoğrafı|Ekspertiz'";
    expect((await api.database.$client.query(inTheClear)).rowCount).toBe(0);
  });

  test('nothing for three days, whatever is wrong there: that is told too, and it may be asked again', async () => {
    const quoting = await looking('901');
    api.sandbox.world.behaviours.change('insurers/901', { mode: 'error' });
    await pass(2 * 86_400);
    await until(async () => {
      const text = 'select ask_review_at > now() as later from offers where id = $1';
      const { OfferGuid } = await api.ports.quotations
        .changes(quoting.headerGuid, undefined)
        .then((changes) => ({ OfferGuid: changes?.rows.find(({ insurer }) => insurer === '901')?.id }));
      const { rows } = await api.database.$client.query(text, [OfferGuid]);
      expect(rows).toEqual([{ later: true }]);
    });
    expect(await notes(quoting)).toEqual([]);
    await pass(86_400 + 60);
    await until(async () => expect(await notes(quoting)).toHaveLength(1));
    expect((await notes(quoting))[0]).toContain('üç gün içinde sonuçlandırmadı');
    await proveAgain(quoting);
    expect(await rowOf(quoting, '901')).toMatchObject({
      State: 'failed',
      Retryable: true,
      Reason: expect.stringContaining('üç gün içinde'),
    });
  });
});

describe('the message', () => {
  async function answered(insurer: string) {
    const quoting = await looking(insurer);
    const { OfferGuid: offerId } = await rowOf(quoting, insurer);
    return { quoting, offerId };
  }
  const settle = async (quoting: Quoting, insurer: string) => {
    await pass(minutes(11));
    await inState(quoting, insurer, 'active');
  };

  test('leaves once, however often the job runs', async () => {
    const { quoting, offerId } = await answered('915');
    await settle(quoting, '915');
    await until(async () => expect(await notes(quoting)).toHaveLength(1));
    const again = { offerId, attempt: 1, news: 'answered' } as const;
    await Promise.allSettled([tellReview(api.ports, again), tellReview(api.ports, again)]);
    await tellReview(api.ports, again);
    expect(await notes(quoting)).toHaveLength(1);
  });

  test('leaves later when it cannot leave now, though nobody remembers but the job', async () => {
    const { quoting, offerId } = await answered('915');
    api.sandbox.world.behaviours.change('sms', { mode: 'error' });
    await settle(quoting, '915');
    const news = { offerId, attempt: 1, news: 'answered' } as const;
    await expect(tellReview(api.ports, news)).rejects.toThrow(ReviewNewsPending);
    expect(await notes(quoting)).toEqual([]);
    api.sandbox.world.behaviours.reset();
    await until(async () => expect(await notes(quoting)).toHaveLength(1));
  });

  test('goes to nobody for a question that was replaced', async () => {
    const { quoting, offerId } = await answered('915');
    await quoting.update({ RadioPrice: 1000 });
    await tellReview(api.ports, { offerId, attempt: 1, news: 'answered' });
    expect(await notes(quoting)).toEqual([]);
  });

  test('goes by mail too, to the account of the same person, with the same link', async () => {
    const { quoting } = await answered('915');
    await pass(61);
    const { NationalNumber } = driver;
    const person = { ...newPerson(), Phone: quoting.phone, NationalNumber, Surname: 'Akçam' };
    await openBrowser(api).join(person);
    await settle(quoting, '915');
    const [mail, ...more] = await until(async () => {
      const mails = (await api.sandbox.mails(person.Email)).filter(({ subject }) => subject.includes('inceleme'));
      expect(mails).not.toEqual([]);
      return mails;
    });
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Ayazma Sigorta incelemesini bitirdi – Karşıla Sigorta');
    const [note] = await notes(quoting);
    expect(mail?.text).toContain(linkIn(note).href);
    expect(mail?.text).toContain('Levha no T00000');
  });
});
