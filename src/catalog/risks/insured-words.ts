import type { Insured } from '#domain/risks/insured.ts';

/** How messages and documents speak of what is insured. */
export type InsuredWords = {
  /** Its row on a document. */
  readonly label: string;
  readonly value: (insured: Insured) => string;
  /** "34ABC123 plakalı aracınızın Kasko poliçesi". */
  readonly policy: (insured: Insured, line: string) => string;
  /** The same as what somebody withdraws from. */
  readonly fromPolicy: (insured: Insured, line: string) => string;
  /** What need not be told again at a renewal. */
  readonly kept: string;
  /** When no renewal is wanted because it is not there any more. */
  readonly gone: string;
};
