import { expect, test } from 'vitest';
import { isLinkOver, supportLifetimes } from './lifetimes.ts';
import { type SupportAct, statusAfter, supportStatuses, supportStatusIds, supportStatusOf } from './status.ts';

test('[C-49] whoever writes leaves a request waiting for the other, and only closing closes it', () => {
  const after = (act: SupportAct) => new Set(supportStatuses.map((status) => statusAfter(status, act)));
  expect(after('customerWrites')).toEqual(new Set(['open']));
  expect(after('agencyWrites')).toEqual(new Set(['answered']));
  expect(after('agencyCloses')).toEqual(new Set(['closed']));
});

test('only what is closed is opened again by the agency', () => {
  expect(supportStatuses.map((status) => statusAfter(status, 'agencyReopens'))).toEqual(['open', 'answered', 'open']);
});

test('a status is found by its id, and by no other number', () => {
  expect(supportStatuses.map((status) => supportStatusOf(supportStatusIds[status]))).toEqual(supportStatuses);
  expect([0, 4].map(supportStatusOf)).toEqual([undefined, undefined]);
});

test('a link lives ninety days from the last message', () => {
  const last = new Date('2026-11-15T09:00:00Z');
  const after = (seconds: number) => new Date(last.getTime() + seconds * 1000);
  expect(isLinkOver(last, after(supportLifetimes.link))).toBe(false);
  expect(isLinkOver(last, after(supportLifetimes.link + 1))).toBe(true);
});
