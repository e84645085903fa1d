import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { anOffer, noOffer } from '#testing/sample-offers.ts';
import { heldBack, mustWait } from './changes.ts';
import { settleMs, showWhenQuiet } from './quiet.ts';

describe('what stays behind the pill', () => {
  const asked = [noOffer('a', { state: 'waiting' }), noOffer('b', { state: 'waiting' })];
  const first = [anOffer('a'), noOffer('b', { state: 'waiting' })];

  test('the first offer does not wait, the second does and is counted', () => {
    expect(mustWait(asked, first)).toBe(false);
    const second = [anOffer('a'), anOffer('b')];
    expect(mustWait(first, second)).toBe(true);
    expect(heldBack(first, second)).toBe(1);
  });

  test('covers that come later do not wait; a price that changed does, and is no new offer', () => {
    const covered = [anOffer('a', { coverages: new Map(), coverageState: 'coming' }), first[1] ?? anOffer('b')];
    expect(mustWait(first, covered)).toBe(false);
    const dearer = [anOffer('a', { price: 2_000_000 }), first[1] ?? anOffer('b')];
    expect(mustWait(first, dearer)).toBe(true);
    expect(heldBack(first, dearer)).toBe(0);
  });

  test('an insurer that declines behind shown offers waits too, without being announced', () => {
    const declined = [anOffer('a'), noOffer('b', { state: 'declined' })];
    expect(mustWait(first, declined)).toBe(true);
    expect(heldBack(first, declined)).toBe(0);
  });
});

describe('when it is shown', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('at once where nobody has touched the list', () => {
    const show = vi.fn();
    showWhenQuiet(() => Number.NEGATIVE_INFINITY, show);
    vi.advanceTimersByTime(0);
    expect(show).toHaveBeenCalledTimes(1);
  });

  test('while the list is in use nothing moves; once it has been left alone it does', () => {
    const show = vi.fn();
    let last = performance.now();
    showWhenQuiet(() => last, show);
    for (let step = 0; step < 20; step += 1) {
      vi.advanceTimersByTime(settleMs / 2);
      last = performance.now();
    }
    expect(show).not.toHaveBeenCalled();
    vi.advanceTimersByTime(settleMs - 1);
    expect(show).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(show).toHaveBeenCalledTimes(1);
  });

  test('what comes in that moment is shown next, until it is stopped', () => {
    const show = vi.fn();
    const stop = showWhenQuiet(() => Number.NEGATIVE_INFINITY, show);
    vi.advanceTimersByTime(settleMs);
    expect(show).toHaveBeenCalledTimes(2);
    stop();
    vi.advanceTimersByTime(10 * settleMs);
    expect(show).toHaveBeenCalledTimes(2);
  });
});
