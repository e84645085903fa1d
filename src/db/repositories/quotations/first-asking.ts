import type { Asked, Quotations } from '#ports/quotations.ts';
import type { Database } from '../../database.ts';
import { quotations } from '../../schema/quotations.ts';
import { toStored } from '../../sealing/stored.ts';
import { closing } from './window.ts';

const text = `
  with asked as (
    update quotations set customer = $2, answers = $3, risk = $4, insured = $5, insured_index = $15, insured_people = $6,
      start_on = $7, end_on = $8, asked_at = $9, closes_at = $10,
      waits_until = now() + $14 * interval '1 millisecond', revision = revision + 1
    where id = $1 and asked_at is null
    returning id, revision
  )
  insert into offers (quotation_id, line, insurer, question_digest, state, revision, created_at)
  select a.id, f.line, f.insurer, f.digest, 'waiting', a.revision, $9
  from asked a cross join unnest($11::text[], $12::text[], $13::text[]) as f(line, insurer, digest)`;

type Panel = Parameters<Quotations['ask']>[2];

/** Asks a panel that was never asked, in one statement. False where it was: its answers must be looked at. */
export async function askFirst(
  { $client: pool }: Database,
  id: string,
  { customer, answers, risk, insured, insuredPeople, start, end }: Asked,
  { questions, now, windowMs }: Panel,
): Promise<boolean> {
  if (questions.length === 0) return false;
  const values = [
    id,
    toStored(quotations.customer, customer),
    toStored(quotations.answers, answers),
    toStored(quotations.risk, risk),
    toStored(quotations.insured, insured),
    toStored(quotations.insuredPeople, insuredPeople),
    start,
    end,
    now,
    closing(now, windowMs),
    questions.map(({ line }) => line),
    questions.map(({ insurer }) => insurer),
    questions.map(({ digest }) => digest),
    windowMs,
    toStored(quotations.insuredIndex, insured.key),
  ];
  const { rowCount } = await pool.query({ name: 'quotation-ask', text, values });
  return rowCount === questions.length;
}
