/** Which phones an insurer takes, and how it sells. */
export type PhoneTaste = {
  /** Oldest phone it takes, counted from the invoice. */
  readonly oldestMonths: number;
  /** In lira. */
  readonly highestPrice: number;
  readonly closedBrands: readonly string[];
  /** Whether the wide package pays for liquids too. */
  readonly liquids: boolean;
  /** Days until theft is covered. */
  readonly theftWaiting: number;
  /** Phones dearer or older than this are taken after a look at photos of the screen. */
  readonly photos: { readonly abovePrice: number; readonly afterMonths: number } | undefined;
};

const usual: PhoneTaste = {
  oldestMonths: 24,
  highestPrice: 150_000,
  closedBrands: [],
  liquids: false,
  theftWaiting: 30,
  photos: undefined,
};

/** Who sells, by code, with what is odd about each. */
const tastes: Readonly<Record<string, Partial<PhoneTaste>>> = {
  902: { oldestMonths: 12, highestPrice: 75_000, closedBrands: ['Casper', 'Reeder', 'General Mobile'] },
  903: { photos: { abovePrice: 50_000, afterMonths: 12 } },
  912: { highestPrice: 250_000, liquids: true, theftWaiting: 15 },
  914: { photos: { abovePrice: 0, afterMonths: 0 } },
  916: {
    oldestMonths: 12,
    highestPrice: 100_000,
    closedBrands: ['Google', 'OnePlus', 'Nothing', 'Asus'],
    liquids: true,
    theftWaiting: 15,
  },
};

/** Undefined for an insurer that does not sell it. */
export function phoneTasteOf(code: string): PhoneTaste | undefined {
  const own = tastes[code];
  return own && { ...usual, ...own };
}
