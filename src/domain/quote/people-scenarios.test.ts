import { describe, expect, test } from 'vitest';
import { lines } from '#catalog/lines/index.ts';
import type { CoverageKey, CoverageValue } from './coverage.ts';
import { homeParts, type Stake } from './scenario-parts.ts';
import { exampleCarValue, type ScenarioKey, scenarioCurrency, sharesOf } from './scenarios.ts';

const no: CoverageValue = { kind: 'notIncluded' };
const yes: CoverageValue = { kind: 'included' };
const unlimited: CoverageValue = { kind: 'unlimited' };
const percent = (figure: number): CoverageValue => ({ kind: 'percent', percent: figure });
const count = (figure: number): CoverageValue => ({ kind: 'count', count: figure });
const lira = (figure: number): CoverageValue => ({ kind: 'amount', amount: figure * 100 });
const euro = (figure: number): CoverageValue => ({ kind: 'foreignAmount', currency: 'EUR', amount: figure * 100 });
const dollar = (figure: number): CoverageValue => ({ kind: 'foreignAmount', currency: 'USD', amount: figure * 100 });

type Told = Partial<Record<CoverageKey, CoverageValue>>;
const stake: Stake = { carValue: exampleCarValue, homeParts };

/** What the insurer and you pay, in whole lira or euro; undefined where nobody can tell. */
function split(key: ScenarioKey, told: Told): readonly [number, number] | undefined {
  const shares = sharesOf(key, new Map(Object.entries(told) as [CoverageKey, CoverageValue][]), stake);
  return shares.kind === 'known' ? [shares.insurer / 100, shares.you / 100] : undefined;
}

describe('who pays what of an illness', () => {
  const wide: Told = { yatarakTedavi: unlimited, yatarakKatilim: percent(0) };
  test.each<[ScenarioKey, Told, readonly [number, number] | undefined]>([
    ['operation', wide, [180_000, 0]],
    ['operation', { ...wide, ameliyat: lira(100_000) }, [100_000, 80_000]],
    ['operation', { ...wide, ameliyat: no }, [0, 180_000]],
    ['operation', { ...wide, yatarakTedavi: lira(150_000), ameliyat: yes }, [150_000, 30_000]],
    ['operation', { ...wide, yatarakTedavi: no }, [0, 180_000]],
    ['operation', { ...wide, yatarakKatilim: percent(20) }, [144_000, 36_000]],
    ['operation', { yatarakTedavi: lira(100_000), yatarakKatilim: percent(20) }, [100_000, 80_000]],
    ['operation', { yatarakTedavi: unlimited }, undefined],
    ['operation', { yatarakKatilim: percent(0) }, undefined],
    ['hospitalNight', { ...wide, odaYemek: yes }, [12_000, 0]],
    ['hospitalNight', { ...wide, odaYemek: lira(8000) }, [8000, 4000]],
    ['hospitalNight', { yatarakTedavi: yes, yatarakKatilim: percent(10) }, [10_800, 1200]],
    ['tenVisits', { ayaktaTedavi: count(6), muayeneKatilim: percent(0) }, [15_000, 10_000]],
    ['tenVisits', { ayaktaTedavi: count(10), muayeneKatilim: percent(20) }, [20_000, 5000]],
    ['tenVisits', { ayaktaTedavi: count(25), muayeneKatilim: percent(0) }, [25_000, 0]],
    ['tenVisits', { ayaktaTedavi: unlimited, muayeneKatilim: lira(500) }, [20_000, 5000]],
    ['tenVisits', { ayaktaTedavi: unlimited }, undefined],
    ['tenVisits', { ayaktaTedavi: yes, muayeneKatilim: percent(0) }, undefined],
    ['tenVisits', { ayaktaTedavi: yes, ayaktaLimit: lira(2000), muayeneKatilim: percent(40) }, [2000, 23_000]],
    ['tenVisits', { ayaktaTedavi: count(8), ayaktaLimit: lira(15_000), muayeneKatilim: percent(20) }, [15_000, 10_000]],
    ['tenVisits', { ayaktaTedavi: yes, ayaktaLimit: unlimited, muayeneKatilim: percent(40) }, [15_000, 10_000]],
    ['tenVisits', { ayaktaTedavi: no }, [0, 25_000]],
    ['tenVisits', { muayeneKatilim: percent(0) }, undefined],
  ])('%s with %j', (key, told, expected) => {
    expect(split(key, told)).toEqual(expected);
  });
});

describe('who pays what on a journey, in euro', () => {
  test.each<[ScenarioKey, Told, readonly [number, number] | undefined]>([
    ['emergencyAbroad', { tibbiTedavi: euro(30_000), seyahatMuafiyeti: euro(0) }, [8000, 0]],
    ['emergencyAbroad', { tibbiTedavi: euro(30_000), seyahatMuafiyeti: euro(100) }, [7900, 100]],
    ['emergencyAbroad', { tibbiTedavi: euro(5000), seyahatMuafiyeti: percent(0) }, [5000, 3000]],
    ['emergencyAbroad', { tibbiTedavi: euro(30_000) }, undefined],
    ['emergencyAbroad', { tibbiTedavi: yes, seyahatMuafiyeti: percent(0) }, undefined],
    ['emergencyAbroad', { tibbiTedavi: lira(1_500_000), seyahatMuafiyeti: percent(0) }, undefined],
    ['emergencyAbroad', { tibbiTedavi: dollar(50_000), seyahatMuafiyeti: percent(0) }, undefined],
    ['emergencyAbroad', { tibbiTedavi: no }, [0, 8000]],
    ['repatriation', { tibbiNakil: euro(10_000) }, [10_000, 5000]],
    ['repatriation', { tibbiNakil: unlimited }, [15_000, 0]],
    ['repatriation', { tibbiNakil: yes, tibbiTedavi: euro(30_000) }, [15_000, 0]],
    ['repatriation', { tibbiNakil: yes }, undefined],
    ['repatriation', { tibbiNakil: no }, [0, 15_000]],
    ['lostBag', { bagajKaybi: euro(300) }, [300, 600]],
    ['lostBag', { bagajKaybi: lira(30_000) }, undefined],
    ['lostBag', { bagajKaybi: no }, [0, 900]],
    ['lostBag', {}, undefined],
  ])('%s with %j', (key, told, expected) => {
    expect(split(key, told)).toEqual(expected);
  });

  test('an example in lira is told nothing by a sum in euro', () => {
    expect(split('operation', { yatarakTedavi: euro(180_000), yatarakKatilim: percent(0) })).toBeUndefined();
  });

  test('health reckons in lira, journeys in euro', () => {
    for (const line of ['tamamlayici', 'bireysel', 'yabanci'] as const)
      expect(lines[line].scenarios).toEqual(['operation', 'hospitalNight', 'tenVisits']);
    expect(lines.seyahat.scenarios).toEqual(['emergencyAbroad', 'repatriation', 'lostBag']);
    expect((['operation', 'tenVisits', 'lostBag', 'repatriation'] as const).map(scenarioCurrency)).toEqual([
      'TRY',
      'TRY',
      'EUR',
      'EUR',
    ]);
  });
});
