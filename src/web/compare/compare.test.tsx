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
import { columnsOf } from './columns.ts';
import { type ComparedRows, compareRows } from './compare-rows.ts';
import { CompareTable } from './compare-table.tsx';
import { Folded } from './folded.tsx';
import { Legend } from './mark.tsx';
import { OfferHeads } from './offer-heads.tsx';
import { Scenarios } from './scenarios.tsx';
import { askComparison } from './use-comparison.ts';
import { createViewStore, firstView } from './view-store.ts';

const nothing = () => undefined;
const text = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

function offer(id: string, coverages: Partial<Record<CoverageKey, CoverageValue>>, change: Partial<OfferView> = {}) {
  const told = new Map(Object.entries(coverages) as [CoverageKey, CoverageValue][]);
  return { ...anOffer(id, { coverages: told, packageName: id }), ...change };
}
const rowOf = ({ groups }: ComparedRows, key: string) =>
  groups.flatMap(({ rows }) => rows).find((row) => row.key === key);
const cellsOf = (compared: ComparedRows, key: string) =>
  [...(rowOf(compared, key)?.cells.values() ?? [])].map((cell) => cell.text);
const keysOf = ({ groups }: ComparedRows) => groups.flatMap(({ rows }) => rows.map(({ key }) => key));
const yes: CoverageValue = { kind: 'included' };
const no: CoverageValue = { kind: 'notIncluded' };

const narrow = offer('dar', { carpma: { kind: 'marketValue' }, camKirilmaMuafiyeti: { kind: 'percent', percent: 20 } });
const wide = offer(
  'geniş',
  {
    carpma: { kind: 'marketValue' },
    camKirilmaMuafiyeti: { kind: 'percent', percent: 0 },
    immLimitiAyrimsiz: { kind: 'unlimited' },
  },
  { price: 2_000_000, net: 1_900_000, installments: [{ count: 9, total: 2_100_000 }] },
);

