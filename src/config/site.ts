/** Everything that names or tunes this agency's site. No other file repeats these values. */
export const site = {
  brand: 'Karşıla Sigorta',
  slogan: 'Bütün teklifler karşınızda, karar sizin',
  agencyName: 'Karşıla Sigorta Aracılık Hizmetleri Ltd. Şti.',
  address: 'Örnek Mahallesi, Deneme Sokak No: 1, 34000 İstanbul',
  phone: '4442602',
  phoneDisplay: '444 26 02',
  email: 'iletisim@karsila.example',
  registryNumber: 'T00000-DENEME',
  mersisNumber: '0000000000000000',
  whatsapp: { number: '904442602', message: 'Merhaba, sigorta teklifi almak istiyorum.' },
  smsSender: 'KARSILA',

  siteId: 25,
  source: 'tebomweb',
  originCode: 16,
  paymentMethodSelector: 2,
  socketActive: true,
  offerListActive: true,
  referenceCodeActive: false,
  /** A proven phone alone opens the second step of a quotation; nobody is looked up in the registers. */
  singleSms: false,

  /** Kuruş above which what moves money at the desk waits for a second pair of eyes. */
  deskApprovalAbove: 1_000_000,

  language: 'tr-tr',
  phonePrefix: '+90',
  desktopBreakpoint: 870,
  footerYear: 2024,

  cookieSeconds: { session: 28_800, consent: 31_536_000, marketing: 86_400, visitor: 31_536_000 },

  /** Each flag chooses the stricter way over the specification's default. */
  compliance: { allowZoom: false, currentFooterYear: false },
} as const;

export type Site = typeof site;
