import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Field } from '#catalog/fields/field.ts';
import { problemsOf } from '#catalog/fields/problems.ts';
import { emptyValues, type FormValues } from '#catalog/fields/values.ts';
import { modelOf } from '#catalog/fields/wire.ts';
import { fieldsOf } from '#catalog/forms/fields-of.ts';
import { vehicleForm } from '#catalog/risks/vehicle/form.ts';
import { vehicleLines } from '#catalog/risks/vehicle/lines.ts';
import { gates, vehicleScreen, withoutGates } from '#catalog/risks/vehicle/screen.ts';
import { lineVariantOf } from '#contracts/calls/line-variant.ts';
import { calls } from '#contracts/index.ts';
import { exampleQuotation } from '#testing/example-quotation.ts';
import { keepValues, readKept } from '../../../form/kept-values.ts';
import { startValues } from '../../../form/start-values.ts';
import type { QuotationOf } from '../../quotation.ts';

type Quotation = QuotationOf<'vehicle'>;

import { updateOf } from './ask-offers.ts';
import { answersName, carryAnswers, givenAnswers } from './kept-answers.ts';
import { knownFacts } from './known-facts.ts';
import { readScreen } from './read-screen.ts';

const today = '2026-11-15';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
});

function open(quotation: Quotation) {
  const fields = fieldsOf(vehicleScreen(lineVariantOf(quotation), knownFacts(quotation, today)));
  return { fields, values: startValues(fields, givenAnswers(fields, quotation, { today }), {}) };
}

describe('a car that is found', () => {
  test('needs nothing typed on kasko: every question has its answer', () => {
    const { fields, values } = open(exampleQuotation());
    expect(problemsOf(fields, values, today)).toEqual([]);
    expect(updateOf({ quotation: exampleQuotation(), model: modelOf(fields, values) })).toEqual({
      HeaderGuid: exampleQuotation().HeaderGuid,
      PolicyStart: '2026-11-21',
      Lpg: false,
      RentACar: false,
      CrossSellingBranches: ['ferdikaza', 'hukuksalkoruma'],
    });
  });

  test('is asked about where the register left something out', () => {
    const { FuelType, ...Vehicle } = exampleQuotation().Vehicle ?? {};
    const quotation = exampleQuotation({ Vehicle });
    expect(knownFacts(quotation, today)).toEqual({ vehicle: false, customer: 'person' });
    const { fields, values } = open(quotation);
    expect(problemsOf(fields, values, today).map(({ path }) => path[0])).toEqual(['FuelType']);
    expect(values).toMatchObject({ BrandCode: '701', ModelYear: '2021' });
  });

  test('of a company has no district and a title', () => {
    const Customer = { Name: 'ÖRNEK A.Ş.', Surname: '', CityCode: 41, TownCode: 0, City: 'Kocaeli', County: '' };
    const quotation = exampleQuotation({ Customer });
    expect(knownFacts(quotation, today).customer).toBe('company');
    expect(open(quotation).values).toMatchObject({ Name: 'ÖRNEK A.Ş.', CityCode: '41', TownCode: '' });
  });
});

describe('what was answered before', () => {
  const Answers = {
    BrandCode: '702',
    VehicleType: '1001',
    ModelYear: 2020,
    RadioPrice: 2500,
    PolicyStart: '2026-11-25',
    Lpg: true,
  };

  test('comes back from the server, and what it stood behind is open', () => {
    const { values } = open(exampleQuotation({ Answers }));
    expect(values).toMatchObject({
      BrandCode: '702',
      ModelYear: '2020',
      RadioPrice: 2500,
      PolicyStart: '25/11/2026',
      Lpg: true,
      [gates.correctVehicle.name]: true,
      [gates.correctCustomer.name]: false,
      [gates.accessories.name]: true,
      [gates.lender.name]: false,
    });
  });

  test('a start that has passed gives way to one that is possible', () => {
    const { values } = open(exampleQuotation({ Answers: { PolicyStart: '2026-11-14' } }));
    expect(values.PolicyStart).toBe('21/11/2026');
  });

  test('what stands in the tab stands before what was sent', () => {
    const quotation = exampleQuotation({ Answers });
    const fields = fieldsOf(vehicleForm({ line: 'kasko', variant: undefined }));
    keepValues(answersName(quotation.HeaderGuid), fields, { ...emptyValues(fields), PolicyStart: '27/11/2026' });
    expect(open(quotation).values.PolicyStart).toBe('27/11/2026');
  });
});

