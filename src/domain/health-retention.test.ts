import { expect, test } from 'vitest';
import { declarationKeptUntil, healthRetentionRows, readingsKeptSince } from './health-retention.ts';
import { reviewPatienceDays } from './quote/review-pace.ts';

const now = new Date('2026-11-16T09:00:00Z');

test('a declaration is kept for thirty days, who read it for two years', () => {
  expect(declarationKeptUntil(now).toISOString()).toBe('2026-12-16T09:00:00.000Z');
  expect(readingsKeptSince(now).toISOString()).toBe('2024-11-16T09:00:00.000Z');
});

test('every row keeps declarations longer than the longest review, and the log longer than the declarations', () => {
  for (const { value } of healthRetentionRows) {
    expect(value.declarationDays).toBeGreaterThan(reviewPatienceDays);
    expect(value.readingDays).toBeGreaterThan(value.declarationDays);
  }
});
