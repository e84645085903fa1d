import { describe, expect, test } from 'vitest';
import { selectListSeeds } from '#db/seeds/select-lists.ts';
import { addDays } from '#domain/dates.ts';
import { buildPeriodNames, structureNames, useNames } from '#messages/property-questions.ts';
import { building, home } from '#testing/property-quotation.ts';
import { problemsOf, valuesOf } from '../../fields/problems.ts';
import { emptyValues, isShown } from '../../fields/values.ts';
import { modelOf } from '../../fields/wire.ts';
import { fieldsOf } from '../../forms/fields-of.ts';
import { propertyForm } from './form.ts';
import { propertyColumnsOf, propertyLines } from './lines.ts';
import { presetAnswers } from './presets.ts';
import { propertyRefusal } from './refusal.ts';
import { propertyGates, propertyScreen, withoutGates } from './screen.ts';
import { startRefusal } from './start.ts';
import type { PropertySubject } from './subject.ts';
import { buildingRows, earthquakeRows } from './summary.ts';

const today = '2026-11-15';
const customer = { Name: 'DENİZ', Surname: 'ÖRNEK', CityCode: 34, TownCode: 1 };
const dask: PropertySubject = { line: 'dask', policyEnd: undefined };
const konut: PropertySubject = { line: 'konut', policyEnd: undefined };
const unknown = { building: false, customer: undefined } as const;
const known = { building: true, customer: 'person' } as const;

function wrong(subject: PropertySubject, sent: object) {
  const fields = fieldsOf(propertyForm(subject));
  return problemsOf(fields, valuesOf(fields, { ...sent }), today).map(({ path, message }) => [path[0], message]);
}
const wrongNames = (subject: PropertySubject, sent: object) => wrong(subject, sent).map(([name]) => name);

describe('questions of the lines that insure a building', () => {
  test('there are two of them', () => expect(propertyLines).toEqual(['dask', 'konut']));

  test.each([
    [dask, building],
    [konut, home],
  ])('%o is content with what it needs', (subject, answers) => {
    expect(wrong(subject, { ...customer, ...answers })).toEqual([]);
  });

  test('what is missing is named by line', () => {
    const facts = ['GrossArea', 'DaskInsaTarzi', 'FloorCount', 'DamageState', 'Name', 'CityCode', 'PolicyStart'];
    expect(wrongNames(dask, {}).sort()).toEqual([...facts, 'DaskInsaYili', 'DaskKullanimSekli', 'InsuredRole'].sort());
    const homes = ['Occupant', 'EvTipi', 'KonutBulunduguKat', 'KonutCatiTipi', 'KonutInsaYili', 'EmptyMonths'];
    expect(wrongNames(konut, {}).sort()).toEqual([...facts, ...homes].sort());
  });

  test.each([dask, konut])('$line explains every question in a line, and no car is spoken of', (subject) => {
    for (const field of fieldsOf(propertyScreen(subject, unknown))) {
      expect(field.help, field.name).toBeTruthy();
      expect(field.help, field.name).not.toMatch(/ara[cç]/i);
      const typed = field.kind === 'textInput' || field.kind === 'selectBox' || field.kind === 'datePicker';
      if (typed) expect(field.autoComplete, field.name).toBeTruthy();
      if (field.kind !== 'radioGroup') expect(field.help?.length ?? 0, field.name).toBeLessThanOrEqual(45);
    }
  });

  test('other lines ask nothing about a building', () => {
    expect(() => propertyColumnsOf('kasko')).toThrow(RangeError);
  });

  test('[N-13] rows call what was found by the names of the specified lists', () => {
    const textsOf = (code: string) =>
      selectListSeeds(2026)
        .find((list) => list.code === code)
        ?.items.map(([id, text]) => [id, text]);
    const numbered = (names: readonly string[]) => names.map((name, index) => [String(index + 1), name]);
    expect(textsOf('DaskInsaTarzi')).toEqual(Object.entries(structureNames));
    expect(textsOf('DaskInsaYili')).toEqual(numbered(buildPeriodNames));
    expect(textsOf('DaskKullanimSekli')).toEqual(numbered(useNames));
    expect(buildingRows('dask', building).map(({ value }) => value)).toEqual([
      '110 m²',
      'Çelik, betonarme karkas',
      '2007 ve sonrası',
      '4–7 kat',
      'Mesken',
      'Hasarsız',
    ]);
    expect(buildingRows('dask', null)).toEqual([]);
    // Home insurance asks the very year, and insures where somebody lives.
    expect(buildingRows('konut', building)).toHaveLength(4);
    const policy = { FirmName: 'Örnek Sigorta', MaskedPolicyNo: '…8283', PolicyEnd: '2026-12-01' };
    expect(earthquakeRows(policy).map(({ value }) => value)).toEqual(['Örnek Sigorta', '…8283', '01.12.2026']);
  });
});

