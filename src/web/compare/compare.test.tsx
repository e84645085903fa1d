import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { exampleOffer } from '#contracts/calls/offer.ts';
import { envelope } from '#contracts/envelope.ts';
import { calls } from '#contracts/index.ts';
import type { LineKey } from '#domain/lines.ts';
import type { CoverageKey, CoverageValue } from '#domain/quote/coverage.ts';
import { anOffer, noOffer } from '#testing/sample-offers.ts';
import type { HttpLayer } from '../http/http-layer.ts';
import { createCompareStore } from '../offer/compare-store.ts';
import type { OfferView } from '../offer/offer-view.ts';
import { CompareBar } from '../offers/compare-bar.tsx';
import { forgetTab } from '../user/session-tokens.ts';
import { columnsOf, pickedOf } from './columns.ts';
import { type CompareGroup, compareGroups, onlyDifferences } from './compare-rows.ts';
import { Scenarios } from './scenarios.tsx';
import { askComparison } from './use-comparison.ts';

const nothing = () => undefined;
const text = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

function offer(id: string, coverages: Partial<Record<CoverageKey, CoverageValue>>, change: Partial<OfferView> = {}) {
  const told = new Map(Object.entries(coverages) as [CoverageKey, CoverageValue][]);
  return { ...anOffer(id, { coverages: told, packageName: id }), ...change };
}
const rowOf = (groups: readonly CompareGroup[], key: string) =>
  groups.flatMap(({ rows }) => rows).find((row) => row.key === key);
const cellsOf = (groups: readonly CompareGroup[], key: string) =>
  [...(rowOf(groups, key)?.cells.values() ?? [])].map((cell) => cell.text);

const narrow = offer('dar', { carpma: { kind: 'marketValue' }, camKirilmaMuafiyeti: { kind: 'percent', percent: 20 } });
const wide = offer(
  'geniş',
  {
    carpma: { kind: 'marketValue' },
    camKirilmaMuafiyeti: { kind: 'percent', percent: 0 },
    immLimitiAyrimsiz: { kind: 'unlimited' },
  },
  { price: 2_000_000, net: 1_900_000 },
);

describe('[C-18] the rows of a comparison', () => {
  const groups = compareGroups('kasko', [narrow, wide]);

  test('price first, then what stays with the insured, then the coverages by group', () => {
    expect(groups.map(({ key }) => key)).toEqual([
      'price',
      'excess',
      'car',
      'others',
      'people',
      'legal',
      'service',
      'extras',
    ]);
    expect(groups.filter(({ highlighted }) => highlighted).map(({ key }) => key)).toEqual(['excess']);
    expect(cellsOf(groups, 'total')).toEqual(['18.450,50 TL', '20.000,00 TL']);
    expect(cellsOf(groups, 'installments')).toEqual(['2.050,06 TL X 9 Taksit', '2.222,22 TL X 9 Taksit']);
    expect(cellsOf(groups, 'net')).toEqual(['17.571,90 TL', '19.000,00 TL']);
    expect(cellsOf(groups, 'tax')).toEqual(['878,60 TL', '1.000,00 TL']);
    expect(cellsOf(groups, 'camKirilmaMuafiyeti')).toEqual(['%20', 'Yok']);
  });

  test('what nobody told stays unknown, is no no, and differs from one', () => {
    expect(cellsOf(groups, 'immLimitiAyrimsiz')).toEqual(['Bilgi yok', 'Limitsiz']);
    expect(rowOf(groups, 'immLimitiAyrimsiz')?.cells.get('dar')?.tone).toBe('faint');
    const against = compareGroups('kasko', [narrow, offer('hayır', { immLimitiAyrimsiz: { kind: 'notIncluded' } })]);
    expect(cellsOf(against, 'immLimitiAyrimsiz')).toEqual(['Bilgi yok', 'Hariç']);
    expect(rowOf(against, 'immLimitiAyrimsiz')?.same).toBe(false);
  });

  test('the wait for a cover stands in its cell, and tells two offers apart', () => {
    const treated = (days: number) =>
      offer(`bekleme${days}`, {
        vetTedavisi: { kind: 'amount', amount: 5_000_000 },
        hastalikBekleme: { kind: 'count', count: days },
      });
    const pets = compareGroups('petsaglik', [treated(14), treated(30)]);
    expect(cellsOf(pets, 'vetTedavisi')).toEqual(['50.000 TL · 14 gün bekleme', '50.000 TL · 30 gün bekleme']);
    expect(rowOf(pets, 'vetTedavisi')?.same).toBe(false);
    expect(rowOf(pets, 'hastalikBekleme')).toBeUndefined();
    expect(rowOf(compareGroups('petsaglik', [treated(14), treated(14)]), 'vetTedavisi')?.same).toBe(true);
  });

  test('covers that are still asked for, and prices that ran out, say so', () => {
    const coming = offer('bekleyen', {}, { coverageState: 'coming' });
    const over = { ...noOffer('biten', { state: 'expired', price: 100 }), packageName: 'biten' };
    const both = compareGroups('kasko', [coming, over]);
    expect(cellsOf(both, 'carpma')[0]).toBe('Bekleniyor');
    expect(cellsOf(both, 'total')[1]).toBe('Artık geçerli değil');
  });

  test('only differences leaves out what is the same and counts it; the total always stays', () => {
    const { groups: differing, hidden } = onlyDifferences(groups);
    expect(rowOf(differing, 'carpma')).toBeUndefined();
    expect(rowOf(differing, 'camKirilmaMuafiyeti')).toBeDefined();
    const count = (list: readonly CompareGroup[]) => list.flatMap(({ rows }) => rows).length;
    expect(hidden).toBe(count(groups) - count(differing));
    const twins = onlyDifferences(compareGroups('kasko', [narrow, { ...narrow, id: 'ikiz' }]));
    expect(twins.groups.flatMap(({ rows }) => rows.map(({ key }) => key))).toEqual(['total']);
  });
});

