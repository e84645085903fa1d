import { expect, test } from 'vitest';
import { lines, linesOnMenu } from './index.ts';

const linesWith = (right: string) => linesOnMenu.filter((line) => lines[line].withdrawal.right === right).sort();

test('every line gives 14 days from its issue; the compulsory and the short ones have their own rule', () => {
  for (const { withdrawal } of Object.values(lines)) expect(withdrawal).toMatchObject({ days: 14, basis: 'issue' });
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
  const byDay = linesOnMenu.filter((line) => {
    const { right, refund } = lines[line].withdrawal;
    return right === 'free' && refund === 'byDay';
  });
  expect(byDay.sort()).toEqual(['bireysel', 'petsaglik', 'tamamlayici', 'telefon']);
});
