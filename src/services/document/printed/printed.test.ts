import { describe, expect, test } from 'vitest';
import { illustrationNames } from '#catalog/illustrations.ts';
import { contentFiles } from '#connectors/content-files/index.ts';
import type { LineKey } from '#domain/lines.ts';
import type { Coverage } from '#domain/quote/coverage.ts';
import type { DocumentBlock, PrintedDocument } from '#ports/printed-document.ts';
import { contentPlaceholders } from '#testing/content-placeholders.ts';
import { sampleOffer } from '#testing/quotations.ts';
import { distanceSalesDocument, distanceSalesHash, distanceSalesPage } from '../distance-sales.ts';
import type { ComparedThing } from './compared-thing.ts';
import { type ComparedOffer, comparisonDocument } from './comparison.ts';
import { htmlBlocks } from './html-blocks.ts';
import { type PolicyFacts, policySummary } from './policy-summary.ts';

const now = new Date('2026-11-15T09:00:00Z');

function textsOf(block: DocumentBlock): readonly string[] {
  switch (block.kind) {
    case 'list':
      return block.items;
    case 'table':
      return [...(block.head ?? []), ...block.rows.flat()];
    default:
      return [block.text];
  }
}
const words = ({ blocks }: Pick<PrintedDocument, 'blocks'>) => blocks.flatMap(textsOf).join('\n');

/** What stands between a heading and the next one of its rank. */
function section({ blocks }: PrintedDocument, title: string): readonly DocumentBlock[] {
  const start = blocks.findIndex((block) => block.kind === 'heading' && block.text === title);
  const rest = start < 0 ? [] : blocks.slice(start + 1);
  const end = rest.findIndex((block) => block.kind === 'heading' && block.level === 2);
  return end < 0 ? rest : rest.slice(0, end);
}

function policy(more: Partial<PolicyFacts['item']> = {}, coverages: readonly Coverage[] = []): PolicyFacts {
  return {
    item: {
      id: 'i',
      offerId: 'o',
      line: 'kasko',
      insurer: '901',
      proposalNumber: 'T-1',
      packageName: 'Geniş Kasko',
      net: 1_000_000,
      gross: 1_050_001,
      installmentCount: 1,
      personPrices: [],
      foreignPrice: undefined,
      start: '2026-11-20',
      end: '2027-11-20',
      state: 'issued',
      reason: undefined,
      policyNumber: 'P-77',
      ...more,
    },
    insurer: 'Çınaraltı Sigorta',
    customer: 'Deniz Örnek',
    insured: { kind: 'vehicle', title: 'FIAT Egea 2021', detail: '34 ABC 123', key: '34ABC123' },
    coverages,
  };
}

