import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lines } from '#catalog/lines/index.ts';
import { type CoverageKey, type CoverageValue, coverageKeys } from './coverage.ts';
import { insuredHomeParts } from './home-scenarios.ts';
import { type HomePart, homeParts, type Stake, totalOf } from './scenario-parts.ts';
import { exampleCarValue, type ScenarioKey, scenarioDamages, scenarioKeys, sharesOf } from './scenarios.ts';

const no: CoverageValue = { kind: 'notIncluded' };
const yes: CoverageValue = { kind: 'included' };
const market: CoverageValue = { kind: 'marketValue' };
const unlimited: CoverageValue = { kind: 'unlimited' };
const unknown: CoverageValue = { kind: 'unknown' };
const percent = (figure: number): CoverageValue => ({ kind: 'percent', percent: figure });
const lira = (figure: number): CoverageValue => ({ kind: 'amount', amount: figure * 100 });

type Told = Partial<Record<CoverageKey, CoverageValue>>;
const coveragesOf = (told: Told) => new Map(Object.entries(told) as [CoverageKey, CoverageValue][]);
const example: Stake = { carValue: exampleCarValue, homeParts };
/** What the insurer and you pay, in lira; undefined where nobody can tell. */
function split(key: ScenarioKey, told: Told, stake: Stake = example): readonly [number, number] | undefined {
  const shares = sharesOf(key, coveragesOf(told), stake);
  return shares.kind === 'known' ? [shares.insurer / 100, shares.you / 100] : undefined;
}

describe('who pays what', () => {
  test.each<[ScenarioKey, Told, readonly [number, number] | undefined]>([
    ['glass', { camKirilmaMuafiyeti: percent(20) }, [9600, 2400]],
    ['glass', { camKirilmaMuafiyeti: percent(0) }, [12_000, 0]],
    ['glass', { camKirilmaMuafiyeti: lira(5000) }, [7000, 5000]],
    ['glass', { camKirilmaMuafiyeti: lira(50_000) }, [0, 12_000]],
    ['glass', { camKirilmaMuafiyeti: no }, [0, 12_000]],
    ['glass', { camKirilmaMuafiyeti: unknown }, undefined],
    ['glass', {}, undefined],
    ['ownFault', { carpma: market }, [60_000, 0]],
    ['ownFault', { carpma: yes }, [60_000, 0]],
    ['ownFault', { carpma: lira(40_000) }, [40_000, 20_000]],
    ['ownFault', { carpma: no }, [0, 60_000]],
    ['ownFault', { carpma: percent(80) }, undefined],
    ['earthquake', { dogalAfetler: market, depremMuafiyeti: percent(2) }, [126_000, 24_000]],
    ['earthquake', { dogalAfetler: market, depremMuafiyeti: percent(5) }, [90_000, 60_000]],
    ['earthquake', { dogalAfetler: market, depremMuafiyeti: percent(0) }, [150_000, 0]],
    ['earthquake', { dogalAfetler: market, depremMuafiyeti: percent(50) }, [0, 150_000]],
    ['earthquake', { dogalAfetler: lira(100_000), depremMuafiyeti: lira(10_000) }, [90_000, 60_000]],
    ['earthquake', { dogalAfetler: market }, undefined],
    ['earthquake', { depremMuafiyeti: percent(2) }, undefined],
    ['earthquake', { dogalAfetler: no }, [0, 150_000]],
    ['earthquake', { depremMuafiyeti: no }, [0, 150_000]],
    ['theft', { hirsizlik: market }, [1_200_000, 0]],
    ['theft', { hirsizlik: no }, [0, 1_200_000]],
    ['theftWithKey', { hirsizlik: market }, undefined],
    ['theftWithKey', { anahtarlaCalinma: yes }, [1_200_000, 0]],
    ['aboveLimit', { immLimitiAyrimsiz: lira(1_000_000) }, [1_000_000, 500_000]],
    ['aboveLimit', { immLimitiAyrimsiz: unlimited }, [1_500_000, 0]],
    ['aboveLimit', { immLimitiAyrimsiz: no }, [0, 1_500_000]],
    ['aboveLimit', { immLimitiAyrimsiz: yes }, undefined],
    ['moral', { maneviTazminat: lira(50_000) }, [50_000, 150_000]],
    ['othersCar', { maddiAracBasi: lira(400_000) }, [400_000, 200_000]],
    ['othersLife', { olumSakatlikKisiBasi: lira(3_600_000) }, [3_600_000, 1_400_000]],
  ])('%s with %j', (key, told, expected) => {
    expect(split(key, told)).toEqual(expected);
  });

  test('the earthquake excess is a share of the car, that of a window a share of its damage', () => {
    const coverages = coveragesOf({ dogalAfetler: market, depremMuafiyeti: percent(10), hirsizlik: market });
    const own: Stake = { carValue: 69_255_000, homeParts };
    expect(sharesOf('earthquake', coverages, own)).toEqual({
      kind: 'known',
      insurer: 8_074_500,
      you: 6_925_500,
    });
    expect(sharesOf('theft', coverages, own)).toEqual({ kind: 'known', insurer: 69_255_000, you: 0 });
    expect(split('earthquake', { dogalAfetler: market, depremMuafiyeti: percent(10) })?.[1]).toBe(120_000);
    expect(split('glass', { camKirilmaMuafiyeti: percent(10) })?.[1]).toBe(1200);
  });
});

