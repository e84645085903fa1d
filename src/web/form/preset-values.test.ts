import { expect, test } from 'vitest';
import { holdsAll, presetChanges } from './preset-values.ts';

const own = { NationalNumber: '11111111110', Phone: '(555)000-0001' };
const blank = { NationalNumber: '', LicensePlateNumber: '34 KRS 102' };

test('answers fill a form that stands empty for them, whatever stands beside', () => {
  expect(presetChanges(blank, undefined, own)).toEqual(own);
  expect(presetChanges({ ...own, Phone: '' }, undefined, own)).toEqual(own);
});

test('where somebody else is written, no part of the own answers is mixed in', () => {
  expect(presetChanges({ NationalNumber: '22222222220', Phone: '' }, undefined, own)).toEqual({});
});

test('what is emptied later stays empty while the answers are the same', () => {
  expect(presetChanges(blank, own, { ...own })).toEqual({});
});

test('answers go with who brought them, as far as nobody wrote over them, and another’s come in their place', () => {
  const other = { NationalNumber: '22222222220', Phone: '(555)000-0002' };
  expect(presetChanges(own, own, undefined)).toEqual({ NationalNumber: '', Phone: '' });
  expect(presetChanges({ ...own, Phone: '(555)000-0009' }, own, undefined)).toEqual({ NationalNumber: '' });
  expect(presetChanges(own, own, other)).toEqual(other);
});

test('a form holds answers only while every one of them stands in it', () => {
  expect(holdsAll({ ...blank, ...own }, own)).toBe(true);
  expect(holdsAll({ ...own, NationalNumber: '22222222220' }, own)).toBe(false);
  expect(holdsAll({ ...own, Phone: '' }, own)).toBe(false);
});
