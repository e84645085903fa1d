import { expect, test } from 'vitest';
import { limitReplies, waitWords } from './limits.ts';

test.each([
  [1, '1 saniye'],
  [59, '59 saniye'],
  [60, '1 dakika'],
  [61, '2 dakika'],
  [3_540, '59 dakika'],
  [3_541, '1 saat'],
  [3_601, '2 saat'],
  [86_400, '24 saat'],
])('%i seconds are told as %s', (seconds, words) => expect(waitWords(seconds)).toBe(words));

test('a refusal says how long to wait', () => {
  expect(limitReplies.queue(45)).toBe('Şu anda yoğunluk var. 45 saniye sonra tekrar deneyin.');
});
