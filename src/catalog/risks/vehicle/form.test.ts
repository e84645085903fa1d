import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/dates.ts';
import { vehicleTypes } from '#sandbox/registries/records/vehicle-catalogue.ts';
import { problemsOf, valuesOf } from '../../fields/problems.ts';
import { modelOf } from '../../fields/wire.ts';
import { fieldsOf } from '../../forms/fields-of.ts';
import { lines } from '../../lines/index.ts';
import { presetStart } from '../policy-start.ts';
import { vehicleForm } from './form.ts';
import { vehicleColumns, vehicleLines } from './lines.ts';
import { gates, vehicleScreen, withoutGates } from './screen.ts';
import type { VehicleSubject } from './subject.ts';

const today = '2026-11-15';
const subjects: readonly VehicleSubject[] = [
  ...vehicleLines.map((line) => ({ line, variant: undefined })),
  { line: 'trafik', variant: 'secondHand' },
];
const subject = (line: VehicleSubject['line'], variant?: VehicleSubject['variant']): VehicleSubject => ({
  line,
  variant,
});

const found = {
  BrandCode: '701',
  VehicleType: '1001',
  ModelYear: 2021,
  FuelType: 'Benzin',
  UsageType: '111-10',
  Name: 'DENİZ',
  Surname: 'ÖRNEK',
  CityCode: 34,
  TownCode: 1,
  PolicyStart: today,
};
const ownAnswers = {
  NotarySaleDate: '2026-11-10',
  DealerLicenceNo: '3400123',
  TermDays: '15',
  GreenCardType: '1',
  DestinationCountry: 'DE',
  RegistrationCountry: 'BG',
};

function problems(asked: VehicleSubject, sent: Record<string, unknown>) {
  const fields = fieldsOf(vehicleForm(asked));
  return problemsOf(fields, valuesOf(fields, sent), today);
}
const wrongNames = (asked: VehicleSubject, sent: Record<string, unknown>) =>
  problems(asked, sent).map(({ path }) => path[0]);

describe('questions of the vehicle lines', () => {
  test('there are seven of them', () => expect(subjects).toHaveLength(7));

  test.each(subjects)('$line (variant: $variant) is content with what it needs', (asked) => {
    expect(problems(asked, { ...found, ...ownAnswers })).toEqual([]);
  });

  test('what is missing is named by line', () => {
    const common = ['BrandCode', 'ModelYear', 'VehicleType', 'FuelType', 'UsageType', 'Name', 'CityCode'];
    const missing = (asked: VehicleSubject) =>
      wrongNames(asked, {}).filter((name) => !common.includes(String(name)) && name !== 'PolicyStart');
    for (const asked of subjects) expect(wrongNames(asked, {})).toEqual(expect.arrayContaining(common));
    expect(missing(subject('kasko'))).toEqual([]);
    expect(missing(subject('trafik'))).toEqual([]);
    expect(missing(subject('trafik', 'secondHand'))).toEqual(['NotarySaleDate']);
    expect(missing(subject('galericikisatrafik'))).toEqual(['DealerLicenceNo', 'NotarySaleDate', 'TermDays']);
    expect(missing(subject('imm'))).toEqual([]);
    expect(missing(subject('yesilKart'))).toEqual(['GreenCardType', 'TermDays']);
    expect(missing(subject('yabanciTrafik'))).toEqual(['RegistrationCountry', 'TermDays']);
  });

  test.each(subjects)('$line (variant: $variant) explains every question', (asked) => {
    for (const field of fieldsOf(vehicleScreen(asked, { vehicle: false, customer: undefined }))) {
      expect(field.help, field.name).toBeTruthy();
      const typed = field.kind === 'textInput' || field.kind === 'selectBox' || field.kind === 'datePicker';
      if (typed) expect(field.autoComplete, field.name).toBeTruthy();
      if (field.kind !== 'radioGroup') expect(field.help?.length ?? 0, field.name).toBeLessThanOrEqual(45);
    }
  });

  test('other lines ask nothing about a vehicle', () => {
    expect(vehicleColumns('dask')).toBeUndefined();
    expect(() => vehicleForm(subject('dask'))).toThrow(RangeError);
  });

  test('a term, a limit or a type that is not offered is refused', () => {
    const sent = { ...found, ...ownAnswers };
    expect(wrongNames(subject('galericikisatrafik'), { ...sent, TermDays: 45 })).toEqual(['TermDays']);
    expect(wrongNames(subject('yabanciTrafik'), { ...sent, TermDays: 365 })).toEqual([]);
    expect(wrongNames(subject('yesilKart'), { ...sent, GreenCardType: '3' })).toEqual(['GreenCardType']);
    expect(wrongNames(subject('imm'), { ...sent, LiabilityLimit: '123' })).toEqual(['LiabilityLimit']);
    expect(wrongNames(subject('imm'), { ...sent, LiabilityLimit: 'sinirsiz' })).toEqual([]);
    expect(wrongNames(subject('kasko'), { ...sent, ProfessionCode: 'pilot' })).toEqual(['ProfessionCode']);
  });
});

