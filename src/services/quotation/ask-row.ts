import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '#ports/clock.ts';
import type { ClaimedRow, Proposal, Quotations, RowAnswer } from '#ports/quotations.ts';
import type { GuardedInsurer } from './guard-insurer.ts';
import { questionOf } from './question.ts';

export type AskContext = {
  readonly quotations: Pick<Quotations, 'answer' | 'tellCoverages'>;
  readonly insurers: ReadonlyMap<string, GuardedInsurer>;
  readonly clock: Clock;
  /** Ends the work at once; what is under way is left to whoever comes next. */
  readonly stopping: AbortSignal;
};

const storeAgainMs = 500;
const coverageDeadlineMs = 30_000;

/** An answer that came is kept through a database that is away for a moment. */
async function storeAnswer(context: AskContext, row: ClaimedRow, answer: RowAnswer): Promise<boolean> {
  for (;;) {
    try {
      return await context.quotations.answer(row, answer, context.clock.now());
    } catch (error) {
      if (context.stopping.aborted || context.clock.now() > row.asked.closesAt) throw error;
      await pause(storeAgainMs);
    }
  }
}

async function ask(context: AskContext, row: ClaimedRow): Promise<RowAnswer> {
  const insurer = context.insurers.get(row.insurer);
  if (!insurer) return { kind: 'failed', reason: 'unreachable' };
  if (row.askedBefore && !insurer.capabilities.quoteIsRepeatable) return { kind: 'failed', reason: 'interrupted' };
  const left = row.asked.closesAt.getTime() - context.clock.now().getTime();
  if (left <= 0) return { kind: 'failed', reason: 'tooSlow' };
  const signal = AbortSignal.any([context.stopping, AbortSignal.timeout(left)]);
  const request = { reference: row.reference, ...questionOf(row.asked, row.line) };
  const answer = await insurer.quote(request, signal);
  return answer.kind === 'offers' ? { ...answer, coverageComing: true } : answer;
}

/** Asks what a price covers, for insurers that tell it apart. */
export async function askCoverage(context: AskContext, proposal: Proposal): Promise<void> {
  const insurer = context.insurers.get(proposal.insurer);
  const signal = AbortSignal.any([context.stopping, AbortSignal.timeout(coverageDeadlineMs)]);
  const told = await insurer?.coverage(proposal.proposalNumber, { signal });
  if (context.stopping.aborted) return;
  await context.quotations.tellCoverages(proposal, told?.kind === 'coverages' ? told.coverages : undefined);
}

/** Asks one insurer one question and keeps what it says. */
export async function askRow(context: AskContext, row: ClaimedRow): Promise<void> {
  const answer = await ask(context, row);
  // An answer cut off by our own stop says nothing about the insurer.
  if (context.stopping.aborted && answer.kind === 'failed') return;
  const stored = await storeAnswer(context, row, answer);
  if (!stored || answer.kind !== 'offers') return;
  const untold = answer.offers.filter(({ coverages }) => coverages === undefined);
  const { quotationId, insurer } = row;
  await Promise.all(untold.map(({ proposalNumber }) => askCoverage(context, { quotationId, insurer, proposalNumber })));
}
