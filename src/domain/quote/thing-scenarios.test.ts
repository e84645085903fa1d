import { describe, expect, test } from 'vitest';
import { lines } from '#catalog/lines/index.ts';
import type { CoverageKey, CoverageValue } from './coverage.ts';
import { petScenarioKeys } from './pet-scenarios.ts';
import { phoneScenarioKeys } from './phone-scenarios.ts';
import { homeParts, type Stake } from './scenario-parts.ts';
import { exampleCarValue, type ScenarioKey, sharesOf } from './scenarios.ts';

const no: CoverageValue = { kind: 'notIncluded' };
const yes: CoverageValue = { kind: 'included' };
const unlimited: CoverageValue = { kind: 'unlimited' };
const percent = (figure: number): CoverageValue => ({ kind: 'percent', percent: figure });
const count = (figure: number): CoverageValue => ({ kind: 'count', count: figure });
const lira = (figure: number): CoverageValue => ({ kind: 'amount', amount: figure * 100 });

type Told = Partial<Record<CoverageKey, CoverageValue>>;
const stake: Stake = { carValue: exampleCarValue, homeParts };

/** What the insurer and you pay, in whole lira; undefined where nobody can tell. */
function split(key: ScenarioKey, told: Told): readonly [number, number] | undefined {
  const shares = sharesOf(key, new Map(Object.entries(told) as [CoverageKey, CoverageValue][]), stake);
  return shares.kind === 'known' ? [shares.insurer / 100, shares.you / 100] : undefined;
}

test('both lines name every example about them', () => {
  expect(lines.petsaglik.scenarios).toEqual(petScenarioKeys);
  expect(lines.telefon.scenarios).toEqual(phoneScenarioKeys);
});

describe('who pays what for an animal', () => {
  const wide: Told = { kazaTedavisi: lira(50_000), vetTedavisi: lira(50_000), petKatilimPayi: percent(0) };
  test.each<[ScenarioKey, Told, readonly [number, number] | undefined]>([
    ['petSwallowed', wide, [30_000, 0]],
    ['petSwallowed', { ...wide, kazaTedavisi: lira(25_000) }, [25_000, 5000]],
    ['petSwallowed', { ...wide, vetAmeliyati: lira(20_000) }, [20_000, 10_000]],
    ['petSwallowed', { ...wide, vetAmeliyati: yes }, [30_000, 0]],
    ['petSwallowed', { ...wide, vetAmeliyati: no }, [0, 30_000]],
    ['petSwallowed', { ...wide, kazaTedavisi: no }, [0, 30_000]],
    ['petSwallowed', { ...wide, petKatilimPayi: percent(20) }, [24_000, 6000]],
    ['petSwallowed', { ...wide, kazaTedavisi: lira(25_000), petKatilimPayi: percent(20) }, [24_000, 6000]],
    ['petSwallowed', { kazaTedavisi: lira(50_000) }, undefined],
    ['petSwallowed', { petKatilimPayi: percent(0) }, undefined],
    ['petIll', wide, [12_000, 0]],
    ['petIll', { ...wide, petKatilimPayi: percent(20) }, [9600, 2400]],
    ['petIll', { ...wide, vetTedavisi: no }, [0, 12_000]],
    ['petIllSoon', { ...wide, hastalikBekleme: count(14) }, [0, 12_000]],
    ['petIllSoon', { ...wide, hastalikBekleme: count(10) }, [12_000, 0]],
    ['petIllSoon', { ...wide, hastalikBekleme: count(0) }, [12_000, 0]],
    ['petIllSoon', wide, undefined],
    ['petIllSoon', { ...wide, vetTedavisi: no }, [0, 12_000]],
    ['petIllSoon', { hastalikBekleme: count(14) }, [0, 12_000]],
    ['petBite', { ucuncuKisiSorumluluk: lira(50_000) }, [50_000, 10_000]],
    ['petBite', { ucuncuKisiSorumluluk: yes }, undefined],
    ['petBite', { ucuncuKisiSorumluluk: no }, [0, 60_000]],
  ])('%s with %j', (key, told, expected) => {
    expect(split(key, told)).toEqual(expected);
  });
});

describe('who pays what for a phone', () => {
  test.each<[ScenarioKey, Told, readonly [number, number] | undefined]>([
    ['screen', { ekranKirilmasi: yes }, [9000, 0]],
    ['screen', { ekranKirilmasi: lira(6000) }, [6000, 3000]],
    ['screen', {}, undefined],
    ['thirdScreen', { ekranKirilmasi: yes, yillikHasarAdedi: count(2) }, [0, 9000]],
    ['thirdScreen', { ekranKirilmasi: yes, yillikHasarAdedi: count(3) }, [9000, 0]],
    ['thirdScreen', { ekranKirilmasi: yes, yillikHasarAdedi: unlimited }, [9000, 0]],
    ['thirdScreen', { ekranKirilmasi: yes }, undefined],
    ['thirdScreen', { yillikHasarAdedi: count(2) }, [0, 9000]],
    ['thirdScreen', { ekranKirilmasi: no }, [0, 9000]],
    ['phoneWater', { siviTemasi: no }, [0, 12_000]],
    ['phoneWater', { siviTemasi: yes }, [12_000, 0]],
    ['phoneTheft', { hirsizlikTelefon: yes, telefonMuafiyeti: percent(30) }, [28_000, 12_000]],
    ['phoneTheft', { hirsizlikTelefon: lira(30_000), telefonMuafiyeti: percent(30) }, [18_000, 22_000]],
    ['phoneTheft', { hirsizlikTelefon: yes }, undefined],
    ['phoneTheft', { hirsizlikTelefon: no, telefonMuafiyeti: no }, [0, 40_000]],
  ])('%s with %j', (key, told, expected) => {
    expect(split(key, told)).toEqual(expected);
  });
});
