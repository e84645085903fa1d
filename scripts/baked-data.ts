import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** Data made of much more than it holds, as a menu is of all lines: browsers are sent what was made, not what it is made of. */
export const bakedModules = ['catalog/flows/picker.ts', 'catalog/navigation.ts', 'catalog/pages/quote-links.ts'];

/** A module of exactly what another exports, which must be data throughout. */
export function bake(exported: Readonly<Record<string, unknown>>): string {
  const lines = Object.entries(exported).map(([name, value]) => {
    const written = JSON.stringify(value, (key, part: unknown) => {
      if (typeof part === 'function' || part instanceof Map || part instanceof Set) {
        throw new TypeError(`${name} is no plain data: ${key}`);
      }
      return part;
    });
    return `export const ${name} = ${written};`;
  });
  return lines.join('\n');
}

/** Bakes the modules above for browsers. */
export function bakedData(sources: string): Plugin {
  const baked = new Set(bakedModules.map((path) => join(sources, path)));
  return {
    name: 'baked-data',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async load(id) {
      return baked.has(id) ? bake(await import(pathToFileURL(id).href)) : undefined;
    },
  };
}
