import type { Page } from '@playwright/test';

export type Vitals = {
  readonly largestPaintMs: number;
  readonly layoutShift: number;
  /** What tasks took beyond the fifty milliseconds after which somebody feels them. */
  readonly blockedMs: number;
  /** The slowest interaction, from the key or click to the next frame. */
  readonly interactionMs: number;
  readonly interactions: number;
};

type Shift = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean };
type Interaction = PerformanceEntry & { readonly interactionId: number };

/** Has every page of a tab write down what the browser itself measures; the result reads it, and begins anew. */
export async function watchVitals(page: Page): Promise<() => Promise<Vitals>> {
  await page.addInitScript(() => {
    const vitals = { largestPaintMs: 0, layoutShift: 0, blockedMs: 0, interactionMs: 0, interactions: 0 };
    const watch = (type: string, see: (entry: PerformanceEntry) => void, more = {}) =>
      new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true, ...more });
    watch('largest-contentful-paint', ({ startTime }) => {
      vitals.largestPaintMs = startTime;
    });
    watch('layout-shift', (entry) => {
      const { value, hadRecentInput } = entry as Shift;
      if (!hadRecentInput) vitals.layoutShift += value;
    });
    watch('longtask', ({ duration }) => {
      vitals.blockedMs += duration - 50;
    });
    const seen = new Set<number>();
    watch(
      'event',
      (entry) => {
        const { interactionId } = entry as Interaction;
        if (interactionId === 0) return;
        seen.add(interactionId);
        vitals.interactions = seen.size;
        vitals.interactionMs = Math.max(vitals.interactionMs, entry.duration);
      },
      { durationThreshold: 16 },
    );
    Object.assign(window, { vitals });
  });
  return () =>
    page.evaluate(() => {
      const { vitals } = window as unknown as { vitals: Vitals };
      const read = { ...vitals };
      Object.assign(vitals, { interactionMs: 0, interactions: 0 });
      return read;
    });
}
