/** Words for what a price is made of. */
export const pricePartTexts = {
  people: 'Kişilere göre fiyatlar',
  perPerson: 'Kişiye göre fiyat',
  /** Where the name is not known. */
  nth: (place: number) => `${place}. kişi`,
  loading: (percent: number) => `%${percent} ek prim`,
  foreign: 'Döviz fiyatı',
  rate: (unit: string, rate: string, day: string) => `1 ${unit} = ${rate} TL (${day} kuru)`,
} as const;