describe('the summary of a policy', () => {
  test('says what was bought, from whom, for how long and at what price', () => {
    const printed = policySummary(policy());
    expect(printed).toMatchObject({ title: 'Poliçe özeti: Kasko', subtitle: 'Çınaraltı Sigorta, poliçe no P-77' });
    const [facts] = section(printed, 'Ne satın aldınız');
    expect(facts).toMatchObject({
      rows: [
        ['Sigorta', 'Kasko'],
        ['Paket', 'Geniş Kasko'],
        ['Sigorta şirketi', 'Çınaraltı Sigorta'],
        ['Poliçe no', 'P-77'],
        ['Sigorta ettiren', 'Deniz Örnek'],
        ['Plaka', '34ABC123'],
        ['Başlangıç', '20.11.2026'],
        ['Bitiş', '20.11.2027'],
      ],
    });
    const [price, ...more] = section(printed, 'Ne ödediniz');
    expect(price).toMatchObject({
      rows: [
        ['Net prim', '10.000,00 TL'],
        ['Vergi, yasal kesinti ve varsa vade farkı', '500,01 TL'],
        ['Toplam prim', '10.500,01 TL'],
        ['Ödeme', 'Tek çekim'],
      ],
    });
    expect(more).toEqual([]);
  });

  test('tells what the premium is made of, as it was agreed', () => {
    const person = { loadingPercent: undefined, exclusions: [] };
    const printed = policySummary(
      policy({
        personPrices: [
          { ...person, name: 'DENİZ', gross: 550_001, loadingPercent: 15, exclusions: ['Mevcut rahatsızlıklar'] },
          { ...person, name: 'ADA', gross: 500_000 },
        ],
        foreignPrice: { currency: 'EUR', gross: 21_472, rate: 48.9012, rateDay: '2026-11-16' },
      }),
    );
    const [price, , people] = section(printed, 'Ne ödediniz');
    expect(price).toMatchObject({
      rows: expect.arrayContaining([['Döviz fiyatı', '214,72 € · 1 € = 48,9012 TL (16.11.2026 kuru)']]),
    });
    expect(people).toMatchObject({
      rows: [
        ['DENİZ', '5.500,01 TL', '%15 ek prim; Mevcut rahatsızlıklar'],
        ['ADA', '5.000,00 TL', ''],
      ],
    });
  });

  test('names every instalment, and they sum up to the price', () => {
    const blocks = section(policySummary(policy({ installmentCount: 3 })), 'Ne ödediniz');
    expect(blocks.find((block) => block.kind === 'table' && block.head)).toMatchObject({
      rows: [
        ['1. taksit', '3.500,01 TL'],
        ['2. taksit', '3.500,00 TL'],
        ['3. taksit', '3.500,00 TL'],
      ],
    });
  });

  test('keeps apart what is covered, what stays with you, what is not covered and what nobody told', () => {
    const printed = policySummary(
      policy({}, [
        { key: 'immLimitiAyrimsiz', value: { kind: 'amount', amount: 100_000_000 } },
        { key: 'carpma', value: { kind: 'marketValue' } },
        { key: 'camKirilmaMuafiyeti', value: { kind: 'percent', percent: 20 } },
        { key: 'depremMuafiyeti', value: { kind: 'notIncluded' } },
        { key: 'kiralikArac', value: { kind: 'notIncluded' } },
        { key: 'yanma', value: { kind: 'unknown' } },
      ]),
    );
    const covered = words({ blocks: section(printed, 'Neler teminat altında') });
    expect(covered).toContain('İMM limiti\n1.000.000 TL');
    expect(covered).toContain('Çarpma, çarpışma, devrilme\nRayiç bedel');
    expect(covered).not.toMatch(/İkame araç|Yanma/);
    expect(words({ blocks: section(printed, 'Sizde kalan pay: muafiyet ve katılım') })).toContain('Cam muafiyeti\n%20');
    const absent = section(printed, 'Neler teminat dışında')[0];
    expect(absent).toMatchObject({
      items: ['Deprem muafiyeti: ait olduğu teminat bu poliçede yok', 'İkame araç'],
    });
    const untold = words({ blocks: section(printed, 'Şirketin bildirmedikleri') });
    expect(untold).toMatch(/^Yanma$/m);
    expect(untold).toMatch(/^Çalınma$/m);
    expect(untold).not.toMatch(/İkame araç|Cam muafiyeti/);
  });

  test('says so when the insurer told no coverage at all', () => {
    expect(words({ blocks: section(policySummary(policy()), 'Neler teminat altında') })).toContain('bildirmedi');
  });

  test('says what to do in a claim, how to withdraw and who the agency is', () => {
    const kasko = words(policySummary(policy()));
    expect(kasko).toContain('5 iş günü içinde Çınaraltı Sigorta hasar hattına');
    expect(kasko).toContain('14 gün içinde gerekçe göstermeden');
    expect(kasko).toContain('Levha no');
    expect(words(policySummary(policy({ line: 'hukuksalkoruma' })))).not.toContain('5 iş günü');
  });
});

