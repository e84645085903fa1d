import { describe, expect, test } from 'vitest';
import type { CallOptions, FailureReason, Insurer } from '../insurer.ts';
import type { InsurerMode, SuiteTools } from './insurer-harness.ts';

const faults: readonly (readonly [InsurerMode, FailureReason])[] = [
  ['error', 'faulty'],
  ['garbage', 'unreadable'],
  ['huge', 'unreadable'],
  ['reset', 'unreachable'],
];

const within = (milliseconds: number) => (): CallOptions => ({ signal: AbortSignal.timeout(milliseconds) });

/** Every fault of the other side is a value, in time, and never an exception. */
export function testInsurerFaults({ harness, lines, nextReference, nextRequest, soon }: SuiteTools): void {
  function askAll(insurer: Insurer, options: () => CallOptions): Promise<readonly { readonly kind: string }[]> {
    const reference = nextReference();
    const order = { reference, proposalNumber: 't-1', gross: 1_000_000, installmentCount: 1, paymentReference: 'o' };
    return Promise.all([
      ...lines.map((line) => insurer.quote(nextRequest(line), options())),
      insurer.coverage('t-1', options()),
      insurer.issue(order, options()),
      insurer.status(reference, options()),
      insurer.cancel({ policyNumber: 'p-1', reference, reason: 'cayma' }, options()),
      insurer.document('offer', 't-1', options()),
    ]);
  }

  const allFailed = (reason: FailureReason) =>
    Array.from({ length: lines.length + 5 }, () => ({ kind: 'failed', reason }));

  describe('faults', () => {
    test.each(faults)('%s is %s, whatever was asked of whichever line', async (mode, reason) => {
      harness().behave(mode);
      expect(await askAll(harness().insurer, soon)).toEqual(allFailed(reason));
    });

    test.each(lines)('prices of %s in another currency than asked are refused', async (line) => {
      harness().behave('otherCurrency');
      const answer = await harness().insurer.quote(nextRequest(line), soon());
      expect(answer).toEqual({ kind: 'failed', reason: 'unreadable' });
    });

    test('a proposal told twice is one offer, and one told at two prices is none', async () => {
      const request = nextRequest();
      const offered = async () => {
        const answer = await harness().insurer.quote(request, soon());
        return answer.kind === 'offers' ? answer.offers.map(({ proposalNumber }) => proposalNumber) : answer;
      };
      const numbers = await offered();
      harness().behave('twice');
      expect(await offered()).toEqual(numbers);
      harness().behave('twiceOtherwise');
      expect(await offered()).toEqual({ kind: 'failed', reason: 'implausible' });
    });

    test('no answer is too slow, and ends when the caller’s time does', async () => {
      harness().behave('hang');
      const started = performance.now();
      expect(await askAll(harness().insurer, within(150))).toEqual(allFailed('tooSlow'));
      expect(performance.now() - started).toBeLessThan(3000);
    });

    test('a slow answer counts while there is time, and is too slow after it', async () => {
      harness().behave('slow', 200);
      expect(await harness().insurer.quote(nextRequest(), soon())).toMatchObject({ kind: 'offers' });
      expect(await harness().insurer.quote(nextRequest(), within(60)())).toEqual({ kind: 'failed', reason: 'tooSlow' });
    });

    test('who gives up is answered at once', async () => {
      harness().behave('hang');
      const stop = new AbortController();
      const answering = harness().insurer.quote(nextRequest(), { signal: stop.signal });
      setTimeout(() => stop.abort(), 50);
      const started = performance.now();
      expect(await answering).toEqual({ kind: 'failed', reason: 'tooSlow' });
      expect(performance.now() - started).toBeLessThan(1500);
    });

    test('who has given up asks nobody', async () => {
      const request = nextRequest();
      const answer = await harness().insurer.quote(request, { signal: AbortSignal.abort() });
      expect(answer).toEqual({ kind: 'failed', reason: 'tooSlow' });
      expect(await harness().quotesAsked(request.reference)).toBe(0);
    });

    test('nobody listening is unreachable', async () => {
      expect(await askAll(harness().unreachable, soon)).toEqual(allFailed('unreachable'));
    });

    test('works again once the fault is over', async () => {
      expect(await harness().insurer.quote(nextRequest(), soon())).toMatchObject({ kind: 'offers' });
    });
  });
}