describe('who pays what at home', () => {
  const sums: Told = { binaYangin: lira(2_000_000), esyaYangin: lira(500_000) };
  const contentsOnly: Told = { binaYangin: no, esyaYangin: lira(500_000), binaDeprem: no };
  test.each<[ScenarioKey, Told, readonly [number, number] | undefined]>([
    ['homeWater', { ...sums, dahiliSu: yes, suMuafiyeti: lira(5000) }, [55_000, 5000]],
    ['homeWater', { ...sums, dahiliSu: yes, suMuafiyeti: lira(0) }, [60_000, 0]],
    ['homeWater', { ...sums, dahiliSu: lira(40_000), suMuafiyeti: lira(5000) }, [35_000, 25_000]],
    ['homeWater', { ...contentsOnly, dahiliSu: yes, suMuafiyeti: lira(5000) }, [30_000, 30_000]],
    ['homeWater', { ...sums, dahiliSu: no }, [0, 60_000]],
    ['homeWater', { ...sums, suMuafiyeti: no }, [0, 60_000]],
    ['homeWater', { ...sums, dahiliSu: yes }, undefined],
    ['homeWater', { ...sums, dahiliSu: yes, suMuafiyeti: percent(10) }, undefined],
    ['homeWater', { dahiliSu: yes, suMuafiyeti: lira(0) }, undefined],
    ['homeWater', { dahiliSu: lira(100_000), suMuafiyeti: lira(2000) }, [58_000, 2000]],
    ['burglary', { ...sums, hirsizlikEv: yes, hirsizlikMuafiyeti: lira(10_000) }, [80_000, 10_000]],
    ['burglary', { ...sums, hirsizlikEv: lira(50_000), hirsizlikMuafiyeti: lira(0) }, [50_000, 40_000]],
    ['burglary', { ...sums, hirsizlikEv: no }, [0, 90_000]],
    ['burglary', { ...sums, hirsizlikMuafiyeti: lira(0) }, undefined],
    ['homeFire', sums, [600_000, 0]],
    ['homeFire', { binaYangin: lira(2_000_000), esyaYangin: lira(150_000) }, [550_000, 50_000]],
    ['homeFire', contentsOnly, [200_000, 400_000]],
    ['homeFire', { esyaYangin: lira(500_000) }, undefined],
    [
      'homeQuake',
      { ...sums, binaDeprem: lira(1_000_000), esyaDeprem: lira(500_000), depremMuafiyetiEv: percent(2) },
      [370_000, 30_000],
    ],
    ['homeQuake', { ...sums, binaDeprem: yes, esyaDeprem: yes, depremMuafiyetiEv: percent(5) }, [275_000, 125_000]],
    ['homeQuake', { ...contentsOnly, esyaDeprem: lira(500_000), depremMuafiyetiEv: percent(0) }, [100_000, 300_000]],
    ['homeQuake', { binaDeprem: yes, esyaDeprem: yes, depremMuafiyetiEv: percent(2) }, undefined],
    ['homeQuake', { ...sums, binaDeprem: yes, esyaDeprem: yes }, undefined],
    ['homeQuake', { ...sums, binaDeprem: no, esyaDeprem: no }, [0, 400_000]],
    ['homeGlass', { camKirilmasi: lira(10_000) }, [10_000, 5000]],
    ['homeGlass', { camKirilmasi: no }, [0, 15_000]],
    ['homeGlass', {}, undefined],
    ['neighbour', { komsuMesuliyet: lira(50_000) }, [50_000, 10_000]],
    ['neighbour', { komsuMesuliyet: yes }, undefined],
  ])('%s with %j', (key, told, expected) => {
    expect(split(key, told)).toEqual(expected);
  });

  test('only what is insured is damaged: a tenant with contents alone has no building to lose', () => {
    const tenant: Stake = { ...example, homeParts: ['contents'] };
    expect(split('homeFire', contentsOnly, tenant)).toEqual([200_000, 0]);
    expect(split('homeWater', { ...contentsOnly, dahiliSu: yes, suMuafiyeti: lira(5000) }, tenant)).toEqual([
      30_000, 5000,
    ]);
    expect(scenarioDamages('burglary', { ...example, homeParts: ['building'] })).toEqual([]);
  });

  test.each<[string, readonly Told[], readonly HomePart[]]>([
    ['both', [sums], homeParts],
    ['contents', [contentsOnly], ['contents']],
    ['building', [{ binaYangin: yes, esyaYangin: no }], ['building']],
    ['what one of several offers insures', [contentsOnly, { binaYangin: yes }], homeParts],
    ['both where nobody told', [{}], homeParts],
  ])('what is insured is read from the offers: %s', (_, told, expected) => {
    expect(insuredHomeParts(told.map(coveragesOf))).toEqual(expected);
  });
});

