import { expect, test } from 'vitest';
import { coveragesOf } from '#catalog/coverages/lines.ts';
import { coverageCodes } from '#connectors/insurers/bozkir/coverage-codes.ts';
import { coverageKeys } from '#domain/quote/coverage.ts';
import { coverageLabels, coverageShortCodes } from './coverages.ts';

test('every coverage the product knows has one label and one short code in this world', () => {
  expect([...coverageLabels.keys()].toSorted()).toEqual([...coverageKeys].toSorted());
  expect(new Set(coverageLabels.values()).size).toBe(coverageKeys.length);
  expect(new Set(coverageShortCodes.values()).size).toBe(coverageKeys.length);
});

test('short codes mean the same to who reads them, and none of supplementary health is lost', () => {
  for (const [code, key] of coverageCodes) expect(coverageShortCodes.get(key)).toBe(code);
  const read = new Set(coverageCodes.values());
  expect(coveragesOf('tamamlayici').rows.filter(({ key }) => !read.has(key))).toEqual([]);
});
