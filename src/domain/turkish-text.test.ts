import { expect, test } from 'vitest';
import { capitaliseName, foldTurkish, plainCapitals, plainDigits } from './turkish-text.ts';

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

test.each([
  ['５３２', '532'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['34 abc', '34 abc'],
])('%j has the plain digits %j', (text, plain) => {
  expect(plainDigits(text)).toBe(plain);
});

test.each([
  ['ıiIİ', 'IIII'],
  ['şğüöç', 'SGUOC'],
  ['ŞĞÜÖÇ', 'SGUOC'],
  ['ｆｃ １', 'FC 1'],
  ['i\u0307', 'I'],
])('%j in plain capitals is %j', (text, capitals) => {
  expect(plainCapitals(text)).toBe(capitals);
});
