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
