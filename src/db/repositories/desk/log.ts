import type { DeskLog, DeskLogRow } from '#ports/operators.ts';
import type { Database } from '../../database.ts';
import { and, desc, eq, type SQL } from '../../drizzle.ts';
import { deskLog, operators, deskLogOutcomes as outcomes } from '../../schema/desk.ts';

export function deskLogRepository(database: Database): DeskLog {
  async function read(
    condition: SQL | undefined,
    { skip, most }: { readonly skip: number; readonly most: number },
  ): Promise<readonly DeskLogRow[]> {
    const { at, act, subjectKind, subject, what, why } = deskLog;
    const rows = await database
      .select({ at, act, subjectKind, subject, what, why, operator: operators.name, outcome: outcomes.outcome })
      .from(deskLog)
      .leftJoin(operators, eq(operators.id, deskLog.operatorId))
      .leftJoin(outcomes, eq(outcomes.entryId, deskLog.id))
      .where(condition)
      .orderBy(desc(deskLog.id))
      .offset(skip)
      .limit(most);
    return rows.map(({ subjectKind: kind, subject: id, ...row }) => ({
      ...row,
      subject: { kind, id },
      operator: row.operator ?? undefined,
      what: row.what ?? undefined,
      why: row.why ?? undefined,
      outcome: row.outcome ?? undefined,
    }));
  }

  return {
    async begin({ subject, ...said }, now) {
      const entry = { at: now, ...said, subjectKind: subject.kind, subject: subject.id };
      const [row] = await database.insert(deskLog).values(entry).returning({ id: deskLog.id });
      if (!row) throw new Error('The log of the desk took no entry');
      return row.id;
    },
    async end(entryId, outcome, now) {
      await database.insert(outcomes).values({ entryId, outcome, at: now });
    },
    ofSubject: ({ kind, id }, most) =>
      read(and(eq(deskLog.subjectKind, kind), eq(deskLog.subject, id)), { skip: 0, most }),
    page: ({ kind, operator }, rows) =>
      read(and(kind && eq(deskLog.subjectKind, kind), operator ? eq(operators.name, operator) : undefined), rows),
  };
}
