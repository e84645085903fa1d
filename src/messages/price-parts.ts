/** Words for what a price is made of. */
export const pricePartTexts = {
  people: 'Kişi başı fiyatlar',
  perPerson: 'Kişi başı fiyat',
  /** Where the name is not known. */
  nth: (place: number) => `${place}. kişi`,
  loading: (percent: number) => `%${percent} ek prim`,
  foreign: 'Döviz fiyatı',
  rate: (unit: string, rate: string, day: string) => `1 ${unit} = ${rate} TL (${day} kuru)`,
} as const;
