import type { Squeezed } from './squeeze.ts';
import { type Drawn, makeStill, type SmallScripts, type StillPage, versionOf } from './still-page.ts';
import type { StillVariant } from './still-variant.ts';

/** A page is shown so long without a look at whether its content changed. */
export const freshMs = 30_000;
/** Older than this it is not shown before that look, if the look can be had. */
export const oldMs = 600_000;

type Kept = { page: StillPage; drawnAt: number; previous: StillPage | undefined };

export type StillPagesOptions = {
  /** Draws a page; undefined where it is not one to keep. */
  readonly draw: (address: string, variant: StillVariant) => Promise<Drawn | undefined>;
  readonly small: SmallScripts;
  readonly onFault: (error: unknown) => void;
  readonly now?: () => number;
};

export type StillPages = {
  /** The page at an address as this variant shows it; undefined where none can be had. */
  readonly pageAt: (address: string, variant: StillVariant) => Promise<StillPage | undefined>;
  /** The same, where it is at hand and need not be looked at again. */
  readonly freshAt: (address: string, variant: StillVariant) => StillPage | undefined;
  /** What a version of a page was made from, as long as it or its successor is shown. */
  readonly startOf: (version: string) => Squeezed | undefined;
};

/** Pages drawn once and kept. Content that changes is drawn anew behind the next reader; what cannot be is shown as it was. */
export function keepStillPages({ draw, small, onFault, now = Date.now }: StillPagesOptions): StillPages {
  const kept = new Map<string, Kept>();
  const starts = new Map<string, Squeezed>();
  const drawing = new Map<string, Promise<StillPage | undefined>>();

  function keep(key: string, page: StillPage): void {
    const before = kept.get(key);
    if (before?.previous) starts.delete(before.previous.version);
    starts.set(page.version, page.start);
    kept.set(key, { page, drawnAt: now(), previous: before?.page });
  }

  async function drawAnew(key: string, address: string, variant: StillVariant): Promise<StillPage | undefined> {
    const drawn = await draw(address, variant);
    const before = kept.get(key);
    if (!drawn) return before?.page;
    if (before && before.page.version === versionOf(drawn, small)) {
      before.drawnAt = now();
      return before.page;
    }
    const page = await makeStill(drawn, small);
    keep(key, page);
    return page;
  }

  /** One drawing at a time of each page, for however many ask. */
  function drawOnce(key: string, address: string, variant: StillVariant): Promise<StillPage | undefined> {
    let drawn = drawing.get(key);
    if (drawn === undefined) {
      drawn = drawAnew(key, address, variant)
        .catch((error: unknown) => {
          onFault(error);
          return kept.get(key)?.page;
        })
        .finally(() => drawing.delete(key));
      drawing.set(key, drawn);
    }
    return drawn;
  }

  const keyOf = (address: string, variant: StillVariant) => `${variant.key} ${address}`;

  return {
    freshAt(address, variant) {
      const known = kept.get(keyOf(address, variant));
      return known && now() - known.drawnAt <= freshMs ? known.page : undefined;
    },
    pageAt(address, variant) {
      const key = keyOf(address, variant);
      const known = kept.get(key);
      const age = known ? now() - known.drawnAt : Number.POSITIVE_INFINITY;
      if (!known || age > oldMs) return drawOnce(key, address, variant);
      if (age > freshMs) void drawOnce(key, address, variant);
      return Promise.resolve(known.page);
    },
    startOf: (version) => starts.get(version),
  };
}
