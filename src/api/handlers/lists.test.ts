import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { calls } from '#contracts/index.ts';
import { liesIn, schengenCountries } from '#domain/risks/trip-countries.ts';
import { listReplies } from '#messages/lists.ts';
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

  test('[N-13] of a journey and of nationalities: names by their codes, in the order of our alphabet, ours not among them', async () => {
    for (const QueryType of ['seyahat', 'yabanci']) {
      const { envelope } = await api.call(calls.countries.path, { QueryType });
      const rows = calls.countries.data.parse(envelope.Data);
      expect(rows).toContainEqual({ StringPair: 'Almanya', StringKey: 'DE' });
      expect(rows.map(({ StringKey }) => StringKey)).not.toContain('TR');
      const names = rows.map(({ StringPair }) => StringPair);
      expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'tr')));
      expect(new Set(names).size).toBe(names.length);
    }
  });

  test('of a journey hold all of the Schengen area', async () => {
    const travel = await countries({ QueryType: 'seyahat' });
    expect(schengenCountries.size).toBe(29);
    expect(travel).toEqual(expect.arrayContaining([...schengenCountries]));
    expect(travel.filter((code) => liesIn('schengen', code))).toHaveLength(29);
    const without = travel.filter((code) => !liesIn('worldWithoutUsa', code));
    expect(without.toSorted()).toEqual(['CA', 'JP', 'US']);
    expect(travel.every((code) => liesIn('world', code))).toBe(true);
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

describe('[E-09] a list by its code', () => {
  test('is read by its name and by its number', async () => {
    for (const GroupCode of ['EvTipi', 84, '84']) {
      const { status, envelope } = await api.call(calls.getList.path, { GroupCode });
      expect(status).toBe(200);
      expect(calls.getList.data.parse(envelope.Data)).toContainEqual({
        Text: 'Apartman dairesi',
        Id: expect.anything(),
      });
    }
  });

  test.each(['BoyleBirListeYok', 999_999, '../../liste'])(
    '%j names none, and the answer says so',
    async (GroupCode) => {
      const { status, envelope } = await api.call(calls.getList.path, { GroupCode });
      expect(status).toBe(404);
      expect(envelope).toEqual({
        Success: false,
        StatusCode: 404,
        Message: listReplies.unknown,
        Messages: [listReplies.unknown],
        Data: null,
      });
    },
  );
});
