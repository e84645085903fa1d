import { expect, test } from 'vitest';
import { turkishNames } from '../rest/names.ts';
import { everyName } from './index.ts';

test('a name has one Turkish name in all tables and replies, so that a whole message can be renamed', () => {
  for (const { name, turkish } of everyName) expect(turkishNames(name), name).toBe(turkish);
  const turkish = new Map(everyName.map((field) => [field.turkish, field.name]));
  for (const field of everyName) expect(turkish.get(field.turkish), field.turkish).toBe(field.name);
});

test('a code asks one thing', () => {
  const codes = everyName.map(({ code }) => code);
  expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
});
