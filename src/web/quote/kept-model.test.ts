import { beforeEach, expect, test, vi } from 'vitest';
import { keepModel, readModel } from './kept-model.ts';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  });
});

test.each([
  [{ NationalNumber: '11111111110', Phone: '5550000001' }],
  [{ PassportType: '2', PassportNumber: 'U1234567', Phone: '5550000001' }],
])('a first step is found again by number or by passport: %j', (model) => {
  keepModel('/outgoing/teklif', { model, headerGuid: 'x' });
  expect(readModel('/outgoing/teklif')).toEqual({ model, headerGuid: 'x' });
  expect(readModel('/saglik/teklif')).toBeUndefined();
});

test('what names nobody is no first step', () => {
  keepModel('/outgoing/teklif', { model: { Phone: '5550000001' }, headerGuid: undefined });
  expect(readModel('/outgoing/teklif')).toBeUndefined();
  keepModel('/outgoing/teklif', { model: { PassportNumber: 'U1234567' }, headerGuid: undefined });
  expect(readModel('/outgoing/teklif')).toBeUndefined();
});
