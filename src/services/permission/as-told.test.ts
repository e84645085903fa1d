import { expect, test } from 'vitest';
import { asTold } from './as-told.ts';

const now = new Date('2026-11-23T09:00:00Z');
const givenAt = new Date('2026-11-16T09:00:00Z');
const sms = { channel: 'sms', recipient: '5321000000', givenAt } as const;
const past = new Date('2026-11-19T09:00:00Z');
const ahead = new Date('2026-11-26T09:00:00Z');

const timesOf = (changes: Parameters<typeof asTold>[0]) => asTold(changes, now).map((change) => change.givenAt);

test('a late withdrawal is told as of now; what is in time, or permits, keeps its time', () => {
  expect(timesOf([{ ...sms, granted: false, dueAt: past }])).toEqual([now]);
  expect(timesOf([{ ...sms, granted: false, dueAt: ahead }])).toEqual([givenAt]);
  expect(timesOf([{ ...sms, granted: true, dueAt: past }])).toEqual([givenAt]);
});

test('a late withdrawal that something newer follows keeps its time, so that the newer word stays the newer', () => {
  const [off, on] = [
    { ...sms, granted: false, dueAt: past },
    { ...sms, granted: true, dueAt: ahead },
  ];
  expect(timesOf([off, on])).toEqual([givenAt, givenAt]);
  expect(timesOf([off, { ...on, channel: 'call' }])).toEqual([now, givenAt]);
});
