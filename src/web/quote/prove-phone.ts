import type { LineKey } from '#domain/lines.ts';
import type { QuoteModel } from './kept-model.ts';

export type PhoneProofOf = {
  readonly line: LineKey;
  readonly model: QuoteModel;
  readonly trap?: Readonly<Record<string, string>> | undefined;
  readonly onVerified: () => void | Promise<void>;
};

/** Opens the window that proves the phone of a first step. */
export async function provePhone({ line, model, trap, onVerified }: PhoneProofOf): Promise<void> {
  const { verifyPhone } = await import('../verification/verify-phone.ts');
  const { NationalNumber, PassportNumber } = model;
  verifyPhone({
    phone: String(model.Phone),
    person: NationalNumber ? { NationalNumber } : { PassportNumber },
    queryType: line,
    why: 'quote',
    trap,
    onVerified,
  });
}
