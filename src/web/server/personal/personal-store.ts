import type { PersonalPage } from './personal-page.ts';

/** Long enough for a reload and for the browser to ask what the page was drawn from. */
export const keptMs = 180_000;
export const mostPages = 500;
export const mostBytes = 32_000_000;

type Kept = { readonly page: PersonalPage; readonly name: string; readonly since: number };

export type PersonalStore = {
  readonly find: (version: string, owner: string) => PersonalPage | undefined;
  /** The youngest page under a name. */
  readonly last: (name: string) => PersonalPage | undefined;
  /** Keeps a page under a name: whose it is, and where. */
  readonly keep: (page: PersonalPage, name: string) => void;
};

/** Keeps pages of persons for a few minutes, the youngest where there are too many. */
export function personalStore(now: () => number = Date.now): PersonalStore {
  const kept = new Map<string, Kept>();
  const lasts = new Map<string, Kept>();
  let bytes = 0;
  let isSweeping = false;

  function drop(each: Kept): void {
    kept.delete(each.page.version);
    if (lasts.get(each.name) === each) lasts.delete(each.name);
    bytes -= each.page.bytes;
  }
  /** They stand in the order in which they came. */
  function dropOld(): void {
    for (const each of kept.values()) {
      const isOver = now() - each.since >= keptMs || kept.size > mostPages || bytes > mostBytes;
      if (!isOver) break;
      drop(each);
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
    last(name) {
      dropOld();
      return lasts.get(name)?.page;
    },
    keep(page, name) {
      const before = kept.get(page.version);
      if (before) drop(before);
      const each = { page, name, since: now() };
      kept.set(page.version, each);
      lasts.set(name, each);
      bytes += page.bytes;
      dropOld();
      sweepLater();
    },
  };
}
