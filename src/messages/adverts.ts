/** What the agency reads of its advertising. */
export const advertTexts = {
  usage: 'npm run adverts -- [gün]   reklamların getirdiği teklifler ve satışlar; verilmezse son 30 gün',
  empty: (days: number) => `Son ${days} günde reklamdan gelen, çerez izni vermiş kimse yok.`,
  header: ['Kaynak', 'Ortam', 'Kampanya', 'Teklif isteği', 'Satış', 'Prim (TL)'],
  untold: '–',
} as const;