describe('columns on a phone', () => {
  const offers = ['a', 'b', 'c'].map((id) => anOffer(id));
  test('two are shown, those picked first, the others wait for a wider screen', () => {
    expect(columnsOf(offers, pickedOf(offers, undefined)).map(({ offer: { id }, onPhone }) => [id, onPhone])).toEqual([
      ['a', true],
      ['b', true],
      ['c', false],
    ]);
    const columns = columnsOf(offers, pickedOf(offers, ['c', 'a']));
    expect(columns.map(({ offer: { id }, side }) => [id, side])).toEqual([
      ['c', 'left'],
      ['a', 'right'],
      ['b', undefined],
    ]);
  });

  test('one that was taken out gives way, and a single one needs no picking', () => {
    expect(pickedOf(offers, ['c', 'gone'])).toEqual(['a', 'b']);
    expect(columnsOf(offers.slice(0, 1), pickedOf(offers.slice(0, 1), undefined))).toMatchObject([{ onPhone: true }]);
  });
});

describe('who pays what', () => {
  const columns = columnsOf([narrow, wide], undefined);
  test('by each offer, as an example and not as a promise', () => {
    const html = text(renderToStaticMarkup(<Scenarios line="kasko" columns={columns} insuredValue={69_255_000} />));
    expect(html).toContain('ödeme sözü değildir');
    expect(html).toContain('aracınızın değeri 692.550 TL alındı');
    expect(html).toMatch(/Ön cam kırıldı, onarım 12\.000 TL Şirket 9\.600 TL Siz 2\.400 TL Şirket 12\.000 TL Siz 0 TL/);
    expect(html).toMatch(/limitini 1\.500\.000 TL aşan zarar Bilgi yok Şirket 1\.500\.000 TL/);
  });

  test('a car of unknown value is an example too; a green card has none', () => {
    const html = renderToStaticMarkup(<Scenarios line="kasko" columns={columns} insuredValue={undefined} />);
    expect(html).toContain('araç değeri 1.200.000 TL alındı');
    expect(renderToStaticMarkup(<Scenarios line="yesilKart" columns={columns} insuredValue={undefined} />)).toBe('');
  });
});

describe('what an authority asks for', () => {
  const offers = [
    offer('a', { yatarakTedavi: { kind: 'amount', amount: 100 } }),
    offer('b', {}, { coverageState: 'coming' }),
  ];
  test('stands right after the price, with what each offer lacks', () => {
    const groups = compareGroups('yabanci', offers, { minimum: { of: 'residencePermit', day: '2026-12-01' } });
    expect(groups.slice(0, 2).map(({ key }) => key)).toEqual(['price', 'minimum']);
    expect(cellsOf(groups, 'minimum')).toEqual(['Karşılamıyor: yatarak tedavi (limitsiz olmalı)', 'Bekleniyor']);
    expect(compareGroups('yabanci', offers).map(({ key }) => key)).not.toContain('minimum');
  });
});

describe('who pays what of people', () => {
  const drawn = (line: LineKey, ...offers: readonly OfferView[]) =>
    text(
      renderToStaticMarkup(<Scenarios line={line} columns={columnsOf(offers, undefined)} insuredValue={undefined} />),
    );
  const euro = (whole: number): CoverageValue => ({ kind: 'foreignAmount', currency: 'EUR', amount: whole * 100 });

  test('a journey is reckoned in euro, and a sum in lira is not turned into euro', () => {
    const html = drawn(
      'seyahat',
      offer('a', { bagajKaybi: euro(300) }),
      offer('b', { bagajKaybi: { kind: 'amount', amount: 3_000_000 } }),
    );
    expect(html).toContain('avro üzerinden hesaplandı');
    expect(html).toMatch(/Bagaj kayboldu, içindekiler 900 € Şirket 300 € Siz 600 € Bilgi yok/);
    expect(html).not.toContain('ekspertiz');
  });

  test('beside social security the examples begin where its share ends', () => {
    const plan = offer('a', {
      ayaktaTedavi: { kind: 'count', count: 6 },
      muayeneKatilim: { kind: 'percent', percent: 0 },
    });
    expect(drawn('tamamlayici', plan)).toContain('SGK kendi payını ödedikten sonra');
    expect(drawn('tamamlayici', plan)).toMatch(/on muayene, toplam 25\.000 TL Şirket 15\.000 TL Siz 10\.000 TL/);
    expect(drawn('bireysel', plan)).not.toContain('SGK');
  });
});

