import { describe, expect, test, vi } from 'vitest';
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
    expect(await guarded.quote(request, { signal: patience() })).toEqual(declined);
    expect(asked()).toBe(2);
    const once = scripted(() => failed('unreachable'), false);
    expect(await once.guarded.quote(request, { signal: patience() })).toEqual(failed('unreachable'));
    expect(once.asked()).toBe(1);
  });

  test('a refusal or a fault is not asked for twice', async () => {
    for (const answer of [declined, failed('faulty'), failed('tooSlow')]) {
      const { guarded, asked } = scripted(() => answer);
      expect(await guarded.quote(request, { signal: patience() })).toEqual(answer);
      expect(asked()).toBe(1);
    }
  });

  test('after failures in a row it is left alone for a while', async () => {
    const { guarded, asked } = scripted(() => failed('faulty'));
    for (let count = 0; count < 12; count += 1) await guarded.quote(request, { signal: patience() });
    expect(asked()).toBe(8);
    expect(await guarded.quote(request, { signal: patience() })).toEqual(failed('unreachable'));
  });

  test('refusals never close it', async () => {
    const { guarded, asked } = scripted(() => declined);
    for (let count = 0; count < 30; count += 1) await guarded.quote(request, { signal: patience() });
    expect(asked()).toBe(30);
  });

  test('more questions than it can take are turned away at once, and the others are answered', async () => {
    const gate = Promise.withResolvers<void>();
    const { guarded } = scripted(async () => {
      await gate.promise;
      return declined;
    });
    const answers = Array.from({ length: 2_200 }, () =>
      guarded.quote(request, { signal: AbortSignal.timeout(20_000) }),
    );
    expect(await answers.at(-1)).toEqual({ kind: 'failed', reason: 'busy' });
    gate.resolve();
    expect((await Promise.all(answers)).filter(({ kind }) => kind === 'declined')).toHaveLength(2_128);
  });

  test('one that heeds no end gives its places free when the time is up, and is left alone', async () => {
    const { guarded, asked } = scripted(() => new Promise(() => undefined));
    const hang = () => guarded.quote(request, { signal: AbortSignal.timeout(50) });
    expect(await Promise.all(Array.from({ length: 128 }, hang))).toContainEqual(failed('tooSlow'));
    expect(await guarded.quote(request, { signal: patience() })).toEqual(failed('unreachable'));
    expect(asked()).toBe(128);
  });

  test('who waits in the queue until the window closes is told so', async () => {
    const { guarded } = scripted(() => new Promise(() => undefined));
    const hanging = Array.from({ length: 128 }, () => guarded.quote(request, { signal: AbortSignal.timeout(200) }));
    expect(await guarded.quote(request, { signal: AbortSignal.timeout(100) })).toEqual(failed('tooSlow'));
    expect(await Promise.all(hanging)).toEqual(hanging.map(() => failed('tooSlow')));
  });
});

const settled = { kind: 'unknown' } as const;

/** An insurer whose every call is answered by its name. */
function spoken(answer: (name: string) => unknown) {
  const asked: string[] = [];
  const say = (name: string) => async () => {
    asked.push(name);
    return (await answer(name)) as never;
  };
  const names = ['quote', 'review', 'sendDocuments', 'coverage', 'document', 'issue', 'status', 'cancel'] as const;
  const calls = Object.fromEntries(names.map((name) => [name, say(name)]));
  const capabilities = { code: '901', quoteIsRepeatable: false, issueIsRepeatable: true };
  const guarded = guardInsurer({ capabilities, ...calls } as unknown as Insurer);
  const count = (name: string) => asked.filter((one) => one === name).length;
  const toIssue = { reference: 'r', proposalNumber: 'p', gross: 1, installmentCount: 1, paymentReference: 'o' };
  const toCancel = { policyNumber: 'n', reference: 'r', reason: 'x' };
  const ask = (signal = patience()) => ({
    quote: () => guarded.quote(request, { signal }),
    checkPrice: () => guarded.checkPrice(request, { signal }),
    review: () => guarded.review?.('r', request, { signal }),
    sendDocuments: () => guarded.sendDocuments?.('r', [], { signal }),
    coverage: () => guarded.coverage('p', { signal }),
    document: () => guarded.document('policy', 'n', { signal }),
    issue: () => guarded.issue(toIssue, { signal }),
    status: () => guarded.status('r', { signal }),
    cancel: () => guarded.cancel(toCancel, { signal }),
  });
  return { ask, count };
}

const askingCalls = ['quote', 'checkPrice', 'review', 'sendDocuments', 'coverage', 'document'] as const;
const settlingCalls = ['issue', 'status', 'cancel'] as const;
const busy = { kind: 'failed', reason: 'busy' };
const times = (count: number) => Array.from({ length: count });

describe('every call to an insurer passes a wall', () => {
  test.each([...askingCalls, ...settlingCalls])(
    '%s ends with its signal, though the insurer never answers',
    async (call) => {
      const { ask } = spoken(() => new Promise(() => undefined));
      expect(await ask(AbortSignal.timeout(50))[call]()).toEqual(failed('tooSlow'));
    },
  );

  test.each(askingCalls)('after failures of quotes in a row %s is not sent', async (call) => {
    const { ask, count } = spoken(() => failed('faulty'));
    for (const _ of times(8)) await ask().quote();
    expect(await ask()[call]()).toEqual(failed('unreachable'));
    expect(count('quote')).toBe(8);
    if (call !== 'quote' && call !== 'checkPrice') expect(count(call)).toBe(0);
  });

  test('what settles a purchase comes through while quotes rest', async () => {
    const { ask } = spoken((name) => (name === 'quote' ? failed('faulty') : settled));
    for (const _ of times(9)) await ask().quote();
    for (const call of settlingCalls) expect(await ask()[call]()).toEqual(settled);
  });

  test('its own failures rest it for a few seconds as never sent, and neither refuse nor end anything', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'] });
    try {
      const { ask, count } = spoken(() => failed('unreachable'));
      const signal = new AbortController().signal;
      for (const _ of times(8)) expect(await ask(signal).status()).toEqual(failed('unreachable'));
      for (const call of settlingCalls) expect(await ask(signal)[call]()).toEqual(busy);
      expect([count('issue'), count('cancel')]).toEqual([0, 0]);
      vi.advanceTimersByTime(5_001);
      expect(await ask(signal).cancel()).toEqual(failed('unreachable'));
      expect(count('cancel')).toBe(1);
    } finally {
      vi.useRealTimers();
    }
  });

  test('who is about to pay and what settles have places that no list of offers takes', async () => {
    const { ask } = spoken((name) => (name === 'quote' ? new Promise(() => undefined) : settled));
    const ending = AbortSignal.timeout(1_000);
    const lists = times(300).map(() => ask(ending).quote());
    const checks = times(300).map(() => ask(ending).checkPrice());
    expect(await checks.at(-1)).toEqual(busy);
    for (const call of settlingCalls) expect(await ask()[call]()).toEqual(settled);
    await Promise.all([...lists, ...checks]);
  });

  test('an insurer that takes no files and never reviews stays one', () => {
    const { guarded } = scripted(() => declined);
    expect([guarded.review, guarded.sendDocuments]).toEqual([undefined, undefined]);
  });
});
