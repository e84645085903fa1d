import { expect, test } from 'vitest';
import { soon } from './order-context.ts';

const now = new Date('2026-11-15T12:00:00Z');
const restingFor = (seconds: number) =>
  soon({ clock: { now: () => now } }, { updatedAt: new Date(now.getTime() - seconds * 1_000) });

test('an answer that was lost is asked for again at once, a party that is away for long ever more rarely', () => {
  expect([0, 1, 8, 20, 3_600].map((seconds) => restingFor(seconds))).toEqual(
    [500, 500, 2_000, 5_000, 10_000].map((milliseconds) => ({ kind: 'wait', milliseconds })),
  );
});
