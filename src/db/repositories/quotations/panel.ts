import type { Announcer } from '#ports/broker.ts';
import type { Asked, Question, Quotations, RowFailure } from '#ports/quotations.ts';
import type { Database } from '../../database.ts';
import { and, eq, inArray, isNull, type SQL, sql } from '../../drizzle.ts';
import type { NodePgDatabase } from '../../drizzle-session.ts';
import { momentIn } from '../../moments.ts';
import { offers, quotations } from '../../schema/quotations.ts';
import { askFirst } from './first-asking.ts';
import { closing } from './window.ts';

type Tx = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];

const living = (quotationId: string, ...more: (SQL | undefined)[]) =>
  and(eq(offers.quotationId, quotationId), isNull(offers.supersededAt), ...more);

/** Nothing else of the quotation changes until the transaction ends. */
async function lock(tx: Tx, id: string): Promise<void> {
  await tx.select({ id: quotations.id }).from(quotations).where(eq(quotations.id, id)).for('update');
}

type Window = { readonly now: Date; readonly windowMs: number };
const closes = ({ now, windowMs }: Window) => sql`${closing(now, windowMs).toISOString()}::timestamptz`;

/** The next place in the quotation's history; rows that vanish begin a new round of it. */
async function turnPage(tx: Tx, id: string, page: Window & { anew: boolean }): Promise<number> {
  const { anew, now, windowMs } = page;
  const [row] = await tx
    .update(quotations)
    .set({
      revision: sql`${quotations.revision} + 1`,
      round: anew ? sql`${quotations.round} + 1` : quotations.round,
      closesAt: sql`greatest(${quotations.closesAt}, ${closes({ now, windowMs })})`,
      waitsUntil: sql`greatest(${quotations.waitsUntil}, ${momentIn(windowMs)})`,
    })
    .where(eq(quotations.id, id))
    .returning({ revision: quotations.revision });
  return row?.revision ?? 0;
}

const questionKey = ({ line, insurer, digest }: Question) => `${line}/${insurer}/${digest}`;

/** A price that ran out is none any more, nor is it one that what people declare was missing: it is there now. */
function isAnswer({ state, reason }: Pick<typeof offers.$inferSelect, 'state' | 'reason'>): boolean {
  const missing: RowFailure = 'undeclared';
  return state !== 'expired' && !(state === 'failed' && reason === missing);
}

/** Whether anything changed. */
async function settleQuestions(tx: Tx, id: string, panel: Parameters<Quotations['ask']>[2]): Promise<boolean> {
  const { questions, now, windowMs } = panel;
  const rows = await tx
    .select({
      id: offers.id,
      line: offers.line,
      insurer: offers.insurer,
      digest: offers.questionDigest,
      state: offers.state,
      reason: offers.reason,
    })
    .from(offers)
    .where(living(id));
  const wanted = new Set(questions.map(questionKey));
  const held = rows.filter((row) => isAnswer(row) && wanted.has(questionKey(row)));
  const known = new Set(held.map(questionKey));
  const gone = rows.filter((row) => !held.includes(row) && !(row.state === 'expired' && known.has(questionKey(row))));
  const fresh = questions.filter((question) => !known.has(questionKey(question)));
  if (gone.length === 0 && fresh.length === 0) return false;

  const revision = await turnPage(tx, id, { anew: gone.length > 0, now, windowMs });
  const goneIds = gone.map((row) => row.id);
  if (gone.length > 0) await tx.update(offers).set({ supersededAt: now }).where(inArray(offers.id, goneIds));
  if (fresh.length === 0) return true;
  await tx.insert(offers).values(
    fresh.map(({ line, insurer, digest }) => ({
      quotationId: id,
      line,
      insurer,
      questionDigest: digest,
      state: 'waiting' as const,
      revision,
      createdAt: now,
    })),
  );
  return true;
}

function askedColumns({ start, end, ...asked }: Asked) {
  return { ...asked, insuredIndex: asked.insured.key, startOn: start, endOn: end };
}

const blankAnswer = {
  state: 'waiting',
  reason: null,
  wantedDocuments: null,
  wish: null,
  reviewReference: null,
  reviewSince: null,
  askReviewAt: null,
  answeredAt: null,
  askedAt: null,
  takenBy: null,
  packageId: null,
  packageCode: null,
  packageName: null,
  proposalNumber: null,
  net: null,
  gross: null,
  installments: null,
  validUntil: null,
  coverageState: 'untold',
  coverageSet: null,
  warnings: null,
  personPrices: null,
  foreignPrice: null,
} as const;

/** Who is asked what. A question whose wording did not change keeps its answer. */
export function quotationPanel(database: Database, announcer: Announcer): Pick<Quotations, 'ask' | 'askAgain'> {
  const tell = (id: string): void => {
    announcer.rowsWait();
    announcer.quotationChanged(id);
  };
  const changing = async (id: string, change: (tx: Tx) => Promise<boolean>): Promise<boolean> => {
    const changed = await database.transaction(async (tx) => {
      await lock(tx, id);
      return change(tx);
    });
    if (changed) tell(id);
    return changed;
  };
  return {
    async ask(id, asked, panel) {
      if (await askFirst(database, id, asked, panel)) return tell(id);
      await changing(id, async (tx) => {
        const closesAt = sql`coalesce(${quotations.closesAt}, ${closes(panel)})`;
        const waitsUntil = sql`coalesce(${quotations.waitsUntil}, ${momentIn(panel.windowMs)})`;
        await tx
          .update(quotations)
          .set({ ...askedColumns(asked), askedAt: panel.now, closesAt, waitsUntil })
          .where(eq(quotations.id, id));
        return settleQuestions(tx, id, panel);
      });
    },
    askAgain: (id, { insurer, line, now, windowMs }) =>
      changing(id, async (tx) => {
        const rows = await tx
          .select({ id: offers.id, state: offers.state })
          .from(offers)
          .where(living(id, eq(offers.insurer, insurer), eq(offers.line, line)));
        const over = rows.filter(({ state }) => state === 'failed' || state === 'expired');
        const [first, ...others] = over;
        if (!first || over.length < rows.length) return false;
        const revision = await turnPage(tx, id, { anew: others.length > 0, now, windowMs });
        const otherIds = others.map((row) => row.id);
        if (others.length > 0) await tx.update(offers).set({ supersededAt: now }).where(inArray(offers.id, otherIds));
        await tx
          .update(offers)
          .set({
            ...blankAnswer,
            attempt: sql`${offers.attempt} + 1`,
            // A price that ran out is a new question: an insurer may repeat an old answer to an old reference.
            reference: first.state === 'expired' ? sql`gen_random_uuid()` : offers.reference,
            revision,
          })
          .where(eq(offers.id, first.id));
        return true;
      }),
  };
}