describe('damage', () => {
  test('medium wants a document, nothing else does', () => {
    expect(wrong(dask, { ...customer, ...building, DamageState: '3' })).toEqual([
      ['RepairDocumentNo', expect.stringContaining('onarıldığı belgelenirse')],
    ]);
    for (const DamageState of ['1', '2']) expect(wrong(dask, { ...customer, ...building, DamageState })).toEqual([]);
  });

  test('heavy is refused where it is answered', () => {
    expect(propertyRefusal({ DamageState: '4' })).toMatch(/Ağır hasarlı/);
    for (const DamageState of ['1', '2', '3', undefined] as const)
      expect(propertyRefusal({ DamageState })).toBeUndefined();
  });
});

describe('what a home asks follows from what is covered', () => {
  const shownSums = (answers: object) => {
    const fields = fieldsOf(propertyScreen(konut, unknown));
    const values = valuesOf(fields, { ...answers, [propertyGates.extras.name]: true });
    return fields
      .filter(({ name }) => name.endsWith('Sum') || name === 'PoliceTipi' || name === 'DaskPolicyNo')
      .filter((field) => isShown(field, values))
      .map(({ name }) => name);
  };

  test.each([
    [
      { Occupant: '1', PoliceTipi: '1' },
      ['PoliceTipi', 'BuildingSum', 'ContentsSum', 'DaskPolicyNo', 'GlassSum', 'ElectronicsSum', 'ValuablesSum'],
    ],
    [{ Occupant: '1', PoliceTipi: '2' }, ['PoliceTipi', 'ContentsSum', 'GlassSum', 'ElectronicsSum', 'ValuablesSum']],
    [{ Occupant: '1', PoliceTipi: '3' }, ['PoliceTipi', 'BuildingSum', 'DaskPolicyNo', 'GlassSum']],
    [{ Occupant: '2', PoliceTipi: '3' }, ['ContentsSum', 'GlassSum', 'ElectronicsSum', 'ValuablesSum']],
  ])('%o', (answers, names) => expect(shownSums(answers)).toEqual(names));

  test('[V-24] sums have limits, told in lira', () => {
    const sums = (more: object) => wrong(konut, { ...customer, ...home, ...more });
    expect(sums({ ContentsSum: null })).toEqual([['ContentsSum', 'Bir değer girilmelidir.']]);
    expect(sums({ ContentsSum: 49_999 })).toEqual([['ContentsSum', 'En az 50,000₺ olmalıdır.']]);
    expect(sums({ BuildingSum: 100_000_001 })).toEqual([['BuildingSum', 'En fazla 100,000,000₺ olmalıdır.']]);
    expect(sums({ GlassSum: 999 })).toEqual([['GlassSum', 'En az 1,000₺ olmalıdır.']]);
    expect(sums({ LiabilityLimit: '1' })).toHaveLength(1);
  });

  test('liability has four limits, and none is chosen for anybody', () => {
    const limits = ['100000', '250000', '500000', '1000000'];
    const taken = (LiabilityLimit: string) => wrong(konut, { ...customer, ...home, LiabilityLimit }).length === 0;
    expect(['', ...limits, '0', '2000000'].filter(taken)).toEqual(['', ...limits]);
    const fields = fieldsOf(propertyScreen(konut, unknown));
    expect(fields.find(({ name }) => name === 'LiabilityLimit')).toMatchObject({ preset: '' });
  });

  test('a policy that was found is not asked for', () => {
    const names = (subject: PropertySubject) => fieldsOf(propertyScreen(subject, unknown)).map(({ name }) => name);
    expect(names(konut)).toContain('DaskPolicyNo');
    expect(names({ ...konut, policyEnd: '2027-01-01' })).not.toContain('DaskPolicyNo');
  });
});

