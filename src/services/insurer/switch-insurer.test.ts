import { expect, test, vi } from 'vitest';
import type { Insurer, QuoteRequest } from '#ports/insurer.ts';
import { guardSwitched } from './switch-insurer.ts';

const called: string[] = [];
const answered = async (name: string) => {
  called.push(name);
  return { kind: 'declined', reason: name } as const;
};
const insurer = {
  capabilities: { code: '901' } as Insurer['capabilities'],
  quote: () => answered('quote'),
  coverage: () => answered('coverage'),
  issue: () => answered('issue'),
  status: async () => ({ kind: 'unknown' }) as const,
  cancel: () => answered('cancel'),
  document: () => answered('document'),
} satisfies Insurer;
const options = { signal: AbortSignal.timeout(1_000) };
const question = (line: string) => ({ line }) as QuoteRequest;

test('a line that is off is asked for no price, and what settles a purchase goes on', async () => {
  const off = new Set(['901 kasko']);
  const switched = guardSwitched(insurer, { isOff: (code, line) => off.has(`${code} ${line}`) });
  expect(await switched.quote(question('kasko'), options)).toEqual({ kind: 'failed', reason: 'switchedOff' });
  expect(called).toEqual([]);
  await switched.quote(question('trafik'), options);
  await switched.issue({} as Parameters<Insurer['issue']>[0], options);
  await switched.cancel({ policyNumber: '1', reference: '1', reason: '' }, options);
  expect(called).toEqual(['quote', 'issue', 'cancel']);
  off.clear();
  expect(await switched.quote(question('kasko'), options)).toMatchObject({ kind: 'declined' });
});

test('what is switched off is in no wall: it does not say that an insurer left alone is back', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  try {
    const off = new Set<string>();
    const told: unknown[] = [];
    const faulty = { ...insurer, quote: async () => ({ kind: 'failed', reason: 'faulty' }) as const };
    const { quote, checkPrice } = guardSwitched(
      faulty,
      { isOff: (code) => off.has(code) },
      (_, change) => void told.push(change),
    );
    for (let count = 0; count < 8; count += 1) await quote(question('kasko'), options);
    vi.advanceTimersByTime(60_000);
    off.add('901');
    for (const ask of [quote, checkPrice])
      expect(await ask(question('kasko'), options)).toEqual({ kind: 'failed', reason: 'switchedOff' });
    expect(told).toEqual([{ restMs: 15_000 }]);
  } finally {
    vi.useRealTimers();
  }
});
