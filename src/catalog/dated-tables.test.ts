import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { datedTables } from './dated-tables.ts';

const tables = Object.entries(datedTables);
const isDated = (row: unknown) =>
  typeof row === 'object' && row !== null && ['from', 'value', 'source', 'certainty'].every((name) => name in row);

/** Everything that a module shows outside which is a list of dated rows. */
async function tablesIn(file: string): Promise<readonly (readonly [string, unknown])[]> {
  const shown = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
  return Object.entries(shown).filter(([, value]) => Array.isArray(value) && value.length > 0 && value.every(isDated));
}

test('every dated table of the rules stands in the registry, as itself', async () => {
  const files = globSync('src/domain/**/*.ts').filter((file) => !/\.(test|test-d)\.ts$/.test(file));
  const found = (await Promise.all(files.map((file) => tablesIn(resolve(file))))).flat();
  expect(found.length).toBeGreaterThan(20);
  const known = new Set<unknown>(tables.map(([, { rows }]) => rows));
  expect(found.filter(([, rows]) => !known.has(rows)).map(([name]) => name)).toEqual([]);
});

test('every period of retention stands there too', async () => {
  const { retentions } = await import('#domain/retention.ts');
  const known = new Set<unknown>(datedTables.retention.rows);
  const unknown = Object.entries(retentions).filter(([, { rows }]) => rows.some((row) => !known.has(row)));
  expect(unknown).toEqual([]);
});

describe.each(tables)('%s', (_key, { where, rows }) => {
  test('stands where the registry says', () => {
    expect(existsSync(join(where))).toBe(true);
    const text = readFileSync(where, 'utf8');
    // Projected rows are computed from the first ones, and levies share their first day.
    expect(rows.some(({ from }) => text.includes(`'${from}'`)) || text.includes('Levies')).toBe(true);
  });
});
