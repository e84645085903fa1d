import type { Kurus } from '#domain/money.ts';
import type { ForeignCurrency } from '#domain/quote/foreign-price.ts';

/** What a coverage is worth, as the insurers of this world understand it. */
export type CoverageValue =
  | { readonly type: 'AMOUNT'; readonly amount: Kurus }
  /** In hundredths of the currency. */
  | { readonly type: 'FOREIGN_AMOUNT'; readonly currency: ForeignCurrency; readonly amount: number }
  | { readonly type: 'PERCENT'; readonly percent: number }
  | { readonly type: 'COUNT'; readonly count: number }
  | { readonly type: 'MARKET_VALUE' | 'LIMITLESS' | 'INCLUDED' | 'NOT_INCLUDED' | 'UNDEFINED' };

export type Coverage = { readonly code: string; readonly value: CoverageValue };

/** Coverages that are worth an amount each. */
export function amountCoverages(amounts: Readonly<Record<string, Kurus>>): readonly Coverage[] {
  return Object.entries(amounts).map(([code, amount]) => ({ code, value: { type: 'AMOUNT', amount } }));
}

type Row = readonly [code: string, label: string, shortCode: string];

const rows: readonly Row[] = [
  ['carpma', 'Çarpma, çarpışma, devrilme', 'T01'],
  ['yanma', 'Yanma', 'T02'],
  ['hirsizlik', 'Çalınma, çalınmaya teşebbüs', 'T03'],
  ['anahtarlaCalinma', 'Anahtarla çalınma', 'T04'],
  ['anahtarKaybi', 'Anahtar kaybı', 'T05'],
  ['dogalAfetler', 'Deprem, sel, fırtına, dolu', 'T06'],
  ['depremMuafiyeti', 'Deprem muafiyeti', 'T07'],
  ['glkhhTeror', 'Grev, lokavt, halk hareketleri, terör', 'T08'],
  ['immLimitiAyrimsiz', 'İhtiyari mali mesuliyet (ayrımsız)', 'T09'],
  ['maneviTazminat', 'Manevi tazminat', 'T10'],
  ['ferdiKazaVefat', 'Koltuk ferdi kaza, vefat', 'T11'],
  ['ferdiKazaSakatlik', 'Koltuk ferdi kaza, sürekli sakatlık', 'T12'],
  ['ferdiKazaTedavi', 'Koltuk ferdi kaza, tedavi', 'T13'],
  ['hukuksalKorumaAraca', 'Hukuksal koruma, araca bağlı', 'T14'],
  ['hukuksalKorumaSurucuye', 'Hukuksal koruma, sürücüye bağlı', 'T15'],
  ['camKirilmaMuafiyeti', 'Cam kırılması muafiyeti', 'T16'],
  ['kiralikArac', 'İkame araç (gün)', 'T17'],
  ['miniOnarim', 'Mini onarım', 'T18'],
  ['yolYardim', 'Yol yardım, çekici', 'T19'],
  ['yanlisAkaryakit', 'Yanlış akaryakıt dolumu', 'T20'],
  ['sigaraYanigi', 'Sigara ve benzeri zarar', 'T21'],
  ['kemirgen', 'Kemirgen zararı', 'T22'],
  ['yukKaymasi', 'Yük kayması', 'T23'],
  ['yetkiliOlmayanCekme', 'Yetkisiz kişilerce çekilme', 'T24'],
  ['ozelEsya', 'Özel eşya', 'T25'],
  ['yurtdisiKasko', 'Yurt dışı (gün)', 'T26'],
  ['kiymetKazanma', 'Eskime payı uygulanmaması', 'T27'],
  ['yeniDeger', 'Yeni değer klozu', 'T28'],
  ['hasarsizlikKoruma', 'Hasarsızlık indirimi koruma', 'T29'],
  ['yetkiliServis', 'Yetkili serviste onarım', 'T30'],
  ['maddiAracBasi', 'Maddi zarar, araç başına', 'T41'],
  ['maddiKazaBasi', 'Maddi zarar, kaza başına', 'T42'],
  ['saglikKisiBasi', 'Sağlık giderleri, kişi başına', 'T43'],
  ['saglikKazaBasi', 'Sağlık giderleri, kaza başına', 'T44'],
  ['olumSakatlikKisiBasi', 'Ölüm ve sakatlık, kişi başına', 'T45'],
  ['olumSakatlikKazaBasi', 'Ölüm ve sakatlık, kaza başına', 'T46'],
  ['yesilKartGecerlilik', 'Üye ülkelerde zorunlu mali sorumluluk', 'T51'],
  ['daskDeprem', 'Deprem, zorunlu', 'T61'],
  ['daskYangin', 'Deprem sonucu yangın ve infilak', 'T62'],
  ['daskTsunami', 'Deprem sonucu dev dalga', 'T63'],
  ['daskYerKaymasi', 'Deprem sonucu yer kayması', 'T64'],
  ['daskMuafiyet', 'Zorunlu deprem muafiyeti', 'T65'],
  ['binaYangin', 'Bina, yangın, yıldırım, infilak', 'T71'],
  ['esyaYangin', 'Eşya, yangın, yıldırım, infilak', 'T72'],
  ['binaDeprem', 'Bina, deprem (DASK üzeri)', 'T73'],
  ['esyaDeprem', 'Eşya, deprem', 'T74'],
  ['selSuBaskini', 'Sel ve su baskını', 'T75'],
  ['firtina', 'Fırtına', 'T76'],
  ['dahiliSu', 'Dahili su', 'T77'],
  ['hirsizlikEv', 'Evde hırsızlık', 'T78'],
  ['camKirilmasi', 'Cam kırılması', 'T79'],
  ['elektronikCihaz', 'Elektronik cihaz', 'T80'],
  ['degerliEsya', 'Değerli eşya', 'T81'],
  ['enkazKaldirma', 'Enkaz kaldırma', 'T82'],
  ['kiraKaybi', 'Kira kaybı', 'T83'],
  ['ikametgahDegisikligi', 'İkametgâh değişikliği', 'T84'],
  ['komsuMesuliyet', 'Yangın ve komşuluk mali mesuliyeti', 'T85'],
  ['kiraciMesuliyet', 'Kiracı mali mesuliyeti', 'T86'],
  ['ucuncuSahisMesuliyet', 'Üçüncü şahıs mali mesuliyet', 'T87'],
  ['evFerdiKaza', 'Aile ferdi kaza', 'T88'],
  ['evHukuksalKoruma', 'Konut hukuksal koruma', 'T89'],
  ['evAsistans', 'Konut asistans', 'T90'],
  ['kombiBakimi', 'Kombi bakımı', 'T91'],
  ['depremMuafiyetiEv', 'Konut deprem muafiyeti', 'T92'],
  ['suMuafiyeti', 'Dahili su muafiyeti', 'T93'],
  ['hirsizlikMuafiyeti', 'Hırsızlık muafiyeti', 'T94'],
  ['yatarakTedavi', 'Yatarak tedavi', 'T101'],
  ['ameliyat', 'Ameliyat', 'T102'],
  ['yogunBakim', 'Yoğun bakım', 'T103'],
  ['odaYemek', 'Oda, yemek, refakatçi', 'T104'],
  ['ayaktaTedavi', 'Ayakta tedavi, muayene adedi', 'T105'],
  ['ayaktaLimit', 'Ayakta tedavi, yıllık limit', 'T106'],
  ['muayeneKatilim', 'Ayakta tedavi katılım payı', 'T107'],
  ['yatarakKatilim', 'Yatarak tedavi katılım payı', 'T108'],
  ['tetkik', 'Tetkik ve görüntüleme', 'T109'],
  ['fizikTedavi', 'Fizik tedavi (seans)', 'T110'],
  ['dogumSaglik', 'Doğum ve hamilelik', 'T111'],
  ['disPaketi', 'Diş paketi', 'T112'],
  ['checkUpHakki', 'Check-up', 'T113'],
  ['ambulans', 'Ambulans', 'T114'],
  ['anlasmaliKurum', 'Anlaşmalı kurum adedi', 'T115'],
  ['anlasmaDisiLimit', 'Anlaşma dışı kurum, yıllık limit', 'T116'],
  ['anlasmaDisiKatilim', 'Anlaşma dışı kurum katılım payı', 'T117'],
  ['yurtDisiTedavi', 'Yurt dışında tedavi', 'T118'],
  ['omurBoyuYenileme', 'Ömür boyu yenileme garantisi', 'T119'],
  ['beklemeSuresi', 'Bekleme süresi (ay)', 'T120'],
  ['tibbiTedavi', 'Yurt dışı tıbbi tedavi', 'T131'],
  ['tibbiNakil', 'Tıbbi nakil', 'T132'],
  ['cenazeNakli', 'Vefat halinde nakil', 'T133'],
  ['taburcuDonus', 'Taburcu sonrası dönüş', 'T134'],
  ['refakatci', 'Refakatçi seyahati', 'T135'],
  ['konaklamaUzatma', 'Konaklama süresinin uzaması', 'T136'],
  ['bagajKaybi', 'Bagaj kaybı', 'T137'],
  ['bagajGecikmesi', 'Bagaj gecikmesi', 'T138'],
  ['seyahatIptali', 'Seyahat iptali', 'T139'],
  ['hirsizlikGasp', 'Hırsızlık ve gasp', 'T140'],
  ['ilacGonderimi', 'İlaç gönderimi', 'T141'],
  ['hukukiDanismanlik', 'Hukuki danışmanlık', 'T142'],
  ['kefalet', 'Kefalet bedeli', 'T143'],
  ['acilMesaj', 'Acil mesaj iletimi', 'T144'],
  ['seyahatMuafiyeti', 'Seyahat tedavi muafiyeti', 'T145'],
  ['vizeReddiIade', 'Vize reddinde prim iadesi', 'T146'],
];

export const coverageLabels: ReadonlyMap<string, string> = new Map(rows.map(([code, label]) => [code, label]));
export const coverageShortCodes: ReadonlyMap<string, string> = new Map(rows.map(([code, , short]) => [code, short]));
