import type { PersonalPage } from './personal-page.ts';

/** Long enough for a reload and for the browser to ask what the page was drawn from. */
export const keptMs = 180_000;
export const mostPages = 500;
export const mostBytes = 32_000_000;

type Kept = { readonly page: PersonalPage; readonly since: number };

export type PersonalStore = {
  readonly find: (version: string, owner: string) => PersonalPage | undefined;
  readonly keep: (page: PersonalPage) => void;
};

/** Keeps pages of persons for a few minutes, the youngest where there are too many. */
export function personalStore(now: () => number = Date.now): PersonalStore {
  const kept = new Map<string, Kept>();
  let bytes = 0;
  let isSweeping = false;

  function drop(version: string, { page }: Kept): void {
    kept.delete(version);
    bytes -= page.bytes;
  }
  /** They stand in the order in which they came. */
  function dropOld(): void {
    for (const [version, each] of kept) {
      const isOver = now() - each.since >= keptMs || kept.size > mostPages || bytes > mostBytes;
      if (!isOver) break;
      drop(version, each);
    }
  }
  function sweepLater(): void {
    if (isSweeping) return;
    isSweeping = true;
    const sweep = () => {
      isSweeping = false;
      dropOld();
      if (kept.size > 0) sweepLater();
    };
    setTimeout(sweep, keptMs).unref();
  }

  return {
    find(version, owner) {
      dropOld();
      const page = kept.get(version)?.page;
      return page?.owner === owner ? page : undefined;
    },
    keep(page) {
      const before = kept.get(page.version);
      if (before) drop(page.version, before);
      kept.set(page.version, { page, since: now() });
      bytes += page.bytes;
      dropOld();
      sweepLater();
    },
  };
}
