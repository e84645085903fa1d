import type { Squeezed } from './squeeze.ts';
import { type Drawn, makeStill, type SmallScripts, type StillPage, versionOf } from './still-page.ts';
import type { StillVariant } from './still-variant.ts';

/** A page is shown so long without a look at whether its content changed. */
export const freshMs = 30_000;
/** Older than this it is not shown before that look, if the look can be had. */
export const oldMs = 600_000;

type Kept = { page: StillPage; drawnAt: number; mark: string; previous: StillPage | undefined };

export type PageMarks = {
  readonly current: (address: string) => Promise<string>;
  /** The same where it is at hand. */
  readonly known: (address: string) => string | undefined;
};

const noMarks: PageMarks = { current: async () => '', known: () => '' };

export type StillPagesOptions = {
  /** Draws a page; undefined where it is not one to keep. */
  readonly draw: (address: string, variant: StillVariant) => Promise<Drawn | undefined>;
  readonly small: SmallScripts;
  readonly onFault: (error: unknown) => void;
  /** What pages say beside their texts, such as notes: one that was drawn under another mark is drawn anew before it is shown. */
  readonly marks?: PageMarks;
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
export function keepStillPages(options: StillPagesOptions): StillPages {
  const { draw, small, onFault, marks = noMarks, now = Date.now } = options;
  const kept = new Map<string, Kept>();
  const starts = new Map<string, Squeezed>();
  const drawing = new Map<string, Promise<StillPage | undefined>>();

  function keep(key: string, page: StillPage, mark: string): void {
    const before = kept.get(key);
    if (before?.previous) starts.delete(before.previous.version);
    starts.set(page.version, page.start);
    kept.set(key, { page, drawnAt: now(), mark, previous: before?.page });
  }

  type Wanted = {
    readonly key: string;
    readonly address: string;
    readonly variant: StillVariant;
    readonly mark: string;
  };
  async function drawAnew({ key, address, variant, mark }: Wanted): Promise<StillPage | undefined> {
    const drawn = await draw(address, variant);
    const before = kept.get(key);
    if (!drawn) return before?.page;
    if (before && before.page.version === versionOf(drawn, small)) {
      before.drawnAt = now();
      before.mark = mark;
      return before.page;
    }
    const page = await makeStill(drawn, small);
    keep(key, page, mark);
    return page;
  }

  /** One drawing at a time of each page, for however many ask. */
  function drawOnce(wanted: Wanted): Promise<StillPage | undefined> {
    const { key } = wanted;
    let drawn = drawing.get(key);
    if (drawn === undefined) {
      drawn = drawAnew(wanted)
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
      const isFresh = known && now() - known.drawnAt <= freshMs && marks.known(address) === known.mark;
      return isFresh ? known.page : undefined;
    },
    async pageAt(address, variant) {
      const mark = await marks.current(address);
      const key = keyOf(address, variant);
      const known = kept.get(key);
      const age = known ? now() - known.drawnAt : Number.POSITIVE_INFINITY;
      const wanted = { key, address, variant, mark };
      if (!known || age > oldMs || known.mark !== mark) return drawOnce(wanted);
      if (age > freshMs) void drawOnce(wanted);
      return known.page;
    },
    startOf: (version) => starts.get(version),
  };
}