describe('the summary of a policy about people', () => {
  const printed = (line: LineKey, coverages: readonly Coverage[] = []) =>
    policySummary({
      ...policy({ line, packageName: 'Plan' }, coverages),
      insured: { kind: 'health', title: '2 kişi', detail: 'Deniz Örnek, Ada Örnek', key: '1' },
    });

  test('supplementary health says where social security ends, individual health does not speak of it', () => {
    const text = words(printed('tamamlayici'));
    expect(text).toContain('SGK’nın sizden aldığı katılım payı');
    expect(text).toContain('SGK kapsamınız etkin olduğu sürece');
    expect(words(printed('bireysel'))).not.toContain('SGK');
  });

  test("a foreigner's policy is presented for the permit, and ends without a reason only before it begins", () => {
    const text = words(printed('yabanci'));
    expect(text).toContain('İkamet izni başvurusunda poliçenin çıktısını sunarsınız.');
    expect(text).toContain('Türkiye dışında görülen tedaviler');
    expect(text).toContain('Teminat başladıktan sonra gerekçesiz cayma hakkı yoktur.');
  });

  test('a journey says whom to call abroad and what a refused visa means; its sums are in euro', () => {
    const text = words(
      printed('seyahat', [
        { key: 'tibbiTedavi', value: { kind: 'foreignAmount', currency: 'EUR', amount: 3_000_000 } },
      ]),
    );
    expect(text).toContain('Çınaraltı Sigorta yardım hattını arayın');
    expect(text).toContain('Vizeniz reddedilirse');
    expect(text).toContain('Tıbbi tedavi\n30.000 €');
  });

  test('a wait stands with the terms, a co-pay with what stays with the insured', () => {
    const told = printed('tamamlayici', [
      { key: 'beklemeSuresi', value: { kind: 'count', count: 12 } },
      { key: 'muayeneKatilim', value: { kind: 'percent', percent: 20 } },
    ]);
    const excess = words({ blocks: section(told, 'Sizde kalan pay: muafiyet ve katılım') });
    expect(excess).toContain('Ayakta tedavide katılım payı\n%20');
    expect(excess).not.toContain('Bekleme');
    expect(words(told)).toContain('Bekleme süresi\n12 ay');
  });
});

describe('the summary of a policy about animals and phones', () => {
  const printed = (line: LineKey, coverages: readonly Coverage[] = []) =>
    policySummary({
      ...policy({ line, packageName: 'Plan' }, coverages),
      insured: { kind: line === 'telefon' ? 'device' : 'pet', title: 'Pamuk', detail: 'IMEI …7518', key: '1' },
    });

  test('the wait for a cover stands where its worth stands', () => {
    const told = printed('petsaglik', [
      { key: 'vetTedavisi', value: { kind: 'amount', amount: 5_000_000 } },
      { key: 'hastalikBekleme', value: { kind: 'count', count: 14 } },
      { key: 'kazaTedavisi', value: { kind: 'amount', amount: 5_000_000 } },
    ]);
    const covered = words({ blocks: section(told, 'Neler teminat altında') });
    expect(covered).toContain('Hastalıkta veteriner tedavisi\n50.000 TL · 14 gün bekleme');
    expect(covered).toContain('Kazada acil tedavi\n50.000 TL · bekleme süresi: bilgi yok');
    expect(words(told)).not.toContain('Hastalıkta bekleme süresi');
  });

  test('each has the first steps of its own claim', () => {
    expect(words(printed('petsaglik'))).toContain('veteriner kliniğine');
    const phone = words(printed('telefon'));
    expect(phone).toContain('Telefon\nPamuk, IMEI …7518');
    expect(phone).toContain('IMEI numaranızla polise');
    for (const line of ['petsaglik', 'telefon'] as const)
      expect(words(printed(line))).toContain('Çınaraltı Sigorta hasar hattına');
  });
});