const value: fc.Arbitrary<CoverageValue> = fc.oneof(
  fc.constantFrom(no, yes, market, unlimited, unknown),
  fc.double({ min: 0, max: 100, noNaN: true }).map((figure) => percent(figure)),
  fc.nat(5_000_000).map((figure) => lira(figure)),
  fc.nat(30).map((count): CoverageValue => ({ kind: 'count', count })),
  fc
    .tuple(fc.constantFrom('EUR' as const, 'USD' as const), fc.nat(10_000_000))
    .map(([currency, amount]): CoverageValue => ({ kind: 'foreignAmount', currency, amount })),
);

test('whatever an insurer tells, the two shares are whole hundredths and make up the damage', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...scenarioKeys),
      fc.dictionary(fc.constantFrom(...coverageKeys), value),
      fc.integer({ min: 1, max: 1_000_000_000 }),
      fc.subarray([...homeParts]),
      (key, told, carValue, insured) => {
        const stake: Stake = { carValue, homeParts: insured };
        const shares = sharesOf(key, coveragesOf(told), stake);
        if (shares.kind === 'unknown') return;
        expect(shares.insurer + shares.you).toBe(totalOf(scenarioDamages(key, stake)));
        expect(Number.isInteger(shares.insurer)).toBe(true);
        expect(shares.insurer).toBeGreaterThanOrEqual(0);
        expect(shares.you).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});

test('kasko and home have their own examples, traffic those about others, a green card and the earthquake line none', () => {
  expect(lines.konut.scenarios).toEqual(['homeWater', 'burglary', 'homeFire', 'homeQuake', 'homeGlass', 'neighbour']);
  expect(lines.dask.scenarios).toBe('none');
  expect(lines.kasko.scenarios).toContain('earthquake');
  expect(lines.trafik.scenarios).toEqual(['othersCar', 'othersLife']);
  expect(lines.yesilKart.scenarios).toBe('none');
});
