import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noAgreements } from '#catalog/forms/consents.ts';
import { keepConsents, readConsents } from './kept-consents.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const given = { ...noAgreements, PrivacyAgreement: true, OpenDataAgreement: true };
const deniz = { phone: '(555)000-0001', person: '11111111110' };

test('ticked boxes are found again for the same phone and person', () => {
  keepConsents(deniz, given);
  expect(readConsents({ ...deniz })).toEqual(given);
});

test('another phone or person begins with empty boxes, and takes the place of the last', () => {
  keepConsents(deniz, given);
  expect(readConsents({ ...deniz, phone: '(555)000-0002' })).toEqual(noAgreements);
  expect(readConsents({ ...deniz, person: '22222222220' })).toEqual(noAgreements);
  keepConsents({ ...deniz, person: '22222222220' }, noAgreements);
  expect(readConsents(deniz)).toEqual(noAgreements);
});

test('what somebody else wrote there ticks nothing', () => {
  kept.set('consents-given', '{"holder":"(555)000-0001/11111111110","given":{"PrivacyAgreement":"yes"}}');
  expect(readConsents(deniz)).toEqual(noAgreements);
  kept.set('consents-given', '[');
  expect(readConsents(deniz)).toEqual(noAgreements);
});