describe('the summary of an earthquake policy', () => {
  const dask = (coverages: readonly Coverage[] = []): PolicyFacts => ({
    ...policy({ line: 'dask', packageName: 'DASK' }, coverages),
    insured: { kind: 'property', title: 'Kadıköy, 110 m²', detail: 'Örnek Mah. No 3 Kadıköy', key: '1234567890' },
  });

  test('names the address, and plainly what such a policy never pays, whatever the insurer told', () => {
    const told = policySummary(dask([{ key: 'daskDeprem', value: { kind: 'amount', amount: 100_000_000 } }]));
    expect(words({ blocks: section(told, 'Ne satın aldınız') })).toContain('Adres\nÖrnek Mah. No 3 Kadıköy');
    for (const printed of [told, policySummary(dask())]) {
      const absent = words({ blocks: section(printed, 'Neler teminat dışında') });
      expect(absent).toContain('Ev eşyası');
      expect(absent).toContain('Kira kaybı');
      expect(absent).toContain('bedeni zararlar');
      expect(absent).not.toContain('hiçbirini dışarıda bırakmadı');
    }
    expect(words(policySummary(policy()))).not.toContain('Ev eşyası');
  });

  test('a claim goes to the pool, and there is no withdrawal without a reason', () => {
    const text = words(policySummary(dask()));
    expect(text).toContain('Alo DASK 125');
    expect(text).toContain('en geç 15 gün içinde');
    expect(text).not.toContain('Kaza tespit');
    expect(text).not.toContain('14 gün içinde gerekçe göstermeden');
    expect(text).toContain('gerekçe göstermeden cayılamaz');
  });

  test('a home has its own steps and can be given back', () => {
    const text = words(policySummary({ ...dask(), item: policy({ line: 'konut' }).item }));
    expect(text).toContain('ana vanayı');
    expect(text).toContain('itfaiye raporu');
    expect(text).toContain('5 gün içinde Çınaraltı Sigorta hasar hattına');
    expect(text).toContain('14 gün içinde gerekçe göstermeden');
  });
});

