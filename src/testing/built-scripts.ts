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
const onDemand = /\bimport\(\s*["'`]\.\/([^"'`]+\.js)["'`]/g;

const namesIn = (text: string, patterns: readonly RegExp[]) =>
  patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name = '']) => name));

/** Built files that others bring with them; with those on demand, all that may ever be fetched. */
function withImported(names: readonly string[], patterns: readonly RegExp[]): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [...names];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    open.push(...namesIn(readFileSync(join(assets, name), 'utf8'), patterns));
  }
  return found;
}

/** As it is sent: the build writes it beside the file. */
function brotliBytes(name: string): number {
  const path = join(assets, name);
  return existsSync(`${path}.br`) ? statSync(`${path}.br`).size : brotliCompressSync(readFileSync(path)).length;
}

export type Scripts = { readonly files: number; readonly kb: number };

function weigh(names: ReadonlySet<string>): Scripts {
  const bytes = [...names].reduce((sum, name) => sum + brotliBytes(name), 0);
  return { files: names.size, kb: Math.round(bytes / 100) / 10 };
}

/** The scripts that a page fetches by itself, and all that it may ever fetch, told by its HTML and the built files. */
export function scriptsOf(html: string): { readonly atOnce: Scripts; readonly everything: Scripts } {
  const named = namesIn(html, inHtml);
  return { atOnce: weigh(withImported(named, [atOnce])), everything: weigh(withImported(named, [atOnce, onDemand])) };
}
