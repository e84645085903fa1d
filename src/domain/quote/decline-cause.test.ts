import { expect, test } from 'vitest';
import { declineCauseOf } from './decline-cause.ts';

test('a cause is known by its words, whatever their case and what stands around them', () => {
  expect(declineCauseOf('Otorizasyon gerekli: meslek kodu bildirilmedi')).toBe('profession');
  expect(declineCauseOf('OTORİZASYON GEREKLİ')).toBe('authorisation');
  expect(declineCauseOf('  LPG beyanı uyumsuz ')).toBe('lpg');
  expect(declineCauseOf('Eksik alan: frameNumber')).toBe('incomplete');
});

test('what no row knows stays the company’s sentence', () => {
  expect(declineCauseOf('Bugün hava güzel')).toBeUndefined();
  expect(declineCauseOf('')).toBeUndefined();
});
