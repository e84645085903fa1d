import { describe, expect, test } from 'vitest';
import type { CoverageKey, CoverageValue } from './coverage.ts';
import { type AskedMinimum, minimumMet } from './official-minimum.ts';

type Told = Partial<Record<CoverageKey, CoverageValue>>;
const day = '2026-12-01';
const yes: CoverageValue = { kind: 'included' };
const no: CoverageValue = { kind: 'notIncluded' };
const unlimited: CoverageValue = { kind: 'unlimited' };
const lira = (figure: number): CoverageValue => ({ kind: 'amount', amount: figure * 100 });
const percent = (figure: number): CoverageValue => ({ kind: 'percent', percent: figure });
const foreign = (currency: 'EUR' | 'USD', figure: number): CoverageValue => ({
  kind: 'foreignAmount',
  currency,
  amount: figure * 100,
});

function answer(of: AskedMinimum['of'], told: Told): readonly string[] {
  const found = minimumMet({ of, day }, new Map(Object.entries(told) as [CoverageKey, CoverageValue][]));
  if (found.kind === 'met') return ['met'];
  return [found.kind, ...(found.kind === 'notMet' ? found.missed : found.untold).map(({ key }) => key)];
}

describe('the minimum for a residence permit', () => {
  const least: Told = {
    yatarakTedavi: unlimited,
    yatarakKatilim: percent(0),
    anlasmaDisiLimit: lira(20_000),
    anlasmaDisiKatilim: percent(20),
    ayaktaLimit: lira(2000),
    muayeneKatilim: percent(40),
  };
  test.each<[string, Told, readonly string[]]>([
    ['exactly the minimum', least, ['met']],
    ['more of everything', { ...least, ayaktaLimit: unlimited, muayeneKatilim: percent(0) }, ['met']],
    ['a limit in hospital', { ...least, yatarakTedavi: lira(500_000) }, ['notMet', 'yatarakTedavi']],
    ['a share of the hospital bill', { ...least, yatarakKatilim: percent(10) }, ['notMet', 'yatarakKatilim']],
    ['a lira less', { ...least, ayaktaLimit: lira(1999) }, ['notMet', 'ayaktaLimit']],
    ['a higher share', { ...least, anlasmaDisiKatilim: percent(21) }, ['notMet', 'anlasmaDisiKatilim']],
    [
      'no outpatient treatment',
      { ...least, ayaktaLimit: no, muayeneKatilim: no },
      ['notMet', 'ayaktaLimit', 'muayeneKatilim'],
    ],
    ['a yes without a figure', { ...least, ayaktaLimit: yes }, ['unknown', 'ayaktaLimit']],
    ['a fixed sum instead of a share', { ...least, muayeneKatilim: lira(100) }, ['unknown', 'muayeneKatilim']],
    ['a sum in euro', { ...least, ayaktaLimit: foreign('EUR', 2000) }, ['unknown', 'ayaktaLimit']],
    ['one missed and one untold', { ...least, ayaktaLimit: yes, yatarakTedavi: lira(1) }, ['notMet', 'yatarakTedavi']],
    ['nothing told', {}, ['unknown', ...Object.keys(least)]],
  ])('%s', (_, told, expected) => {
    expect(answer('residencePermit', told)).toEqual(expected);
  });
});

describe('the minimum for a Schengen visa', () => {
  const least: Told = { tibbiTedavi: foreign('EUR', 30_000), tibbiNakil: yes, cenazeNakli: foreign('EUR', 10_000) };
  test.each<[string, Told, readonly string[]]>([
    ['exactly the minimum', least, ['met']],
    ['no limit', { ...least, tibbiTedavi: unlimited }, ['met']],
    ['a euro less', { ...least, tibbiTedavi: foreign('EUR', 29_999) }, ['notMet', 'tibbiTedavi']],
    ['no way back', { ...least, tibbiNakil: no }, ['notMet', 'tibbiNakil']],
    ['nobody brought home', { ...least, cenazeNakli: no }, ['notMet', 'cenazeNakli']],
    ['dollars', { ...least, tibbiTedavi: foreign('USD', 50_000) }, ['unknown', 'tibbiTedavi']],
    ['lira', { ...least, tibbiTedavi: lira(5_000_000) }, ['unknown', 'tibbiTedavi']],
    ['a way back nobody told of', { tibbiTedavi: unlimited, cenazeNakli: yes }, ['unknown', 'tibbiNakil']],
  ])('%s', (_, told, expected) => {
    expect(answer('schengen', told)).toEqual(expected);
  });
});

test('a day before there was a minimum is a fault of who asks', () => {
  expect(() => minimumMet({ of: 'residencePermit', day: '2014-06-05' }, new Map())).toThrow(RangeError);
});
