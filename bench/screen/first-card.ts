import type { BrowserContext } from '@playwright/test';

/** In milliseconds since the epoch. */
export type Moments = {
  /** When the first offer was on the page's socket. */
  readonly told: number;
  /** When its card stood in the document. */
  readonly drawn: number;
  /** When its card was painted. */
  readonly shown: number;
};

/** Opens a list of offers that is awaited, and tells when its first card came. */
export async function firstCardOf(context: BrowserContext, address: string): Promise<Moments> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    const moments = { told: Number.NaN };
    window.WebSocket = class extends WebSocket {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols);
        this.addEventListener('message', ({ data }) => {
          if (Number.isNaN(moments.told) && String(data).includes('"State":"active"')) moments.told = Date.now();
        });
      }
    };
    const seen = new Promise<Moments>((resolve) => {
      new MutationObserver((_changes, observer) => {
        if (!document.querySelector('main article')) return;
        observer.disconnect();
        const drawn = Date.now();
        // The frame after the next one starts when the card's own has been painted.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve({ ...moments, drawn, shown: Date.now() })));
      }).observe(document, { childList: true, subtree: true });
    });
    Object.assign(window, { firstCard: seen });
  });
  await page.goto(address);
  const moments = await page.evaluate(() => (window as unknown as { firstCard: Promise<Moments> }).firstCard);
  await page.close();
  return moments;
}
