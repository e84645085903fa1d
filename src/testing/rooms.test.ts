import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { site } from '#config/site.ts';
import { type LintProbes, openLintProbes } from './lint-probes.ts';

/** The import table of ARCHITECTURE.md: what each room may import. */
const table: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  messages: [],
  catalog: ['domain', 'messages'],
  contracts: ['domain', 'catalog', 'messages'],
  ports: ['domain'],
  services: ['domain', 'catalog', 'ports', 'messages'],
  connectors: ['domain', 'ports'],
  db: ['domain', 'ports'],
  edge: [],
  api: ['domain', 'catalog', 'contracts', 'ports', 'services', 'messages', 'edge'],
  web: ['domain', 'catalog', 'contracts', 'messages', 'edge'],
  desk: ['domain', 'catalog', 'contracts', 'ports', 'services', 'messages', 'edge', 'web'],
  sandbox: ['domain', 'edge'],
  config: ['domain'],
};
const rooms = [...Object.keys(table), 'wiring', 'testing'];
const siteReaders = ['catalog', 'contracts', 'services', 'connectors', 'api', 'desk', 'web'];

const root = process.cwd();
const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'src', 'content', 'e2e', 'scripts'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '');
const sources = tracked.filter((file) => /^src\/.*\.tsx?$/.test(file));

let probes: LintProbes;
beforeAll(() => {
  probes = openLintProbes();
});
afterAll(() => probes.close());

const probe = (target: string) => `export { probe } from '#${target}/probe.ts';\n`;

describe('walls between rooms', () => {
  test('lint refuses every import the table does not allow, and no other', () => {
    const pairs = Object.keys(table).flatMap((from) => rooms.filter((to) => to !== from).map((to) => ({ from, to })));
    const files = Object.fromEntries(pairs.map(({ from, to }) => [`src/${from}/from-${to}.ts`, probe(to)]));
    const refused = probes
      .refused(files)
      .map(({ file }) => file)
      .sort();
    const forbidden = pairs
      .filter(({ from, to }) => !table[from]?.includes(to))
      .map(({ from, to }) => `src/${from}/from-${to}.ts`);
    expect(refused).toEqual(forbidden.sort());
  });

  test('the site configuration is open to the rooms that show or speak it, and to no other', () => {
    const files = Object.fromEntries(
      Object.keys(table)
        .filter((room) => room !== 'config')
        .map((room) => [`src/${room}/reads-site.ts`, `export { site } from '#config/site.ts';\n`]),
    );
    const refused = probes.lint(files).map(({ file }) => file.split('/')[1]);
    expect(siteReaders.filter((room) => refused.includes(room))).toEqual([]);
    expect(refused).toEqual(expect.arrayContaining(['domain', 'messages', 'ports', 'db', 'sandbox']));
  });

  test('lint refuses cycles, floating promises, any, and Node in the domain', () => {
    const rules = probes
      .lint({
        'src/api/one.ts': "import { two } from './two.ts';\nexport const one = () => two;\n",
        'src/api/two.ts': "import { one } from './one.ts';\nexport const two = () => one;\n",
        'src/api/floating.ts':
          'async function work(): Promise<void> {}\nexport function start(): void {\n  work();\n}\n',
        'src/api/loose.ts': 'export const loose = (value: any) => value;\n',
        'src/domain/node.ts': "export { readFileSync } from 'node:fs';\n",
      })
      .map(({ file, rule }) => `${file} ${rule}`);
    expect(rules).toEqual(
      expect.arrayContaining([
        'src/api/one.ts lint/suspicious/noImportCycles',
        'src/api/floating.ts lint/nursery/noFloatingPromises',
        'src/api/loose.ts lint/suspicious/noExplicitAny',
        'src/domain/node.ts lint/style/noRestrictedImports',
      ]),
    );
  });

  test('no relative import leaves its room', () => {
    const escapes = sources.flatMap((file) => {
      const room = file.split('/')[1] ?? '';
      const imports = readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'/g);
      return [...imports]
        .map(([, target]) => relative(root, resolve(dirname(file), target ?? '')))
        .filter(
          (target) => rooms.includes(room) && !target.startsWith(`src/${room}/`) && !target.startsWith('.react-router'),
        )
        .map((target) => `${file} → ${target}`);
    });
    expect(escapes).toEqual([]);
  });

  test('tests alone import the testing room', () => {
    const wrong = sources.filter(
      (file) =>
        !file.startsWith('src/testing/') &&
        !/\.test\.tsx?$/.test(file) &&
        readFileSync(file, 'utf8').includes('#testing/'),
    );
    expect(wrong).toEqual([]);
  });
});

describe('[P-07] the agency’s details', () => {
  test.each(['agencyName', 'address', 'phone', 'phoneDisplay', 'email', 'brand'] as const)(
    '%s stands in the site configuration and nowhere else',
    (name) => {
      const value = site[name];
      const holders = tracked.filter(
        (file) => /\.(tsx?|mjs|md|yaml|json|css)$/.test(file) && readFileSync(file, 'utf8').includes(value),
      );
      expect(holders.filter((file) => !/\.(test|spec)\.tsx?$/.test(file))).toEqual(['src/config/site.ts']);
    },
  );
});
