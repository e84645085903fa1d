import { describe, expect, test } from 'vitest';
import { healthConditions } from '#domain/health-declaration.ts';
import { coverageKeys } from '#domain/quote/coverage.ts';
import { decided, packagesOf, sellersOf } from '#testing/decided.ts';
import { careFields, healthyPerson } from '#testing/people-fields.ts';
import { between, pick, seeded } from '../../seeded.ts';
import type { Fields } from '../application.ts';
import { coverageLabels, coverageShortCodes } from '../coverages.ts';
import type { Package } from '../decision.ts';
import { reasons } from '../reasons.ts';
import { exclusions } from './terms.ts';

type Plan = {
  readonly line?: 'tamamlayici' | 'bireysel';
  readonly fields?: Fields;
  readonly people?: readonly Fields[];
};

const question = ({ line = 'tamamlayici', fields = {}, people = [{}] }: Plan) => ({
  line,
  fields: { ...careFields, ...fields },
  people: people.map((person) => ({ ...healthyPerson, ...person })),
});
const ask = (code: string, plan: Plan = {}) => decided(code, question(plan));
const offered = (code: string, plan: Plan = {}): Package => {
  const [first] = packagesOf(code, question(plan));
  if (!first) throw new Error(code);
  return first;
};
const lira = (code: string, plan: Plan = {}) => offered(code, plan).gross / 100;
const worth = ({ coverages }: Package, key: string) => coverages.find(({ code }) => code === key)?.value;

const heavy = { weightKg: '90' };
const veryHeavy = { weightKg: '101' };
const child = { relation: 'child', birthDate: '2015-05-05', gender: 'male', heightCm: '140', weightKg: '34' };

describe('the market’s price of a plan', () => {
  test.each([
    ['2024-01-01', 19_000],
    ['2015-01-01', 12_500],
    ['2005-01-01', 13_000],
    ['1998-01-01', 14_500],
    ['1993-01-01', 16_000],
    ['1988-01-01', 18_500],
    ['1983-01-01', 22_500],
    ['1978-01-01', 27_500],
    ['1973-01-01', 35_000],
    ['1967-01-01', 46_000],
  ])('who was born on %s pays %i TL at an insurer of the market’s price', (birthDate, gross) => {
    expect(lira('901', { people: [{ birthDate }] })).toBe(gross);
  });

  test.each([
    ['hospital beds only', { treatment: 'inpatient' }, 22_500 * 0.55],
    ['four visits', { outpatientVisits: '4' }, 22_500 * 0.86],
    ['six visits', { outpatientVisits: '6' }, 22_500 * 0.91],
    ['eight visits', { outpatientVisits: '8' }, 22_500 * 0.96],
    ['any number of visits', { outpatientVisits: '0' }, 22_500 * 1.2],
    ['the narrow network', { network: 'narrow' }, 22_500 * 0.82],
    ['the wide network', { network: 'wide' }, 22_500 * 1.35],
    ['birth', { birthCoverage: 'true' }, 22_500 + 14_000],
    ['dental', { dentalCoverage: 'true' }, 22_500 + 1_200],
    ['check-up', { checkUpCoverage: 'true' }, 22_500 + 900],
  ] satisfies [string, Fields, number][])('%s', (_, fields, gross) => {
    expect(lira('901', { fields })).toBeCloseTo(gross, 2);
  });

  test('three pay a tenth less than one by one, and each has a price of their own', () => {
    const people = [{}, { ...child, birthDate: '2015-05-05' }, { ...child, birthDate: '2021-05-05' }];
    const family = offered('901', { people });
    // (22,500 + 12,500 + 19,000) × 0.9
    expect(family.gross).toBe(4_860_000);
    expect(family.personPrices.map(({ gross }) => Math.round(gross / 100))).toEqual([20_250, 11_250, 17_100]);
    expect(lira('901', { people: people.slice(0, 2) })).toBe(35_000);
  });

  test('without social security it is 3.2 times as much, 5 times with every hospital', () => {
    expect(lira('901', { line: 'bireysel' })).toBeCloseTo(22_500 * 3.2, 2);
    expect(lira('901', { line: 'bireysel', fields: { network: 'full' } })).toBeCloseTo(22_500 * 5, 2);
    expect(lira('908', { line: 'bireysel', fields: { network: 'wide' } })).toBeCloseTo(22_500 * 3.2 * 1.35 * 0.93, 2);
  });

  test('904 loads İstanbul', () => {
    expect(lira('904', { fields: { provinceCode: '34' } })).toBeCloseTo(22_500 * 0.95 * 1.2, 2);
  });
});

