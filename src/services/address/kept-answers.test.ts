import { expect, test } from 'vitest';
import type { RegistryAnswer } from '#ports/registries.ts';
import { fixedClock } from '#testing/clock.ts';
import { KeptAnswers } from './kept-answers.ts';

const limits = { most: 2, lifetimeSeconds: 60 };
const unavailable = { kind: 'unavailable' } as const;
const notFound = { kind: 'notFound' } as const;

/** A register that tells how often it was asked. */
function counting(answers: readonly RegistryAnswer<string>[] = []) {
  let asked = 0;
  const question = async (): Promise<RegistryAnswer<string>> => {
    asked += 1;
    return answers[asked - 1] ?? { kind: 'found', record: `answer ${asked}` };
  };
  return { question, asked: () => asked };
}

test('what was found is told again until its lifetime is over', async () => {
  const clock = fixedClock();
  const kept = new KeptAnswers<string>(clock, limits);
  const { question } = counting();
  expect(await kept.ask('a', question)).toEqual({ kind: 'found', record: 'answer 1' });
  clock.advance(59);
  expect(await kept.ask('a', question)).toEqual({ kind: 'found', record: 'answer 1' });
  clock.advance(1);
  expect(await kept.ask('a', question)).toEqual({ kind: 'found', record: 'answer 2' });
});

test('what failed or was missing is asked again at once', async () => {
  const kept = new KeptAnswers<string>(fixedClock(), limits);
  const { question, asked } = counting([unavailable, notFound]);
  expect(await kept.ask('a', question)).toEqual(unavailable);
  expect(await kept.ask('a', question)).toEqual(notFound);
  expect(await kept.ask('a', question)).toMatchObject({ kind: 'found' });
  expect(asked()).toBe(3);
});

test('the same question asked together is one question; a fault ends it for all and is not kept', async () => {
  const kept = new KeptAnswers<string>(fixedClock(), limits);
  const { question, asked } = counting();
  const answers = await Promise.all([kept.ask('a', question), kept.ask('a', question), kept.ask('b', question)]);
  expect(asked()).toBe(2);
  expect(answers[0]).toEqual(answers[1]);

  const broken = () => Promise.reject(new Error('broken'));
  const together = await Promise.allSettled([kept.ask('c', broken), kept.ask('c', broken)]);
  expect(together.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await kept.ask('c', question)).toMatchObject({ kind: 'found' });
});

test('the one used longest ago makes room', async () => {
  const kept = new KeptAnswers<string>(fixedClock(), limits);
  const { question, asked } = counting();
  for (const key of ['a', 'b', 'a', 'c', 'a']) await kept.ask(key, question);
  expect(asked()).toBe(3);
  await kept.ask('b', question);
  expect(asked()).toBe(4);
});
