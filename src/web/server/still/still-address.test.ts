import { expect, test } from 'vitest';
import { productPages } from '#catalog/pages/products.ts';
import { isStillAddress, showsNotes } from './still-address.ts';

test.each(['/', '/sss', '/blog', '/blog/trafik-sigortasi-nedir', '/iletisim', '/trafik/kasko-teklif'])(
  '%s shows everybody the same',
  (address) => {
    expect(isStillAddress(address)).toBe(true);
  },
);

test('so does every product page and the first step behind it', () => {
  expect(productPages.flatMap(({ path, quotePath }) => [path, quotePath]).filter((at) => !isStillAddress(at))).toEqual(
    [],
  );
});

test.each([
  '/hesabim',
  '/404',
  '/?utm_source=x',
  '/sss?ara=hasar',
  '/trafik/teklif?line=trafik&teklif=7f0c2f3a-6b1e-4c1e-9d0e-0f7a5d1c2b3a',
  '/blog/a/b',
  '/kasko-sigortasi.data',
  '/gelistirme/form-galerisi',
  '/yok',
])('%s is drawn for who asks', (address) => {
  expect(isStillAddress(address)).toBe(false);
});

test('notes stand where people ask for offers or for help, and nowhere else', () => {
  expect(['/iletisim', ...productPages.map(({ quotePath }) => quotePath)].filter((at) => !showsNotes(at))).toEqual([]);
  expect(['/', '/sss', '/blog', ...productPages.map(({ path }) => path)].filter(showsNotes)).toEqual([]);
});
