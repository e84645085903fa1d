import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { type OfficialPrice as OfficialPriceData, officialPrice } from '#contracts/calls/property-fields.ts';
import { OfficialPrice } from './official-price.tsx';
import { priceRows } from './price-rows.ts';

/** 100 m², concrete, group I, built in 2010, five floors, new. */
const plain: OfficialPriceData = officialPrice.parse({
  GrossArea: 100,
  UnitPrice: 10714,
  FullSum: 1071400,
  Ceiling: 2271283,
  InsuredSum: 1071400,
  Group: 1,
  RatePerMille: 2.82,
  BasePremium: 3021.35,
  Adjustments: [],
  Premium: 3021,
  Minimum: 2115,
  Gross: 3021,
  TariffFrom: '2026-05-01',
});

const told = (price: OfficialPriceData) =>
  priceRows(price).map(({ name, how, amount }) => `${name} | ${how} | ${amount}`);

describe('the official price in the person’s own figures', () => {
  test('area by unit price, group and rate lead to what is paid', () => {
    expect(told(plain)).toEqual([
      'Sigorta bedeli | 100 m² × 10.714,00 TL | 1.071.400,00 TL',
      'Temel prim | 1. risk grubu, bedel × binde 2,82 | 3.021,35 TL',
      'Hesaplanan prim | Tam liraya yuvarlanır. | 3.021,00 TL',
      'Ödeyeceğiniz prim | Vergi veya başka kesinti eklenmez. | 3.021,00 TL',
    ]);
  });

  test('each addition and reduction stands with its reason', () => {
    const Adjustments: OfficialPriceData['Adjustments'] = [
      { Key: 'oldBuilding', Percent: 10 },
      { Key: 'highBuilding', Percent: 10 },
      { Key: 'renewal', Percent: -20 },
    ];
    expect(told({ ...plain, Adjustments }).slice(2, 5)).toEqual([
      'Artırım | Bina 2000 yılından önce yapılmış | +%10',
      'Artırım | Bina 8 veya daha çok katlı | +%10',
      'İndirim | Poliçe süresinde yenileniyor | −%20',
    ]);
  });

  test('the ceiling and the minimum are told where they apply, and only there', () => {
    const capped = told({
      ...plain,
      GrossArea: 300,
      FullSum: 3214200,
      InsuredSum: 2271283,
      BasePremium: 6405.02,
      Premium: 6405,
      Gross: 6405,
    });
    expect(capped[1]).toBe('Azami bedel | Tarife bundan fazlasını sigortalamaz. | 2.271.283,00 TL');
    expect(capped[2]).toContain('6.405,02 TL');
    const small = told({
      ...plain,
      GrossArea: 50,
      FullSum: 535700,
      InsuredSum: 535700,
      Group: 7,
      RatePerMille: 0.73,
      BasePremium: 391.06,
      Adjustments: [{ Key: 'lowBuilding', Percent: -10 }],
      Premium: 352,
      Minimum: 547,
      Gross: 547,
    });
    expect(small.slice(-3)).toEqual([
      'Hesaplanan prim | Tam liraya yuvarlanır. | 352,00 TL',
      'Asgari prim | Bu risk grubunda prim bundan az olamaz. | 547,00 TL',
      'Ödeyeceğiniz prim | Vergi veya başka kesinti eklenmez. | 547,00 TL',
    ]);
    expect(told(plain).join()).not.toMatch(/Azami|Asgari/);
  });
});

test('the card says the price in one line, that it is the same everywhere, and keeps the calculation behind its name', () => {
  const html = renderToStaticMarkup(<OfficialPrice price={plain} />);
  expect(html).toMatch(/<summary[^>]*>.*3\.021,00 TL, her şirkette aynı.*Fiyatınız nasıl hesaplandı\?.*<\/summary>/s);
  expect(html).not.toMatch(/<details[^>]* open[ >]/);
  expect(html).toContain('hangi şirketi seçerseniz seçin aynı primi ödersiniz');
  expect(html).toContain('01.05.2026 gününden beri geçerli tarifeyle');
  expect(html).toMatch(/<th scope="row"[^>]*>Ödeyeceğiniz prim<\/th>/);
});
