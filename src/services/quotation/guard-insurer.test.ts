import { describe, expect, test } from 'vitest';
import type { Insurer, QuoteAnswer } from '#ports/insurer.ts';
import { sampleQuote } from '#testing/sample-quote.ts';
import { guardInsurer } from './guard-insurer.ts';

const request = sampleQuote({ line: 'trafik', reference: 'r', start: '2026-11-16' });
const patience = () => AbortSignal.timeout(5_000);

/** An insurer that answers from a script; what it is asked is counted. */
function scripted(answer: (count: number) => Promise<QuoteAnswer> | QuoteAnswer, quoteIsRepeatable = true) {
  let asked = 0;
  const insurer = {
    capabilities: {
      code: '901',
      name: 'Örnek Sigorta',
      claimPhone: '08500000901',
      lines: ['trafik'],
      displayMode: 'buyable',
      quoteDeadlineMs: 1_000,
      quoteIsRepeatable,
      issueIsRepeatable: true,
    },
    quote: async () => answer(++asked),
  } as unknown as Insurer;
  return { guarded: guardInsurer(insurer), asked: () => asked };
}

const failed = (reason: 'unreachable' | 'faulty' | 'tooSlow') => ({ kind: 'failed', reason }) as const;
const declined = { kind: 'declined', reason: 'Olmaz' } as const;

describe('an insurer behind its walls', () => {
  test('a broken connection is tried once more where the insurer allows it', async () => {
    const { guarded, asked } = scripted((count) => (count === 1 ? failed('unreachable') : declined));
    expect(await guarded.quote(request, patience())).toEqual(declined);
    expect(asked()).toBe(2);
    const once = scripted(() => failed('unreachable'), false);
    expect(await once.guarded.quote(request, patience())).toEqual(failed('unreachable'));
    expect(once.asked()).toBe(1);
  });

  test('a refusal or a fault is not asked for twice', async () => {
    for (const answer of [declined, failed('faulty'), failed('tooSlow')]) {
      const { guarded, asked } = scripted(() => answer);
      expect(await guarded.quote(request, patience())).toEqual(answer);
      expect(asked()).toBe(1);
    }
  });

  test('after failures in a row it is left alone for a while', async () => {
    const { guarded, asked } = scripted(() => failed('faulty'));
    for (let count = 0; count < 12; count += 1) await guarded.quote(request, patience());
    expect(asked()).toBe(8);
    expect(await guarded.quote(request, patience())).toEqual(failed('unreachable'));
  });

  test('refusals never close it', async () => {
    const { guarded, asked } = scripted(() => declined);
    for (let count = 0; count < 30; count += 1) await guarded.quote(request, patience());
    expect(asked()).toBe(30);
  });

  test('more questions than it can take are turned away at once, and the others are answered', async () => {
    const gate = Promise.withResolvers<void>();
    const { guarded } = scripted(async () => {
      await gate.promise;
      return declined;
    });
    const answers = Array.from({ length: 2_200 }, () => guarded.quote(request, AbortSignal.timeout(20_000)));
    expect(await answers.at(-1)).toEqual({ kind: 'failed', reason: 'busy' });
    gate.resolve();
    expect((await Promise.all(answers)).filter(({ kind }) => kind === 'declined')).toHaveLength(2_128);
  });

  test('who waits in the queue until the window closes is told so', async () => {
    const { guarded } = scripted(() => new Promise(() => undefined));
    const hanging = Array.from({ length: 128 }, () => guarded.quote(request, AbortSignal.timeout(200)));
    expect(await guarded.quote(request, AbortSignal.timeout(100))).toEqual(failed('tooSlow'));
    expect(await Promise.all(hanging)).toEqual(hanging.map(() => failed('tooSlow')));
  });
});
