/** What a page of a line tells of prices and offers before anybody has asked. */
export const priceRangeTexts = {
  range: (days: number, line: string, from: string, to: string, offers: number) =>
    `Son ${days} günde bu sitede görülen ${line} fiyatları: ${from} – ${to} TL (${offers} teklif)`,
  note: 'En ucuz ve en pahalı onda birlik dilim sayılmaz. Sizin fiyatınız bilgilerinize göre değişir.',
} as const;

export const sampleOfferTexts = {
  badge: 'Örnek',
  caption: 'Teklifler böyle görünür. Bu bir çizimdir, fiyat ve şirket gerçek değildir.',
  insurer: 'Şirketin adı',
  package: 'Paketin adı',
  price: 'Fiyat ve taksit',
  choose: 'Satın al',
} as const;
