import { page } from './demirkazik/fixtures.ts';
import { latin5 } from './kirlangic/fixtures.ts';
import { soap } from './sarnic/fixtures.ts';

const exclusion = 'Beyan edilen mevcut rahatsızlıklar kapsam dışıdır';
const moment = '2026-11-16T09:00:00.000Z';

/** One offer for two people in euro, in the words of each way to tell it. */
export const english = {
  status: 'OK',
  proposals: [
    {
      proposalNumber: 't-1',
      packageCode: 'A',
      packageName: 'A',
      netPremium: 1173.63,
      grossPremium: 1173.63,
      validUntil: moment,
      installments: [{ count: 1, total: 1173.63 }],
      coverages: [{ code: 'ferdiKazaTedavi', type: 'FOREIGN_AMOUNT', value: 30_000, currency: 'EUR' }],
      personPrices: [
        { grossPremium: 600, loadingPercent: 15, exclusions: [exclusion] },
        { grossPremium: 573.63, loadingPercent: null },
      ],
      foreignPrice: { currency: 'EUR', grossPremium: 24, rate: 48.9012, rateDay: '2026-11-16' },
    },
  ],
};

export const snakeWithTexts = {
  status: 'OK',
  proposals: [
    {
      proposal_number: 't-1',
      package_code: 'A',
      package_name: 'A',
      net_premium: '1173.63',
      gross_premium: '1173.63',
      valid_until: moment,
      installments: [{ count: 1, total: '1173.63' }],
      coverages: [{ code: 'ferdiKazaTedavi', type: 'FOREIGN_AMOUNT', value: '30000.00', currency: 'EUR' }],
      person_prices: [
        { gross_premium: '600.00', loading_percent: 15, exclusions: [exclusion] },
        { gross_premium: '573.63', loading_percent: null, exclusions: [] },
      ],
      foreign_price: { currency: 'EUR', gross_premium: '24.00', rate: 48.9012, rate_day: '2026-11-16' },
    },
  ],
};

export const pascalInWrapping = {
  Success: true,
  Data: {
    Status: 'OK',
    Proposals: [
      {
        ProposalNumber: 't-1',
        PackageCode: 'A',
        PackageName: 'A',
        NetPremium: 1173.63,
        GrossPremium: 1173.63,
        ValidUntil: moment,
        Installments: [{ Count: 1, Total: 1173.63 }],
        Coverages: [{ Code: 'ferdiKazaTedavi', Type: 'FOREIGN_AMOUNT', Value: 30_000, Currency: 'EUR' }],
        PersonPrices: [
          { GrossPremium: 600, LoadingPercent: 15, Exclusions: [exclusion] },
          { GrossPremium: 573.63, LoadingPercent: null, Exclusions: [] },
        ],
        ForeignPrice: { Currency: 'EUR', GrossPremium: 24, Rate: 48.9012, RateDay: '2026-11-16' },
      },
    ],
  },
};

const turkishOffer = {
  teklifNo: 't-1',
  paketKodu: 'A',
  paketAdi: 'A',
  gecerlilikSonu: moment,
  taksitler: [{ adet: 1, toplam: 1173.63 }],
  teminatlar: [{ kod: 'ferdiKazaTedavi', tip: 'FOREIGN_AMOUNT', deger: 30_000, paraBirimi: 'EUR' }],
};

export const turkish = {
  durum: 'OK',
  teklifler: [
    {
      ...turkishOffer,
      netPrim: 1173.63,
      brutPrim: 1173.63,
      kisiFiyatlari: [
        { brutPrim: 600, ekPrimYuzdesi: 15, istisnalar: [exclusion] },
        { brutPrim: 573.63, ekPrimYuzdesi: null, istisnalar: [] },
      ],
      dovizFiyati: { paraBirimi: 'EUR', brutPrim: 24, kur: 48.9012, kurTarihi: '2026-11-16' },
    },
  ],
};

export const turkishContributions = {
  durum: 'OK',
  teklifler: [
    {
      ...turkishOffer,
      netKatkiPayi: 1173.63,
      toplamKatkiPayi: 1173.63,
      kisiFiyatlari: [
        { toplamKatkiPayi: 600, ekPrimYuzdesi: 15, istisnalar: [exclusion] },
        { toplamKatkiPayi: 573.63, ekPrimYuzdesi: null, istisnalar: [] },
      ],
      dovizFiyati: { paraBirimi: 'EUR', toplamKatkiPayi: 24, kur: 48.9012, kurTarihi: '2026-11-16' },
    },
  ],
};

