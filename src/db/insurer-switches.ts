import type { LineKey } from '#domain/lines.ts';
import type { TableBell } from '#ports/broker.ts';
import type { InsurerSwitches, Switched } from '#ports/insurer-switches.ts';
import type { Database } from './database.ts';
import { and, asc, eq } from './drizzle.ts';
import { KeptCopy } from './kept-copy.ts';
import { operators } from './schema/desk.ts';
import { insurerSwitches } from './schema/insurer-switches.ts';

const allLines = '*';
const { insurer, line, offSince, why } = insurerSwitches;
/** All lines are on when no row of the insurer is left, of whatever line. */
const rowsOf = (which: Switched) =>
  and(eq(insurer, which.insurer), which.line === undefined ? undefined : eq(line, which.line));

export type SwitchesOptions = {
  readonly database: Database;
  readonly bell: TableBell;
  readonly onFault: (error: unknown) => void;
};

/** Which insurers are off: few rows, of which every process keeps a copy, since they are asked for with every question. */
export class DatabaseSwitches implements InsurerSwitches {
  readonly #database: Database;
  readonly #bell: TableBell;
  readonly #copy: KeptCopy<{ readonly insurer: string; readonly line: string }>;

  constructor({ database, bell, onFault }: SwitchesOptions) {
    this.#database = database;
    this.#bell = bell;
    const read = () => database.select({ insurer, line }).from(insurerSwitches);
    this.#copy = new KeptCopy({ table: 'insurerSwitches', bell, read, onFault });
  }

  /** Resolves once it can be asked. */
  start(): Promise<void> {
    return this.#copy.start();
  }

  stop(): Promise<void> {
    return this.#copy.stop();
  }

  isOff(code: string, wanted: LineKey): boolean {
    return this.#copy.rows.some((row) => row.insurer === code && (row.line === wanted || row.line === allLines));
  }

  async list() {
    const rows = await this.#database
      .select({ insurer, line, since: offSince, by: operators.name, why })
      .from(insurerSwitches)
      .innerJoin(operators, eq(operators.id, insurerSwitches.offBy))
      .orderBy(asc(insurer), asc(line));
    return rows.map((row) => ({ ...row, line: row.line === allLines ? undefined : row.line }));
  }

  async turnOff(which: Switched, by: { readonly operatorId: string; readonly why: string }, now: Date) {
    const added = await this.#database
      .insert(insurerSwitches)
      .values({
        insurer: which.insurer,
        line: which.line ?? allLines,
        offSince: now,
        offBy: by.operatorId,
        why: by.why,
      })
      .onConflictDoNothing()
      .returning({ insurer });
    if (added.length > 0) await this.#tell();
    return added.length > 0;
  }

  async turnOn(which: Switched) {
    const removed = await this.#database.delete(insurerSwitches).where(rowsOf(which)).returning({ insurer });
    if (removed.length > 0) await this.#tell();
    return removed.length > 0;
  }

  async #tell(): Promise<void> {
    this.#bell.tableChanged('insurerSwitches');
    await this.#copy.refresh();
  }
}
