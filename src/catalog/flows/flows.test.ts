import { describe, expect, test } from 'vitest';
import { productPages } from '../pages/products.ts';
import { quotePages } from '../pages/quotes.ts';
import { flowAt, flows } from './index.ts';
import { readVariant } from './variants.ts';

const namesAt = (path: string) => flowAt(path).fields.map((field) => field.name);
const trafficPage = quotePages.find((page) => page.path === '/trafik/teklif') as (typeof quotePages)[number];
const variantOf = (query: string) => readVariant(trafficPage, new URLSearchParams(query));

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
    expect(namesAt('/trafik/teklif?line=imm')).toEqual(['NationalNumber', 'LicensePlateNumber', 'Phone']);
    expect(namesAt('/konut/teklif')).toEqual(['NationalNumber', 'Phone']);
    expect(namesAt('/saglik/teklif')).toEqual(['NationalNumber', 'Birthdate', 'Phone']);
    expect(namesAt('/outgoing/teklif')).toEqual(['NationalNumber', 'PassportNumber', 'Phone']);
  });

  test('[V-03] [V-04] [V-13] missing answers are named in the words of the specification', () => {
    const messages = flowAt('/trafik/kasko-teklif').fields.map((field) => field.requiredMessage);
    expect(messages).toEqual([
      'Lütfen TC kimlik numarası giriniz.',
      'Lütfen doldurun',
      'Lütfen telefon numarası giriniz.',
    ]);
  });

  test('every field explains itself and fits a line of a phone', () => {
    for (const field of flows.flatMap((flow) => flow.fields)) {
      expect(field.help.length).toBeLessThanOrEqual(45);
      if (field.name === 'NationalNumber') expect([field.inputMode, field.maxLength]).toEqual(['numeric', 11]);
    }
  });
});

describe('variants of the traffic page', () => {
  test('[L-08] each guest line has its own heading and its own product page', () => {
    expect(variantOf('line=imm')).toMatchObject({ line: 'imm', productPath: '/ihtiyari-mali-mesuliyet-sigortasi' });
    expect(variantOf('line=galericikisatrafik').texts?.heading).toContain('Galerici');
    expect(variantOf('line=yabanciTrafik').texts?.heading).toContain('Yabancı plakalı');
    expect(variantOf('line=trafik&secondHand=1')).toMatchObject({
      line: 'trafik',
      secondHand: true,
      productPath: '/ikinci-el-zorunlu-trafik-sigortasi',
    });
  });

  test('[L-05] an alias is read as its key', () => expect(variantOf('line=yesilkart').line).toBe('yesilKart'));

  test.each(['', 'line=', 'line=dask', 'line=__proto__', 'line=Kasko&secondHand=2'])(
    '%j falls back to traffic',
    (query) => {
      expect(variantOf(query)).toMatchObject({ line: 'trafik', secondHand: false, quotePath: '/trafik/teklif' });
    },
  );

  test('other quote pages have no guests', () => {
    const page = quotePages.find(({ line }) => line === 'dask') as (typeof quotePages)[number];
    expect(readVariant(page, new URLSearchParams('line=imm&secondHand=1')).line).toBe('dask');
  });
});
