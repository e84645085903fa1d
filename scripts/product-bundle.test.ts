import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { modulesOf, programs } from './product-bundle.ts';
import { builtParts } from './toolchain.mjs';

const projectDir = join(import.meta.dirname, '..');

/** Files of ours among the modules a bundler read. */
const oursAmong = (modules: readonly string[]) =>
  modules
    .map((id) => relative(projectDir, id.replace(/\?.*$/, '')))
    .filter((file) => !/^(\.\.|node_modules|build)\//.test(file) && existsSync(join(projectDir, file)));

const sourcesOf = (part: string) => new Set(builtParts.find(({ name }) => name === part)?.sources());

test('the server is built anew when any module of its programs changes', async () => {
  const entries = programs.flatMap((program) => Object.values(program)).filter((source) => source.startsWith('src/'));
  const read = oursAmong(await modulesOf(entries));
  expect(read).toEqual(expect.arrayContaining(entries));
  expect(read.length).toBeGreaterThan(500);
  const known = sourcesOf('server');
  expect(read.filter((file) => !known.has(file))).toEqual([]);
});

test('the desk is built anew when any module of its screens or of its build changes', async () => {
  const entries = ['src/desk/views/draw.tsx', 'scripts/build-desk.ts'];
  const read = oursAmong(await modulesOf(entries));
  expect(read).toEqual(expect.arrayContaining([...entries, 'src/desk/views/screens/log.tsx']));
  const known = sourcesOf('desk');
  expect(read.filter((file) => !known.has(file))).toEqual([]);
});

test('the site is built anew when any module of its pages or of its build changes', async () => {
  const routes = readdirSync(join(projectDir, 'src/web/routes')).map((file) => `src/web/routes/${file}`);
  const parts = ['entry.client.tsx', 'entry.server.tsx', 'root.tsx', 'routes.ts'].map((file) => `src/web/${file}`);
  const entries = ['vite.config.ts', 'react-router.config.ts', ...parts, ...routes];
  const read = oursAmong(await modulesOf(entries));
  expect(read).toEqual(expect.arrayContaining([...entries, 'scripts/message-uses.ts', 'scripts/baked-data.ts']));
  const known = sourcesOf('site');
  expect(read.filter((file) => !known.has(file))).toEqual([]);
});
