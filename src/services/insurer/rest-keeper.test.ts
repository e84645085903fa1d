import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Insurer, QuoteAnswer } from '#ports/insurer.ts';
import type { Rest } from '#ports/resting-insurers.ts';
import { sampleQuote } from '#testing/sample-quote.ts';
import { guardInsurer } from './guard-insurer.ts';
import { RestKeeper } from './rest-keeper.ts';

const request = sampleQuote({ line: 'trafik', reference: 'r', start: '2026-11-16' });
const faulty = { kind: 'failed', reason: 'faulty' } as const;
const declined = { kind: 'declined', reason: 'Olmaz' } as const;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A database that is away or keeps what it is told, and an insurer that a process asks. */
function world() {
  const state = { isAway: false, answer: faulty as QuoteAnswer };
  const kept: (readonly Rest[])[] = [];
  const faults: unknown[] = [];
  const keeper = new RestKeeper({
    restingInsurers: {
      keep: async (_process, rests) => {
        if (state.isAway) throw new Error('away');
        kept.push(rests);
      },
    },
    name: 'one',
    onFault: (error) => faults.push(error),
  });
  const insurer = {
    capabilities: { code: '901', quoteIsRepeatable: false },
    quote: async () => state.answer,
  } as unknown as Insurer;
  const guarded = guardInsurer(insurer, keeper.watch('901'));
  const ask = () => guarded.quote(request, { signal: new AbortController().signal });
  const fail = async () => {
    for (let count = 0; count < 8; count += 1) await ask();
  };
  return { state, kept, faults, keeper, ask, fail };
}

const rests = (kept: readonly (readonly Rest[])[]) =>
  kept.map((all) => all.map(({ insurer, wall }) => `${insurer}/${wall}`));

test('a rest is told when it begins and taken back when the insurer answers again', async () => {
  const { kept, fail, ask, state } = world();
  await ask();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(kept).toEqual([]);
  await fail();
  await vi.advanceTimersByTimeAsync(0);
  expect(rests(kept)).toEqual([['901/asking']]);
  expect(kept[0]?.[0]?.leftMs).toBeCloseTo(15_000, -2);
  await vi.advanceTimersByTimeAsync(16_000);
  state.answer = declined;
  await ask();
  await vi.advanceTimersByTimeAsync(0);
  expect(kept.at(-1)).toEqual([]);
  const told = kept.length;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(kept).toHaveLength(told);
});

test('it is said again with every beat, since when it is, also after a trial that failed', async () => {
  const { kept, fail, ask } = world();
  await fail();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(kept.length).toBeGreaterThan(5);
  expect(kept.at(-1)?.[0]?.leftMs).toBeLessThan(0);
  await ask();
  await vi.advanceTimersByTimeAsync(0);
  const [last] = kept.at(-1) ?? [];
  expect(last?.agoMs).toBeCloseTo(20_000, -2);
  expect(last?.leftMs).toBeCloseTo(15_000, -2);
});

test('a database that is away fails no call, and is told later', async () => {
  const { kept, faults, fail, ask, state } = world();
  state.isAway = true;
  await fail();
  expect(await ask()).toEqual({ kind: 'failed', reason: 'unreachable' });
  await vi.advanceTimersByTimeAsync(7_000);
  expect(kept).toEqual([]);
  expect(faults.length).toBeGreaterThan(0);
  state.isAway = false;
  await vi.advanceTimersByTimeAsync(3_000);
  expect(rests(kept)).toEqual([['901/asking']]);
});

test('a process that stops takes back what it said, and then says nothing more', async () => {
  const { kept, fail, keeper } = world();
  await fail();
  await keeper.stop();
  expect(kept.at(-1)).toEqual([]);
  const told = kept.length;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(kept).toHaveLength(told);
});
