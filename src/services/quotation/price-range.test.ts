import { expect, test } from 'vitest';
import type { SeenPrices } from '#domain/quote/price-range.ts';
import { fixedClock } from '#testing/clock.ts';
import { priceRanges } from './price-range.ts';

const seen: SeenPrices = { low: 100, high: 200, offers: 20, insurers: 4, people: 5 };

/** Ranges over a database that answers when it is let. */
function slowRanges() {
  const counts: PromiseWithResolvers<SeenPrices | undefined>[] = [];
  const clock = fixedClock();
  const seenPrices = () => {
    const count = Promise.withResolvers<SeenPrices | undefined>();
    counts.push(count);
    return count.promise;
  };
  return { counts, clock, rangeOf: priceRanges({ clock, quotations: { seenPrices } }) };
}

test('who asks while a line is counted waits for the same count, and it is kept for some minutes', async () => {
  const { counts, clock, rangeOf } = slowRanges();
  const asked = [rangeOf('kasko'), rangeOf('kasko'), rangeOf('trafik')];
  expect(counts).toHaveLength(2);
  counts[0]?.resolve(seen);
  counts[1]?.resolve({ ...seen, people: 4 });
  expect(await Promise.all(asked)).toEqual([seen, seen, undefined]);
  expect(await rangeOf('kasko')).toBe(seen);
  expect(counts).toHaveLength(2);
  clock.advance(6 * 60);
  void rangeOf('kasko');
  expect(counts).toHaveLength(3);
});

test('a count that failed is told to all who waited for it, and the next who asks has it counted anew', async () => {
  const { counts, rangeOf } = slowRanges();
  const asked = [rangeOf('kasko'), rangeOf('kasko')];
  counts[0]?.reject(new Error('the database is away'));
  for (const range of await Promise.allSettled(asked)) expect(range.status).toBe('rejected');
  const again = rangeOf('kasko');
  counts[1]?.resolve(seen);
  expect(await again).toBe(seen);
});
