import type { Kurus } from '#domain/money.ts';
import { everyName } from '../fields/index.ts';

export type RestPaths = {
  readonly quotes: string;
  readonly reviews: string;
  readonly reviewDocuments: string;
  readonly coverages: string;
  readonly policies: string;
  readonly cancellation: string;
  readonly documents: string;
};

/** How a JSON insurer names its fields and writes its money. */
export type RestDialect = {
  readonly paths: RestPaths;
  readonly name: (key: string) => string;
  readonly money: { readonly read: (raw: string) => string; readonly write: (amount: Kurus) => number | string };
  /** Wraps every reply, where the insurer does so. */
  readonly wrap: (body: Record<string, unknown>) => Record<string, unknown>;
};

const englishPaths: RestPaths = {
  quotes: '/api/quotes',
  reviews: '/api/reviews/:number',
  reviewDocuments: '/api/reviews/:number/documents',
  coverages: '/api/proposals/:number/coverages',
  policies: '/api/policies',
  cancellation: '/api/policies/:number/cancellation',
  documents: '/api/documents/:kind/:number',
};

const turkishPaths: RestPaths = {
  quotes: '/v1/teklifler',
  reviews: '/v1/incelemeler/:number',
  reviewDocuments: '/v1/incelemeler/:number/belgeler',
  coverages: '/v1/teklifler/:number/teminatlar',
  policies: '/v1/policeler',
  cancellation: '/v1/policeler/:number/iptal',
  documents: '/v1/belgeler/:kind/:number',
};

const liraNumber: RestDialect['money'] = {
  read: (raw) => `${Math.round(Number(raw) * 100)}`,
  write: (amount) => amount / 100,
};
const liraText: RestDialect['money'] = { ...liraNumber, write: (amount) => (amount / 100).toFixed(2) };
const wholeKurus: RestDialect['money'] = { read: (raw) => raw, write: (amount) => amount };

const turkishWords: Readonly<Record<string, string>> = {
  ...Object.fromEntries(everyName.map(({ key, turkish }) => [key, turkish])),
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

const snake = (key: string): string => key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const pascal = (key: string): string => key.charAt(0).toUpperCase() + key.slice(1);
const turkish = (key: string): string => turkishWords[key] ?? key;
const participation: Readonly<Record<string, string>> = {
  netPremium: 'netKatkiPayi',
  grossPremium: 'toplamKatkiPayi',
};

const plain: RestDialect = { paths: englishPaths, name: (key) => key, money: liraNumber, wrap: (body) => body };
const local: RestDialect = { ...plain, paths: turkishPaths, name: turkish };

/** The dialects of everyone who speaks JSON, by code. */
export const restDialects: Readonly<Record<string, RestDialect>> = {
  901: plain,
  902: { ...local, money: wholeKurus },
  905: local,
  906: local,
  908: { ...plain, name: snake, money: liraText },
  909: { ...plain, name: snake },
  910: { ...plain, name: pascal },
  911: { ...local, money: liraText },
  912: { ...local, name: (key) => snake(turkish(key)) },
  914: { ...local, name: (key) => participation[key] ?? turkish(key) },
  915: { ...plain, name: pascal, wrap: (body) => ({ Success: true, Data: body }) },
  916: plain,
};
