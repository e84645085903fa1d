/** Words of the form kit. */
export const summaryMessages = {
  yes: 'Evet',
  no: 'Hayır',
  rows: (count: number) => (count === 0 ? '' : `${count} kayıt`),
} as const;

export const formMessages = {
  checkFields: (count: number) => (count === 1 ? 'Bu alanı kontrol edin' : `Şu ${count} alanı kontrol edin`),
  mended: 'düzeltildi',
  other: 'Diğer',
  otherText: (label: string) => `${label}, diğer`,
  counter: (used: number, most: number) => `${used} / ${most} karakter`,
  takesDigits: 'Bu alana yalnızca rakam yazılır.',
  takesAmount: 'Bu alana rakam yazılır; kuruş için virgülden sonra en çok iki hane.',
  takesLetters: 'Bu alana yalnızca harf yazılır.',
  takesBoth: 'Bu alana yalnızca harf ve rakam yazılır.',
  phoneComplete: 'On rakam tamam',
  lira: '₺',
  partFailed: 'Bu alan yüklenemedi. Yazdıklarınız duruyor, sayfayı yenileyip sürdürebilirsiniz.',
  emptyList: 'Veri Yok',
} as const;

/** A contract text that opens over the form. */
export const contractMessages = {
  failed: 'Metin şu anda açılamıyor.',
  openPage: 'Metni kendi sayfasında açın',
} as const;

/** What stands in an empty masked field, to show the shape of an answer. */
export const maskPlaceholders = {
  plaka: '34 ABC 123',
  documentNo: '123456',
  documentSerial: 'AB',
  date: 'gg.aa.yyyy',
  tcVn: '',
  tc: '',
  cardNumber: '0000 0000 0000 0000',
  cardExpiry: 'AA/YY',
  cvc: '',
  phoneNumber: '(5__)___-____',
} as const;

export const cardBrandNames = {
  visa: 'Visa',
  amex: 'American Express',
  mastercard: 'Mastercard',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'China UnionPay',
  troy: 'Troy',
} as const;
