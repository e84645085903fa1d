import { beforeEach, expect, test } from 'vitest';
import { notesFreshMs, watchNotes } from './notes-watch.ts';

const note = { Text: 'Bugün geç yanıt veriyoruz.', Look: 'info' } as const;
let clock: number;
let asked: number;
let answer: () => Promise<readonly (typeof note)[] | undefined>;
const open = () =>
  watchNotes(
    () => {
      asked += 1;
      return answer();
    },
    () => clock,
  );

beforeEach(() => {
  clock = 0;
  asked = 0;
  answer = async () => [note];
});

test('they are asked for once by however many readers, and again after some seconds', async () => {
  const watch = open();
  expect(watch.knownMark()).toBeUndefined();
  expect(await Promise.all([watch.read(), watch.read()])).toEqual([[note], [note]]);
  clock = notesFreshMs;
  await watch.read();
  expect(asked).toBe(1);
  clock += 1;
  answer = async () => [];
  expect(await watch.read()).toEqual([]);
  expect(asked).toBe(2);
});

test('the mark changes with what they say, and is at hand while it is fresh', async () => {
  const watch = open();
  const before = await watch.mark();
  expect(watch.knownMark()).toBe(before);
  clock = notesFreshMs + 1;
  expect(watch.knownMark()).toBeUndefined();
  answer = async () => [];
  expect(await watch.mark()).not.toBe(before);
});

test('where nobody answers, or only late, what was known stays', async () => {
  const watch = open();
  await watch.read();
  clock = notesFreshMs + 1;
  answer = async () => undefined;
  expect(await watch.read()).toEqual([note]);
  clock += notesFreshMs + 1;
  let tell: (notes: readonly (typeof note)[]) => void = () => {};
  answer = () => new Promise((resolve) => (tell = resolve));
  expect(await watch.read()).toEqual([note]);
  expect(watch.knownMark()).toBeDefined();
  tell([]);
  await expect.poll(() => watch.read()).toEqual([]);
});
