import { expect, test } from 'vitest';
import { withinTime } from './within-time.ts';

const untilTold = (signal: AbortSignal) =>
  new Promise<unknown>((resolve) => {
    if (signal.aborted) resolve(signal.reason);
    signal.addEventListener('abort', () => resolve(signal.reason), { once: true });
  });

test('work is told when its time is up', async () => {
  const told = await withinTime(new AbortController().signal, 5, untilTold);
  expect(told).toMatchObject({ name: 'AbortError' });
});

test('all work is told of our own stop, also what begins after it', async () => {
  const stopping = new AbortController();
  const working = [1, 2].map(() => withinTime(stopping.signal, 60_000, untilTold));
  stopping.abort('stop');
  expect(await Promise.all(working)).toEqual(['stop', 'stop']);
  expect(await withinTime(stopping.signal, 60_000, untilTold)).toBe('stop');
});

test('work that has ended is told nothing', async () => {
  const stopping = new AbortController();
  let kept: AbortSignal | undefined;
  const answer = await withinTime(stopping.signal, 5, async (signal) => {
    kept = signal;
    return 'done';
  });
  await new Promise((resolve) => setTimeout(resolve, 20));
  stopping.abort();
  expect([answer, kept?.aborted]).toEqual(['done', false]);
});
