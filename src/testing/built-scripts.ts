import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const assets = 'build/client/assets';
const inHtml = [
  /<script[^>]+src="\/assets\/([^"]+\.js)"/g,
  /<link[^>]+rel="modulepreload"[^>]+href="\/assets\/([^"]+\.js)"/g,
  /\bimport\s*\(?\s*(?:[^"'()]*?from\s*)?["']\/assets\/([^"']+\.js)["']/g,
];
const atOnce = /(?:\bfrom|\bimport)\s*["']\.\/([^"']+\.js)["']/g;

const namesIn = (text: string, patterns: readonly RegExp[]) =>
  patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name = '']) => name));

/** Built files with those that they bring. */
function withImported(names: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [...names];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    open.push(...namesIn(readFileSync(join(assets, name), 'utf8'), [atOnce]));
  }
  return found;
}

/** What is sent of a built file: the build writes it beside the file. */
export function brotliBytes(name: string): number {
  const path = join(assets, name);
  return existsSync(`${path}.br`) ? statSync(`${path}.br`).size : brotliCompressSync(readFileSync(path)).length;
}

export type Scripts = { readonly files: number; readonly kb: number };

function weigh(names: ReadonlySet<string>): Scripts {
  const bytes = [...names].reduce((sum, name) => sum + brotliBytes(name), 0);
  return { files: names.size, kb: Math.round(bytes / 100) / 10 };
}

/** The files that the small script fetches when somebody is about to use the page. */
const ofApplication = (html: string) =>
  (/\bdata-files="([^"]*)"/.exec(html)?.[1] ?? '').split(' ').flatMap((name) => (name === '' ? [] : [`${name}.js`]));

export type PageScripts = {
  /** What a page fetches by itself. */
  readonly atOnce: Scripts;
  /** What it has fetched once the application runs. */
  readonly started: Scripts;
};

type BuiltChunk = { readonly name?: string; readonly file: string };

/** The scripts of a way through the site, by the names of the chunks that are fetched on it. */
export function scriptsOfChunks(names: readonly string[]): Scripts {
  const manifest: Record<string, BuiltChunk> = JSON.parse(readFileSync('build/client/.vite/manifest.json', 'utf8'));
  const files = names.map((name) => {
    const chunk = Object.values(manifest).find((known) => known.name === name && known.file.endsWith('.js'));
    if (!chunk) throw new Error(`No chunk is called ${name}`);
    return chunk.file.slice('assets/'.length);
  });
  return weigh(withImported(files));
}

/** The scripts of a page, told by its HTML and the built files. */
export function scriptsOf(html: string): PageScripts {
  const named = namesIn(html, inHtml);
  const all = [...named, ...ofApplication(html)];
  return { atOnce: weigh(withImported(named)), started: weigh(withImported(all)) };
}
