import type { FileContents } from '#ports/file-contents.ts';
import type { Database } from '../../database.ts';

export const contentKey = (fileId: string): string => `files/${fileId}`;

/** Long enough for any upload that still goes on. */
const uploadMs = 3_600_000;
/** Longer than a removal takes. One that cannot be removed now lets the others go first. */
const againMs = 300_000;

const inMs = (milliseconds: number) => `now() + ${milliseconds} * interval '1 millisecond'`;
const announceText = `insert into file_content_removals (key, due_at) values ($1, ${inMs(uploadMs)})`;
const takeText = (which: string) => `
  update file_content_removals set removing = true, due_at = ${inMs(againMs)} where key = (${which}) returning key`;
const dueText = takeText(`
  select key from file_content_removals where due_at <= now() order by due_at limit 1 for update skip locked`);
const ownText = takeText('select key from file_content_removals where key = $1 for update skip locked');
const doneText = 'delete from file_content_removals where key = $1';

/** Contents without a row that speaks for them: those to come, and those whose row is gone. */
export function unspokenContents({ $client: pool }: Database, contents: FileContents) {
  /** Takes one of those that are found and removes it. Should it stay, or whoever removes it end, it is due again. */
  async function removeOne(text: string, values: readonly string[]) {
    const { rows } = await pool.query<{ key: string }>(text, [...values]);
    const key = rows[0]?.key;
    if (key === undefined) return 'none';
    try {
      await contents.remove(key);
    } catch (fault) {
      return { fault };
    }
    await pool.query(doneText, [key]);
    return 'removed';
  }

  return {
    /** Before a content is put: should its row never come, it is found again by this. */
    async announce(key: string): Promise<void> {
      await pool.query(announceText, [key]);
    },
    /** Now if it can be done, and otherwise by whoever sweeps. */
    async removeSoon(key: string): Promise<void> {
      await removeOne(ownText, [key]);
    },
    /** All that are due, until one cannot be removed. */
    async sweep(): Promise<number> {
      for (let removed = 0; ; removed += 1) {
        const answer = await removeOne(dueText, []);
        if (answer === 'none') return removed;
        if (answer !== 'removed') throw answer.fault;
      }
    },
  };
}
