import { expect, test } from 'vitest';
import { workingDaysLater } from './working-days.ts';

test.each([
  ['2026-11-16T09:30:00Z', '2026-11-19T09:30:00.000Z', 'Monday to Thursday'],
  ['2026-11-18T09:30:00Z', '2026-11-23T09:30:00.000Z', 'Wednesday to Monday'],
  ['2026-11-20T09:30:00Z', '2026-11-25T09:30:00.000Z', 'Friday to Wednesday'],
  ['2026-11-21T09:30:00Z', '2026-11-25T09:30:00.000Z', 'Saturday to Wednesday'],
  ['2026-11-20T21:30:00Z', '2026-11-24T21:30:00.000Z', 'Friday evening in Greenwich is Saturday in Istanbul'],
  ['2026-10-28T09:30:00Z', '2026-11-02T09:30:00.000Z', 'a public holiday does not buy time'],
])('three working days after %s are over at %s (%s)', (from, to) => {
  expect(workingDaysLater(new Date(from), 3).toISOString()).toBe(to);
});
