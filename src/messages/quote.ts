/** Step names, questions and sentences of the quote pages. */
export const stepNames = {
  identity: 'Kimlik',
  identityAndPlate: 'Kimlik ve plaka',
  vehicle: 'Araç bilgileri',
  building: 'Ev bilgileri',
  person: 'Kişiler',
  health: 'Sağlık beyanı',
  travel: 'Seyahat',
  device: 'Telefon bilgileri',
  pet: 'Dostunuz',
  offers: 'Teklifler',
  payment: 'Ödeme',
} as const;

/** Steps that a person reaches from the list of offers. */
export const purchaseStepNames = {
  compare: 'Karşılaştırma',
  addOns: 'Ek teminatlar',
  payment: 'Ödeme',
  result: 'Sonuç',
  lostResult: 'Sonuç',
} as const;

/** What the page is called once the questions are behind. */
export const stepHeadings = {
  offers: (line: string) => `${line} teklifleri`,
  compare: (line: string) => `${line} tekliflerini karşılaştırın`,
  addOns: 'Ek teminatlar',
  payment: 'Ödeme',
  result: 'Ödeme sonucu',
} as const;

export const fieldTexts = {
  nationalOrTaxNumber: {
    label: 'T.C. kimlik veya vergi numarası',
    help: 'Teklif bu numaradaki kayıtlara dayanır.',
  },
  nationalNumber: {
    label: 'T.C. kimlik numarası',
    help: 'Teklif bu numaradaki kayıtlara dayanır.',
  },
  foreignerNumber: {
    label: 'Yabancı kimlik numarası',
    help: '99 ile başlar, poliçeye yazılır.',
  },
  passportNumber: { label: 'Pasaport numarası', help: 'Poliçeye bu numara yazılır.' },
  plate: { label: 'Plaka', help: 'Aracınızı kayıtlarda bununla buluruz.' },
  withoutPlate: { label: 'Aracın plakası henüz yok' },
  foreignPlate: { label: 'Plaka', help: 'Araç belgesinde yazdığı gibi yazın.' },
  birthdate: { label: 'Doğum tarihi', help: 'Sağlık primi yaşa göre belirlenir.' },
  phone: { label: 'Cep telefonu', help: 'Doğrulama kodu bu numaraya gelir.' },
  /** Asked where the site's flags say so. */
  offersEmail: { label: 'E-posta', help: 'Tekliflerinizi bu adrese göndeririz.' },
  referenceCode: { label: 'Referans kodu', help: 'Size bir kod verildiyse yazın; zorunlu değildir.' },
} as const;

export const passportChoice = {
  label: 'Nasıl teklif alacaksınız?',
  withNationalNumber: 'T.C. kimlik ile',
  withForeignerNumber: 'Yabancı kimlik ile',
  withPassport: 'Yalnız pasaport ile',
} as const;

export const quoteTexts = {
  start: 'Teklif al',
  continue: 'Devam et',
  whyAsked: 'Neden soruyoruz?',
  continueNote: 'Devam ettiğinizde telefonunuza bir doğrulama kodu gönderilir.',
  errorTitle: 'Hata',
  back: 'Geri',
  progress: 'Teklif adımları',
  stepOf: (step: number, count: number) => `${step}. adım, toplam ${count}`,
  noCall: 'Teklif almak ücretsizdir. Siz istemedikçe sizi aramayız.',
  privacyBefore: 'Bilgilerinizi nasıl işlediğimizi ',
  privacyLink: 'aydınlatma metninde',
  privacyAfter: ' okuyabilirsiniz.',
  nextTitle: 'Sonra ne olacak?',
  next: {
    code: 'Telefonunuza bir kod gelir. Mesajda kodun hangi teklif için olduğu yazar.',
    found: 'Kayıtlardan bulduğumuz bilgileri size gösterir, eksikleri sorarız.',
    offers: 'Şirketler yanıtladıkça teklifler listeye eklenir.',
  },
  needsScript:
    'Kod göndermek için tarayıcınızda JavaScript açık olmalı. Açıp sayfayı yenileyin ya da bizi arayın; yazdıklarınız duruyor.',
  checking: 'Bilgileriniz kayıtlarda aranıyor.',
  birthdateNote: 'Kaydınızı bulmak için doğum tarihiniz de gerekiyor. Yeni bir kod gönderilmez.',
} as const;

/** For who is logged in: what the account and earlier quotations answer. */
export const memberPresetTexts = {
  filled: (name: string) => `${name}, bilgileriniz üyeliğinizden geldi.`,
  forElse: 'Başkası için teklif alıyorsunuz.',
  different: 'Yazılanlar üyeliğinizdeki bilgilerden farklı.',
  somebodyElse: 'Başkası için',
  forMe: 'Kendim için',
  vehicles: 'Daha önce sorduğunuz araçlar',
  homes: 'Daha önce sorduğunuz evler',
} as const;

/** On the way from the first step to the offers, whatever is insured. */
export const quotationTexts = {
  period: (start: string, end: string) => `Poliçe ${start} – ${end} arasında geçerli olur.`,
  opening: 'Teklifiniz açılıyor.',
  openFailed: 'Teklifiniz şu anda açılamadı. Bağlantınızı kontrol edip yeniden deneyin, yazdıklarınız duruyor.',
  retry: 'Yeniden dene',
  gone: 'Bu teklif bu cihazda bulunamadı. Bilgilerinizi yazıp yeniden teklif alabilirsiniz.',
  partFailed: 'Sayfanın bu bölümü yüklenemedi. Bağlantınızı kontrol edip yeniden deneyin.',
} as const;

/** Where what is known of somebody or something comes from, and what it is called. */
export const foundTexts = {
  fromRegister: 'kayıttan geldi',
  changed: 'siz düzeltiyorsunuz',
  byHand: 'siz yazıyorsunuz',
  name: 'Ad soyad',
  title: 'Unvan',
  place: 'İl ve ilçe',
} as const;

export const summaryTexts = {
  title: 'Teklif özeti',
  what: 'Ne için',
  who: 'Kim',
  plate: 'Plaka',
  vehicle: 'Araç',
  when: 'Ne zaman',
  start: 'Başlangıç',
  whenLater: 'Başlangıç gününü sonraki adımlarda seçersiniz.',
  startsToday: 'Poliçe, satın aldığınız gün başlar.',
  empty: 'Henüz yazılmadı',
  insurers: (count: number) => `Bu sigorta için ${count} anlaşmalı şirkete sorarız.`,
} as const;
