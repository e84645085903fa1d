import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

let target: TestDatabase;
beforeAll(async () => {
  target = await createTestDatabase(inject('embeddedUrl'));
});
afterAll(() => target.drop());

/** An index that leaves out only rows that point to nothing is as good. */
const unindexed = `
  select conrelid::regclass::text || ' ' || pg_get_constraintdef(c.oid) as key from pg_constraint c
  where c.contype = 'f' and c.connamespace = 'public'::regnamespace and not exists (
    select 1 from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
    where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1]
      and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = format('(%I IS NOT NULL)', a.attname)))`;

test('whatever goes finds what points to it by an index', async () => {
  expect((await target.database.$client.query(unindexed)).rows).toEqual([]);
});
