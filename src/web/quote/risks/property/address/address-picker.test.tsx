import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { addressLevels } from '#catalog/risks/property/address-levels.ts';
import { calls } from '#contracts/index.ts';
import { AddressPicker } from './address-picker.tsx';
import { keepLevels, readLevels } from './kept-levels.ts';
import { levelsInSight, nextLevel, type PickedLevels, withLevel } from './picked-levels.ts';

const whole: PickedLevels = {
  CityCode: '34',
  CountyId: '1',
  TownId: '11',
  NeighborhoodId: '111',
  RoadAndStreetId: '1111',
  ApartmentNumber: '11111',
  UAVTNumber: '1000000001',
};

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
});

const customer = '11111111110';

describe('levels of an address', () => {
  test('[N-09] lead from the province to the code of the flat, each by the one above', () => {
    expect(addressLevels.map(({ name, source }) => [name, 'by' in source ? source.by : []])).toEqual([
      ['CityCode', []],
      ['CountyId', ['CityCode']],
      ['TownId', ['CountyId']],
      ['NeighborhoodId', ['TownId']],
      ['RoadAndStreetId', ['NeighborhoodId']],
      ['ApartmentNumber', ['RoadAndStreetId']],
      ['UAVTNumber', ['ApartmentNumber']],
    ]);
  });

  test('are called as the address of a code calls them', () => {
    const known = Object.keys(calls.addressByUavt.data.shape);
    expect(addressLevels.filter(({ name }) => !known.includes(name))).toEqual([]);
  });

  test('a choice takes back what lies below it, and the same choice again takes nothing back', () => {
    expect(withLevel(whole, 'TownId', '12')).toEqual({ CityCode: '34', CountyId: '1', TownId: '12' });
    expect(withLevel(whole, 'CityCode', '')).toEqual({});
    expect(withLevel(whole, 'TownId', '11')).toBe(whole);
  });

  test('what is chosen stays in sight, with the one level that is asked now', () => {
    expect(levelsInSight({}).map(({ name }) => name)).toEqual(['CityCode']);
    expect(levelsInSight({ CityCode: '34', CountyId: '1' }).map(({ name }) => name)).toEqual([
      'CityCode',
      'CountyId',
      'TownId',
    ]);
    expect(levelsInSight(whole)).toHaveLength(7);
    expect(nextLevel(whole)).toBeUndefined();
  });

  test('what was chosen is found again in this tab; what was taken back or chosen by another is not', () => {
    keepLevels(customer, whole);
    expect(readLevels(customer)).toEqual(whole);
    keepLevels(customer, { CityCode: '35' });
    expect(readLevels(customer)).toEqual({ CityCode: '35' });
    expect(readLevels('19090909018')).toEqual({});
  });
});

describe('the picker', () => {
  const draw = () =>
    renderToStaticMarkup(
      <AddressPicker customer={customer} onPicked={async () => undefined} onOtherWays={() => undefined} />,
    );

  test('begins with the province and offers the other ways', () => {
    const html = draw();
    expect(html.match(/data-field="/g)).toHaveLength(1);
    expect(html).toContain('role="combobox"');
    expect(html).toContain('Adresi başka yolla bul');
    expect(html).not.toContain('Bu adresi kullan');
  });

  test('with a flat the address can be used', () => {
    keepLevels(customer, whole);
    expect(draw()).toContain('Bu adresi kullan');
  });
});
