import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { describe, expect, test } from 'vitest';
import type { QuotedLine } from '#catalog/flows/variants.ts';
import { quotePageOf } from '#catalog/pages/quotes.ts';
import { historyRows, vehicleName, vehicleRows } from '#catalog/risks/vehicle/summary.ts';
import { exampleQuotation } from '#testing/example-quotation.ts';
import type { QuotationOf } from '../../quotation.ts';

type Quotation = QuotationOf<'vehicle'>;

import { History } from './history.tsx';
import { LineNote } from './line-note.tsx';
import { VehicleStep } from './vehicle-step.tsx';

const quoted: QuotedLine = {
  line: 'kasko',
  variant: undefined,
  page: quotePageOf('kasko'),
  texts: undefined,
  quotePath: '/trafik/kasko-teklif',
};
const model = { NationalNumber: '11111111110', Phone: '5550000001', LicensePlateNumber: '34ABC123' };
const nothing = async () => undefined;

async function draw(quotation: Quotation | undefined, given: Partial<Parameters<typeof VehicleStep>[0]> = {}) {
  const { prelude } = await prerender(
    <VehicleStep
      quoted={quoted}
      step="vehicle"
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
    />,
  );
  return new Response(prelude).text();
}

describe('the second step', () => {
  test('first asks how to find the vehicle, and nothing else', async () => {
    const html = await draw(undefined);
    for (const text of ['Ruhsat bilgileriyle', 'Sıfır araç, ASBİS ile', 'Marka ve model seçerek', 'Aracı bul'])
      expect(html).toContain(text);
    expect(html).toContain('name="DocumentSerial"');
    expect(html).not.toContain('Teklifleri getir');
  });

  test('a vehicle that is found is shown with where it came from, and asked for nothing known', async () => {
    const html = await draw(exampleQuotation());
    for (const text of ['Aracınız bulundu', 'FIAT', 'Egea 1.4 Urban', '692.550,00 TL', 'Hususi otomobil', '15.03.2021'])
      expect(html).toContain(text);
    expect(html.match(/kayıttan geldi/g)).toHaveLength(3);
    expect(html).toContain('Araç bilgilerini düzelt');
    expect(html).not.toContain('Aracı bul');
    expect(html).toContain('Teklifleri getir');
    expect(html).toContain('Başka bilgilerle ara');
  });

  test.each([
    ['notFound', 'Araç bulunamadı'],
    ['ownerMismatch', 'Araç bu numaranın üzerinde görünmüyor'],
    ['scrapped', 'Araç kayıtta hurdaya ayrılmış görünüyor'],
    ['unavailable', 'Araç kayıtlarına şu anda ulaşılamıyor'],
  ] as const)('after %s it says so, searches again and goes on by hand', async (VehicleSearch, sentence) => {
    const html = await draw(exampleQuotation({ Vehicle: null, VehicleSearch }));
    expect(html).toContain(sentence);
    expect(html).toContain('marka ve modeli seç');
    expect(html).toContain('Aracı bul');
    expect(html).toContain('data-field="BrandCode"');
    expect(html).toContain('Teklifleri getir');
  });

  test('a foreign vehicle is not searched, and why is said', async () => {
    const html = await draw(
      exampleQuotation({ QueryType: 'yabanciTrafik', Vehicle: null, VehicleSearch: 'notAsked' }),
      {
        quoted: { ...quoted, line: 'yabanciTrafik' },
        model: { ...model, LicensePlateNumber: 'B AB 1234' },
      },
    );
    expect(html).toContain('Yabancı plakalı araçlar');
    expect(html).not.toContain('Aracı bul');
    expect(html).toContain('data-field="RegistrationCountry"');
  });

  test('a vehicle without a plate is looked for by its ASBİS number', async () => {
    const reserved = { model: { ...model, LicensePlateNumber: '34YK' } };
    const search = await draw(undefined, reserved);
    expect(search).toContain('Sıfır araç, ASBİS ile');
    expect(search).toContain('name="AsbisNo"');
    for (const other of ['DocumentSerial', 'SearchBy']) expect(search).not.toContain(other);
    const html = await draw(exampleQuotation({ Vehicle: null, VehicleSearch: 'notFound' }), reserved);
    expect(html).toContain('ASBİS numarasını kontrol edip');
    expect(html).toContain('data-field="BrandCode"');
  });

  test('on a device that never asked the first step nothing can be searched again, and the plate is known', async () => {
    const html = await draw(exampleQuotation({ Vehicle: null, VehicleSearch: 'notFound' }), { model: undefined });
    expect(html).not.toContain('Aracı bul');
    expect(html).toContain('data-field="BrandCode"');
    expect(html).toContain('34 ABC 123');
  });

  test('[V-12] a green card without a plate is known as such on every device', async () => {
    const quotation = { QueryType: 'yesilKart', LicensePlateNumber: '34YK', Vehicle: null } as const;
    const html = await draw(exampleQuotation({ ...quotation, VehicleSearch: 'notAsked' }), {
      quoted: { ...quoted, line: 'yesilKart' },
      model: undefined,
    });
    expect(html).toContain('Plakası olmayan araç');
  });
});

