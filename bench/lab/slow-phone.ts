import type { Browser, Page } from '@playwright/test';

/** Slow 4G as DevTools and Lighthouse throttle it: what a request waits, and bytes a second. */
const slow4g = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };
const slowdown = 4;

/** A phone of the middle kind: four times slower than this machine, on slow 4G. */
export async function openSlowPhone(browser: Browser, site: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: site,
    locale: 'tr-TR',
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4g);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}