describe('who is taken, and on which terms', () => {
  test('everybody who sells takes a healthy person, in one plan or two that cost more the more they cover', () => {
    for (const line of ['tamamlayici', 'bireysel'] as const) {
      expect(sellersOf(line)).toHaveLength(5);
      const counts = sellersOf(line).map((code) => packagesOf(code, question({ line })).length);
      expect(new Set(counts)).toEqual(new Set([1, 2]));
    }
    const [wanted, richer] = packagesOf('901', question({}));
    expect(richer?.gross).toBeGreaterThan(wanted?.gross ?? 0);
    expect(richer && worth(richer, 'ayaktaTedavi')).toEqual({ type: 'LIMITLESS' });
    expect([wanted?.name, richer?.name]).toEqual([
      'Yatarak ve Ayakta Tedavi, Standart Ağ',
      'Yatarak ve Ayakta Tedavi, Geniş Ağ',
    ]);
  });

  test.each([
    ['901', { people: [{ birthDate: '1965-01-01' }] }, reasons.age],
    ['914', { people: [{ birthDate: '1961-01-01' }] }, reasons.age],
    ['901', { people: [{}, { birthDate: '1965-01-01' }] }, reasons.oneAge],
    ['915', { line: 'bireysel', people: [{ birthDate: '1955-01-01' }] }, reasons.age],
    ['908', { people: [veryHeavy] }, reasons.person],
    ['908', { people: [child, veryHeavy] }, reasons.onePerson],
    ['904', { people: [{ plannedTreatment: 'true' }] }, reasons.person],
    ['904', { fields: { network: 'wide' } }, reasons.network],
    ['901', { fields: { network: 'full' } }, reasons.network],
    ['901', { fields: { startDate: '2026-12-20' } }, reasons.startTooFar],
  ] satisfies [string, Plan, string][])('%s declines %j', (code, plan, reason) => {
    expect(ask(code, plan)).toEqual({ kind: 'declined', reason });
  });

  test('nobody takes a baby in its first fourteen days, everybody takes it after them', () => {
    for (const line of ['tamamlayici', 'bireysel'] as const)
      for (const code of sellersOf(line)) {
        const born = (birthDate: string) => ask(code, { line, people: [{}, { ...child, birthDate }] });
        expect(born('2026-11-03'), code).toEqual({ kind: 'declined', reason: reasons.newborn });
        expect(born('2026-11-02').kind, code).toBe('packages');
      }
  });

  test.each([
    ['901', {}, heavy, 10],
    ['908', {}, heavy, 15],
    ['909', {}, heavy, 20],
    ['908', {}, { weightKg: '84' }, undefined],
    ['914', {}, { regularMedication: 'true' }, 10],
    ['901', {}, { regularMedication: 'true' }, undefined],
    ['904', {}, { conditions: 'thyroid joints' }, 30],
    ['905', { line: 'bireysel' }, { conditions: 'diabetes' }, 25],
    ['915', { line: 'bireysel' }, { conditions: 'diabetes' }, 10],
    ['915', { line: 'bireysel' }, { conditions: 'heart', plannedTreatment: 'true' }, 30],
    ['915', { line: 'bireysel' }, { ...veryHeavy, conditions: 'heart mind', plannedTreatment: 'true' }, 40],
  ] satisfies [string, Plan, Fields, number | undefined][])(
    '%s %j loads %j by its percent, and this person alone',
    (code, plan, person, percent) => {
      const [alone, other] = [offered(code, { ...plan, people: [person] }), offered(code, plan)];
      expect(alone.personPrices[0]).toMatchObject({ loadingPercent: percent, exclusions: [] });
      expect(alone.gross / other.gross).toBeCloseTo(1 + (percent ?? 0) / 100, 5);
      const both = offered(code, { ...plan, people: [person, {}] });
      expect(both.personPrices[1]).toMatchObject({ gross: other.gross, loadingPercent: undefined });
    },
  );

  test('a child’s weight loads nobody', () => {
    expect(offered('909', { people: [{ ...child, weightKg: '80' }] }).personPrices[0]?.loadingPercent).toBeUndefined();
  });

  test.each([
    ['901', {}, { conditions: 'cancer' }, [exclusions.conditions]],
    ['908', {}, { conditions: 'mind other' }, [exclusions.conditions]],
    ['914', {}, { conditions: 'lungs', plannedTreatment: 'true' }, [exclusions.conditions, exclusions.planned]],
    ['901', { fields: { birthCoverage: 'true' } }, { pregnant: 'true' }, [exclusions.birth]],
    ['901', {}, { pregnant: 'true' }, []],
  ] satisfies [string, Plan, Fields, readonly string[]][])('%s %j leaves out for %j', (code, plan, person, left) => {
    const { personPrices, gross } = offered(code, { ...plan, people: [person] });
    expect(personPrices[0]?.exclusions).toEqual(left);
    expect(gross).toBe(offered(code, plan).gross);
  });

  test('birth is for women of 18 to 50 beside treatment without a stay, and who cannot have it pays nothing for it', () => {
    const fields = { birthCoverage: 'true' };
    for (const plan of [
      { fields, people: [{ gender: 'male' }] },
      { fields, people: [{ birthDate: '1970-01-01' }] },
      { fields: { ...fields, treatment: 'inpatient' } },
    ]) {
      const without = offered('901', { ...plan, fields: { ...plan.fields, birthCoverage: 'false' } });
      const { gross, warnings, coverages } = offered('901', plan);
      expect(gross).toBe(without.gross);
      expect(coverages).toContainEqual({ code: 'dogumSaglik', value: { type: 'NOT_INCLUDED' } });
      expect(warnings).toContain('Doğum teminatı, ayakta tedaviyle birlikte 18–50 yaş arasındaki kadınlara verilir.');
    }
    expect(worth(offered('901', { fields }), 'dogumSaglik')).toEqual({ type: 'AMOUNT', amount: 6_000_000 });
  });
});

