import { afterEach, describe, expect, test, vi } from 'vitest';
import { envelope } from '#contracts/envelope.ts';
import { choicesOf, loadChoices } from './list-choices.ts';
import { questionOf, yearChoices } from './use-select-options.ts';

afterEach(() => vi.restoreAllMocks());

describe('options of a select', () => {
  test('[F-04] rows of every shape of list become id and name', () => {
    expect(
      choicesOf([
        { Text: 'Beton', Id: 1 },
        { CityName: 'Iğdır', ID: 76 },
        { StringPair: 'Almanya', StringKey: 'DE' },
        { Title: 'Örnek', Key: 0 },
        { Name: 'Patika Sigorta', Code: '912' },
        { Text: 'adsız' },
        null,
      ]),
    ).toEqual([
      { id: '1', name: 'Beton' },
      { id: '76', name: 'Iğdır' },
      { id: 'DE', name: 'Almanya' },
      { id: '0', name: 'Örnek' },
      { id: '912', name: 'Patika Sigorta' },
    ]);
  });

  test('[F-04] years run from the current one down to the start', () => {
    expect(yearChoices(2024, new Date('2026-12-31T22:00:00Z')).map(({ id }) => id)).toEqual([
      '2027',
      '2026',
      '2025',
      '2024',
    ]);
  });

  test('[T-11] a failed load gives an empty list without a word, and is tried again', async () => {
    const asked = vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('network'));
    expect(await loadChoices({ name: 'cities' })).toEqual([]);
    asked.mockImplementation(() => Promise.resolve(Response.json(envelope('ok', [{ CityName: 'Adana', ID: 1 }]))));
    expect(await loadChoices({ name: 'cities' })).toEqual([{ id: '1', name: 'Adana' }]);
    await loadChoices({ name: 'cities' });
    expect(asked).toHaveBeenCalledTimes(2);
  });

  test('a list that depends on answers is asked for once with each of them', async () => {
    const models = { Text: 'ÖRNEK', Id: '701', Models: [{ Text: 'Egea', Id: '1001' }] };
    const asked = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(() => Promise.resolve(Response.json(envelope('ok', [models]))));
    const question = (ModelYear: string) =>
      ({ name: 'vehicleModels', answers: { BrandCode: '701', ModelYear } }) as const;
    expect(await loadChoices(question('2020'))).toEqual([{ id: '1001', name: 'Egea' }]);
    await loadChoices(question('2020'));
    await loadChoices(question('2021'));
    expect(asked.mock.calls.map(([, request]) => JSON.parse(String(request?.body)))).toEqual([
      { BrandCode: '701', ModelYear: '2020' },
      { BrandCode: '701', ModelYear: '2021' },
    ]);
  });

  test('until every answer it depends on is there, a list is not asked for', () => {
    const source = { list: 'vehicleModels', by: ['BrandCode', 'ModelYear'] } as const;
    expect(questionOf(source, { BrandCode: '701', ModelYear: '' })).toBeUndefined();
    expect(questionOf(source, { BrandCode: '701', ModelYear: '2020' })?.answers).toEqual({
      BrandCode: '701',
      ModelYear: '2020',
    });
    expect(questionOf({ list: 'cities' }, {})).toEqual({ name: 'cities' });
  });
});
