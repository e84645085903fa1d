import { expect, test } from 'vitest';
import type { LineKey } from '#domain/lines.ts';
import { withdrawalRules } from './withdrawal.ts';

const linesWith = (right: string) =>
  (Object.keys(withdrawalRules) as LineKey[]).filter((line) => withdrawalRules[line].right === right).sort();

test('every line gives 14 days from its issue; the compulsory and the short ones have their own rule', () => {
  for (const rule of Object.values(withdrawalRules)) expect(rule).toMatchObject({ days: 14, basis: 'issue' });
  expect(linesWith('withReason')).toEqual(['dask', 'trafik']);
  expect(linesWith('untilStart')).toEqual([
    'galericikisatrafik',
    'galericiseyahat',
    'seyahat',
    'yabanci',
    'yabanciTrafik',
    'yesilKart',
  ]);
});

test('what is used from the first day on is given back by the day', () => {
  const byDay = (Object.keys(withdrawalRules) as LineKey[]).filter(
    (line) => withdrawalRules[line].right === 'free' && withdrawalRules[line].refund === 'byDay',
  );
  expect(byDay.sort()).toEqual(['bireysel', 'petsaglik', 'tamamlayici', 'telefon']);
});
