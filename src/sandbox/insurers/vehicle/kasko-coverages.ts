import type { Coverage, CoverageValue } from '../coverages.ts';
import { type KaskoGrade, type KaskoTaste, kaskoGrades } from './kasko-taste.ts';

const market: CoverageValue = { type: 'MARKET_VALUE' };
const yes: CoverageValue = { type: 'INCLUDED' };
const no: CoverageValue = { type: 'NOT_INCLUDED' };
const unknown: CoverageValue = { type: 'UNDEFINED' };
const limitless: CoverageValue = { type: 'LIMITLESS' };
const lira = (amount: number): CoverageValue => ({ type: 'AMOUNT', amount: amount * 100 });
const percent = (value: number): CoverageValue => ({ type: 'PERCENT', percent: value });
const times = (count: number): CoverageValue => ({ type: 'COUNT', count });

type ByGrade = readonly [dar: CoverageValue, kasko: CoverageValue, genisletilmis: CoverageValue, tam: CoverageValue];

/** Coverages from the narrowest grade to the widest. */
const table: Readonly<Record<string, ByGrade>> = {
  carpma: [market, market, market, market],
  yanma: [market, market, market, market],
  hirsizlik: [no, market, market, market],
  anahtarlaCalinma: [no, no, yes, yes],
  anahtarKaybi: [no, lira(10_000), lira(25_000), lira(50_000)],
  dogalAfetler: [no, market, market, market],
  depremMuafiyeti: [no, percent(5), percent(2), percent(0)],
  glkhhTeror: [no, market, market, market],
  immLimitiAyrimsiz: [no, lira(1_000_000), lira(5_000_000), limitless],
  maneviTazminat: [no, no, lira(50_000), lira(250_000)],
  ferdiKazaVefat: [no, lira(100_000), lira(250_000), lira(500_000)],
  ferdiKazaSakatlik: [no, lira(100_000), lira(250_000), lira(500_000)],
  ferdiKazaTedavi: [no, lira(10_000), lira(25_000), lira(50_000)],
  hukuksalKorumaAraca: [no, lira(10_000), lira(50_000), lira(100_000)],
  hukuksalKorumaSurucuye: [no, lira(10_000), lira(50_000), lira(100_000)],
  camKirilmaMuafiyeti: [percent(20), percent(20), percent(0), percent(0)],
  kiralikArac: [no, times(14), times(30), times(30)],
  miniOnarim: [no, times(2), times(3), times(4)],
  yolYardim: [times(2), limitless, limitless, limitless],
  yanlisAkaryakit: [no, no, lira(10_000), lira(10_000)],
  sigaraYanigi: [no, no, lira(5000), lira(5000)],
  kemirgen: [no, no, lira(10_000), lira(10_000)],
  yukKaymasi: [no, no, no, yes],
  yetkiliOlmayanCekme: [no, yes, yes, yes],
  ozelEsya: [unknown, lira(5000), lira(10_000), lira(20_000)],
  yurtdisiKasko: [no, no, times(30), times(365)],
  kiymetKazanma: [unknown, yes, yes, yes],
  yeniDeger: [no, no, yes, yes],
  hasarsizlikKoruma: [no, unknown, times(1), times(1)],
  yetkiliServis: [no, no, no, yes],
};

export function kaskoCoverages(grade: KaskoGrade, { generous, authorisedService }: KaskoTaste): readonly Coverage[] {
  const column = Math.min(kaskoGrades.indexOf(grade) + (generous ? 1 : 0), kaskoGrades.length - 1);
  return Object.entries(table).map(([code, byGrade]) => ({
    code,
    value: code === 'yetkiliServis' && authorisedService ? yes : (byGrade[column] ?? unknown),
  }));
}
