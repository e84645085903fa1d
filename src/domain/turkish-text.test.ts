import { expect, test } from 'vitest';
import { capitaliseName, foldTurkish } from './turkish-text.ts';

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

test.each(['igdir', 'IGDIR', 'ığdır', 'IĞDIR', 'İĞDİR'])('%j is found in Iğdır', (typed) => {
  expect(foldTurkish('Iğdır ili')).toContain(foldTurkish(typed));
});

test('folding keeps what has no marks and tells different letters apart', () => {
  expect(foldTurkish('Çöp Şişe 3-D')).toBe('cop sise 3-d');
  expect(foldTurkish('kasko')).not.toBe(foldTurkish('kaşka'));
});
