import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { getTableColumns, getTableName, isTable } from '../drizzle.ts';
import '../schema/index.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { sealedTables } from './registry.ts';

const db = join(import.meta.dirname, '..');
const sealed = sealedTables().flatMap(({ columns }) => columns);
const isSealed = (table: string, name: string) => sealed.some((one) => one.table === table && one.column === name);

const schemaFiles = readdirSync(join(db, 'schema')).filter((file) => !['index.ts', 'bytes.ts'].includes(file));

/** Sealed columns as code calls them, by the name of their table in code. */
async function sealedProperties(): Promise<ReadonlyMap<string, readonly string[]>> {
  const modules: Record<string, unknown>[] = await Promise.all(
    schemaFiles.map((file) => import(`../schema/${file.replace(/\.ts$/, '')}.ts`)),
  );
  const tables = modules.flatMap((module) => Object.entries(module));
  return new Map(
    tables.flatMap(([name, table]) => {
      if (!isTable(table)) return [];
      const columns = Object.entries(getTableColumns(table));
      const properties = columns.filter(([, column]) => isSealed(getTableName(table), column.name));
      return [[name, properties.map(([property]) => property)] as const];
    }),
  );
}

/** `eq(codes.phone, …)` where the file imports `verificationCodes as codes` and their phone is sealed. */
function vainConditions(source: string, properties: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const found = source.matchAll(/\b(?:eq|ne|gte?|lte?|like|ilike|inArray|notInArray|asc|desc)\(\s*(\w+)\.(\w+)/g);
  const nameOf = (alias: string) => source.match(new RegExp(`(\\w+) as ${alias}\\b`))?.[1] ?? alias;
  return [...found]
    .filter(([, alias = '', property = '']) => properties.get(nameOf(alias))?.includes(property))
    .map(([condition]) => condition);
}

describe('columns that are sealed', () => {
  let target: TestDatabase;
  beforeAll(async () => {
    target = await createTestDatabase(inject('embeddedUrl'));
  });
  afterAll(() => target.drop());

  test('every file of the schema is named where the registry is filled', () => {
    const index = readFileSync(join(db, 'schema/index.ts'), 'utf8');
    for (const file of schemaFiles) expect(index).toContain(`import './${file}';`);
  });

  test('every one is of text or bytes, and the database refuses anything plain in it', async () => {
    expect(sealed.length).toBeGreaterThan(10);
    for (const { table, column, form } of sealed) {
      const { rows: types } = await target.database.$client.query<{ type: string }>(
        'select data_type as type from information_schema.columns where table_name = $1 and column_name = $2',
        [table, column],
      );
      expect([table, column, types[0]?.type]).toEqual([table, column, form === 'text' ? 'text' : 'bytea']);
      const { rows } = await target.database.$client.query<{ rule: string }>(
        `select pg_get_constraintdef(oid) as rule from pg_constraint where conrelid = $1::regclass and contype = 'c'`,
        [table],
      );
      const rules = rows.map(({ rule }) => rule).join('\n');
      expect(rules, `${table}.${column}`).toMatch(
        new RegExp(form === 'text' ? `\\b${column}(,| ~~) 's1\\.` : `\\(${column}, .*'\\\\x73312e'`, 'i'),
      );
    }
  });

  test('every index is of a column of its table that is sealed', () => {
    const indexes = sealedTables().flatMap((table) => table.indexes);
    expect(indexes.length).toBeGreaterThan(5);
    for (const { table, of } of indexes) expect([table, of, isSealed(table, of)]).toEqual([table, of, true]);
  });

  test('no repository compares or orders by one, which would find nothing', async () => {
    const properties = await sealedProperties();
    expect(properties.get('accounts')).toContain('phone');
    const codes = "import { accounts as holders } from '../schema/accounts.ts'; where(eq(holders.phone, phone))";
    expect(vainConditions(codes, properties)).toEqual(['eq(holders.phone']);
    const folder = join(db, 'repositories');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
    const vain = files.flatMap((file) =>
      vainConditions(readFileSync(join(folder, file), 'utf8'), properties).map((condition) => `${file}: ${condition}`),
    );
    expect(vain).toEqual([]);
  });
});
