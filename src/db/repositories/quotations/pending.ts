import type { PendingWork, Quotations } from '#ports/quotations.ts';
import type { Database } from '../../database.ts';
import { free } from './claim.ts';
import { reviewsToAsk } from './reviews.ts';
import { waitsUntil } from './window.ts';

const there = (condition: string) => `exists (select from offers where superseded_at is null and ${condition})`;

/** In one statement: mostly there is nothing, and each second somebody asks. */
const text = `
  select ${there(`state = 'waiting' and ${free}`)} as rows,
    ${there(`state = 'active' and coverage_state = 'coming' and ${free}`)} as coverages,
    ${there(reviewsToAsk)} as reviews,
    ${there("state = 'active' and valid_until < $2")} or ${there(`state = 'waiting'
      and (select ${waitsUntil} from quotations q where q.id = offers.quotation_id) < now()`)} as overdue`;

/** What there is to do for a worker. */
export function pendingWork({ $client: pool }: Database): Quotations['pending'] {
  return async (worker, now) => {
    const { rows } = await pool.query<PendingWork>({ name: 'offers-pending', text, values: [worker, now] });
    return rows[0] ?? { rows: false, coverages: false, reviews: false, overdue: false };
  };
}
