import type { CoverageKey } from '#domain/quote/coverage.ts';
import type { CoverageSense } from '#domain/quote/coverage-level.ts';
import { type coverageGroupTexts, coverageNames } from '#messages/coverages.ts';

export type CoverageGroup = keyof typeof coverageGroupTexts;
export type Counted = 'times' | 'days' | 'visits' | 'sessions' | 'institutions' | 'months';

/** How one coverage is named, grouped and counted. */
export type CoverageRow = {
  readonly key: CoverageKey;
  readonly label: string;
  readonly group: CoverageGroup;
  readonly sense: CoverageSense;
  /** What a count of it counts. */
  readonly counts: Counted;
};

const groups: Readonly<Record<CoverageGroup, readonly CoverageKey[]>> = {
  car: [
    'carpma',
    'yanma',
    'hirsizlik',
    'anahtarlaCalinma',
    'dogalAfetler',
    'glkhhTeror',
    'yukKaymasi',
    'yetkiliOlmayanCekme',
    'kiymetKazanma',
    'yeniDeger',
    'yurtdisiKasko',
  ],
  quake: ['daskDeprem', 'daskYangin', 'daskTsunami', 'daskYerKaymasi'],
  home: [
    'binaYangin',
    'esyaYangin',
    'binaDeprem',
    'esyaDeprem',
    'selSuBaskini',
    'firtina',
    'dahiliSu',
    'hirsizlikEv',
    'camKirilmasi',
    'elektronikCihaz',
    'degerliEsya',
  ],
  hospital: ['yatarakTedavi', 'ameliyat', 'yogunBakim', 'odaYemek', 'ambulans'],
  outpatient: ['ayaktaTedavi', 'ayaktaLimit', 'tetkik', 'fizikTedavi'],
  healthExtras: ['dogumSaglik', 'disPaketi', 'checkUpHakki'],
  where: ['anlasmaliKurum', 'anlasmaDisiLimit', 'yurtDisiTedavi'],
  lasting: ['beklemeSuresi', 'omurBoyuYenileme'],
  abroad: [
    'tibbiTedavi',
    'tibbiNakil',
    'cenazeNakli',
    'taburcuDonus',
    'refakatci',
    'konaklamaUzatma',
    'ilacGonderimi',
    'acilMesaj',
  ],
  journey: ['bagajKaybi', 'bagajGecikmesi', 'hirsizlikGasp', 'seyahatIptali', 'vizeReddiIade'],
  vet: ['vetTedavisi', 'hastalikBekleme', 'kazaTedavisi', 'kazaBekleme', 'vetAmeliyati', 'tahlilGoruntuleme', 'ilac'],
  petCare: ['asiCheckUp', 'kayipIlani', 'cenaze'],
  phoneDamage: ['ekranKirilmasi', 'kirilmaHasari', 'siviTemasi', 'onarimGideri', 'tamamenHasar'],
  phoneTheft: ['hirsizlikTelefon', 'hirsizlikBekleme'],
  phoneLimits: ['esdegerCihaz', 'yillikHasarAdedi'],
  excess: [
    'camKirilmaMuafiyeti',
    'depremMuafiyeti',
    'daskMuafiyet',
    'depremMuafiyetiEv',
    'suMuafiyeti',
    'hirsizlikMuafiyeti',
    'yatarakKatilim',
    'muayeneKatilim',
    'anlasmaDisiKatilim',
    'seyahatMuafiyeti',
    'petKatilimPayi',
    'telefonMuafiyeti',
  ],
  aftermath: ['enkazKaldirma', 'kiraKaybi', 'ikametgahDegisikligi'],
  others: [
    'immLimitiAyrimsiz',
    'maneviTazminat',
    'maddiAracBasi',
    'maddiKazaBasi',
    'saglikKisiBasi',
    'saglikKazaBasi',
    'olumSakatlikKisiBasi',
    'olumSakatlikKazaBasi',
    'yesilKartGecerlilik',
    'komsuMesuliyet',
    'kiraciMesuliyet',
    'ucuncuSahisMesuliyet',
    'ucuncuKisiSorumluluk',
  ],
  people: ['ferdiKazaVefat', 'ferdiKazaSakatlik', 'ferdiKazaTedavi', 'evFerdiKaza'],
  legal: ['hukuksalKorumaAraca', 'hukuksalKorumaSurucuye', 'evHukuksalKoruma', 'hukukiDanismanlik', 'kefalet'],
  service: ['kiralikArac', 'yolYardim', 'yetkiliServis', 'miniOnarim'],
  assistance: ['evAsistans', 'kombiBakimi'],
  extras: ['hasarsizlikKoruma', 'anahtarKaybi', 'yanlisAkaryakit', 'sigaraYanigi', 'kemirgen', 'ozelEsya'],
};

const counted: ReadonlyMap<CoverageKey, Counted> = new Map<CoverageKey, Counted>([
  ['kiralikArac', 'days'],
  ['yurtdisiKasko', 'days'],
  ['ayaktaTedavi', 'visits'],
  ['fizikTedavi', 'sessions'],
  ['anlasmaliKurum', 'institutions'],
  ['beklemeSuresi', 'months'],
  ['konaklamaUzatma', 'days'],
  ['hastalikBekleme', 'days'],
  ['kazaBekleme', 'days'],
  ['hirsizlikBekleme', 'days'],
]);

/** No share that stays with the insured, but the less of it the better all the same. */
const betterShort: ReadonlySet<CoverageKey> = new Set([
  'beklemeSuresi',
  'hastalikBekleme',
  'kazaBekleme',
  'hirsizlikBekleme',
]);

const rows = Object.entries(groups).flatMap(([group, keys]) =>
  keys.map(
    (key): CoverageRow => ({
      key,
      label: coverageNames[key],
      group: group as CoverageGroup,
      sense: group === 'excess' || betterShort.has(key) ? 'excess' : 'more',
      counts: counted.get(key) ?? 'times',
    }),
  ),
);

const byKey: ReadonlyMap<CoverageKey, CoverageRow> = new Map(rows.map((row) => [row.key, row]));

/** Groups in the order in which they are shown. */
export const coverageGroups = Object.keys(groups) as readonly CoverageGroup[];

export function coverageRow(key: CoverageKey): CoverageRow {
  const row = byKey.get(key);
  if (!row) throw new Error(`No words for the coverage ${key}`);
  return row;
}
