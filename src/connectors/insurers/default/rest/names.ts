import { everyName } from '../fields/index.ts';

/** Turns one of our field names into the insurer's. */
export type Naming = (key: string) => string;

export const camelNames: Naming = (key) => key;
export const snakeNames: Naming = (key) => key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
export const pascalNames: Naming = (key) => key.charAt(0).toUpperCase() + key.slice(1);

/** Turkish words of replies, and of what is asked besides the fields of a question. */
const words: Readonly<Record<string, string>> = {
  reference: 'referans',
  startDate: 'baslangicTarihi',
  endDate: 'bitisTarihi',
  customer: 'musteri',
  risk: 'riziko',
  options: 'secenekler',
  optionName: 'anahtar',
  optionValue: 'icerik',
  status: 'durum',
  reason: 'neden',
  reviewNumber: 'incelemeNo',
  wantedDocuments: 'istenenBelgeler',
  reviewDocuments: 'belgeler',
  fileName: 'dosyaAdi',
  fileType: 'dosyaTuru',
  fileContent: 'dosyaIcerigi',
  proposals: 'teklifler',
  proposalNumber: 'teklifNo',
  packageCode: 'paketKodu',
  packageName: 'paketAdi',
  netPremium: 'netPrim',
  grossPremium: 'brutPrim',
  installments: 'taksitler',
  count: 'adet',
  total: 'toplam',
  validUntil: 'gecerlilikSonu',
  coverages: 'teminatlar',
  code: 'kod',
  type: 'tip',
  value: 'deger',
  warnings: 'uyarilar',
  personPrices: 'kisiFiyatlari',
  loadingPercent: 'ekPrimYuzdesi',
  exclusions: 'istisnalar',
  foreignPrice: 'dovizFiyati',
  currency: 'paraBirimi',
  rate: 'kur',
  rateDay: 'kurTarihi',
  policyNumber: 'policeNo',
  refund: 'iadeTutari',
  installmentCount: 'taksitSayisi',
  paymentReference: 'odemeReferansi',
  callbackUrl: 'geriCagriAdresi',
  jobId: 'isNo',
  result: 'sonuc',
};

const turkish = new Map([...everyName.map((field) => [field.name, field.turkish] as const), ...Object.entries(words)]);

export const turkishNames: Naming = (key) => turkish.get(key) ?? key;

function rename(value: unknown, name: Naming): unknown {
  if (Array.isArray(value)) return value.map((item) => rename(item, name));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [name(key), rename(item, name)]));
}

/** Our names to the insurer's. */
export function toTheirNames(value: unknown, name: Naming): unknown {
  return name === camelNames ? value : rename(value, name);
}

/** The insurer's names to ours; what has no name of ours keeps its own. */
export function toOurNames(name: Naming): (value: unknown) => unknown {
  if (name === camelNames) return (value) => value;
  const back = new Map(Object.keys(words).map((key) => [name(key), key]));
  return (value) => rename(value, (key) => back.get(key) ?? key);
}