describe('who pays what at home', () => {
  const amount = (inLira: number): CoverageValue => ({ kind: 'amount', amount: inLira * 100 });
  const drawn = (...offers: readonly OfferView[]) =>
    text(
      renderToStaticMarkup(<Scenarios line="konut" columns={columnsOf(offers, undefined)} insuredValue={undefined} />),
    );

  test('the building and what is in it, by the sums and excesses of each offer', () => {
    const html = drawn(
      offer('a', { binaYangin: amount(2_000_000), esyaYangin: amount(500_000), dahiliSu: { kind: 'included' } }),
      offer('b', {
        binaYangin: amount(2_000_000),
        esyaYangin: amount(150_000),
        dahiliSu: { kind: 'included' },
        suMuafiyeti: amount(5000),
      }),
    );
    expect(html).toContain('sigorta bedeli üzerinden hesaplandı');
    expect(html).not.toContain('araç');
    expect(html).toMatch(
      /boru patladı, binada 25\.000 TL ve eşyada 35\.000 TL hasar Bilgi yok Şirket 55\.000 TL Siz 5\.000 TL/,
    );
    expect(html).toMatch(
      /yangın çıktı, binada 400\.000 TL ve eşyada 200\.000 TL hasar Şirket 600\.000 TL Siz 0 TL Şirket 550\.000 TL Siz 50\.000 TL/,
    );
    expect(html).toContain('binada DASK bedelini aşan 300.000 TL ve eşyada 100.000 TL');
  });

  test('nothing about the building where only the contents are insured, nor about thieves where only the building is', () => {
    const contents = drawn(offer('a', { binaYangin: { kind: 'notIncluded' }, esyaYangin: amount(500_000) }));
    expect(contents).toContain('yangın çıktı, eşyada 200.000 TL hasar');
    expect(contents).not.toContain('binada');
    const building = drawn(offer('a', { binaYangin: amount(2_000_000), esyaYangin: { kind: 'notIncluded' } }));
    expect(building).not.toContain('hırsız girdi');
  });
});

describe('the bar of the chosen', () => {
  const bar = (chosen: readonly string[], refused = false) =>
    text(
      renderToStaticMarkup(
        <CompareBar
          comparing={{ chosen, refused, toggle: nothing, clear: nothing }}
          offers={[narrow, wide]}
          onCompare={nothing}
        />,
      ),
    );
  test('asks for a second one, and refuses a fifth with a sentence', () => {
    expect(bar([])).toBe('');
    expect(bar(['gone'])).toBe('');
    expect(bar(['dar'])).toContain('Karşılaştırmak için bir teklif daha seçin.');
    expect(bar(['dar', 'geniş'])).not.toContain('bir teklif daha');
    expect(bar(['dar', 'geniş'], true)).toContain('En çok 4 teklif karşılaştırılır.');
    expect(bar(['dar'])).toContain('Çınaraltı Sigorta dar karşılaştırmadan çıkar');
  });
});

describe('what is kept and asked', () => {
  const stored = new Map<string, string>();
  beforeEach(() => {
    stored.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    });
  });

  test('the choice outlives the tab until somebody logs out; what is no choice is none', () => {
    createCompareStore('q').set(['a', 'b']);
    expect(createCompareStore('q').get()).toEqual(['a', 'b']);
    expect(createCompareStore('other').get()).toEqual([]);
    forgetTab();
    expect(createCompareStore('q').get()).toEqual([]);
    for (const odd of ['{}', '[1]', '["a","b","c","d","e"]']) {
      stored.set('kept', `[["compare:q",${odd}]]`);
      expect(createCompareStore('q').get()).toEqual([]);
    }
    for (const odd of ['x', '{}', '[1]', '[[]]']) {
      stored.set('kept', odd);
      expect(createCompareStore('q').get()).toEqual([]);
    }
  });

  test('choices for twenty quotations are kept, the longest untouched makes room', () => {
    for (let count = 0; count <= 20; count += 1) createCompareStore(`q${count}`).set(['a', 'b']);
    expect(createCompareStore('q0').get()).toEqual([]);
    expect(createCompareStore('q1').get()).toEqual(['a', 'b']);
    expect(createCompareStore('q20').get()).toEqual(['a', 'b']);
  });

  const http = (reply: unknown): HttpLayer => ({ call: async () => reply as never });
  test('the server tells the offers, that one is gone, or nothing', async () => {
    const data = calls.comparePackages.example.data;
    expect(await askComparison(http(envelope('ok', data)), 'q', ['a'])).toMatchObject({
      kind: 'offers',
      offers: [{ id: exampleOffer.OfferGuid, net: 1_757_190 }],
    });
    expect(await askComparison(http(envelope('notFound', null)), 'q', ['a'])).toEqual({ kind: 'gone' });
    expect(await askComparison(http(undefined), 'q', ['a'])).toEqual({ kind: 'failed' });
  });
});
