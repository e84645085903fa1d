import { describe, expect, test } from 'vitest';
import { problemsOf } from '../fields/problems.ts';
import { emptyValues } from '../fields/values.ts';
import { fieldsOf } from '../forms/fields-of.ts';
import { productPages, productPathOf } from '../pages/products.ts';
import { quotePages } from '../pages/quotes.ts';
import { flowAt, flows } from './index.ts';
import { quotePathOf } from './quote-address.ts';
import { readQuoted } from './read-quote-address.ts';

const fieldsAt = (path: string) => fieldsOf(flowAt(path).form);
const namesAt = (path: string) => fieldsAt(path).map((field) => field.name);
const trafficPage = quotePages.find((page) => page.path === '/trafik/teklif') as (typeof quotePages)[number];
const quotedBy = (query: string) => readQuoted(trafficPage, new URLSearchParams(query));

describe('flows', () => {
  test('[P-05] every quote page has exactly one flow, for its own line', () => {
    expect(flows.map(({ path, line }) => [path, line]).sort()).toEqual(
      quotePages.map(({ path, line }) => [path, line]).sort(),
    );
  });

  test('every product page leads to a flow', () => {
    for (const page of productPages) expect(flowAt(page.quotePath).steps.length).toBeGreaterThan(2);
  });

  test('the first step asks what its line needs', () => {
    const plated = ['NationalNumber', 'LicensePlateNumber', 'Phone'];
    for (const guest of ['line=imm', 'line=galericikisatrafik', 'line=trafik&secondHand=1'])
      expect(namesAt(`/trafik/teklif?${guest}`), guest).toEqual(plated);
    const newVehicle = ['NationalNumber', 'LicensePlateNumber', 'PlateProvince', 'WithoutPlate', 'Phone'];
    expect(namesAt('/trafik/kasko-teklif')).toEqual(newVehicle);
    expect(namesAt('/trafik/teklif')).toEqual(newVehicle);
    expect(namesAt('/trafik/teklif?line=yesilKart')).toEqual([
      'NationalNumber',
      'GreenCardType',
      'LicensePlateNumber',
      'PlateProvince',
      'Phone',
    ]);
    expect(namesAt('/konut/teklif')).toEqual(['NationalNumber', 'Phone']);
    for (const path of ['/saglik/teklif', '/tamamlayici-saglik/teklif'])
      expect(namesAt(path)).toEqual(['NationalNumber', 'Phone']);
    expect(namesAt('/yabancisaglik/asyncteklif')).toEqual([
      ...['PassportType', 'NationalNumber', 'PassportNumber', 'Name', 'Surname', 'Birthdate', 'Gender'],
      ...['Nationality', 'CityCode', 'TermYears', 'PolicyStart', 'Phone'],
    ]);
    expect(namesAt('/outgoing/teklif')).toEqual([
      ...['PassportType', 'NationalNumber', 'PassportNumber', 'Name', 'Surname', 'Birthdate', 'Gender', 'Nationality'],
      ...['CityCode', 'Phone'],
    ]);
  });

  test('[V-03] [V-04] [V-13] missing answers are named in the words of the specification', () => {
    const fields = fieldsAt('/trafik/kasko-teklif');
    expect(problemsOf(fields, emptyValues(fields), '2026-11-15').map(({ message }) => message)).toEqual([
      'Lütfen TC kimlik numarası giriniz.',
      'Lütfen doldurun',
      'Lütfen telefon numarası giriniz.',
    ]);
  });

  test('every field explains itself and fits a line of a phone', () => {
    const fields = flows.flatMap((flow) => fieldsOf(flow.form));
    const plain = fields.filter(({ kind }) => kind !== 'radioGroup' && kind !== 'checkboxSingle');
    for (const field of plain) {
      expect(field.help?.length ?? 99).toBeLessThanOrEqual(45);
      if (field.name === 'NationalNumber') expect(field).toMatchObject({ mask: expect.stringMatching(/^tc(Vn)?$/) });
    }
  });

  test('[V-06] a birth date lies in the past', () => {
    const fields = fieldsAt('/yabancisaglik/asyncteklif').filter((field) => field.name === 'Birthdate');
    const messageOf = (Birthdate: string) => problemsOf(fields, { Birthdate }, '2026-11-15')[0]?.message;
    expect(messageOf('')).toBe('Lütfen Doğum Tarihini Giriniz.');
    expect(messageOf('16.11.2026')).toContain('bugünden sonra olamaz');
    expect(messageOf('31.01.1990')).toBeUndefined();
  });

  test('no two first steps are taken for the same form', () => {
    const guests = ['yesilKart', 'yabanciTrafik', 'imm', 'galericikisatrafik', 'trafik&secondHand=1'];
    const all = [...flows.map(({ path }) => path), ...guests.map((guest) => `/trafik/teklif?line=${guest}`)];
    expect(new Set(all.map((path) => flowAt(path).form.id)).size).toBe(all.length);
  });

  test('a vehicle of another country keeps its own plate', () => {
    expect(fieldsAt('/trafik/teklif?line=yabanciTrafik')[1]).toMatchObject({ kind: 'textInput' });
    expect(fieldsAt('/trafik/teklif?line=imm')[1]).toMatchObject({ kind: 'formMask', mask: 'plaka' });
  });
});

describe('variants of the traffic page', () => {
  test('each guest line has its own heading and its own product page', () => {
    expect(quotedBy('line=imm').line).toBe('imm');
    expect(productPathOf(quotedBy('line=imm'))).toBe('/ihtiyari-mali-mesuliyet-sigortasi');
    expect(quotedBy('line=galericikisatrafik').texts?.heading).toContain('Galerici');
    expect(quotedBy('line=yabanciTrafik').texts?.heading).toContain('Yabancı plakalı');
    const secondHand = quotedBy('line=trafik&secondHand=1');
    expect(secondHand).toMatchObject({ line: 'trafik', variant: 'secondHand' });
    expect(productPathOf(secondHand)).toBe('/ikinci-el-zorunlu-trafik-sigortasi');
  });

  test('a line leads to where it is quoted', () => {
    expect(quotePathOf({ line: 'kasko', variant: undefined })).toBe('/trafik/kasko-teklif');
    expect(quotePathOf({ line: 'trafik', variant: undefined })).toBe('/trafik/teklif');
    expect(quotePathOf({ line: 'trafik', variant: 'secondHand' })).toBe('/trafik/teklif?line=trafik&secondHand=1');
    expect(quotePathOf({ line: 'imm', variant: undefined })).toBe('/trafik/teklif?line=imm');
    expect(() => quotePathOf({ line: 'ferdikaza', variant: undefined })).toThrow(RangeError);
  });

  test('[L-05] an alias is read as its key', () => expect(quotedBy('line=yesilkart').line).toBe('yesilKart'));

  test.each(['', 'line=', 'line=dask', 'line=__proto__', 'line=Kasko&secondHand=2'])(
    '%j falls back to traffic',
    (query) => {
      expect(quotedBy(query)).toMatchObject({ line: 'trafik', variant: undefined, quotePath: '/trafik/teklif' });
    },
  );

  test('other quote pages have no guests', () => {
    const page = quotePages.find(({ line }) => line === 'dask') as (typeof quotePages)[number];
    expect(readQuoted(page, new URLSearchParams('line=imm&secondHand=1')).line).toBe('dask');
  });
});
