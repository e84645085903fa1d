import type { ClientBase, Pool } from 'pg';
import '#db/schema/index.ts';
import { boundToRow } from '#db/sealing/columns.ts';
import { type SealedColumn, sealedTables } from '#db/sealing/registry.ts';
import type { DataSeal } from '#ports/data-seal.ts';
import { readableBytes } from './database-text.ts';
import { sandboxRing } from './sandbox-ring.ts';

type Sealed = { readonly id: string | null; readonly value: string | Buffer };

function opened(ring: DataSeal, { table, column }: SealedColumn, { id, value }: Sealed): string {
  if (typeof value === 'string') return ring.open(value, `${table}.${column}`);
  return readableBytes(Buffer.from(ring.openBytes(value, boundToRow(table, id ?? ''))));
}

/** All that stands sealed in columns of the database, opened, in no order. */
export async function openedValues(client: Pool | ClientBase, ring: DataSeal): Promise<readonly string[]> {
  const texts: string[] = [];
  for (const column of sealedTables().flatMap(({ columns }) => columns)) {
    const { table, column: name, form } = column;
    const { rows } = await client.query<Sealed>(
      `select ${form === 'rowBytes' ? 'id::text' : 'null'} as id, "${name}" as value from "${table}" where "${name}" is not null`,
    );
    texts.push(...rows.map((row) => opened(ring, column, row)));
  }
  return texts;
}

/** What stands sealed in the database of a sandbox, opened: what must be nowhere must not be there either. */
export async function openedText(client: Pool | ClientBase): Promise<string> {
  return (await openedValues(client, sandboxRing)).join('\n');
}
