import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { calls } from '#contracts/index.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'));
});
afterAll(() => api.close());

async function countries(model: object = {}): Promise<readonly string[]> {
  const { envelope } = await api.call(calls.countries.path, model);
  return calls.countries.data.parse(envelope.Data).map(({ StringKey }) => StringKey);
}

describe('[C-24] countries', () => {
  test('all of them without a line; from a line that goes or comes abroad all but ours', async () => {
    const all = await countries();
    expect(all).toContain('TR');
    for (const QueryType of ['seyahat', 'outgoing', 'yabanci', 'ys', 'yabanciTrafik', 'galericiseyahat']) {
      expect(await countries({ QueryType })).toEqual(all.filter((code) => code !== 'TR'));
    }
  });

  test('for a green card those where it counts', async () => {
    const green = await countries({ QueryType: 'yesilkart' });
    expect(green).toHaveLength(45);
    expect(green).toEqual(expect.arrayContaining(['BG', 'GR', 'DE', 'MA']));
    for (const code of ['TR', 'US', 'JP']) expect(green).not.toContain(code);
  });

  test.each(['kasko', 'dask', 'telefon'])('%s asks for no country, and says so', async (QueryType) => {
    const { status, envelope } = await api.call(calls.countries.path, { QueryType });
    expect(status).toBe(400);
    expect(envelope).toMatchObject({ StatusCode: 1000, Messages: ['Bu ürün için ülke seçilmez.'] });
  });

  test.each(['yok', 'login', 7, {}])('%j is no line', async (QueryType) => {
    const { status, envelope } = await api.call(calls.countries.path, { QueryType });
    expect(status).toBe(400);
    expect(envelope).toMatchObject({ StatusCode: 1000 });
    expect(envelope.Messages).toHaveLength(1);
  });
});
