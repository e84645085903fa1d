import { setTimeout as pause } from 'node:timers/promises';
import type { ClaimedRow, Proposal, Quotations, RowAnswer } from '#ports/quotations.ts';
import { type DeclarationPorts, declarationsForInsurer } from '../health/declarations-for-insurer.ts';
import type { GuardedInsurer } from '../insurer/guard-insurer.ts';
import { withinTime } from '../insurer/within-time.ts';
import { questionOf, sharedQuestionOf } from './question.ts';

export type AskContext = DeclarationPorts & {
  readonly quotations: Pick<Quotations, 'answer' | 'tellCoverages'>;
  readonly insurers: ReadonlyMap<string, GuardedInsurer>;
  /** Ends the work at once; what is under way is left to whoever comes next. */
  readonly stopping: AbortSignal;
};

const tryAgainMs = 500;
const coverageDeadlineMs = 30_000;

/** Tells how long a row that was just taken still waits; by no clock that could be set. */
function countdown({ leftMs }: ClaimedRow): () => number {
  const end = performance.now() + leftMs;
  return () => Math.max(0, end - performance.now());
}

/** A database that is away for a moment costs a row nothing. */
async function throughOutage<Result>(
  { stopping }: AskContext,
  leftMs: () => number,
  work: () => Promise<Result>,
): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (stopping.aborted || leftMs() === 0) throw error;
      await pause(tryAgainMs);
    }
  }
}

async function ask(context: AskContext, row: ClaimedRow, leftMs: () => number): Promise<RowAnswer> {
  const insurer = context.insurers.get(row.insurer);
  if (!insurer) return { kind: 'failed', reason: 'unreachable' };
  if (row.askedBefore && !insurer.capabilities.quoteIsRepeatable) return { kind: 'failed', reason: 'interrupted' };
  if (leftMs() === 0) return { kind: 'failed', reason: 'tooSlow' };
  const declared = await throughOutage(context, leftMs, () => declarationsForInsurer(context, row.asked, row));
  if (declared.kind === 'missing') return { kind: 'failed', reason: 'undeclared' };
  const { declarations } = declared;
  const question = declarations
    ? questionOf({ ...row.asked, declarations }, row.line)
    : sharedQuestionOf(row.asked, row.line);
  const request = { reference: row.reference, ...question };
  const answer = await withinTime(context.stopping, leftMs(), (signal) => insurer.quote(request, { signal }));
  return answer.kind === 'offers' ? { ...answer, coverageComing: true } : answer;
}

/** Asks what a price covers, for insurers that tell it apart. */
export async function askCoverage(context: AskContext, proposal: Proposal): Promise<void> {
  const insurer = context.insurers.get(proposal.insurer);
  const told = await withinTime(context.stopping, coverageDeadlineMs, async (signal) =>
    insurer?.coverage(proposal.proposalNumber, { signal }),
  );
  if (context.stopping.aborted) return;
  await context.quotations.tellCoverages(proposal, told?.kind === 'coverages' ? told.coverages : undefined);
}

/** Asks one insurer one question and keeps what it says. */
export async function askRow(context: AskContext, row: ClaimedRow): Promise<void> {
  const leftMs = countdown(row);
  const answer = await ask(context, row, leftMs);
  // An answer cut off by our own stop says nothing about the insurer.
  if (context.stopping.aborted && answer.kind === 'failed') return;
  const stored = await throughOutage(context, leftMs, () =>
    context.quotations.answer(row, answer, context.clock.now()),
  );
  if (!stored || answer.kind !== 'offers') return;
  const untold = answer.offers.filter(({ coverages }) => coverages === undefined);
  const { quotationId, insurer } = row;
  await Promise.all(untold.map(({ proposalNumber }) => askCoverage(context, { quotationId, insurer, proposalNumber })));
}