describe('[C-18] the rows of a comparison', () => {
  const compared = compareRows('kasko', [narrow, wide]);

  test('price first, then what differs with what stays with the insured at its head', () => {
    expect(compared.groups.map(({ key, lead }) => [key, lead])).toEqual([
      ['price', undefined],
      ['differences', 'Farklar (2)'],
    ]);
    expect(keysOf(compared).slice(-2)).toEqual(['camKirilmaMuafiyeti', 'immLimitiAyrimsiz']);
    const highlighted = compared.groups.flatMap(({ rows }) => rows.filter((row) => row.highlighted));
    expect(highlighted.map(({ key }) => key)).toEqual(['camKirilmaMuafiyeti']);
    expect(cellsOf(compared, 'total')).toEqual(['18.450,50 TL', '20.000,00 TL']);
    expect(cellsOf(compared, 'installments')).toEqual(['2.050,06 TL X 9 Taksit', '2.333,33 TL X 9 Taksit']);
    expect(cellsOf(compared, 'net')).toEqual(['17.571,90 TL', '19.000,00 TL']);
    expect(cellsOf(compared, 'tax')).toEqual(['878,60 TL', '1.000,00 TL']);
    expect(cellsOf(compared, 'camKirilmaMuafiyeti')).toEqual(['%20', 'Yok']);
  });

  test('many differences are grouped by their kind', () => {
    const keys = ['carpma', 'yanma', 'hirsizlik', 'yolYardim', 'kiralikArac', 'miniOnarim', 'anahtarKaybi'] as const;
    const all = (value: CoverageValue) => Object.fromEntries(keys.map((key) => [key, value]));
    const { groups } = compareRows('kasko', [offer('a', all(yes)), offer('b', all(no))]);
    expect(groups.map(({ key, lead }) => [key, lead])).toEqual([
      ['price', undefined],
      ['car', 'Farklar (7)'],
      ['service', undefined],
      ['extras', undefined],
    ]);
  });

  test('what is the same for all is apart and counted, and what differs is not among it', () => {
    expect(compared.same.map(({ key, cell }) => [key, cell.text])).toEqual([['carpma', 'Rayiç bedel']]);
    expect(rowOf(compared, 'carpma')).toBeUndefined();
    const twins = compareRows('kasko', [narrow, { ...narrow, id: 'ikiz' }]);
    expect(twins.differing).toBe(0);
    expect(keysOf(twins)).toEqual(['total', 'installments', 'net', 'tax', 'validUntil']);
    expect(twins.same.map(({ key }) => key)).toEqual(['camKirilmaMuafiyeti', 'carpma']);
  });

  test('what nobody told stays unknown: it is no no, differs from one, and is never the same', () => {
    expect(cellsOf(compared, 'immLimitiAyrimsiz')).toEqual(['Bilgi yok', 'Limitsiz']);
    expect(rowOf(compared, 'immLimitiAyrimsiz')?.cells.get('dar')).toMatchObject({ tone: 'faint', mark: 'unknown' });
    const against = compareRows('kasko', [narrow, offer('hayır', { immLimitiAyrimsiz: no })]);
    expect(cellsOf(against, 'immLimitiAyrimsiz')).toEqual(['Bilgi yok', 'Hariç']);
    expect(compared.untold).toContain('Yanma');
    expect(compared.same.map(({ key }) => key)).not.toContain('yanma');
    expect(rowOf(compared, 'yanma')).toBeUndefined();
  });

  test('the wait for a cover stands in its cell, and tells two offers apart', () => {
    const treated = (days: number | undefined) =>
      offer(`bekleme${days}`, {
        vetTedavisi: { kind: 'amount', amount: 5_000_000 },
        ...(days === undefined ? {} : { hastalikBekleme: { kind: 'count', count: days } as const }),
      });
    const pets = compareRows('petsaglik', [treated(14), treated(30)]);
    expect(cellsOf(pets, 'vetTedavisi')).toEqual(['50.000 TL · 14 gün bekleme', '50.000 TL · 30 gün bekleme']);
    expect(rowOf(pets, 'hastalikBekleme')).toBeUndefined();
    const sameKeys = (...offers: readonly OfferView[]) => compareRows('petsaglik', offers).same.map(({ key }) => key);
    expect(sameKeys(treated(14), treated(14))).toEqual(['vetTedavisi']);
    expect(sameKeys(treated(14), treated(30))).toEqual([]);
    // Two waits that nobody told are not known to be the same.
    expect(sameKeys(treated(undefined), treated(undefined))).toEqual([]);
  });

  test('covers that are still asked for, and prices that ran out, say so', () => {
    const coming = offer('bekleyen', {}, { coverageState: 'coming' });
    const over = { ...noOffer('biten', { state: 'expired', price: 100 }), packageName: 'biten' };
    const both = compareRows('kasko', [coming, over]);
    expect(cellsOf(both, 'carpma')[0]).toBe('Bekleniyor');
    expect(cellsOf(both, 'total')[1]).toBe('Artık geçerli değil');
    expect([...both.same, ...both.untold]).toEqual([]);
  });

  test('one offer that is left alone differs from nothing and is the same as nothing', () => {
    const alone = compareRows('kasko', [narrow]);
    expect(alone.groups[1]?.lead).toBe('Teminatlar');
    expect(keysOf(alone)).toContain('carpma');
    expect(alone.same).toEqual([]);
  });
});

