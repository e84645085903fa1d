import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const documents = [
  'README.md',
  'ARCHITECTURE.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
];
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

const fileNames = new Set(
  execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
    .split('\n')
    .map((file) => file.replace(/^.*\//, '')),
);
/** A path from the root, or a bare name that some file has. */
const exists = (path: string) => existsSync(path) || fileNames.has(path);

/** What a how-to tells to write is not there yet. */
const toBeWritten = (text: string) => new Set([...text.matchAll(/New file `([^`]+)`/g)].map(([, path]) => path ?? ''));
const quoted = (text: string) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, code]) => code ?? '');
const looksLikePath = (code: string) =>
  /^(?:\.\/)?(?:src|content|docs|e2e|scripts|public|bench|chaos|\.ci)\/[\w@./-]*$/.test(code) ||
  /^[\w.-]+\.(?:md|json|ts|mjs|css)$/.test(code);

describe.each(documents)('%s', (document) => {
  const text = readFileSync(document, 'utf8');

  test('names only paths that exist', () => {
    const written = toBeWritten(text);
    const paths = quoted(text).filter((code) => looksLikePath(code) && !written.has(code));
    const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)/g)].map(([, target]) => {
      const folder = document.includes('/') ? document.replace(/[^/]+$/, '') : '';
      return `${folder}${target}`;
    });
    expect([...paths, ...links].filter((path) => !exists(path))).toEqual([]);
  });

  test('names only npm scripts that exist', () => {
    const named = [...text.matchAll(/npm (?:run )?([a-z][\w:-]*)/g)].map(([, name]) => name ?? '');
    const builtIn = new Set(['install', 'ci', 'registry', 'cache', 'packages', 'package', 'scripts', 'script', 'run']);
    expect(named.filter((name) => !builtIn.has(name) && !(name in scripts))).toEqual([]);
  });
});
