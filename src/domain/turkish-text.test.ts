import { expect, test } from 'vitest';
import { capitaliseName } from './turkish-text.ts';

test.each([
  ['ilker', 'İlker'],
  ['ışıl', 'Işıl'],
  ['şule', 'Şule'],
  ['Deniz', 'Deniz'],
  ['ali ilker', 'Ali İlker'],
  ['  çağla ', 'Çağla'],
  ['', ''],
])('[S-12] the name %j is shown as %j', (name, shown) => {
  expect(capitaliseName(name)).toBe(shown);
});
