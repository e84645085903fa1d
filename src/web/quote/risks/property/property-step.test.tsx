import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { describe, expect, test } from 'vitest';
import type { FormValues } from '#catalog/fields/values.ts';
import type { QuotedLine } from '#catalog/flows/variants.ts';
import { quotePageOf } from '#catalog/pages/quotes.ts';
import { exampleProperty } from '#testing/example-quotation.ts';
import { UserProvider } from '../../../user/user-context.tsx';
import type { QuotationOf } from '../../quotation.ts';
import { propertyNotes } from './notes/index.tsx';
import { sumRange } from './notes/sum-range.ts';
import { PropertyStep } from './property-step.tsx';

const quoted: QuotedLine = {
  line: 'dask',
  variant: undefined,
  page: quotePageOf('dask'),
  texts: undefined,
  quotePath: '/dask/async-teklif',
};
const model = { NationalNumber: '11111111110', Phone: '5550000001' };
const nothing = async () => undefined;

async function draw(
  quotation: QuotationOf<'property'> | undefined,
  given: Partial<Parameters<typeof PropertyStep>[0]> = {},
): Promise<string> {
  const { prelude } = await prerender(
    <UserProvider user={null}>
      <PropertyStep
        quoted={quoted}
        step="building"
        model={model}
        quotation={quotation}
        seen={undefined}
        onSearch={nothing}
        onAsk={nothing}
        birthdateRows={[]}
        onNext={() => undefined}
        onValues={() => undefined}
        onBack={() => undefined}
        {...given}
      />
    </UserProvider>,
  );
  return new Response(prelude).text();
}

const lost = (AddressSearch: QuotationOf<'property'>['AddressSearch']) =>
  exampleProperty({ Address: null, AddressSearch, Building: null, EarthquakePolicy: null });

describe('the second step', () => {
  test('first asks how to find the address, the shortest way first and chosen', async () => {
    const html = await draw(undefined);
    const places = ['Kayıtlı adresim', 'Adres koduyla', 'Eski DASK poliçesiyle', 'Adım adım seçerek'].map((way) =>
      html.indexOf(way),
    );
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(places.toSorted((one, other) => one - other)).toEqual(places);
    expect(html).toMatch(/value="registered"[^>]* checked| checked[^>]*value="registered"/);
    expect(html).not.toContain('Teklifleri getir');
  });

  test('the registered address takes the birth date, unless the first step was told it', async () => {
    expect(await draw(undefined)).toContain('data-field="Birthdate"');
    const known = await draw(undefined, { model: { ...model, Birthdate: '1990-06-15' } });
    expect(known).not.toContain('data-field="Birthdate"');
  });

  test('[V-19] a company is asked for no birth date and has no registered address', async () => {
    const html = await draw(undefined, { model: { ...model, NationalNumber: '1234567890' } });
    expect(html).not.toContain('Kayıtlı adresim');
    expect(html).toContain('data-field="UAVTNumber"');
    const company = { Name: 'ÖRNEK A.Ş.', Surname: '', CityCode: 34, TownCode: 0, City: 'İstanbul', County: '' };
    const found = await draw(exampleProperty({ Customer: company }));
    expect(found).toContain('ÖRNEK A.Ş.');
    expect(found).not.toContain('data-field="Surname"');
    for (const drawn of [html, found]) expect(drawn).not.toContain('data-field="Birthdate"');
  });

  test('an address that is found stands there in words, can be changed, and its building is asked for nothing known', async () => {
    const html = await draw(exampleProperty());
    for (const text of ['Adres bulundu', 'Örnek Mahallesi Örnek Sokak No: 1', '1000000001', 'Değiştir', '110 m²'])
      expect(html).toContain(text);
    expect(html).toContain('Bina bilgilerini düzelt');
    expect(html).not.toContain('data-field="GrossArea"');
    expect(html).not.toContain('Adresi bul');
    expect(html).toContain('Teklifleri getir');
  });

  test('a building of which nothing is known is asked about', async () => {
    const html = await draw(exampleProperty({ Building: null, EarthquakePolicy: null }));
    for (const name of ['GrossArea', 'DaskInsaTarzi', 'DaskInsaYili', 'FloorCount', 'DaskKullanimSekli', 'DamageState'])
      expect(html).toContain(`data-field="${name}"`);
    expect(html).toContain('DASK poliçesi kaydı bulunmadı');
  });

  test.each([
    ['notFound', 'Adres bulunamadı'],
    ['unavailable', 'Adres kayıtlarına şu anda ulaşılamıyor'],
    ['birthdateRequired', 'doğum tarihi gerekiyor'],
  ] as const)('after %s it says so, and every way is open again', async (search, sentence) => {
    const html = await draw(lost(search));
    expect(html).toContain(sentence);
    for (const way of ['Kayıtlı adresim', 'Adres koduyla', 'Eski DASK poliçesiyle', 'Adım adım seçerek'])
      expect(html).toContain(way);
    expect(html).not.toContain('Teklifleri getir');
    expect(html).toContain('data-field="Birthdate"');
  });

  test('on a device that never asked the first step the address cannot be searched, and why is said', async () => {
    expect(await draw(lost('notFound'), { model: undefined })).toContain('Geri dönüp yeniden yazabilirsiniz');
    const html = await draw(exampleProperty(), { model: undefined });
    expect(html).not.toContain('Değiştir');
    expect(html).toContain('Teklifleri getir');
  });

  test('home says what its earthquake cover is for', async () => {
    const html = await draw(exampleProperty({ QueryType: 'konut' }), { quoted: { ...quoted, line: 'konut' } });
    expect(html).toContain('bu sınırın üstünü ve eşyanızı karşılar');
    expect(html).toContain('data-field="Occupant"');
  });
});

