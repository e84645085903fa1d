import { expect, test } from 'vitest';
import { lifetimes } from './account/lifetimes.ts';
import { uploadLimits } from './files/upload-limits.ts';
import { reviewPatienceDays } from './quote/review-pace.ts';
import { keptSince, keptUntil, type Period, periodOf, retentionKinds, retentions } from './retention.ts';
import { supportLifetimes } from './support/lifetimes.ts';

const now = new Date('2026-11-16T09:00:00Z');
const today = '2026-11-16';
const daysOf = (period: Period) => ('days' in period ? period.days : period.years * 365);

test('days are counted to the second, years by the calendar', () => {
  expect(keptUntil('healthDeclarations', now).toISOString()).toBe('2026-12-16T09:00:00.000Z');
  expect(keptSince('healthReadings', now).toISOString()).toBe('2024-11-16T09:00:00.000Z');
  expect(keptUntil('purchases', new Date('2028-02-29T10:30:00Z')).toISOString()).toBe('2038-02-28T10:30:00.000Z');
  expect(keptSince('messages', now).toISOString()).toBe('2023-11-16T09:00:00.000Z');
});

test.each(retentionKinds)(
  'the row of %s holds today, says where its period comes from and what no law names is our own',
  (kind) => {
    const { basis, rows } = retentions[kind];
    expect(daysOf(periodOf(kind, today))).toBeGreaterThanOrEqual(0);
    for (const { source, certainty } of rows) {
      expect(source.length).toBeGreaterThan(20);
      expect(certainty).toBe(basis === 'law' ? 'general' : 'placeholder');
    }
  },
);

test('what others lean on is kept as long as they stand', () => {
  const days = (kind: (typeof retentionKinds)[number]) => daysOf(periodOf(kind, today));
  expect(days('healthDeclarations')).toBeGreaterThan(reviewPatienceDays);
  expect(days('files')).toBeGreaterThan(reviewPatienceDays);
  expect(days('healthReadings')).toBeGreaterThan(days('healthDeclarations'));
  expect(days('devices') * 86_400).toBe(lifetimes.knownDevice);
  expect(days('supportProofs') * 86_400).toBeGreaterThan(supportLifetimes.proof);
  expect(days('supportThreads') * 86_400).toBe(supportLifetimes.files);
  expect(days('supportThreads') * 86_400).toBeGreaterThan(supportLifetimes.link);
  expect(days('askedQuotations')).toBeGreaterThan(days('offerDocuments'));
  expect(days('purchases')).toBeGreaterThan(days('messages'));
  expect(uploadLimits.windowSeconds).toBeLessThan(days('files') * 86_400);
});
