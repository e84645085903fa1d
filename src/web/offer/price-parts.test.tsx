import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { exampleOffer } from '#contracts/calls/offer.ts';
import { calls } from '#contracts/index.ts';
import { anOffer } from '#testing/sample-offers.ts';
import { BasketSummary } from '../checkout/basket-summary.tsx';
import { readDetail, withPlan } from '../checkout/payment-view.ts';
import { compareRows } from '../compare/compare-rows.ts';
import { OfferCard } from '../offers/card/offer-card.tsx';
import { Bought } from '../result/bought.tsx';
import { InsuredNames } from './insured-names.ts';
import { readOffer } from './offer-view.ts';

const text = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

const exclusion = 'Beyan edilen mevcut rahatsızlıklar kapsam dışıdır';
const foreignPrice = { currency: 'EUR', gross: 2400, rate: 48.9, rateDay: '2026-11-16' } as const;
const rate = '24,00 € · 1 € = 48,90 TL (16.11.2026 kuru)';
const loaded = { gross: 60_000, loadingPercent: 15, exclusions: [exclusion] };
const plain = { gross: 57_360, loadingPercent: undefined, exclusions: [] };

function card(change: Parameters<typeof anOffer>[1], names: readonly string[] = [], isOpen = true) {
  return renderToStaticMarkup(
    <InsuredNames value={names}>
      <OfferCard
        offer={anOffer('a', { price: 117_360, ...change })}
        shortfalls={[]}
        isOpen={isOpen}
        onToggle={() => undefined}
      />
    </InsuredNames>,
  );
}

describe('the card of an offer', () => {
  test('closed, says that somebody is taken under a condition, and the price in euro', () => {
    const html = text(card({ personPrices: [loaded, plain], foreignPrice }, ['DENİZ'], false));
    expect(html).toContain('Kişiye özel koşul var');
    expect(html).toContain('24,00 €');
    expect(html).not.toContain('DENİZ');
    expect(text(card({ personPrices: [plain] }, [], false))).not.toContain('koşul');
  });

  test('tells what each person costs, under their names, and what is added or left out for them', () => {
    const html = card({ personPrices: [loaded, plain] }, ['DENİZ', 'ADA']);
    expect(text(html)).toMatch(/Kişilere göre fiyatlar .*DENİZ 600,00 TL %15 ek prim Beyan edilen .* ADA 573,60 TL/);
    expect(html).toMatch(/<details[^>]* open[ >]/);
  });

  test('keeps the list closed where nobody is taken under a condition', () => {
    const html = card({ personPrices: [plain, { ...plain, gross: 60_000 }] }, ['DENİZ']);
    expect(text(html)).toContain('DENİZ 573,60 TL 2. kişi 600,00 TL');
    expect(html).not.toMatch(/<details[^>]* open[ >]/);
    expect(text(html)).not.toContain('ek prim');
  });

  test('has no list for one person who costs the total, but names their condition', () => {
    expect(card({ personPrices: [plain] })).not.toContain('Kişilere göre');
    expect(text(card({ personPrices: [loaded] }, ['DENİZ']))).toContain('DENİZ 600,00 TL %15 ek prim');
    expect(card({})).not.toContain('Kişilere göre');
  });

  test('tells the price in euro below the lira that are charged, with its rate and day', () => {
    const html = text(card({ foreignPrice }));
    expect(html).toContain(rate);
    expect(html.indexOf('1.173,60 TL')).toBeLessThan(html.indexOf(rate));
    expect(card({})).not.toContain('€');
  });
});

test('an offer is read with its parts', () => {
  const wire = {
    ...exampleOffer,
    PersonPrices: [{ GrossPremium: 600, LoadingPercent: null, Exclusions: [] }],
    ForeignPrice: { Currency: 'EUR' as const, GrossPremium: 24, Rate: 48.9, RateDay: '2026-11-16' },
  };
  expect(readOffer(wire)).toMatchObject({
    foreignPrice,
    personPrices: [{ gross: 60_000, loadingPercent: undefined, exclusions: [] }],
  });
});

describe('the comparison', () => {
  const rowsOf = (...asked: Parameters<typeof compareRows>) => compareRows(...asked).groups[0]?.rows ?? [];

  test('has a row by person and one in euro where an offer tells them', () => {
    const offers = [anOffer('a', { personPrices: [loaded, plain], foreignPrice }), anOffer('b', {})];
    const rows = rowsOf('kasko', offers, { people: ['DENİZ'] });
    const cells = (key: string) =>
      [...(rows.find((row) => row.key === key)?.cells.values() ?? [])].map((cell) => cell.text);
    expect(rows.map(({ label }) => label)).toEqual(expect.arrayContaining(['Döviz fiyatı', 'DENİZ', '2. kişi']));
    expect(cells('foreign')).toEqual([rate, 'Bilgi yok']);
    expect(cells('person0')).toEqual([`600,00 TL · %15 ek prim · ${exclusion}`, 'Bilgi yok']);
  });

  test('has none of them where no offer does', () => {
    const keys = rowsOf('kasko', [anOffer('a', {}), anOffer('b', {})]).map(({ key }) => key);
    expect(keys).toEqual(['total', 'installments', 'net', 'tax', 'validUntil']);
  });
});

const wireParts = {
  PersonPrices: [
    { Name: 'DENİZ', GrossPremium: 600, LoadingPercent: 15, Exclusions: [exclusion] },
    { Name: 'ADA', GrossPremium: 573.6, LoadingPercent: null, Exclusions: [] },
  ],
  ForeignPrice: { Currency: 'EUR' as const, GrossPremium: 24, Rate: 48.9, RateDay: '2026-11-16' },
};

describe('before paying', () => {
  const example = calls.paymentDetail.data.parse(calls.paymentDetail.example.data);
  const view = readDetail({
    ...example,
    Items: example.Items.map((item) => ({ ...item, ...wireParts })),
    Installments: [
      { Count: 9, GrossPremium: example.GrossPremium },
      { Count: 3, GrossPremium: example.GrossPremium },
      { Count: 12, GrossPremium: example.GrossPremium + 100 },
    ],
  });
  const summary = (shown: typeof view) =>
    text(renderToStaticMarkup(<BasketSummary view={shown} insured={[]} refreshing={false} />));

  test('the summary tells the parts beside the item', () => {
    expect(summary(view)).toContain(rate);
    expect(summary(view)).toContain('DENİZ 600,00 TL %15 ek prim');
  });

  test('another total takes the parts of the old one away until the server tells its own', () => {
    expect(summary(withPlan(view, 3))).toContain(rate);
    expect(summary(withPlan(view, 12))).not.toMatch(/€|DENİZ/);
  });
});

test('what was bought tells the parts as they were agreed', () => {
  const status = calls.orderStatus.data.parse(calls.orderStatus.example.data);
  const Items = status.Items.map((item) => ({ ...item, ...wireParts, State: 'issued' as const }));
  const html = text(renderToStaticMarkup(<Bought status={{ ...status, Items }} />));
  expect(html).toContain(rate);
  expect(html).toContain('ADA 573,60 TL');
});
