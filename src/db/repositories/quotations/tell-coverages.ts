import type { Coverage } from '#domain/quote/coverage.ts';
import type { Announcer } from '#ports/broker.ts';
import type { Proposal, Quotations } from '#ports/quotations.ts';
import type { Database } from '../../database.ts';
import { combining } from './combining.ts';
import type { CoverageSets } from './coverage-sets.ts';

type Told = { readonly proposal: Proposal; readonly coverages: readonly Coverage[] | undefined };

/** Quotations are locked first and in one order, as where answers are kept. */
const text = `
  with told as (
    select * from jsonb_to_recordset($1::jsonb) as t("quotationId" uuid, insurer text, "proposalNumber" text,
      state text, "coverageSet" uuid)
  ), locked as (
    select id from quotations where id = any ($2::uuid[]) order by id for update
  ), bumped as (
    update quotations q set revision = revision + 1 from locked l where q.id = l.id returning q.id, q.revision
  ), kept as (
    update offers o set coverage_state = t.state, coverage_set = t."coverageSet", revision = b.revision
    from told t, bumped b
    where o.quotation_id = any ($2::uuid[]) and o.quotation_id = t."quotationId" and b.id = o.quotation_id
      and o.insurer = t.insurer and o.proposal_number = t."proposalNumber" and o.coverage_state = 'coming'
    returning o.quotation_id
  )
  select distinct quotation_id as id from kept`;

/** Keeps what prices cover, many with one commit. */
export function coverageKeeping(
  { $client: pool }: Database,
  announcer: Announcer,
  sets: CoverageSets,
): Quotations['tellCoverages'] {
  const keep = combining(async (batch: readonly Told[]) => {
    await sets.keep(batch.map(({ coverages = [] }) => coverages));
    const rows = batch.map(({ proposal: { quotationId, insurer, proposalNumber }, coverages }) => ({
      quotationId,
      insurer,
      proposalNumber,
      state: coverages ? 'told' : 'untold',
      coverageSet: sets.nameOf(coverages ?? []),
    }));
    const values = [JSON.stringify(rows), [...new Set(rows.map(({ quotationId }) => quotationId))]];
    const { rows: changed } = await pool.query<{ id: string }>({ name: 'offer-coverages', text, values });
    for (const { id } of changed) announcer.quotationChanged(id);
    return batch.map(() => undefined);
  });
  return (proposal, coverages) => keep({ proposal, coverages });
}
