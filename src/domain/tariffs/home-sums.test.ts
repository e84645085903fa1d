import { expect, test } from 'vitest';
import { homeSquareMetreRows, homeSumLimitRows, proposedSums, sumLimits } from './home-sums.ts';

const lira = 100;

test.each([
  [110, 3_080_000, 550_000],
  [83, 2_320_000, 420_000],
  [1, 200_000, 50_000],
  [10_000, 100_000_000, 20_000_000],
])('%i m² are proposed with %i TL for the building and %i TL for contents', (area, building, contents) => {
  expect(proposedSums(area)).toEqual({ building: building * lira, contents: contents * lira });
});

test('every proposal may be insured, and is round', () => {
  for (let area = 1; area <= 1000; area += 1)
    for (const [key, sum] of Object.entries(proposedSums(area))) {
      const { least, most } = sumLimits[key as 'building' | 'contents'];
      expect(sum).toBeGreaterThanOrEqual(least);
      expect(sum).toBeLessThanOrEqual(most);
      expect(sum % (10_000 * lira)).toBe(0);
    }
});

test('what nobody published is marked as a placeholder', () => {
  for (const { certainty } of [...homeSquareMetreRows, ...homeSumLimitRows]) expect(certainty).toBe('placeholder');
});
