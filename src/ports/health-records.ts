import type { HealthDeclaration } from '#domain/health-declaration.ts';

/** Who reads a declaration, and what for. Every reading is written down. */
export type HealthReader =
  /** The customer, who goes on with the quotation. */
  | { readonly kind: 'customer' }
  /** An insurer that is asked for a price. */
  | { readonly kind: 'insurer'; readonly insurer: string };

/** Declarations of health: sealed, apart from their quotation, and only as long as they are needed. */
export type HealthRecords = {
  /** Keeps the declarations of a quotation, in the order of its insured people, in place of those before. */
  keep(
    quotationId: string,
    declarations: readonly HealthDeclaration[],
    kept: { readonly now: Date; readonly until: Date },
  ): Promise<void>;
  /** Empty where nothing is kept any more. Writes down who read them. */
  read(quotationId: string, reader: HealthReader, now: Date): Promise<readonly HealthDeclaration[]>;
};