describe('a vehicle given by hand', () => {
  test('has numbers as its documents spell them, since old and foreign ones follow no form', () => {
    for (const number of ['1', 'ŞASİ-12/3', 'NM0*AXX TTPA'])
      expect(wrongNames(subject('kasko'), { ...found, EngineNo: number, FrameNo: number }), number).toEqual([]);
  });

  test('has a model year from where the list of values begins', () => {
    const [earliest] = vehicleTypes.map(({ firstModelYear }) => firstModelYear).toSorted();
    const year = fieldsOf(vehicleForm(subject('kasko'))).find(({ name }) => name === 'ModelYear');
    expect(year).toMatchObject({ source: { yearsFrom: earliest } });
  });
});

describe('[V-26] the start of a policy', () => {
  test.each([
    [subject('trafik'), 15],
    [subject('trafik', 'secondHand'), 15],
    [subject('kasko'), 30],
    [subject('imm'), 30],
    [subject('yesilKart'), 30],
    [subject('galericikisatrafik'), 30],
    [subject('yabanciTrafik'), 30],
  ])('%o lies at most %i days ahead', (asked, days) => {
    const wrong = (PolicyStart: string) => wrongNames(asked, { ...found, ...ownAnswers, PolicyStart });
    expect(wrong(today)).toEqual([]);
    expect(wrong(addDays(today, days))).toEqual([]);
    expect(wrong(addDays(today, days + 1))).toEqual(['PolicyStart']);
    expect(wrong(addDays(today, -1))).toEqual(['PolicyStart']);
  });

  test.each([
    ['trafik', undefined, today],
    ['trafik', '2026-11-14', today],
    ['trafik', '2026-11-15', '2026-11-16'],
    ['trafik', '2026-11-29', '2026-11-30'],
    ['trafik', '2026-11-30', today],
    ['kasko', '2026-11-30', '2026-12-01'],
    ['kasko', '2026-12-15', today],
    ['imm', '2026-11-20', today],
    ['yesilKart', '2026-11-20', today],
    ['trafik', '2026-10-01', today],
  ] as const)('%s after a policy until %s begins on %s', (line, lastEnd, start) => {
    expect(presetStart(lines[line].start, { lastEnd, today })).toBe(start);
  });
});

test('a second-hand car was sold within the last 60 days, a dealer’s at any time', () => {
  const wrong = (asked: VehicleSubject, NotarySaleDate: string) =>
    wrongNames(asked, { ...found, ...ownAnswers, NotarySaleDate });
  expect(wrong(subject('trafik', 'secondHand'), addDays(today, -60))).toEqual([]);
  expect(wrong(subject('trafik', 'secondHand'), addDays(today, -61))).toEqual(['NotarySaleDate']);
  expect(wrong(subject('trafik', 'secondHand'), addDays(today, 1))).toEqual(['NotarySaleDate']);
  expect(wrong(subject('galericikisatrafik'), addDays(today, -200))).toEqual([]);
});

describe('the screen of the second step', () => {
  const all = { vehicle: true, customer: 'person' } as const;
  const shownOf = (asked: VehicleSubject, known: Parameters<typeof vehicleScreen>[1], sent: object) => {
    const fields = fieldsOf(vehicleScreen(asked, known));
    return modelOf(fields, valuesOf(fields, { ...sent }));
  };

  test('what the registers know is asked only of who corrects it', () => {
    const sent = { ...found, RadioPrice: 5000, LenderName: 'Örnek Banka' };
    expect(withoutGates(shownOf(subject('kasko'), all, sent))).toEqual({
      PolicyStart: today,
      Lpg: false,
      RentACar: false,
    });
    const open = {
      [gates.correctVehicle.name]: true,
      [gates.correctCustomer.name]: true,
      [gates.accessories.name]: true,
      [gates.lender.name]: true,
    };
    expect(withoutGates(shownOf(subject('kasko'), all, { ...sent, ...open }))).toMatchObject({
      BrandCode: '701',
      ModelYear: '2021',
      Surname: 'ÖRNEK',
      CityCode: '34',
      RadioPrice: 5000,
      LenderName: 'Örnek Banka',
    });
  });

  test('a vehicle no register knows is asked for at once, its further numbers only on demand', () => {
    const fields = fieldsOf(vehicleScreen(subject('yabanciTrafik'), { vehicle: false, customer: 'person' }));
    const asked = problemsOf(fields, valuesOf(fields, {}), today).map(({ path }) => path[0]);
    expect(asked).toEqual(
      expect.arrayContaining(['BrandCode', 'ModelYear', 'VehicleType', 'RegistrationCountry', 'TermDays']),
    );
    expect(fields.find(({ name }) => name === 'FrameNo')?.when).toEqual({ field: 'MoreVehicle', is: ['true'] });
  });

  test('a company has a title and no surname', () => {
    const names = fieldsOf(vehicleScreen(subject('trafik'), { vehicle: true, customer: 'company' }));
    expect(names.find(({ name }) => name === 'Name')?.label).toBe('Unvan');
    expect(names.some(({ name }) => name === 'Surname')).toBe(false);
  });

  test('who has a lender names it', () => {
    const fields = fieldsOf(vehicleScreen(subject('kasko'), all));
    const values = valuesOf(fields, { ...found, [gates.lender.name]: true });
    expect(problemsOf(fields, values, today).map(({ path }) => path[0])).toEqual(['LenderName']);
  });
});
