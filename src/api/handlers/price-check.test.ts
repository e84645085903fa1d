import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import type { Offer } from '#contracts/calls/offer.ts';
import { calls } from '#contracts/index.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { letPriceChecksAge } from '#testing/price-checks.ts';
import { type Offered, offered, offerOf } from '#testing/purchase.ts';

let api: TestApi;
let kasko: Offered;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'), { insurers: true, jobs: true });
});
afterAll(() => api.close());
beforeEach(async () => {
  api.sandbox.world.behaviours.reset();
  kasko = await offered(api);
});

const behave = (mode: 'slow' | 'hang' | 'error' | 'reprice' | 'decline', latencyMs?: number) =>
  api.sandbox.world.behaviours.change('insurers/901', latencyMs === undefined ? { mode } : { mode, latencyMs });

async function ask({ OfferGuid }: Offer, more: object = {}) {
  const { envelope } = await kasko.quoting.browser.bySite(calls.paymentDetail.path, { OfferGuid, ...more });
  return calls.paymentDetail.data.parse(envelope.Data);
}

/** How often its insurer was asked for a price under the reference of an offer. */
async function timesAsked({ OfferGuid, InsuranceFirm }: Offer): Promise<number> {
  const { rows } = await api.database.$client.query('select reference from offers where id = $1', [OfferGuid]);
  const reply = await fetch(`${api.sandbox.url}/insurers`, { headers: { accept: 'application/json' } });
  const insurers = (await reply.json()) as readonly { code: string; quotes: Record<string, number> }[];
  return insurers.find(({ code }) => code === InsuranceFirm)?.quotes[rows[0]?.reference] ?? 0;
}

const atOnce = (offer: Offer, count: number) => Promise.all(Array.from({ length: count }, () => ask(offer)));

describe('the price before it is paid', () => {
  test('is not asked again within a minute, and is after it', async () => {
    const offer = offerOf(kasko, '901');
    expect(await timesAsked(offer)).toBe(1);
    for (const InstallmentCount of [1, 1, 3]) {
      expect((await ask(offer, { InstallmentCount })).PriceCheck).toMatchObject({ State: 'same', Reason: null });
    }
    expect(await timesAsked(offer)).toBe(2);
    await letPriceChecksAge(api);
    expect((await ask(offer)).PriceCheck).toMatchObject({ State: 'same' });
    expect(await timesAsked(offer)).toBe(3);
  });

  test('is asked once for all who want it at the same time', async () => {
    const offer = offerOf(kasko, '901');
    behave('slow', 600);
    const told = await atOnce(offer, 10);
    expect(told.map(({ PriceCheck }) => PriceCheck.State)).toEqual(told.map(() => 'same'));
    expect(await timesAsked(offer)).toBe(2);
  });

  test('that changed is told as changed to each of them', async () => {
    const offer = offerOf(kasko, '901');
    behave('reprice', 600);
    for (const { PriceCheck, GrossPremium } of await atOnce(offer, 4)) {
      expect(PriceCheck).toMatchObject({ State: 'changed', OldGrossPremium: offer.GrossPremium });
      expect(GrossPremium).toBeGreaterThan(offer.GrossPremium ?? 0);
    }
    expect(await timesAsked(offer)).toBe(2);
  });

  test('that nobody could tell says why to all, and is asked again at once', async () => {
    const offer = offerOf(kasko, '901');
    await ask(offer);
    await letPriceChecksAge(api);
    behave('error', 400);
    for (const { PriceCheck } of await atOnce(offer, 3)) {
      expect(PriceCheck).toMatchObject({
        State: 'unchecked',
        Reason: 'Şirket ödemeden önceki kontrole yanıt vermedi.',
        CanRetry: true,
      });
    }
    api.sandbox.world.behaviours.reset();
    expect((await ask(offer)).PriceCheck).toMatchObject({ State: 'same', CanRetry: false });
  });

  test('that the insurer no longer names is unchecked for another reason', async () => {
    const offer = offerOf(kasko, '901');
    await ask(offer);
    await letPriceChecksAge(api);
    behave('decline');
    expect((await ask(offer)).PriceCheck).toMatchObject({
      State: 'unchecked',
      Reason: expect.stringContaining('göstermedi'),
    });
  });

  test('is asked anew where the process that asked is gone', async () => {
    const offer = offerOf(kasko, '901');
    const askedBefore = (seconds: number) =>
      api.database.$client.query(
        "update offers set price_asked_at = now() - $2 * interval '1 second', price_checked_at = null where id = $1",
        [offer.OfferGuid, seconds],
      );
    await askedBefore(26);
    expect((await ask(offer)).PriceCheck.State).toBe('same');
    expect(await timesAsked(offer)).toBe(2);
    await askedBefore(24);
    expect((await ask(offer)).PriceCheck.State).toBe('unchecked');
    expect(await timesAsked(offer)).toBe(2);
  });

  test('is shown as far as it is known while an insurer hangs, and nobody is asked for it', async () => {
    const offer = offerOf(kasko, '901');
    behave('hang');
    const began = performance.now();
    const known = await ask(offer, { KnownOnly: true });
    expect(performance.now() - began).toBeLessThan(1_000);
    expect(known).toMatchObject({
      GrossPremium: offer.GrossPremium,
      PriceCheck: { State: 'pending', OldGrossPremium: offer.GrossPremium, Reason: null },
      Documents: [],
    });
    expect(known.Installments).toEqual(offer.Installments);
  });

  test('is told so often and no more', async () => {
    const { browser } = kasko.quoting;
    const model = { OfferGuid: offerOf(kasko, '901').OfferGuid, KnownOnly: true };
    const codes: number[] = [];
    for (let count = 0; count < 121; count += 1) {
      codes.push((await browser.bySite(calls.paymentDetail.path, model)).envelope.StatusCode);
    }
    expect([codes.filter((code) => code === 200).length, codes.at(-1)]).toEqual([120, 429]);
  });
});