describe('what was found', () => {
  test('only kasko shows the value, and says where there is none', () => {
    const names = (quotation: Quotation) => vehicleRows(quotation, '34ABC123').map(({ name }) => name);
    expect(names(exampleQuotation())).toContain('Araç değeri');
    expect(names(exampleQuotation({ QueryType: 'trafik' }))).not.toContain('Araç değeri');
    expect(vehicleRows(exampleQuotation({ Vehicle: { BrandCode: '701' } }), '').at(-1)?.value).toBe(
      'Değer listesinde yok',
    );
  });

  test('each line shows the level it is priced by', () => {
    const names = (QueryType: Quotation['QueryType']) =>
      historyRows(exampleQuotation({ QueryType })).map(({ name }) => name);
    expect(names('kasko')).toEqual(['Önceki şirket', 'Bitiş tarihi', 'Hasarsızlık indirimi', 'Hasar sayısı']);
    expect(names('trafik')).toEqual(['Önceki şirket', 'Bitiş tarihi', 'Trafik basamağı', 'Hasar sayısı']);
    const first = exampleQuotation({
      QueryType: 'trafik',
      PreviousPolicy: null,
      History: { TrafficStep: null, KaskoDiscount: null, ClaimCount: 0 },
    });
    expect(historyRows(first)[0]?.value).toBe('İlk giriş');
  });

  test('a lapsed traffic policy is told with what it costs, and not to who just bought the car', () => {
    const lapsed = exampleQuotation({
      QueryType: 'trafik',
      PreviousPolicy: { FirmName: 'Örnek', PolicyNo: '1', PolicyStart: '2025-10-01', PolicyEnd: '2026-10-01' },
    });
    const drawn = (quotation: Quotation) => renderToStaticMarkup(<History quotation={quotation} today="2026-11-15" />);
    expect(drawn(lapsed)).toContain('45 gün önce bitmiş. Mevzuat gereği fiyata %10 gecikme farkı eklenir.');
    expect(drawn({ ...lapsed, SecondHand: true })).not.toContain('gecikme');
    expect(drawn(exampleQuotation({ PreviousPolicy: null, History: null }))).toContain('kaydı gelmedi');
  });

  test('the car has a name', () => {
    expect(vehicleName(exampleQuotation())).toBe('FIAT Egea 1.4 Urban 2021');
  });
});

test('the 15 days after a sale are explained and counted', () => {
  const drawn = (NotarySaleDate: string) =>
    renderToStaticMarkup(
      <LineNote subject={{ line: 'trafik', variant: 'secondHand' }} values={{ NotarySaleDate }} today="2026-11-15" />,
    );
  expect(drawn('')).toContain('satıştan sonra 15 gün korur');
  expect(drawn('10/11/2026')).toContain('süre 25.11.2026 günü dolar');
  expect(drawn('10/10/2026')).toContain('süre 25.10.2026 günü doldu');
});
