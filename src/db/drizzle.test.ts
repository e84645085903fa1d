import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..');

test('nothing loads drizzle-orm as ES modules: types alone are imported from it', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const loading = files.filter((file) =>
    /^(?:import|export) (?!type )[^;]*from 'drizzle-orm/m.test(readFileSync(join(source, file), 'utf8')),
  );
  expect(loading).toEqual([]);
});