describe('who wants to look first', () => {
  test.each([
    ['thyroid', [], undefined, []],
    ['diabetes', [], 20, []],
    ['bloodPressure nerves', [], 25, []],
    ['joints', [], undefined, [exclusions.conditions]],
    ['heart', ['Tedaviyi yürüten hekimin son altı aya ait raporu'], undefined, [exclusions.conditions]],
    ['kidneys diabetes', ['Tedaviyi yürüten hekimin son altı aya ait raporu'], 20, [exclusions.conditions]],
    ['cancer', ['Tedaviyi yürüten hekimin son altı aya ait raporu'], undefined, [exclusions.conditions]],
  ] satisfies [string, readonly string[], number | undefined, readonly string[]][])(
    '909 looks at %s, and then takes the person on terms',
    (conditions, wantedDocuments, loadingPercent, left) => {
      const answer = ask('909', { people: [{ conditions }, child] });
      if (answer.kind !== 'review') throw new Error(answer.kind);
      expect(answer.look).toMatchObject({ wantedDocuments, resolves: { to: { kind: 'accept' } } });
      const [first, second] = answer.packages[0]?.personPrices ?? [];
      expect(first).toMatchObject({ loadingPercent, exclusions: left });
      expect(second).toMatchObject({ loadingPercent: undefined, exclusions: [] });
    },
  );

  test('905 wants a report of people from 55 on', () => {
    const aged = (birthDate: string) => ask('905', { line: 'bireysel', people: [{ birthDate }] });
    expect(aged('1971-11-17').kind).toBe('packages');
    expect(aged('1971-11-16')).toMatchObject({
      kind: 'review',
      look: { wantedDocuments: ['Son bir yıla ait sağlık kontrol raporu'] },
    });
  });

  test('no sentence of any insurer names what was declared', () => {
    const named =
      /diyabet|şeker|tansiyon|kalp|kanser|akciğer|astım|böbrek|tiroit|tiroid|nörolojik|(?<!\p{L})eklem|psikiyatri|gebe|hamile|kilo/iu;
    const person = { conditions: healthConditions.join(' '), plannedTreatment: 'true', pregnant: 'true', ...veryHeavy };
    for (const line of ['tamamlayici', 'bireysel'] as const)
      for (const code of sellersOf(line)) {
        const { kind, ...said } = ask(code, { line, fields: { birthCoverage: 'true' }, people: [person] });
        const packages = 'packages' in said ? said.packages : [];
        const sentences = packages.flatMap(({ warnings, personPrices }) => [
          ...warnings,
          ...personPrices.flatMap((price) => price.exclusions),
        ]);
        const reason = 'reason' in said ? said.reason : '';
        const look = 'look' in said ? [said.look.reason, ...said.look.wantedDocuments] : [];
        for (const sentence of [...sentences, reason, ...look]) expect(sentence, `${code} ${kind}`).not.toMatch(named);
      }
  });
});

