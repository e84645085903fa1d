import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { campaignRepository } from '#db/repositories/campaigns.ts';
import type { Campaign } from '#domain/marketing.ts';
import { runAdvertsCommand } from '#services/adverts/adverts-command.ts';
import { startTestApi, type TestApi, testToken } from '#testing/api-client.ts';
import { buy, offered, offerOf } from '#testing/purchase.ts';
import { openQuotation } from '#testing/vehicle-quotation.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'), { insurers: true, jobs: true });
});
afterAll(() => api.close());

/** The API as the site speaks to it for visitors whom an advertisement brought. */
function broughtBy(campaign: Campaign, proof = testToken): TestApi {
  const told = { 'x-site-token': proof, 'x-campaign': encodeURIComponent(JSON.stringify(campaign)) };
  return { ...api, send: (request) => api.send({ ...request, headers: { ...request.headers, ...told } }) };
}

const kept = async ({ headerGuid }: { readonly headerGuid: string }) =>
  (await api.ports.quotations.read(headerGuid))?.campaign;

const winter: Campaign = { utm_source: 'bülten', utm_medium: 'e-posta', utm_campaign: 'kış', gclid: 'abc' };

describe('[N-12] the advertisement that brought a visitor', () => {
  test('is kept with the quotation and the order, and the agency sees what it brought', async () => {
    const world = await offered(broughtBy(winter));
    expect(await kept(world.quoting)).toEqual(winter);
    const bought = await buy(world.quoting, { main: offerOf(world, '901'), email: 'kis@ornek.example' });
    expect(bought.State).toBe('done');
    await openQuotation(broughtBy(winter));
    const since = new Date(api.clock.now().getTime() - 3_600_000);
    const results = await campaignRepository(api.database).results(since);
    expect(results.find(({ campaign }) => campaign === 'kış')).toEqual({
      source: 'bülten',
      medium: 'e-posta',
      campaign: 'kış',
      quotations: 2,
      orders: 1,
      gross: Math.round(bought.GrossPremium * 100),
    });
    const { text } = await runAdvertsCommand({ clock: api.clock, open: () => campaignRepository(api.database) }, ['7']);
    expect(text).toMatch(/^Kaynak .*Prim \(TL\)\nbülten +e-posta +kış +2 +1 +\d/);
    const { rows } = await api.database.$client.query('select campaign from orders where reference = $1', [
      bought.OrderReference,
    ]);
    expect(rows).toEqual([{ campaign: winter }]);
  });

  test.each([['0'], ['x'], ['7', '8']])('is not counted for %j', async (...words) => {
    const answer = await runAdvertsCommand({ clock: api.clock, open: () => campaignRepository(api.database) }, words);
    expect(answer.kind).toBe('refused');
  });

  test('is believed of the site alone', async () => {
    expect(await kept(await openQuotation(broughtBy(winter, 'somebody else')))).toBeUndefined();
    expect(await kept(await openQuotation(api))).toBeUndefined();
  });

  test('that cannot be read is none', async () => {
    const strange = { 'x-site-token': testToken, 'x-campaign': '%E0%A4%A' };
    const door: TestApi = {
      ...api,
      send: (request) => api.send({ ...request, headers: { ...request.headers, ...strange } }),
    };
    expect(await kept(await openQuotation(door))).toBeUndefined();
  });
});