export const turkishSnake = {
  durum: 'OK',
  teklifler: [
    {
      teklif_no: 't-1',
      paket_kodu: 'A',
      paket_adi: 'A',
      net_prim: 1173.63,
      brut_prim: 1173.63,
      gecerlilik_sonu: moment,
      taksitler: [{ adet: 1, toplam: 1173.63 }],
      teminatlar: [{ kod: 'ferdiKazaTedavi', tip: 'FOREIGN_AMOUNT', deger: 30_000, para_birimi: 'EUR' }],
      kisi_fiyatlari: [
        { brut_prim: 600, ek_prim_yuzdesi: 15, istisnalar: [exclusion] },
        { brut_prim: 573.63, ek_prim_yuzdesi: null, istisnalar: [] },
      ],
      doviz_fiyati: { para_birimi: 'EUR', brut_prim: 24, kur: 48.9012, kur_tarihi: '2026-11-16' },
    },
  ],
};

const teminatlar =
  '<teminatlar><teminat><kod>FERDIKAZATEDAVI</kod><deger>30.000,00 EUR</deger></teminat></teminatlar><uyarilar></uyarilar>';
const istisnalar = `<istisnalar><istisna>${exclusion}</istisna></istisnalar>`;

export const commaXml =
  latin5(`<Durum>1</Durum><DurumMesaj>İşlem başarılı</DurumMesaj><teklifler><teklif><teklifNo>t-1</teklifNo>
<paketKodu>A</paketKodu><paketAdi>A</paketAdi><netPrim>1173,63</netPrim><brutPrim>1.173,63</brutPrim>
<gecerlilik>16.11.2026 12:00</gecerlilik><taksitler><taksit><sayi>1</sayi><toplam>1173,63</toplam></taksit></taksitler>${teminatlar}
<kisiFiyatlari><kisiFiyati><brutPrim>600,00</brutPrim><ekPrimYuzdesi>15</ekPrimYuzdesi>${istisnalar}</kisiFiyati>
<kisiFiyati><brutPrim>573,63</brutPrim><istisnalar></istisnalar></kisiFiyati></kisiFiyatlari>
<dovizFiyati><paraBirimi>EUR</paraBirimi><brutPrim>24,00</brutPrim><kur>48,9012</kur><kurTarihi>16.11.2026</kurTarihi></dovizFiyati>
</teklif></teklifler>`);

export const pointXml =
  soap(`<TeklifAlCevap><teklifler><teklif><teklifNo>t-1</teklifNo><paketKodu>A</paketKodu><paketAdi>A</paketAdi>
<netPrim>1173.63</netPrim><brutPrim>1173.63</brutPrim><gecerlilik>${moment}</gecerlilik>
<taksitler><taksit><sayi>1</sayi><toplam>1173.63</toplam></taksit></taksitler>${teminatlar}
<kisiFiyatlari><kisiFiyati><brutPrim>600.00</brutPrim><ekPrimYuzdesi>15</ekPrimYuzdesi>${istisnalar}</kisiFiyati>
<kisiFiyati><brutPrim>573.63</brutPrim><istisnalar></istisnalar></kisiFiyati></kisiFiyatlari>
<dovizFiyati><paraBirimi>EUR</paraBirimi><brutPrim>24.00</brutPrim><kur>48.9012</kur><kurTarihi>2026-11-16</kurTarihi></dovizFiyati>
</teklif></teklifler></TeklifAlCevap>`);

const pair = (soruKodu: string, cevap: string) => ({ soruKodu, cevap });
export const codePairs = {
  sonucKodu: '0',
  sonucMesaji: '',
  paketler: [
    {
      sira: 1,
      cevaplar: [
        pair('C001', 't-1'),
        pair('C002', 'A'),
        pair('C003', 'A'),
        pair('C004', '1173,63'),
        pair('C005', '1173,63'),
        pair('C006', '16.11.2026 12:00'),
        pair('P.1', '1173,63'),
        pair('C031.1', '600,00'),
        pair('C032.1', '15'),
        pair('C033.1', exclusion),
        pair('C031.2', '573,63'),
        pair('C040', 'EUR'),
        pair('C041', '24,00'),
        pair('C042', '48,9012'),
        pair('C043', '16.11.2026'),
      ],
    },
  ],
};

export const screenTables = page(`<table id="teklifler"><tr><td>t-1</td><td>A</td><td>A</td><td>1.173,63 TL</td>
<td>1.173,63 TL</td><td>16.11.2026 12:00</td><td>1x 1.173,63 TL</td><td></td></tr></table>
<table id="kisiler"><tr><td>t-1</td><td>600,00 TL</td><td>%15</td><td>${exclusion}</td></tr>
<tr><td>t-2</td><td>9,00 TL</td><td></td><td></td></tr><tr><td>t-1</td><td>573,63 TL</td><td></td><td></td></tr></table>
<table id="doviz"><tr><td>t-1</td><td>24,00 EUR</td><td>48,9012</td><td>16.11.2026</td></tr></table>`);
