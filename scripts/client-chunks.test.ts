import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { chunks, sharedBy, usersIn } from './client-chunks.ts';

type Row = { readonly importers?: readonly string[]; readonly dynamicImporters?: readonly string[]; isEntry?: boolean };

/** A graph of modules as the bundler tells of it. */
function graphOf(rows: Record<string, Row>) {
  const blank = { importers: [], dynamicImporters: [], isEntry: false };
  const getModuleInfo = (id: string) => ({ ...blank, ...rows[id] }) as never;
  return usersIn({ getModuleInfo }, '/web/');
}

describe('the files of the browser', () => {
  test('what several share stands in the lowest row that all of them come after', () => {
    expect(sharedBy(new Set(['offers', 'compare']))).toBe('offers');
    expect(sharedBy(new Set(['offers', 'account']))).toBe('offer');
    expect(sharedBy(new Set(['checkout', 'result']))).toBe('bought');
    expect(sharedBy(new Set(['quote', 'home']))).toBe('form');
    expect(sharedBy(new Set(['article', 'quote']))).toBe('root');
  });

  test('a module belongs to the chunks that reach it without another fetch', () => {
    const usersOf = graphOf({
      '/web/routes/quote.tsx?route': { isEntry: true },
      '/web/routes/quote.tsx': { importers: ['/web/routes/quote.tsx?route'] },
      '/web/offers/offers.tsx': { dynamicImporters: ['/web/routes/quote.tsx'] },
      '/web/offers/card.tsx': { importers: ['/web/offers/offers.tsx'] },
      '/web/ui/button.tsx': { importers: ['/web/offers/card.tsx', '/web/routes/quote.tsx'] },
    });
    expect([...usersOf('/web/offers/card.tsx')]).toEqual(['offers']);
    expect([...usersOf('/web/ui/button.tsx')]).toEqual(['offers', 'quote']);
  });

  test('a chunk comes after rows above its own only, so none waits for itself', () => {
    const wrong = chunks.flatMap(({ name, after = [] }, row) =>
      after.filter((earlier) => !chunks.slice(0, row).some((above) => above.name === earlier)).map((e) => [name, e]),
    );
    expect(wrong).toEqual([]);
  });

  test('nothing brings the entry, which starts the application when it is run', () => {
    expect(chunks.filter(({ after }) => after?.includes('entry'))).toEqual([]);
    expect(sharedBy(new Set(['entry', 'root']))).toBe('root');
  });

  test('every route and every lazy part stands in one row of the table, and every row has such', () => {
    const modules = globSync('**/*.{ts,tsx}', { cwd: 'src/web', exclude: ['server/**', '**/*.test.{ts,tsx}'] });
    const lazy = modules.flatMap((file) =>
      [...readFileSync(`src/web/${file}`, 'utf8').matchAll(/\bimport\('(\.[^']+)'\)/g)].map(([, path = '']) =>
        join(dirname(file), path),
      ),
    );
    const routes = modules.filter((file) => file.startsWith('routes/'));
    const fetched = new Set(['entry.client.tsx', 'root.tsx', ...routes, ...lazy]);
    // It only leads elsewhere.
    fetched.delete('routes/unknown.tsx');
    const rowsOf = (file: string) => chunks.filter((chunk) => chunk.fetched?.test(file)).length;
    expect([...fetched].filter((file) => rowsOf(file) !== 1)).toEqual([]);
    const used = chunks.filter((chunk) => [...fetched].some((file) => chunk.fetched?.test(file)));
    expect(used).toEqual(chunks.filter((chunk) => chunk.fetched));
  });
});