describe('marks', () => {
  const offers = [
    offer('a', { yanma: yes, carpma: no, depremMuafiyeti: no, yolYardim: { kind: 'count', count: 2 } }),
    offer('b', { yanma: no, carpma: yes, depremMuafiyeti: { kind: 'percent', percent: 0 } }),
  ];
  const { groups } = compareRows('kasko', offers);
  const html = renderToStaticMarkup(<CompareTable columns={columnsOf(offers, [])} groups={groups} />);
  const rowHtml = (label: string) => html.split('<tr').find((row) => row.includes(`>${label}<`)) ?? '';

  test('stand in place of words, which are read aloud', () => {
    expect(rowHtml('Yanma')).toMatch(/<svg[^>]*text-success.*sr-only">Dahil<.*<svg[^>]*text-error.*sr-only">Hariç</);
    expect(rowHtml('Yol yardım, çekici')).toMatch(/>2 kez<.*aria-hidden="true"[^>]*>\?<.*sr-only">Bilgi yok</);
  });

  test('an excess of what is not covered is no cross alone; no excess is said in words', () => {
    expect(rowHtml('Deprem muafiyeti')).toMatch(/text-error.*aria-hidden="true"[^>]*>Teminat yok<.*>Yok</);
    expect(rowHtml('Deprem muafiyeti')).toContain('bg-warning-soft');
  });

  test('are explained once', () => {
    expect(text(renderToStaticMarkup(<Legend />))).toBe(' dahil hariç ? bilgi yok ');
  });
});

describe('what does not tell the offers apart', () => {
  const { same, untold } = compareRows('kasko', [narrow, { ...narrow, id: 'ikiz' }]);
  const drawn = (open: readonly ('same' | 'untold')[]) =>
    renderToStaticMarkup(<Folded same={same} untold={untold} open={open} onToggle={nothing} />);

  test('is counted behind two panels, closed unless somebody opened them', () => {
    expect(text(drawn([]))).toContain('2 konuda aynılar');
    expect(text(drawn([]))).toContain(`${untold.length} konuyu hiçbiri bildirmedi`);
    expect(drawn([])).not.toMatch(/<details[^>]* open[ >]/);
    expect(drawn(['same']).match(/<details[^>]* open[ >]/g)).toHaveLength(1);
  });
});

describe('columns', () => {
  const offers = ['a', 'b', 'c', 'd'].map((id) => anOffer(id));
  const idsOf = (order: readonly string[]) => columnsOf(offers, order).map(({ offer: { id } }) => id);

  test('stand as the person put them; one that was taken out leaves no gap', () => {
    expect(idsOf([])).toEqual(['a', 'b', 'c', 'd']);
    expect(idsOf(['c', 'gone', 'a'])).toEqual(['c', 'a', 'b', 'd']);
  });

  const heads = (...shown: readonly OfferView[]) =>
    renderToStaticMarkup(
      <OfferHeads columns={columnsOf(shown, [])} onPlace={nothing} onBuy={nothing} onRemove={nothing} />,
    );

  test('two need no picking; of more each column picks its own', () => {
    expect(heads(...offers.slice(0, 2))).not.toContain('<select');
    expect(heads(...offers.slice(0, 3)).match(/<select/g)).toHaveLength(3);
  });

  test('buy, or say what to do where an offer is not sold here', () => {
    const name = 'Çınaraltı Sigorta';
    expect(text(heads(anOffer('a')))).toMatch(new RegExp(`${name}.* satın al .*${name}.* karşılaştırmadan çıkar`));
    expect(heads(anOffer('a', { mode: 'contactToBuy' }))).toMatch(/href="tel:\d+".*Arayın/);
    expect(text(heads(anOffer('a', { mode: 'quoteOnly' })))).toContain('şirketin şubesine ya da acentesine başvurun');
    expect(text(heads(anOffer('a', { bought: true })))).toContain('Satın alındı');
    for (const not of [anOffer('a', { bought: true }), anOffer('a', { mode: 'quoteOnly' }), noOffer('a')])
      expect(text(heads(not))).not.toContain(' satın al ');
  });
});

describe('who pays what', () => {
  const columns = columnsOf([narrow, wide], []);
  test('by each offer, as an example and not as a promise', () => {
    const html = text(renderToStaticMarkup(<Scenarios line="kasko" columns={columns} insuredValue={69_255_000} />));
    expect(html).toContain('ödeme sözü değildir');
    expect(html).toContain('aracınızın değeri 692.550 TL alındı');
    expect(html).toMatch(
      /Ön cam kırıldı, onarım 12\.000 TL \S+ \S+ dar Siz 2\.400 TL Şirket 9\.600 TL \S+ \S+ geniş Siz 0 TL Şirket 12\.000 TL/,
    );
    expect(html).toMatch(
      /limitini 1\.500\.000 TL aşan zarar \S+ \S+ dar Bilgi yok \S+ \S+ geniş Siz 0 TL Şirket 1\.500\.000 TL/,
    );
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
    const asked = compareRows('yabanci', offers, { minimum: { of: 'residencePermit', day: '2026-12-01' } });
    expect(asked.groups.slice(0, 2).map(({ key }) => key)).toEqual(['price', 'minimum']);
    expect(cellsOf(asked, 'minimum')).toEqual(['Karşılamıyor: yatarak tedavi (limitsiz olmalı)', 'Bekleniyor']);
    expect(keysOf(compareRows('yabanci', offers))).not.toContain('minimum');
  });
});

describe('who pays what of people', () => {
  const drawn = (line: LineKey, ...offers: readonly OfferView[]) =>
    text(renderToStaticMarkup(<Scenarios line={line} columns={columnsOf(offers, [])} insuredValue={undefined} />));
  const euro = (whole: number): CoverageValue => ({ kind: 'foreignAmount', currency: 'EUR', amount: whole * 100 });

  test('a journey is reckoned in euro, and a sum in lira is not turned into euro', () => {
    const html = drawn(
      'seyahat',
      offer('a', { bagajKaybi: euro(300) }),
      offer('b', { bagajKaybi: { kind: 'amount', amount: 3_000_000 } }),
    );
    expect(html).toContain('avro üzerinden hesaplandı');
    expect(html).toMatch(/Bagaj kayboldu, içindekiler 900 € \S+ \S+ a Siz 600 € Şirket 300 € \S+ \S+ b Bilgi yok/);
    expect(html).not.toContain('ekspertiz');
  });

  test('beside social security the examples begin where its share ends', () => {
    const plan = offer('a', {
      ayaktaTedavi: { kind: 'count', count: 6 },
      muayeneKatilim: { kind: 'percent', percent: 0 },
    });
    expect(drawn('tamamlayici', plan)).toContain('SGK kendi payını ödedikten sonra');
    expect(drawn('tamamlayici', plan)).toMatch(
      /on muayene, toplam 25\.000 TL \S+ \S+ a Siz 10\.000 TL Şirket 15\.000 TL/,
    );
    expect(drawn('bireysel', plan)).not.toContain('SGK');
  });
});

describe('who pays what at home', () => {
  const amount = (inLira: number): CoverageValue => ({ kind: 'amount', amount: inLira * 100 });
  const drawn = (...offers: readonly OfferView[]) =>
    text(renderToStaticMarkup(<Scenarios line="konut" columns={columnsOf(offers, [])} insuredValue={undefined} />));

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
      /boru patladı, binada 25\.000 TL ve eşyada 35\.000 TL hasar \S+ \S+ a Bilgi yok \S+ \S+ b Siz 5\.000 TL Şirket 55\.000 TL/,
    );
    expect(html).toMatch(
      /yangın çıktı, binada 400\.000 TL ve eşyada 200\.000 TL hasar \S+ \S+ a Siz 0 TL Şirket 600\.000 TL \S+ \S+ b Siz 50\.000 TL Şirket 550\.000 TL/,
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

  test('the order of the columns and what is opened outlive a reload of the tab; what is neither is left out', () => {
    const tab = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => tab.get(key) ?? null,
      setItem: (key: string, value: string) => tab.set(key, value),
    });
    createViewStore('q').set({ order: ['b', 'a'], open: ['same'] });
    expect(createViewStore('q').get()).toEqual({ order: ['b', 'a'], open: ['same'] });
    for (const odd of ['x', '3', '{"order":[1],"open":["z"]}', '{"order":["a","b","c","d","e"]}']) {
      tab.set('compare-view:q', odd);
      expect(createViewStore('q').get()).toEqual(firstView);
    }
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
