import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import type { Offer } from '#contracts/calls/offer.ts';
import { calls } from '#contracts/index.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { type HealthQuoting, openHealthQuotation, themselves } from '#testing/health-quotation.ts';
import { settledOffers } from '#testing/purchase.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'), { insurers: true, jobs: true });
});
afterAll(() => api.close());
beforeEach(() => api.sandbox.world.behaviours.reset());

const family = (HealthNote: string) => ({
  fam: [{ ...themselves, Conditions: ['7'], HealthNote }],
});

/** The notes that insurers were told with the questions that the shown offers answer. */
async function toldNotes(offers: readonly Offer[]): Promise<ReadonlySet<string | undefined>> {
  const ids = offers.map(({ OfferGuid }) => OfferGuid);
  const text = 'select distinct reference from offers where id = any($1)';
  const { rows } = await api.database.$client.query<{ reference: string }>(text, [ids]);
  const told = await Promise.all(
    rows.map(async ({ reference }) => {
      const reply = await fetch(`${api.sandbox.url}/insurers/questions?reference=${reference}`);
      return /(?:birinci|ikinci)-not/.exec(await reply.text())?.[0];
    }),
  );
  return new Set(told);
}

async function readings({ headerGuid }: HealthQuoting, insurer: string): Promise<number> {
  const text = 'select 1 from health_access_log where quotation_id = $1 and insurer = $2';
  return (await api.database.$client.query(text, [headerGuid, insurer])).rows.length;
}

/** What its customer reads back. */
async function declaredNote({ browser, headerGuid }: HealthQuoting): Promise<unknown> {
  const { envelope } = await browser.bySite(calls.healthQuotation.path, { HeaderGuid: headerGuid });
  return calls.healthQuotation.data.parse(envelope.Data).Answers?.fam?.[0]?.HealthNote;
}

describe('declarations that change while insurers are asked', () => {
  test('two at once leave one of them, and no insurer is told the other’s', async () => {
    const quoting = await openHealthQuotation(api);
    const both = await Promise.all([quoting.update(family('birinci-not')), quoting.update(family('ikinci-not'))]);
    expect(both.map(({ envelope }) => envelope.StatusCode)).toEqual([200, 200]);
    const first = await settledOffers(quoting);
    const answered = first.filter(({ State }) => State !== 'failed');
    const kept = await declaredNote(quoting);
    for (const note of await toldNotes(answered)) expect(note).toBe(kept);
    expect(new Set(first.filter(({ State }) => State === 'failed').map(({ Reason }) => Reason)).size).toBeLessThan(2);
    // Whatever came of it, giving one of them again is answered by everybody.
    await quoting.update(family('ikinci-not'));
    const offers = await settledOffers(quoting);
    expect(offers.filter(({ State }) => State === 'failed')).toEqual([]);
    expect(await toldNotes(offers)).toEqual(new Set(['ikinci-not']));
    expect(await declaredNote(quoting)).toBe('ikinci-not');
  });

  test('one that comes while an insurer thinks replaces its question, and the first answer is nobody’s', async () => {
    api.sandbox.world.behaviours.change('insurers/901', { mode: 'ok', latencyMs: 1_500 });
    const quoting = await openHealthQuotation(api);
    await quoting.update(family('birinci-not'));
    // Each reading is written down before its insurer is asked.
    await expect.poll(() => readings(quoting, '901'), { timeout: 5_000 }).toBe(1);
    await quoting.update(family('ikinci-not'));
    const offers = await settledOffers(quoting);
    expect(offers.some(({ InsuranceFirm, State }) => InsuranceFirm === '901' && State === 'active')).toBe(true);
    expect(await toldNotes(offers)).toEqual(new Set(['ikinci-not']));
  });
});

test('a declaration that was swept is asked for, and given again it is answered', async () => {
  api.sandbox.world.behaviours.change('insurers/901', { mode: 'error' });
  const quoting = await openHealthQuotation(api);
  await quoting.update(family('birinci-not'));
  const rowOf901 = async () => (await settledOffers(quoting)).find(({ InsuranceFirm }) => InsuranceFirm === '901');
  expect(await rowOf901()).toMatchObject({ State: 'failed', Retryable: true });
  api.sandbox.world.behaviours.reset();
  await api.database.$client.query('delete from health_declarations where quotation_id = $1', [quoting.headerGuid]);
  await quoting.browser.bySite(calls.startSupplementaryHealth.path, {
    HeaderGuid: quoting.headerGuid,
    InsuranceFirm: '901',
  });
  await expect.poll(async () => (await rowOf901())?.Reason).toContain('sağlık beyanının yeniden verilmesi');
  await quoting.update(family('birinci-not'));
  expect(await rowOf901()).toMatchObject({ State: 'active' });
});
