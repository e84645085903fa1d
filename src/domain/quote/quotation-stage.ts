/** open: offers that can be bought. waiting: insurers still look. expired: all have run out. bought: a policy came of it. none: nobody offered. */
export const quotationStages = ['open', 'waiting', 'expired', 'bought', 'none'] as const;
export type QuotationStage = (typeof quotationStages)[number];

/** How many answers to a quotation's own line stand where. */
export type AnswerCounts = {
  readonly isBought: boolean;
  /** With a price that holds. */
  readonly priced: number;
  /** Asked and not answered, or looked at by the insurer. */
  readonly waiting: number;
  /** With a price that held once. */
  readonly ranOut: number;
};

/** Where a quotation stands. Nothing can be bought once the day on which the policy was to begin is over. */
export function quotationStage(
  { isBought, priced, waiting, ranOut }: AnswerCounts,
  { startIsPast }: { readonly startIsPast: boolean },
): QuotationStage {
  if (isBought) return 'bought';
  if (startIsPast) return priced + waiting + ranOut > 0 ? 'expired' : 'none';
  if (priced > 0) return 'open';
  if (waiting > 0) return 'waiting';
  return ranOut > 0 ? 'expired' : 'none';
}
