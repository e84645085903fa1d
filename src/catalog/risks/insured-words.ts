import type { Insured } from '#domain/risks/insured.ts';

/** Why and since when a policy about it should end. */
export type EndingWords = {
  /** When a compulsory policy may end at all. */
  readonly withReason: string;
  readonly sold: string;
  readonly double: string;
  readonly soldOn: string;
  readonly askedSale: (day: string) => string;
};

/** How messages and documents speak of what is insured. */
export type InsuredWords = {
  /** Its row on a document. */
  readonly label: string;
  readonly value: (insured: Insured) => string;
  /** Where others may look, as in a calendar: enough to know which one it is. */
  readonly brief: (insured: Pick<Insured, 'title' | 'detail'>) => string;
  /**
   * For an address that nobody proved: only words of lists and registers, numbers, and what has a fixed shape. Whatever
   * somebody typed, "bonus-kazan.com" as the name of a dog, would reach a stranger as a word of ours.
   */
  readonly listed: (insured: Insured) => string;
  /** "34ABC123 plakalı aracınızın Kasko poliçesi". */
  readonly policy: (insured: Insured, line: string) => string;
  /** The same as what somebody withdraws from. */
  readonly fromPolicy: (insured: Insured, line: string) => string;
  /** What need not be told again at a renewal. */
  readonly kept: string;
  /** When no renewal is wanted because it is not there any more. */
  readonly gone: string;
  /** What is left to say where a policy ends and no renewal follows. */
  readonly lastPolicy: string;
  readonly renewal: { readonly intro: string; readonly otherwise: string };
  readonly ending: EndingWords;
};