describe('a comparison', () => {
  const offer = (insurer: string, coverages: readonly Coverage[], more = {}): ComparedOffer => {
    const sample = sampleOffer({
      installments: [
        { count: 1, gross: 1_050_000 },
        { count: 6, gross: 1_100_000 },
      ],
      ...more,
    });
    return { insurer, line: 'kasko', offer: { ...sample, packageId: 'p', coverageState: 'told', coverages } };
  };

  const car: ComparedThing = {
    insured: { kind: 'vehicle', title: 'FIAT Egea 2021', detail: '34 ABC 123', key: '34ABC123' },
    start: '2026-11-20',
    people: [],
    value: 69_255_000,
  };
  const two = [
    offer('Bir Sigorta', [
      { key: 'camKirilmaMuafiyeti', value: { kind: 'percent', percent: 0 } },
      { key: 'yanma', value: { kind: 'included' } },
      { key: 'hirsizlik', value: { kind: 'included' } },
      { key: 'kemirgen', value: { kind: 'notIncluded' } },
    ]),
    offer(
      'İki Sigorta',
      [
        { key: 'carpma', value: { kind: 'marketValue' } },
        { key: 'camKirilmaMuafiyeti', value: { kind: 'percent', percent: 20 } },
        { key: 'yanma', value: { kind: 'included' } },
        { key: 'hirsizlik', value: { kind: 'notIncluded' } },
      ],
      { packageName: 'Dar' },
    ),
  ];
  const tableIn = (printed: PrintedDocument, title: string) =>
    section(printed, title).flatMap((block) => (block.kind === 'table' ? [block] : []))[0];

  test('has a column an offer; the price leads, then what differs with its marks, the excess first', () => {
    const printed = comparisonDocument(two, car, now);
    const { blocks, title, subtitle, layout } = printed;
    expect({ title, layout }).toEqual({ title: 'Teklif karşılaştırması: Kasko', layout: 'landscape' });
    expect(subtitle).toContain('15.11.2026 12:00');
    expect(tableIn(printed, 'Fiyat')).toMatchObject({
      head: ['Fiyat', 'Bir Sigorta, Geniş', 'İki Sigorta, Dar'],
      rows: [
        ['Toplam prim', '10.500,00 TL', '10.500,00 TL'],
        ['Net prim', '10.000,00 TL', '10.000,00 TL'],
        ['En çok taksit', '6 taksit, 11.000,00 TL', '6 taksit, 11.000,00 TL'],
        ['Geçerlilik', '20.11.2026 03:00', '20.11.2026 03:00'],
      ],
    });
    expect(tableIn(printed, 'Farklar')?.rows).toEqual([
      ['Cam muafiyeti', 'Yok', '%20'],
      ['Çarpma, çarpışma, devrilme', '? Bilgi yok', 'Rayiç bedel'],
      ['Çalınma', '✓ Dahil', '✕ Hariç'],
      [expect.stringContaining('emirgen'), '✕ Hariç', '? Bilgi yok'],
    ]);
    for (const block of blocks)
      if (block.kind === 'table') for (const row of block.rows) expect(row).toHaveLength(block.widths.length);
  });

  test('tells what each insured person costs, by their names', () => {
    const person = { loadingPercent: undefined, exclusions: [] };
    const priced = offer('Bir Sigorta', [], {
      personPrices: [
        { ...person, gross: 550_000, loadingPercent: 15 },
        { ...person, gross: 500_000 },
      ],
    });
    const printed = comparisonDocument([priced, two[1] as ComparedOffer], { ...car, people: ['DENİZ', 'ADA'] }, now);
    expect(tableIn(printed, 'Fiyat')?.rows.slice(1, 3)).toEqual([
      ['DENİZ', '5.500,00 TL · %15 ek prim', '–'],
      ['ADA', '5.000,00 TL', '–'],
    ]);
  });

  test('says once what is the same, and apart from it what nobody told', () => {
    const printed = comparisonDocument(two, car, now);
    expect(tableIn(printed, '1 konuda aynılar')?.rows).toEqual([['Yanma', '✓ Dahil']]);
    const untold = printed.blocks.find(
      (block) => block.kind === 'heading' && block.text.endsWith('hiçbiri bildirmedi'),
    );
    expect(untold).toBeDefined();
    expect(words(printed)).toContain('Var ya da yok saymayın');
    const twins = comparisonDocument([two[0] as ComparedOffer, two[0] as ComparedOffer], car, now);
    expect(words({ blocks: section(twins, 'Farklar') })).toContain('teminatlar aynı');
  });

  test.each<[LineKey, ComparedThing['insured'], readonly (readonly string[])[]]>([
    [
      'kasko',
      car.insured,
      [
        ['Araç', 'FIAT Egea 2021'],
        ['Plaka', '34ABC123'],
      ],
    ],
    [
      'konut',
      { kind: 'property', title: 'Kadıköy, 110 m²', detail: 'Örnek Mah. No 3 Kadıköy', key: '1' },
      [
        ['Konut', 'Kadıköy, 110 m²'],
        ['Adres', 'Örnek Mah. No 3 Kadıköy'],
      ],
    ],
    [
      'seyahat',
      { kind: 'trip', title: 'Schengen ülkeleri, 2 kişi', detail: 'Deniz Örnek, Ada', key: '1' },
      [
        ['Seyahat', 'Schengen ülkeleri, 2 kişi'],
        ['Yolcular', 'Deniz Örnek, Ada'],
      ],
    ],
    [
      'telefon',
      { kind: 'device', title: 'Samsung Galaxy S24', detail: 'IMEI …7518', key: '1' },
      [['Telefon', 'Samsung Galaxy S24, IMEI …7518']],
    ],
  ])('of %s names what is insured as other documents do, and the first day', (_line, insured, rows) => {
    const printed = comparisonDocument(two, { ...car, insured }, now);
    expect(tableIn(printed, 'Ne için')?.rows).toEqual([...rows, ['Başlangıç', '20.11.2026']]);
  });

  test('ends with the examples of who pays what, in figures, and unknown where it is', () => {
    const printed = comparisonDocument(two, car, now);
    const text = words({ blocks: section(printed, 'Kim ne öder?') });
    expect(text).toContain('ödeme sözü değildir');
    expect(text).toContain('aracınızın değeri 692.550 TL alındı');
    const shares = (begin: string) =>
      tableIn(printed, 'Kim ne öder?')
        ?.rows.find(([title]) => title?.startsWith(begin))
        ?.slice(1);
    expect(shares('Ön cam kırıldı')).toEqual(['Siz: 0 TL\nŞirket: 12.000 TL', 'Siz: 2.400 TL\nŞirket: 9.600 TL']);
    expect(shares('Başkalarına')).toEqual(['? Bilgi yok', '? Bilgi yok']);
  });
});

