import type { PoolClient } from 'pg';
import type { FileContents } from '#ports/file-contents.ts';
import type { FileSeal } from '#ports/files.ts';
import { contentKey } from '../../repositories/files/unspoken-contents.ts';
import { countBy, mostRounds, type RotationPart } from './part.ts';

export type FileRotation = { readonly seal: FileSeal; readonly contents: FileContents };

// Whoever removes the file waits for this lock: otherwise its content could be put again after it was removed.
const nextText = `
  select id from files where content_key is distinct from $1 and id > $2 order by id limit 1
  for no key update skip locked`;
const sealedText = 'update files set content_key = $2 where id = $1';

/** False where the store has lost the content: that is told by the counts, and holds up no other file. */
async function sealContent({ seal, contents }: FileRotation, id: string): Promise<boolean> {
  const stored = await contents.get(contentKey(id));
  if (!stored) return false;
  // Who was stopped between the store and the row has sealed it already.
  if (seal.keyIdOf(stored) !== seal.currentKeyId) {
    await contents.put(contentKey(id), seal.seal(id, seal.open(id, stored)));
  }
  return true;
}

async function oneRound(client: PoolClient, files: FileRotation): Promise<number> {
  let [after, count] = ['00000000-0000-0000-0000-000000000000', 0];
  for (;;) {
    await client.query('begin');
    const { rows } = await client.query<{ id: string }>(nextText, [files.seal.currentKeyId, after]);
    const id = rows[0]?.id;
    if (id !== undefined && (await sealContent(files, id))) {
      await client.query(sealedText, [id, files.seal.currentKeyId]);
      count += 1;
    }
    await client.query('commit');
    if (id === undefined) return count;
    after = id;
  }
}

/** What people uploaded, wherever its content lies. */
export function fileRotation(files: FileRotation): RotationPart {
  return {
    name: 'files.content',
    counts: (client) => countBy(client, { place: 'files.content', key: 'content_key', from: 'files' }),
    async rotate(client) {
      let count = 0;
      for (let round = 0; round < mostRounds; round += 1) {
        const sealed = await oneRound(client, files);
        count += sealed;
        if (sealed === 0) break;
      }
      return count;
    },
  };
}
