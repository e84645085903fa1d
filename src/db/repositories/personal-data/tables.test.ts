import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import '../../schema/index.ts';
import { dataLabels, dataPartTitles } from '#messages/personal-data.ts';
import { dataParts } from '#ports/personal-data.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { sealedTables } from '../../sealing/registry.ts';
import { toldColumns } from './collect.ts';
import { personalTables, toldTables } from './tables.ts';

let target: TestDatabase;
beforeAll(async () => {
  target = await createTestDatabase(inject('embeddedUrl'));
});
afterAll(() => target.drop());

test('every table of the database is told to the person it is of, or says why it is not', async () => {
  const { rows } = await target.database.$client.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  expect(Object.keys(personalTables).sort()).toEqual(rows.map(({ name }) => name).sort());
});

/** Sealed, and yet told in another way; each says in its entry which. */
const toldElsewhere = ['account_notices', 'insurer_messages', 'permission_notices'];

/** Sealed, and of the people who work at the agency. */
const ofTheAgency = ['desk_approvals', 'desk_log', 'operators'];

test('every table with sealed columns is told', () => {
  const hidden = sealedTables()
    .map(({ table }) => table)
    .filter((table) => typeof personalTables[table] === 'string');
  expect(hidden.filter((table) => ![...toldElsewhere, ...ofTheAgency].includes(table))).toEqual([]);
});

test('every part has one table and a title, and every column a name that people read', () => {
  expect(toldTables.map(({ part }) => part).sort()).toEqual([...dataParts].sort());
  expect(
    Object.keys(dataPartTitles)
      .filter((part) => part !== 'healthDeclarations')
      .sort(),
  ).toEqual([...dataParts].sort());
  const columns = new Set(toldTables.flatMap((place) => Object.keys(toldColumns(place))));
  const names = [...columns].map((name) => name.charAt(0).toUpperCase() + name.slice(1));
  expect(names.filter((name) => !(name in dataLabels))).toEqual([]);
});

test('no secret is told: no password, digest, token, index or content', () => {
  const columns = toldTables.flatMap((place) => Object.keys(toldColumns(place)));
  const fine = new Set(['hash', 'textHash', 'mustChangePassword']);
  const secret = /password|digest|hash|token|index|content|proof|salt|visitor/i;
  expect(columns.filter((name) => secret.test(name) && !fine.has(name))).toEqual([]);
});
