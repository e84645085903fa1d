import type { Page } from '@playwright/test';

type Moments = { told?: number; shown?: number };

/** Milliseconds from the first offer on the socket to the first card on the page, as the page itself sees them. */
export async function timeFirstCard(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const moments: Moments = {};
    Object.assign(window, { firstOffer: moments });
    window.WebSocket = class extends WebSocket {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols);
        this.addEventListener('message', ({ data }) => {
          const { Offers = [] } = JSON.parse(String(data)) as { Offers?: readonly { State: string }[] };
          if (Offers.some(({ State }) => State === 'active')) moments.told ??= performance.now();
        });
      }
    };
    new MutationObserver(() => {
      if (document.querySelector('main article')) moments.shown ??= performance.now();
    }).observe(document, { childList: true, subtree: true });
  });
  return () =>
    page.evaluate(() => {
      const { told = Number.NaN, shown = Number.NaN } = (window as unknown as { firstOffer: Moments }).firstOffer;
      return shown - told;
    });
}
