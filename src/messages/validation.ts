/** Sentences for input that does not fit a call's schema; the field's wire name stands before them. */
export const validationMessages = {
  missing: 'zorunludur.',
  wrongType: 'beklenen türde değil.',
  tooShort: 'çok kısa.',
  tooLong: 'çok uzun.',
  tooSmall: 'izin verilen en küçük değerden küçük.',
  tooLarge: 'izin verilen en büyük değerden büyük.',
  wrongFormat: 'beklenen biçimde değil.',
  notListed: 'izin verilen değerlerden biri değil.',
  unknownField: 'tanınmıyor.',
  invalid: 'geçerli değil.',
} as const;

/** Sentences for a value that is understood and does not fit its call. */
export const fieldMessages = {
  onlyTurkish: 'Belgeler yalnızca Türkçe hazırlanır, başka bir dilde verilemez.',
  noCountries: 'Bu ürün için ülke seçilmez.',
  noPlate: 'Bu ürün için plaka sorulmaz. Lütfen plaka alanını boş bırakın.',
} as const;

/** Sentences for what cannot be read at all. */
export const bodyMessages = {
  strangeText: 'Yazdıklarınızda okunamayan bir karakter var. Lütfen o alanı silip yeniden yazın.',
  unsealed: 'Şifreniz korunmadan geldiği için iletilmedi. Sayfayı yenileyip tekrar deneyin.',
} as const;