describe('notes beside the questions', () => {
  const noteAt = (name: string, values: FormValues, policyEnd?: string) =>
    renderToStaticMarkup(propertyNotes({ line: 'dask', policyEnd }, '2026-11-16')[name]?.(values));

  test('heavy damage is told at once, anything else says nothing', () => {
    expect(noteAt('DamageState', { DamageState: '4' })).toMatch(/role="alert".*Ağır hasarlı bina/s);
    for (const DamageState of ['', '1', '2', '3']) expect(noteAt('DamageState', { DamageState })).toBe('');
  });

  test('a day on which the address is insured already is told at once', () => {
    const start = { PolicyStart: '16/11/2026' };
    expect(noteAt('PolicyStart', start, '2026-11-28')).toContain('28.11.2026 gününe kadar geçerli');
    expect(noteAt('PolicyStart', start, '2027-02-07')).toContain('Yenileme 08.01.2027 gününde açılır');
    expect(noteAt('PolicyStart', { PolicyStart: '28/11/2026' }, '2026-11-28')).toBe('');
    expect(noteAt('PolicyStart', start)).toBe('');
  });

  test('sums are proposed by the area as a range, and taken over by a press', () => {
    const html = noteAt('ContentsSum', { GrossArea: 110 });
    expect(html).toContain('110 m² için eşya değeri çoğunlukla 500.000–600.000 TL.');
    expect(html).toMatch(/<button[^>]*>Bu tutarı kullan: 550\.000 TL<\/button>/);
    expect(noteAt('BuildingSum', { GrossArea: 110 })).toContain('Bu tutarı kullan: 3.080.000 TL');
    expect(noteAt('ContentsSum', { GrossArea: null })).toBe('');
  });

  test('a range is round', () => {
    expect(sumRange(308_000_000)).toEqual({ from: 275_000_000, to: 340_000_000 });
    expect(sumRange(5_000_000)).toEqual({ from: 5_000_000, to: 6_000_000 });
  });
});