describe('the screen of the second step', () => {
  const answersOf = (subject: PropertySubject, facts: typeof known | typeof unknown, sent: object) => {
    const fields = fieldsOf(propertyScreen(subject, facts));
    return withoutGates(modelOf(fields, { ...emptyValues(fields), ...valuesOf(fields, { ...sent }) }));
  };

  test('what the registers know is asked only of who corrects it', () => {
    const sent = { ...customer, ...building, LenderName: 'Örnek Banka' };
    expect(answersOf(dask, known, sent)).toEqual({ InsuredRole: '1', PolicyStart: '2026-11-20' });
    const open = { [propertyGates.correctBuilding.name]: true, [propertyGates.lender.name]: true };
    expect(answersOf(dask, known, { ...sent, ...open })).toMatchObject({ GrossArea: 110, LenderName: 'Örnek Banka' });
  });

  test('the document of a repair is asked for also where the register told of the damage', () => {
    const fields = fieldsOf(propertyScreen(dask, known));
    const values = valuesOf(fields, { ...building, DamageState: '3' });
    expect(problemsOf(fields, values, today).map(({ path }) => path[0])).toEqual(['RepairDocumentNo']);
  });

  test('a company has a title and no surname', () => {
    const fields = fieldsOf(propertyScreen(dask, { building: false, customer: 'company' }));
    expect(fields.find(({ name }) => name === 'Name')?.label).toBe('Unvan');
    expect(fields.some(({ name }) => name === 'Surname')).toBe(false);
  });

  test('who has a lender names it', () => {
    const fields = fieldsOf(propertyScreen(dask, known));
    const values = valuesOf(fields, { ...building, [propertyGates.lender.name]: true });
    expect(problemsOf(fields, values, today).map(({ path }) => path[0])).toEqual(['LenderName']);
  });

  test('five answers complete an unknown building that is lived in by its owner', () => {
    const fields = fieldsOf(propertyScreen(dask, { building: false, customer: 'person' }));
    const values = valuesOf(fields, presetAnswers(dask, today));
    const asked = problemsOf(fields, values, today).map(({ path }) => path[0]);
    expect(asked).toEqual(['GrossArea', 'DaskInsaTarzi', 'DaskInsaYili', 'FloorCount', 'DamageState']);
  });
});

test('little is answered for anybody, and nothing that only a look at the building tells', () => {
  expect(presetAnswers(dask, today)).toEqual({ PolicyStart: today, InsuredRole: '1', DaskKullanimSekli: '1' });
  expect(presetAnswers(konut, today)).toEqual({ PolicyStart: today, EmptyMonths: '0' });
});

describe('the start of an earthquake policy', () => {
  const following = (policyEnd: string): PropertySubject => ({ line: 'dask', policyEnd });

  test.each([
    [dask, today],
    [following('2026-11-27'), '2026-11-27'],
    [following('2026-12-15'), '2026-12-15'],
    [following('2026-12-16'), today],
    [following('2026-11-05'), today],
    [{ line: 'konut', policyEnd: '2026-11-27' } as const, today],
  ])('%o begins on %s unless another day is chosen', (subject, start) => {
    expect(presetAnswers(subject, today).PolicyStart).toBe(start);
  });

  test('is a day on which no other is in force', () => {
    expect(startRefusal(following('2026-11-27'), '2026-11-26', today)).toMatch(/27\.11\.2026 gününe kadar geçerli/);
    expect(startRefusal(following('2026-11-27'), '2026-11-27', today)).toBeUndefined();
    expect(startRefusal(following('2026-12-16'), today, today)).toMatch(/Yenileme 16\.11\.2026 gününde açılır/);
    expect(startRefusal({ line: 'konut', policyEnd: '2026-12-16' }, today, today)).toBeUndefined();
    expect(startRefusal(dask, today, today)).toBeUndefined();
  });

  test('lies at most 30 days ahead, as insurers take it, also after a policy that can be renewed', () => {
    const names = (subject: PropertySubject, days: number) =>
      wrongNames(subject, { ...customer, ...building, PolicyStart: addDays(today, days) });
    expect(names(dask, 30)).toEqual([]);
    expect(names(dask, 31)).toEqual(['PolicyStart']);
    expect(names(following('2026-12-15'), 30)).toEqual([]);
    expect(names(following('2026-12-15'), 31)).toEqual(['PolicyStart']);
    expect(names(dask, -1)).toEqual(['PolicyStart']);
  });
});
