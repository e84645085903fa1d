import { isReviewOver, nextReviewAsk } from '#domain/quote/review-pace.ts';
import type { Clock } from '#ports/clock.ts';
import type { QuoteAnswer } from '#ports/insurer.ts';
import type { RowAnswer } from '#ports/quotations.ts';
import type { ClaimedReview, ReviewNews, Reviews } from '#ports/reviews.ts';
import type { GuardedInsurer } from '../insurer/guard-insurer.ts';
import { withinTime } from '../insurer/within-time.ts';
import { questionOf } from './question.ts';

export type ReviewContext = {
  readonly reviews: Pick<Reviews, 'answer' | 'putOff'>;
  readonly insurers: ReadonlyMap<string, GuardedInsurer>;
  readonly clock: Clock;
  /** Ends the work at once; what is under way is left to whoever comes next. */
  readonly stopping: AbortSignal;
};

const deadlineMs = 30_000;

async function ask(context: ReviewContext, row: ClaimedReview): Promise<QuoteAnswer | undefined> {
  const insurer = context.insurers.get(row.insurer);
  const request = { reference: row.reference, ...questionOf(row.asked, row.line) };
  return withinTime(context.stopping, deadlineMs, async (signal) =>
    insurer?.review?.(row.review.reference, request, { signal }),
  );
}

type Told = { readonly answer: RowAnswer; readonly news: ReviewNews | undefined };

const isSame = (one: readonly string[], other: readonly string[]) => one.join('\n') === other.join('\n');

/** What an answer changes; undefined where all stays as it was. */
function toldBy({ review }: ClaimedReview, answer: QuoteAnswer | undefined): Told | undefined {
  if (answer?.kind === 'declined') return { answer, news: 'answered' };
  if (answer?.kind === 'offers') return { answer: { ...answer, coverageComing: true }, news: 'answered' };
  if (answer?.kind !== 'review') return undefined;
  const { note, wantedDocuments } = answer;
  const wishesStay = isSame(wantedDocuments, review.wantedDocuments);
  if (wishesStay && note === review.note) return undefined;
  return { answer, news: wishesStay || wantedDocuments.length === 0 ? undefined : 'wantsDocuments' };
}

const unanswered: Told = { answer: { kind: 'failed', reason: 'unanswered' }, news: 'unanswered' };

/** Asks an insurer what became of its review. Whatever goes wrong there is asked again later, until the time is up. */
export async function askReview(context: ReviewContext, row: ClaimedReview): Promise<void> {
  const answer = await ask(context, row);
  if (context.stopping.aborted) return;
  const now = context.clock.now();
  const told = toldBy(row, answer) ?? (isReviewOver(row.since, now) ? unanswered : undefined);
  if (told) await context.reviews.answer(row, told.answer, { news: told.news, now });
  else await context.reviews.putOff(row, nextReviewAsk(row.since, now).getTime() - now.getTime());
}
