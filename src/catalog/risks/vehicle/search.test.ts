import { describe, expect, test } from 'vitest';
import { problemsOf } from '../../fields/problems.ts';
import { emptyValues, type FormValues } from '../../fields/values.ts';
import { modelOf } from '../../fields/wire.ts';
import { flowAt } from '../../flows/index.ts';
import { fieldsOf } from '../../forms/fields-of.ts';
import {
  canBeSearched,
  firstAnswers,
  identifiersOf,
  newVehicleSearchForm,
  usedVehicleSearchForm,
  vehicleSearchForm,
} from './search.ts';

const fields = fieldsOf(vehicleSearchForm);
const filled = (values: FormValues) => ({ ...emptyValues(fields), ...values });
const sent = (values: FormValues) => identifiersOf(modelOf(fields, filled(values)));
const wrong = (values: FormValues) =>
  problemsOf(fields, filled(values), '2026-11-15').map(({ path, message }) => [path[0], message]);

describe('the search for a vehicle', () => {
  test('[V-16] goes by the two letters and six digits of the document', () => {
    expect(wrong({})).toEqual([
      ['DocumentSerial', 'Lütfen doldurun'],
      ['DocumentNo', 'Lütfen doldurun'],
    ]);
    expect(wrong({ DocumentSerial: 'A', DocumentNo: '12345' })).toHaveLength(2);
    expect(sent({ DocumentSerial: 'AB', DocumentNo: '123456' })).toEqual({ LicencePermitNo: 'AB123456' });
  });

  test('or by the ASBİS number, or by nothing for who chooses by hand', () => {
    expect(wrong({ SearchBy: 'asbis', AsbisNo: '12' })).toHaveLength(1);
    const both = { DocumentSerial: 'AB', DocumentNo: '123456', AsbisNo: '1234567890' };
    expect(sent({ ...both, SearchBy: 'asbis' })).toEqual({ AsbisNo: '1234567890' });
    expect(sent({ ...both, SearchBy: 'byHand' })).toEqual({});
    expect(wrong({ SearchBy: 'byHand' })).toEqual([]);
  });

  test('a vehicle without a plate has its ASBİS number and nothing else', () => {
    const [only, ...more] = fieldsOf(newVehicleSearchForm);
    expect([only?.name, more]).toEqual(['AsbisNo', []]);
    expect(canBeSearched('kasko', '34YK')).toBe(true);
  });

  test('a used vehicle is never looked for as a new one', () => {
    const names = (form: typeof vehicleSearchForm) => fieldsOf(form).map(({ name }) => name);
    expect(names(vehicleSearchForm)).toContain('AsbisNo');
    expect(names(usedVehicleSearchForm)).not.toContain('AsbisNo');
    expect(JSON.stringify(usedVehicleSearchForm)).not.toContain('ASBİS');
  });

  test('no register knows a foreign vehicle or one without a plate', () => {
    expect(canBeSearched('kasko', '34ABC123')).toBe(true);
    expect(canBeSearched('yesilKart', '34ABC123')).toBe(true);
    expect(canBeSearched('yesilKart', '34YK')).toBe(false);
    expect(canBeSearched('yabanciTrafik', 'BAB1234')).toBe(false);
  });
});

describe('[V-12] a green card', () => {
  const first = fieldsOf(flowAt('/trafik/teklif?line=yesilKart').form);
  const problems = (values: FormValues) =>
    problemsOf(first, { ...emptyValues(first), ...values }, '2026-11-15').map(({ path, message }) => [
      path[0],
      message,
    ]);
  const person = { NationalNumber: '11111111110', Phone: '(555)000-0001' };

  test('of type 1 asks for the plate, of type 2 for the province only', () => {
    expect(problems(person)).toEqual([['LicensePlateNumber', 'Lütfen doldurun']]);
    expect(problems({ ...person, GreenCardType: '2' })).toEqual([['PlateProvince', 'Lütfen doldurun']]);
    expect(problems({ ...person, GreenCardType: '2', PlateProvince: '82' })).toEqual([
      ['PlateProvince', 'İl kodu 01 ile 81 arası iki rakamdır. Örnek: 34'],
    ]);
    expect(problems({ ...person, GreenCardType: '2', PlateProvince: '06' })).toEqual([]);
  });

  test('of type 2 is sent with the province code and YK', () => {
    const values = { ...person, GreenCardType: '2', PlateProvince: '06', LicensePlateNumber: '34 ABC 123' };
    expect(firstAnswers(modelOf(first, values))).toEqual({
      NationalNumber: '11111111110',
      Phone: '5550000001',
      LicensePlateNumber: '06YK',
    });
    expect(firstAnswers(modelOf(first, { ...values, GreenCardType: '1' }))).toMatchObject({
      LicensePlateNumber: '34ABC123',
    });
  });
});

describe('[V-12] a new vehicle on kasko and traffic', () => {
  const first = fieldsOf(flowAt('/trafik/kasko-teklif').form);
  const problems = (values: FormValues) =>
    problemsOf(first, { ...emptyValues(first), ...values }, '2026-11-15').map(({ path }) => path[0]);
  const person = { NationalNumber: '11111111110', Phone: '(555)000-0001' };

  test('has a province in place of the plate once that is ticked', () => {
    expect(problems(person)).toEqual(['LicensePlateNumber']);
    expect(problems({ ...person, WithoutPlate: true })).toEqual(['PlateProvince']);
    expect(problems({ ...person, WithoutPlate: true, PlateProvince: '34' })).toEqual([]);
  });

  test('is sent with the province code and YK, and what was ticked is not', () => {
    const values = { ...person, PlateProvince: '34', LicensePlateNumber: '06 ABC 123' };
    const sentFirst = (WithoutPlate: boolean) => firstAnswers(modelOf(first, { ...values, WithoutPlate }));
    const known = { NationalNumber: '11111111110', Phone: '5550000001' };
    expect(sentFirst(true)).toEqual({ ...known, LicensePlateNumber: '34YK' });
    expect(sentFirst(false)).toEqual({ ...known, LicensePlateNumber: '06ABC123' });
  });
});