describe('a content page on paper', () => {
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

  test('loses not a word of the contract', () => {
    const placeholders = contentPlaceholders((name) => `${name} & <Ortakları>`);
    const page = distanceSalesPage({
      content: contentFiles({ folder: 'content', placeholders, illustrations: illustrationNames }),
    });
    const { title, blocks } = distanceSalesDocument(page);
    expect(title).toBe('Mesafeli satış sözleşmesi');
    const expected = page.html
      .replace(/<\/?(?:h[23]|p|ul|ol|li|strong|a|em)(?: [^>]*)?>/g, ' ')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&');
    const squeeze = (text: string) => plain(text).replaceAll(' ', '');
    expect(squeeze(words({ blocks }))).toBe(squeeze(expected));
    expect(blocks.some((block) => block.kind === 'list' && block.ordered)).toBe(true);
    expect(distanceSalesHash(page)).toMatch(/^[0-9a-f]{64}$/);
    expect(distanceSalesHash({ html: `${page.html} ` })).not.toBe(distanceSalesHash(page));
  });

  test('names insurer, buyer, price and what is insured before the general text, where a sale is known', () => {
    const content = contentFiles({
      folder: 'content',
      placeholders: contentPlaceholders((name) => name),
      illustrations: illustrationNames,
    });
    const page = distanceSalesPage({ content });
    const { blocks } = distanceSalesDocument(page, {
      buyer: {
        name: 'Deniz Örnek',
        identity: { kind: 'national', number: '11111111110' },
        phone: '5550000001',
        email: undefined,
      },
      insured: { kind: 'vehicle', title: 'FIAT Egea 2021', detail: '34 ABC 123', key: '34ABC123' },
      items: [
        {
          line: 'trafik',
          insurer: 'Çınaraltı Sigorta',
          packageName: 'Zorunlu Trafik',
          start: '2026-11-20',
          end: '2027-11-20',
          gross: 900_000,
        },
      ],
      gross: 900_000,
      installmentCount: 3,
    });
    const general = distanceSalesDocument(page).blocks;
    expect(blocks.slice(-general.length)).toEqual(general);
    const facts = words({ blocks: blocks.slice(0, -general.length) });
    for (const part of [
      'Bu satışın bilgileri',
      'Levha no\nT00000-DENEME',
      'Ad soyad / unvan\nDeniz Örnek\nT.C. kimlik no\n11*******10\nTelefon\n0555 000 00 01',
      'Araç\nFIAT Egea 2021\nPlaka\n34ABC123',
      'Zorunlu trafik sigortası\nÇınaraltı Sigorta\nZorunlu Trafik\n20.11.2026 – 20.11.2027\n9.000,00 TL',
      'Toplam (vergi ve kesintiler dahil)\n9.000,00 TL\nÖdeme planı\n3.000,00 TL X 3 Taksit',
      'gerekçesiz cayma hakkı yoktur',
    ])
      expect(facts).toContain(part);
    expect(facts).not.toContain('11111111110');
  });

  test('knows tables', () => {
    const html =
      '<div><table><thead><tr><th scope="col">A</th><th>B</th></tr></thead><tbody><tr><td>1 &amp; 2</td><td><b>3</b></td></tr></tbody></table></div>';
    expect(htmlBlocks(html)).toEqual([
      { kind: 'table', head: ['A', 'B'], rows: [['1 & 2', '3']], widths: [1, 1], align: 'left' },
    ]);
  });
});
