import { afterEach, describe, expect, test, vi } from 'vitest';
import { envelope } from '#contracts/envelope.ts';
import { choicesOf, loadChoices } from './list-choices.ts';
import { yearChoices } from './use-select-options.ts';

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
    expect(await loadChoices('cities')).toEqual([]);
    asked.mockImplementation(() => Promise.resolve(Response.json(envelope('ok', [{ CityName: 'Adana', ID: 1 }]))));
    expect(await loadChoices('cities')).toEqual([{ id: '1', name: 'Adana' }]);
    await loadChoices('cities');
    expect(asked).toHaveBeenCalledTimes(2);
  });

  test('an unknown list is empty', async () => expect(await loadChoices('toString')).toEqual([]));
});
