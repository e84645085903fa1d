import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LintProbes, openLintProbes } from './lint-probes.ts';

/**
 * The order of folders of ARCHITECTURE.md, lowest row first: a folder imports from rows below its own, not from beside
 * or above. The files of `src/web` itself stand above all rows.
 */
const order: readonly (readonly string[])[] = [
  ['illustrations', 'styles', 'ui'],
  ['cookies', 'http', 'modal', 'router'],
  ['documents', 'lists', 'start'],
  ['form'],
  ['user', 'verification'],
  ['offer', 'page'],
  ['checkout', 'compare', 'offers', 'renewal', 'result', 'support'],
  ['account', 'quote'],
  ['modals', 'screens'],
  ['routes', 'server', 'shell'],
];
const folders = order.flat();
const rowOf = (folder: string) => order.findIndex((row) => row.includes(folder));
/** A file of no folder stands in no row, and so below none. */
const isBelow = (low: string, high: string) => rowOf(low) !== -1 && rowOf(low) < rowOf(high);

const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'src'], { encoding: 'utf8' }).split('\n');
const files = tracked.filter((file) => file.startsWith('src/web/')).map((file) => relative('src/web', file));
const topOf = (file: string) => file.split('/')[0] ?? '';
const rootFiles = files.filter((file) => !file.includes('/'));
const rooms = [
  ...new Set(tracked.filter((file) => file.split('/').length > 2).map((file) => file.split('/')[1] ?? '')),
];

/** How imports of the site are spelled: from where in a folder, by which path and by which statement. */
const spellings = [
  { at: 'aside.ts', to: '../', write: (path: string) => `export * from '${path}';` },
  { at: 'one/two/deep.ts', to: '../../../', write: (path: string) => `export * from '${path}';` },
  { at: 'alias.ts', to: '#web/', write: (path: string) => `export * from '${path}';` },
  { at: 'types.ts', to: '../', write: (path: string) => `export type * from '${path}';` },
  { at: 'effect.ts', to: '../', write: (path: string) => `import '${path}';` },
  { at: 'lazy.ts', to: '../', write: (path: string) => `void import('${path}');` },
];

let probes: LintProbes;
beforeAll(() => {
  probes = openLintProbes();
});
afterAll(() => probes.close());

test('every folder of the site has one place in the order', () => {
  const found = files.filter((file) => file.includes('/')).map(topOf);
  expect(folders.toSorted()).toEqual([...new Set(found)].sort());
});

test('lint refuses every import that does not lead down the order, in each of its spellings, and no other', () => {
  const tried = folders.flatMap((from) => {
    const targets = [...folders.filter((to) => to !== from).map((to) => `${to}/probe.ts`), ...rootFiles];
    return spellings.map(({ at, to, write }) => ({
      file: `src/web/${from}/${at}`,
      imports: targets.map((target) => ({ isDown: isBelow(topOf(target), from), statement: write(`${to}${target}`) })),
    }));
  });
  const refused = probes.refused(
    Object.fromEntries(tried.map(({ file, imports }) => [file, imports.map(({ statement }) => statement).join('\n')])),
  );
  const wrong = tried.flatMap(({ file, imports }) =>
    imports.filter(({ isDown }) => !isDown).map(({ statement }) => ({ file, statement })),
  );
  const inWords = (all: typeof refused) => all.map(({ file, statement }) => `${file}: ${statement}`).sort();
  expect(inWords(refused)).toEqual(inWords(wrong));
});

test('the walls of the room stand around every folder', () => {
  const doors = [...rooms.map((room) => `#${room}/probe.ts`), '#config/site.ts'].filter(
    (door) => !door.startsWith('#web'),
  );
  const text = doors.map((door) => `export * from '${door}';`).join('\n');
  const places = ['src/web', ...folders.map((folder) => `src/web/${folder}`)];
  const refused = probes.refused(Object.fromEntries(places.map((place) => [`${place}/walls.ts`, text])));
  const refusedAt = (place: string) =>
    refused.flatMap(({ file, statement }) => (file === `${place}/walls.ts` ? [statement] : [])).sort();
  expect(refusedAt('src/web')).toContain("export * from '#db/probe.ts';");
  for (const place of places) expect(refusedAt(place), place).toEqual(refusedAt('src/web'));
});

test('no import of the site leads up the order or aside', () => {
  const wrong = files
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !rootFiles.includes(file))
    .flatMap((file) => {
      const text = readFileSync(join('src/web', file), 'utf8');
      const imports = text.matchAll(/(?:from|import|import\()\s*['"`]((?:\.|#web\/)[^'"`]+)/g);
      return [...imports]
        .map(([, path = '']) => path.replace(/^#web/, resolve('src/web')))
        .map((path) => relative('src/web', resolve('src/web', dirname(file), path)))
        .filter((target) => topOf(target) !== topOf(file) && !isBelow(topOf(target), topOf(file)))
        .map((target) => `${file} → ${target}`);
    });
  expect(wrong).toEqual([]);
});
