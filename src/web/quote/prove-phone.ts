import { optional, readAnswers, text } from '#catalog/fields/read-answers.ts';
import type { Trap } from '#contracts/honeypot.ts';
import type { LineKey } from '#domain/lines.ts';
import type { QuoteModel } from './kept-model.ts';

export type PhoneProofOf = {
  readonly line: LineKey;
  readonly model: QuoteModel;
  readonly trap?: Trap | undefined;
  readonly onVerified: () => void | Promise<void>;
};

const asked = { Phone: text, NationalNumber: optional(text), PassportNumber: optional(text) };

/** Opens the window that proves the phone of a first step. */
export async function provePhone({ line, model, trap, onVerified }: PhoneProofOf): Promise<void> {
  const { verifyPhone } = await import('../verification/verify-phone.ts');
  const { Phone, NationalNumber, PassportNumber } = readAnswers(model, asked);
  verifyPhone({
    phone: Phone,
    person: NationalNumber ? { NationalNumber } : { PassportNumber },
    queryType: line,
    why: 'quote',
    trap,
    onVerified,
  });
}
