/** What a person should know while answering, where the answer has something to say. */
export const damageNotes = {
  heavyTitle: 'Bu bina için teklif isteyemiyoruz',
  medium: 'Belge yoksa sigorta, onarım bitip belge alınınca yapılabilir.',
} as const;

/** A proposal of a sum, which nobody takes over without a word. */
export const proposalTexts = {
  range: (from: string, to: string) => (from === to ? `${from} TL` : `${from}–${to} TL`),
  use: (amount: string) => `Bu tutarı kullan: ${amount} TL`,
  why: 'Bu bir tahmindir. Bedel gerçek değerin altında kalırsa zarar da yalnız o oranda ödenir.',
} as const;

export const aboveEarthquakeNote =
  'DASK binayı resmî bir üst sınıra kadar öder. Konut sigortasının deprem teminatı bu sınırın üstünü ve eşyanızı karşılar.';

export const propertyStepTexts = {
  submit: 'Teklifleri getir',
  back: 'Kimlik bilgilerini değiştir',
} as const;
