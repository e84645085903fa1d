import { compareTexts } from './compare.ts';

/** What documents are called. */
export const documentTitles = {
  offer: 'Teklif',
  informationForm: 'Bilgilendirme formu',
  distanceSales: 'Mesafeli satış sözleşmesi',
  policy: 'Poliçe',
  summary: 'Poliçe özeti',
  comparison: 'Teklif karşılaştırması',
} as const;

/** One document among several: whose it is and for which insurance. */
export const documentOf = (title: string, insurer: string, line: string) => `${title}: ${insurer}, ${line}`;

export const documentReplies = {
  unavailable: (insurer: string) => `${insurer} bu belgeyi şu anda veremiyor. Biraz sonra tekrar deneyin.`,
  cameToNothing: 'Bu ödeme tamamlanmadı, gönderilecek belge yok. E-posta adresini yeni siparişinizde yazın.',
  notReady: 'Belgeleriniz poliçe düzenlenince gönderilir. Önce ödemenin sonucunu bekleyin.',
} as const;

/** Our own summary of a policy. */
export const summaryTexts = {
  title: (line: string) => `Poliçe özeti: ${line}`,
  subtitle: (insurer: string, number: string) => `${insurer}, poliçe no ${number}`,
  intro:
    'Bu özet, satın aldığınız poliçeyi sade bir dille anlatır. Poliçenin yerine geçmez: arada fark olursa sigorta şirketinin poliçesi geçerlidir.',
  bought: {
    heading: 'Ne satın aldınız',
    line: 'Sigorta',
    package: 'Paket',
    insurer: 'Sigorta şirketi',
    number: 'Poliçe no',
    customer: 'Sigorta ettiren',
    start: 'Başlangıç',
    end: 'Bitiş',
  },
  price: {
    heading: 'Ne ödediniz',
    net: 'Net prim',
    tax: 'Vergi, yasal kesinti ve varsa vade farkı',
    gross: 'Toplam prim',
    foreign: 'Döviz fiyatı',
    payment: 'Ödeme',
    once: 'Tek çekim',
    installments: (count: number) => `${count} taksit`,
  },
  people: { heading: 'Kişilere göre primler', name: 'Sigortalı', amount: 'Prim', conditions: 'Koşul' },
  plan: {
    heading: 'Taksit planı',
    number: 'Taksit',
    amount: 'Tutar',
    nth: (number: number) => `${number}. taksit`,
    note: 'Tutarlar, toplamın taksit sayısına bölünmesiyle bulundu. Bankanız kuruşları farklı yuvarlayabilir; taksitler kartınızın hesap özetine yansır.',
  },
  coverages: {
    heading: 'Neler teminat altında',
    coverage: 'Teminat',
    worth: 'Kapsam',
    about: 'Ne işe yarar',
    untold: 'Sigorta şirketi teminat listesini bize bildirmedi. Teminatlar ve istisnalar şirketin poliçesinde yazar.',
  },
  excess: { heading: 'Sizde kalan pay: muafiyet ve katılım', excess: 'Muafiyet ya da katılım payı', about: 'Ne demek' },
  notCovered: {
    heading: 'Neler teminat dışında',
    none: 'Şirket, bize bildirdiği başlıklardan hiçbirini dışarıda bırakmadı.',
    excess: (label: string) => `${label}: ait olduğu teminat bu poliçede yok`,
    never: 'Bu sigorta, hangi şirketten alınırsa alınsın şunları karşılamaz:',
    note: 'Bu liste, şirketin bize bildirdiği başlıklarla sınırlıdır. Genel ve özel şartlardaki istisnalar ayrıca geçerlidir.',
    conditions: 'Genel ve özel şartlardaki istisnalar ayrıca geçerlidir.',
  },
  unknown: {
    heading: 'Şirketin bildirmedikleri',
    note: 'Bu başlıklar için bilgi almadık. Var ya da yok saymayın; poliçenize bakın ya da bize sorun.',
  },
  claim: {
    heading: 'Hasar olursa',
    help: (phone: string) => `Nereden başlayacağınızı bilemezseniz bizi arayın: ${phone}.`,
  },
  withdrawal: {
    heading: 'Vazgeçmek isterseniz',
    free: {
      right:
        'Poliçenizi uzaktan satın aldığınız için 14 gün içinde gerekçe göstermeden ve ceza ödemeden cayabilirsiniz. Bazı sigortalarda süre farklı olabilir ya da istisna bulunabilir; bu konuda bilgilendirme formunuz esas alınır.',
      way: (email: string) =>
        `Hesabım sayfasından cayma isteği oluşturmanız ya da ${email} adresine poliçe numaranızı yazmanız yeterlidir. Bu süreden sonra sona erdirme, poliçe şartlarına bağlıdır.`,
    },
    untilStart: {
      right:
        'Poliçenizi uzaktan satın aldığınız için, teminat başlamadan önce ve en çok 14 gün içinde gerekçe göstermeden cayabilirsiniz; ödediğiniz primin tamamı iade edilir. Teminat başladıktan sonra gerekçesiz cayma hakkı yoktur.',
      way: (email: string) =>
        `Hesabım sayfasından cayma isteği oluşturmanız ya da ${email} adresine poliçe numaranızı yazmanız yeterlidir. Sonraki iptal istekleri poliçe şartlarına bağlıdır.`,
    },
    withReason: {
      right:
        'Bu sigorta zorunludur, gerekçe göstermeden cayılamaz. Satış, ikinci bir poliçe ya da sigortalanan şeyin ortadan kalkması gibi bir nedenle iptal isteyebilirsiniz.',
      way: (email: string) =>
        `Hesabım sayfasından iptal isteği oluşturmanız ya da ${email} adresine poliçe numaranızı ve gerekçenizi yazmanız yeterlidir. İade, poliçe şartlarına göre hesaplanır.`,
    },
  },
  agency: {
    heading: 'Size aracılık eden acente',
    role: 'Acente aracılık eder. Riski üstlenen ve tazminatı ödeyen, poliçede adı yazan sigorta şirketidir.',
    name: 'Unvan',
    address: 'Adres',
    phone: 'Telefon',
    email: 'E-posta',
    registry: 'Levha no',
    mersis: 'MERSİS no',
  },
} as const;

