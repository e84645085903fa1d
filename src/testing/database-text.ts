import type { ClientBase, Pool } from 'pg';
import { readPdf } from './pdf-text.ts';

/** Bytes as they are; of a PDF also what can be read in it. */
export function readableBytes(bytes: Buffer): string {
  const raw = bytes.toString('latin1');
  return raw.startsWith('%PDF') ? `${raw}\n${readPdf(bytes).text}` : raw;
}

/** Every value of every row of every table, in JSON; what is stored as bytes follows as the bytes themselves. */
export async function databaseText(client: Pool | ClientBase): Promise<string> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await client.query<{ line: string }>(`select to_jsonb(one)::text as line from ${name} one`);
    for (const { line } of rows) {
      texts.push(
        line,
        ...[...line.matchAll(/"\\\\x((?:[0-9a-f]{2})+)"/g)].map(([, hex = '']) =>
          readableBytes(Buffer.from(hex, 'hex')),
        ),
      );
    }
  }
  return texts.join('\n');
}
