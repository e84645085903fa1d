/** Where a price stands below the most that the law lets anybody ask. */
export const priceCeilingTexts = {
  /** Said once below the offers; the month is the one whose cap it follows from. */
  published: (amount: string, month: string) => `Basamağınız ve iliniz için yasal tavan: ${amount} (${month}).`,
  estimated: (amount: string, month: string) =>
    `Hesabımıza göre basamağınız ve iliniz için yasal tavan: ${amount} (${month}). Resmî rakam biraz farklı olabilir.`,
  below: (percent: number) => `Yasal tavanın %${percent} altında`,
  nearly: 'Yasal tavana çok yakın',
  at: 'Yasal tavan fiyatı',
  spoken: (place: string, amount: string) => `Yasal tavan ${amount}. Bu fiyat: ${place}.`,
  cheapest: 'En ucuz',
} as const;