test('a question without people, height or plan says what is missing', () => {
  expect(ask('901', { people: [] })).toEqual({ kind: 'incomplete', fields: ['insured'] });
  const { heightCm: _, ...shapeless } = healthyPerson;
  expect(decided('901', { line: 'tamamlayici', fields: careFields, people: [shapeless] })).toEqual({
    kind: 'incomplete',
    fields: ['insured.0.heightCm'],
  });
  expect(ask('901', { fields: { network: 'elsewhere' } })).toEqual({ kind: 'incomplete', fields: ['network'] });
  expect(ask('901', { people: [{ conditions: 'flu' }] }).kind).toBe('incomplete');
});

test('a hundred families get at least two answers with a price, the same whenever they ask', () => {
  for (let index = 0; index < 100; index += 1) {
    const random = seeded(`family/${index}`);
    const line = pick(random, ['tamamlayici', 'bireysel'] as const);
    const people = Array.from({ length: between(random, 1, 4) }, () => ({
      birthDate: `${between(random, 1967, 2024)}-03-03`,
      gender: pick(random, ['female', 'male']),
      weightKg: `${between(random, 50, 98)}`,
      conditions: pick(random, ['', '', '', 'thyroid', 'diabetes']),
    }));
    const plan = { line, people, fields: { network: pick(random, ['narrow', 'standard']) } };
    const answers = sellersOf(line).map((code) => ask(code, plan));
    expect(answers.filter(({ kind }) => kind === 'packages').length, JSON.stringify(plan)).toBeGreaterThanOrEqual(2);
    expect(sellersOf(line).map((code) => ask(code, plan))).toEqual(answers);
  }
});

test.each(['tamamlayici', 'bireysel'] as const)(
  'every coverage of %s has a key of ours, a label and a short code',
  (line) => {
    const keys = new Set<string>(coverageKeys);
    for (const { coverages } of packagesOf('901', question({ line })))
      for (const { code } of coverages)
        expect([code, keys.has(code), coverageLabels.has(code), coverageShortCodes.has(code)]).toEqual([
          code,
          true,
          true,
          true,
        ]);
  },
);