/** What our contract begins with where a sale is known: who, what, for how long and for how much. */
export const saleFactsTexts = {
  heading: 'Bu satışın bilgileri',
  agency: 'Aracı',
  buyer: {
    heading: 'Sigorta ettiren',
    name: 'Ad soyad / unvan',
    number: {
      national: 'T.C. kimlik no',
      foreigner: 'Yabancı kimlik no',
      tax: 'Vergi no',
      passport: 'Pasaport no',
    },
    phone: 'Telefon',
    email: 'E-posta',
  },
  thing: 'Ne sigortalanıyor',
  items: {
    heading: 'Sigortalar',
    line: 'Sigorta',
    insurer: 'Sigortacı',
    package: 'Paket',
    period: 'Süre',
    price: 'Prim',
    from: (start: string, end: string) => `${start} – ${end}`,
  },
  price: {
    heading: 'Fiyat ve ödeme',
    total: 'Toplam (vergi ve kesintiler dahil)',
    payment: 'Ödeme planı',
    once: 'Tek çekim',
  },
  withdrawal: 'Cayma hakkı',
  text: 'Sözleşme metni',
} as const;

/** Offers side by side. */
export const comparisonTexts = {
  title: (line: string) => `Teklif karşılaştırması: ${line}`,
  subtitle: (moment: string) => `Fiyatlar ${moment} itibarıyladır. Satın alırken değişmiş olabilir.`,
  /** What is insured, above what tells it from others of its like. */
  insured: {
    heading: 'Ne için',
    vehicle: 'Araç',
    property: 'Konut',
    health: 'Sigortalanacak',
    trip: 'Seyahat',
    pet: 'Hayvanlar',
    device: 'Telefon',
    start: 'Başlangıç',
  },
  price: {
    heading: 'Fiyat',
    row: 'Fiyat',
    net: 'Net prim',
    gross: 'Toplam prim',
    foreign: 'Döviz fiyatı',
    validUntil: 'Geçerlilik',
  },
  plan: { most: 'En çok taksit', once: 'Tek çekim', of: (count: number, gross: string) => `${count} taksit, ${gross}` },
  coverage: 'Teminat',
  differences: { heading: 'Farklar', none: compareTexts.allSame },
  same: { heading: (count: number) => `${count} konuda aynılar`, value: 'Hepsinde' },
  untold: { heading: (count: number) => `${count} konuyu hiçbiri bildirmedi` },
  marks: { yes: '✓', no: '✕', unknown: '?' },
  unknown: '“Bilgi yok”, şirketin o başlığı bildirmediğini gösterir. Var ya da yok saymayın.',
  scenario: 'Örnek',
} as const;