describe('after another search', () => {
  const fields = [...fieldsOf(vehicleForm({ line: 'kasko', variant: undefined })), ...Object.values(gates)];
  const typed: FormValues = {
    ...emptyValues(fields),
    BrandCode: '705',
    VehicleType: '1003',
    RadioPrice: 900,
    PolicyStart: '20/11/2026',
    [gates.correctVehicle.name]: true,
  };
  const other = exampleQuotation({ HeaderGuid: '11111111-2222-4333-8444-555555555555' });

  test('choices go on, and the found car stands in place of the old one', () => {
    keepValues(answersName('old'), fields, typed);
    carryAnswers('old', other, today);
    expect(readKept(answersName(other.HeaderGuid), fields)).toMatchObject({
      RadioPrice: 900,
      PolicyStart: '20/11/2026',
      BrandCode: '701',
      VehicleType: '1001',
      [gates.correctVehicle.name]: false,
    });
  });

  test('that finds nothing, nothing typed is lost', () => {
    keepValues(answersName('old'), fields, typed);
    carryAnswers('old', { ...other, Vehicle: null, VehicleSearch: 'notFound' }, today);
    expect(readKept(answersName(other.HeaderGuid), fields)).toMatchObject({ BrandCode: '705', RadioPrice: 900 });
  });
});

/** Some value of a field, as a form holds it. */
function anyValue({ kind }: Field): string | number | boolean {
  return kind === 'inputNumber' ? 1 : kind === 'switch' || kind === 'checkboxSingle' ? true : 'x';
}

describe('a filled screen', () => {
  const known = [
    { vehicle: true, customer: 'person' },
    { vehicle: true, customer: 'company' },
    { vehicle: false, customer: undefined },
  ] as const;

  test.each(vehicleLines)('of %s loses no answer on its way into the call', (line) => {
    for (const variant of [undefined, 'secondHand'] as const) {
      for (const facts of known) {
        const fields = fieldsOf(vehicleScreen({ line, variant }, facts));
        const model = Object.fromEntries(fields.map((field) => [field.name, anyValue(field)]));
        expect(readScreen(model)).toEqual(withoutGates(model));
      }
    }
  });

  test('with an answer that the call does not take is a fault', () => {
    expect(() => readScreen({ Lpg: true, HullNumber: 'x' })).toThrow('HullNumber');
  });
});

test('[V-12] a green card is sent with the type that its plate tells', () => {
  const sentOf = (QueryType: Quotation['QueryType'], LicensePlateNumber: string | null) =>
    updateOf({ quotation: exampleQuotation({ QueryType, LicensePlateNumber }), model: {} });
  expect(sentOf('yesilKart', '34YK')).toMatchObject({ GreenCardType: '2' });
  expect(sentOf('yesilKart', '34ABC123')).toMatchObject({ GreenCardType: '1' });
  expect(sentOf('kasko', '34YK')).not.toHaveProperty('GreenCardType');
});

test('[N-07] every field of a vehicle query is asked in the search, in the questions, or told by the site', () => {
  const subjects = (['kasko', 'trafik', 'imm', 'yesilKart', 'galericikisatrafik', 'yabanciTrafik'] as const).map(
    (line) => vehicleForm({ line, variant: line === 'trafik' ? 'secondHand' : undefined }),
  );
  const asked = new Set(subjects.flatMap((form) => fieldsOf(form).map(({ name }) => name)));
  const searched = Object.keys(calls.vehicleQueryInfo.request.shape);
  const told = Object.keys(updateOf({ quotation: exampleQuotation(), model: {} }));
  const query = {
    LicensePlateNumber: searched,
    LicencePermitNo: searched,
    AsbisNo: searched,
    CrossSellingBranches: told,
  };
  for (const [name, source] of Object.entries(query)) expect(source, name).toContain(name);
  const byOwner = [
    'EngineNo',
    'FrameNo',
    'BrandCode',
    'VehicleType',
    'FuelType',
    'Colour',
    'FirstTrafficDate',
    'ModelYear',
    'Lpg',
    'RadioPrice',
    'NavigationPrice',
    'SteelWheelsPrice',
    'OtherAccessoryPrice',
    'UsageType',
    'ProfessionCode',
    'PolicyStart',
    'RentACar',
    // The region is the province, and the end follows from the start and the term.
    'CityCode',
    'TermDays',
  ];
  for (const name of byOwner) expect(asked, name).toContain(name);
  const wire = Object.keys(calls.vehicleUpdateInfo.request.shape);
  expect([...asked].filter((name) => !wire.includes(name))).toEqual([]);
});
