import { expect, test } from 'vitest';
import { cancellationRefund } from './cancellation-refund.ts';

const term = { gross: 36_500, start: '2026-01-01', end: '2027-01-01' };
const sold = { reason: 'sold', soldOn: '2026-12-02', askedOn: '2026-12-20' } as const;

test('the days from the sale on come back', () => {
  expect(cancellationRefund({ ...term, line: 'kasko' }, sold)).toBe(3_000);
});

test('of a compulsory traffic policy those after the fifteen that cover the buyer', () => {
  expect(cancellationRefund({ ...term, line: 'trafik' }, sold)).toBe(1_500);
});

test('without a sale the days from the request on', () => {
  const asked = { reason: 'double', soldOn: undefined, askedOn: '2026-12-22' } as const;
  expect(cancellationRefund({ ...term, line: 'trafik' }, asked)).toBe(1_000);
});

test('all of it where the policy had not begun, and nothing once it is over', () => {
  expect(cancellationRefund({ ...term, line: 'dask' }, { ...sold, soldOn: '2025-12-30' })).toBe(36_500);
  expect(cancellationRefund({ ...term, line: 'dask' }, { ...sold, soldOn: '2027-02-01' })).toBe(0);
});
