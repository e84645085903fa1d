import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { watchTyping } from './typing.ts';

const patienceMs = 2_000;

/** Whether whoever waits for a pause may go on at once, after keys that came so far apart. */
async function goesOnAfter(betweenMs: number): Promise<boolean> {
  const keys = new EventTarget();
  const typing = watchTyping(keys, patienceMs);
  keys.dispatchEvent(new Event('keydown'));
  await pause(betweenMs);
  keys.dispatchEvent(new Event('keydown'));
  let goesOn = false;
  const paused = typing.paused().then(() => {
    goesOn = true;
  });
  await Promise.resolve();
  const atOnce = goesOn;
  await paused;
  typing.end();
  return atOnce;
}

test('after two keys far apart there is room before the next', async () => {
  expect(await goesOnAfter(150)).toBe(true);
});

test('after two keys at once a pause is awaited', async () => {
  expect(await goesOnAfter(0)).toBe(false);
});
