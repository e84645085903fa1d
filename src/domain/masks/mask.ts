export type MaskName =
  | 'plaka'
  | 'documentNo'
  | 'documentSerial'
  | 'date'
  | 'tcVn'
  | 'tc'
  | 'cardNumber'
  | 'cardExpiry'
  | 'cvc'
  | 'phoneNumber';

/**
 * How a field is shown while it is typed. The raw value holds letters and digits only; separators are never
 * letters or digits. Whatever is deleted from a raw value, the rest still stands in the mask.
 */
export type Mask = {
  readonly name: MaskName;
  /** The longest display: `#` a digit, `A` a capital letter, anything else itself. */
  readonly slots: string;
  readonly inputMode: 'numeric' | 'tel' | 'text';
  /** Fewest and most raw characters of a complete value. */
  readonly minRaw: number;
  readonly maxRaw: number;
  /** The raw value of a whole text in any spelling, cut to what the mask holds. */
  readonly rawFrom: (text: string) => string;
  /** The display of a raw value, complete or not; a separator appears with the character after it. */
  readonly format: (raw: string) => string;
  /** The characters of a text that can stand in the mask at all, in their order. */
  readonly characters: (text: string) => string;
  /** Whether a character may be put between what stands before and after it. */
  readonly fits: (place: { before: string; character: string; after: string }) => boolean;
  /** Mends what typing alone brings about, such as a country code in a phone. */
  readonly settle?: (raw: string) => string;
  /** What a typed separator makes of the characters before it: '1.' is the first day, '01'. */
  readonly closePart?: (raw: string) => string;
};
