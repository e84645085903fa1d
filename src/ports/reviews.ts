import type { UnderReview } from './insurer.ts';
import type { ClaimedRow, OfferRow, RowAnswer } from './quotations.ts';

/** A row under review, taken to ask what became of it. */
export type ClaimedReview = Omit<ClaimedRow, 'askedBefore' | 'leftMs'> & {
  readonly review: Omit<UnderReview, 'kind'>;
  readonly since: Date;
};

/** What a person is told of a review. answered says neither yes nor no: that stands in the list. */
export type ReviewNews = 'answered' | 'wantsDocuments' | 'unanswered';

type Review = Pick<OfferRow, 'id' | 'attempt'>;

/** Rows whose insurer looks before it says a price or no, from its word that it does to the answer. */
export type Reviews = {
  /** Takes reviews that are to be asked about and that no living worker has taken. */
  claim(worker: string, most: number): Promise<readonly ClaimedReview[]>;
  /** Gives one back, to be asked about again after so long. */
  putOff(row: Review, restMs: number): Promise<void>;
  /**
   * Keeps what an insurer says after it looked, or wishes while it looks. With the same commit the person is to be told,
   * where there is news. False when the row is not under review any more.
   */
  answer(
    row: Review & Pick<ClaimedReview, 'since'>,
    answer: RowAnswer,
    told: { readonly news: ReviewNews | undefined; readonly now: Date },
  ): Promise<boolean>;
};
