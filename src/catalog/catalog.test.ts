import { describe, expect, test } from 'vitest';
import { lineKeys } from '#domain/lines.ts';
import { lines, resolveLineKey } from './lines/index.ts';
import { menuGroups } from './navigation.ts';
import { findPage, pages } from './pages/index.ts';
import { infoPages, quickAccessPages } from './pages/info.ts';
import { productPages, quotedName } from './pages/products.ts';
import { quotePages } from './pages/quotes.ts';

const menuOf = (key: string) => menuGroups.find((group) => group.key === key)?.pages ?? [];
const menuLines = (key: string) => [...new Set(menuOf(key).map((page) => page.line))].sort();

describe('product lines', () => {
  test('[L-01] car lines on the menu', () => {
    expect(menuLines('car')).toEqual(['galericikisatrafik', 'imm', 'kasko', 'trafik', 'yesilKart']);
    expect(menuOf('car').map((page) => page.path)).toContain('/ikinci-el-zorunlu-trafik-sigortasi');
  });

  test('[L-02] home lines on the menu', () => expect(menuLines('home')).toEqual(['dask', 'konut']));

  test('[L-03] health lines on the menu', () =>
    expect(menuLines('health')).toEqual(['bireysel', 'seyahat', 'tamamlayici', 'yabanci']));

  test('[L-04] pet and phone stand on the menu as lines of their own', () => {
    expect(menuLines('pet')).toEqual(['petsaglik']);
    expect(menuLines('phone')).toEqual(['telefon']);
  });

  test('[L-05] all 18 keys exist and each alias resolves to its key', () => {
    expect(lineKeys).toHaveLength(18);
    for (const key of lineKeys) expect(resolveLineKey(key)).toBe(key);
    expect(['ds', 'outgoing', 'ys', 'ceptelefon', 'yesilkart'].map(resolveLineKey)).toEqual([
      'dask',
      'seyahat',
      'yabanci',
      'telefon',
      'yesilKart',
    ]);
    for (const wrong of ['', 'Kasko', 'toString', '__proto__', 'constructor']) {
      expect(resolveLineKey(wrong)).toBeUndefined();
    }
  });

  test('[L-06] numeric codes are the specified ones and no code is used twice', () => {
    const specified = {
      trafik: 1,
      kasko: 2,
      imm: 3,
      ferdikaza: 4,
      yesilKart: 5,
      yabanciTrafik: 6,
      galericikisatrafik: 7,
      hukuksalkoruma: 8,
      galericiferdikaza: 9,
      galericiseyahat: 10,
    } as const;
    const branchIds = Object.fromEntries(Object.entries(lines).map(([key, { branchId }]) => [key, branchId]));
    expect(branchIds).toMatchObject(specified);
    expect(new Set(Object.values(lines).map((line) => line.branchId)).size).toBe(18);
  });

  test('[L-10] offers are collected for 70 or 40 seconds', () => {
    for (const key of ['kasko', 'trafik', 'konut', 'bireysel', 'petsaglik', 'telefon'] as const) {
      expect(lines[key].offerSeconds).toBe(70);
    }
    for (const key of ['yabanci', 'dask', 'tamamlayici', 'seyahat'] as const) {
      expect(lines[key].offerSeconds).toBe(40);
    }
  });
});

describe('pages', () => {
  test('the catalogue has as many pages as the specification, each at an address of its own', () => {
    expect(productPages).toHaveLength(15);
    expect(infoPages).toHaveLength(9);
    expect(quickAccessPages).toHaveLength(6);
    expect(quotePages).toHaveLength(10);
    expect(new Set(pages.map((page) => page.path)).size).toBe(pages.length);
  });

  test('every quote link of a product leads to a page of the catalogue', () => {
    for (const page of productPages) expect(findPage(page.quotePath.split('?')[0] ?? '')?.kind).toBe('quote');
  });
  test('a guide asks for a price of what is sold, and not of itself', () => {
    const guide = productPages.find(({ slug }) => slug === 'ikinci-el-trafik-sigortasi');
    expect(guide && quotedName(guide)).toBe('İkinci el zorunlu trafik');
  });
});
