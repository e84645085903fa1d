import { describe, expect, test } from 'vitest';
import { policyEnd } from './terms.ts';

describe('[N-07] the end of a policy', () => {
  test.each([
    ['year', '2026-11-15', undefined, '2027-11-15'],
    ['year', '2028-02-29', undefined, '2029-02-28'],
    ['year', '2026-12-31', 15, '2027-12-31'],
    ['chosenDays', '2026-11-15', 30, '2026-12-15'],
    ['chosenDays', '2028-02-20', 15, '2028-03-06'],
    ['chosenDays', '2026-11-15', 365, '2027-11-15'],
  ] as const)('%s from %s for %s days ends on %s', (term, start, termDays, end) => {
    expect(policyEnd({ term, start, termDays })).toBe(end);
  });

  test('a line sold by days needs some, and what is sold beside a policy ends with it', () => {
    expect(() => policyEnd({ term: 'asMain', start: '2026-11-15', termDays: 30 })).toThrow(RangeError);
    expect(() => policyEnd({ term: 'chosenDays', start: '2026-11-15', termDays: undefined })).toThrow(RangeError);
  });
});
