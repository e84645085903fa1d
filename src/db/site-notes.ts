import type { TableBell } from '#ports/broker.ts';
import type { Clock } from '#ports/clock.ts';
import type { NoteRow, SiteNote, SiteNotes } from '#ports/site-notes.ts';
import type { Database } from './database.ts';
import { and, desc, eq, gt, isNull } from './drizzle.ts';
import { alias } from './drizzle-columns.ts';
import { KeptCopy } from './kept-copy.ts';
import { operators } from './schema/desk.ts';
import { siteNotes } from './schema/site-notes.ts';

const { id, text, look, fromAt, untilAt, endedAt } = siteNotes;
const noteColumns = { id, text, look, from: fromAt, until: untilAt };
const maker = alias(operators, 'maker');
const ender = alias(operators, 'ender');
const running = (now: Date) => and(isNull(endedAt), gt(untilAt, now));

type Joined = SiteNote & { readonly by: string; readonly endedAt: Date | null; readonly endedBy: string | null };

const noteRow = ({ endedAt: at, endedBy, ...note }: Joined): NoteRow => ({
  ...note,
  ended: at && endedBy ? { at, by: endedBy } : undefined,
});

export type NotesOptions = {
  readonly database: Database;
  readonly bell: TableBell;
  readonly clock: Clock;
  readonly onFault: (error: unknown) => void;
};

/** Notes on the site: those that are not over are kept in memory, since pages ask for them every few seconds. */
export class DatabaseNotes implements SiteNotes {
  readonly #database: Database;
  readonly #bell: TableBell;
  readonly #copy: KeptCopy<SiteNote>;

  constructor({ database, bell, clock, onFault }: NotesOptions) {
    this.#database = database;
    this.#bell = bell;
    const read = () =>
      database.select(noteColumns).from(siteNotes).where(running(clock.now())).orderBy(desc(fromAt), desc(id));
    this.#copy = new KeptCopy({ table: 'siteNotes', bell, read, onFault });
  }

  /** Resolves once it can be asked. */
  start(): Promise<void> {
    return this.#copy.start();
  }

  stop(): Promise<void> {
    return this.#copy.stop();
  }

  inForce(now: Date): readonly SiteNote[] {
    return this.#copy.rows.filter((note) => note.from <= now && now < note.until);
  }

  async page({ skip, most }: { readonly skip: number; readonly most: number }) {
    const rows = await this.#rows().orderBy(desc(fromAt), desc(id)).offset(skip).limit(most);
    return rows.map(noteRow);
  }

  async read(number: string) {
    const [row] = await this.#rows().where(eq(id, number));
    return row && noteRow(row);
  }

  async publish({ id: number, text: words, look: shown, from, until }: SiteNote, operatorId: string) {
    const row = { id: number, text: words, look: shown, fromAt: from, untilAt: until, madeBy: operatorId };
    const added = await this.#database.insert(siteNotes).values(row).onConflictDoNothing().returning({ id });
    if (added.length > 0) await this.#tell();
  }

  async end(number: string, operatorId: string, now: Date) {
    const ended = await this.#database
      .update(siteNotes)
      .set({ endedAt: now, endedBy: operatorId })
      .where(and(eq(id, number), running(now)))
      .returning({ id });
    if (ended.length > 0) await this.#tell();
    return ended.length > 0;
  }

  #rows() {
    return this.#database
      .select({ ...noteColumns, by: maker.name, endedAt, endedBy: ender.name })
      .from(siteNotes)
      .innerJoin(maker, eq(maker.id, siteNotes.madeBy))
      .leftJoin(ender, eq(ender.id, siteNotes.endedBy))
      .$dynamic();
  }

  async #tell(): Promise<void> {
    this.#bell.tableChanged('siteNotes');
    await this.#copy.refresh();
  }
}
