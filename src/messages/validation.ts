/** Sentences for input that does not fit a call's schema, beginning with what people call the field. */
export const validationMessages = {
  missing: (field: string) => `${field} zorunludur.`,
  misread: (field: string) => `${field} anlaşılamadı.`,
  tooShort: (field: string) => `${field} çok kısa.`,
  tooMany: (field: string) => `${field} için çok fazla seçim var.`,
  tooSmall: (field: string, least: string) => `${field} en az ${least} olabilir.`,
  tooLarge: (field: string, most: string) => `${field} en fazla ${most} olabilir.`,
  wrongFormat: (field: string) => `${field} beklenen biçimde değil.`,
  notListed: (field: string) => `${field} için geçerli bir seçim yapın.`,
  unknownField: 'Gönderilenler arasında tanınmayan bir alan var.',
  invalid: (field: string) => `${field} geçerli değil.`,
  /** Stands for a field that nobody has a name for. */
  whole: 'Gönderilen bilgi',
} as const;

/** Sentences for a value that is understood and does not fit its call. */
export const fieldMessages = {
  onlyTurkish: 'Belgeler yalnızca Türkçe hazırlanır, başka bir dilde verilemez.',
  noCountries: 'Bu ürün için ülke seçilmez.',
  oneIdentity: 'Lütfen kimlik numarası ya da pasaport numarasından yalnız birini yazın.',
  noPlate: 'Bu ürün için plaka sorulmaz. Lütfen plaka alanını boş bırakın.',
} as const;

/** Sentences for what cannot be read at all. */
export const bodyMessages = {
  strangeText: 'Yazdıklarınızda okunamayan bir karakter var. Lütfen o alanı silip yeniden yazın.',
  unsealed: 'Şifreniz korunmadan geldiği için iletilmedi. Sayfayı yenileyip tekrar deneyin.',
} as const;
