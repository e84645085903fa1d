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
  /** The raw value of a whole text in any spelling. What is too much for the mask stays, to be seen and judged. */
  readonly rawFrom: (text: string) => string;
  /** The display of a raw value, complete or not; a separator appears with the character after it. */
  readonly format: (raw: string) => string;
  /** The characters of a text that can stand in the mask at all, in their order. */
  readonly characters: (text: string) => string;
  /** Mends what typing alone brings about, such as a country code in a phone. */
  readonly settle?: (raw: string) => string;
  /** What a typed separator makes of the characters before it: '1.' is the first day, '01'. */
  readonly closePart?: (raw: string) => string;
};

/**
 * Whether a text has letters or digits that the mask has no place for, such as an O among digits. What stands before
 * the value is its label: 'TC 10000000146'.
 */
export function leavesOut({ characters }: Pick<Mask, 'characters'>, text: string): boolean {
  const signs = [...text.normalize('NFKC')];
  const first = signs.findIndex((sign) => characters(sign) !== '');
  const value = signs.slice(Math.max(first, 0)).join('');
  return (value.match(/[\p{L}\p{N}]/gu) ?? []).length > characters(value).length;
}
