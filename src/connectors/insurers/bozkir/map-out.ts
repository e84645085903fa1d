import { turkishOfKurus } from '../default/amounts.ts';
import type { WireRequest } from '../default/transport.ts';
import { oldTurkishSpelling, type Told, turkishOrder, turkishQuestion } from '../default/turkish-fields.ts';
import type { MapOut } from '../default/wire.ts';

const spelling = { ...oldTurkishSpelling, money: turkishOfKurus };

/** Question codes of its catalogue, by what they ask. */
const codes: Readonly<Record<string, string>> = {
  referans: 'S001',
  urun: 'S002',
  baslangicTarihi: 'S003',
  bitisTarihi: 'S004',
  musteriTipi: 'S101',
  kimlikNo: 'S102',
  ad: 'S103',
  soyad: 'S104',
  dogumTarihi: 'S105',
  cepTelefonu: 'S106',
  eposta: 'S107',
  ilKodu: 'S108',
  ilceKodu: 'S109',
  plaka: 'S201',
  belgeSeri: 'S202',
  belgeNo: 'S203',
  asbisNo: 'S204',
  motorNo: 'S205',
  sasiNo: 'S206',
  markaKodu: 'S207',
  tipKodu: 'S208',
  modelYili: 'S209',
  kullanimTarzi: 'S210',
  yakitTuru: 'S211',
  lpg: 'S212',
  kiralik: 'S213',
  meslekKodu: 'S214',
  trafigeCikisTarihi: 'S215',
  sesCihaziBedeli: 'S216',
  navigasyonBedeli: 'S217',
  celikJantBedeli: 'S218',
  digerAksesuarBedeli: 'S219',
  aracBedeli: 'S220',
  trafikBasamagi: 'S221',
  hasarsizlikIndirimi: 'S222',
  gecikmeGunu: 'S223',
  teklifNo: 'S301',
  brutPrim: 'S302',
  taksitSayisi: 'S303',
  odemeReferansi: 'S304',
  policeNo: 'S305',
  neden: 'S306',
  belgeTuru: 'S307',
};

function ask(operation: string, answers: Told, options: Told = {}): WireRequest {
  const cevaplar = [
    ...Object.entries(answers).map(([key, cevap]) => ({ soruKodu: codes[key] ?? key, cevap })),
    ...Object.entries(options).map(([key, cevap]) => ({ soruKodu: `X.${key}`, cevap })),
  ];
  return {
    method: 'POST',
    path: `/soru-cevap/${operation}`,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ cevaplar }),
  };
}

export const out: MapOut = {
  quote: (request) => ask('TEKLIF', turkishQuestion(request, spelling), request.risk.options),
  coverage: (proposalNumber) => ask('TEMINAT', { teklifNo: proposalNumber }),
  issue: (request) => ask('POLICE', turkishOrder(request, spelling)),
  status: (reference) => ask('SORGU', { referans: reference }),
  cancel: ({ policyNumber, reference, reason }) =>
    ask('IPTAL', { policeNo: policyNumber, referans: reference, neden: reason }),
  document: ({ kind, number }) =>
    ask('BELGE', { belgeTuru: kind, ...(kind === 'policy' ? { policeNo: number } : { teklifNo: number }) }),
};
