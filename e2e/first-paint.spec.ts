import type { Page, Route } from '@playwright/test';
import { expect, hydrated, test } from './browser.ts';

const styles = /\/assets\/(?:root|still)-[^/]+\.css$/;
const typeface = /\.woff2$/;

/** As a phone on a slow line, for the browser and for what the page is told of it. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const line = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };
  await session.send('Network.emulateNetworkConditions', line);
}

/** Opens a page whose styles wait until the returned function is called. */
async function openWithoutStyles(page: Page, path: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  await page.route(styles, async (route: Route) => {
    ask();
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await asked;
  return release;
}

/** Whether a selector finds something, also before anything of the page is painted. */
const has = (page: Page, selector: string) => page.evaluate((css) => document.querySelector(css) !== null, selector);

for (const path of ['/', '/kasko-sigortasi', '/trafik/kasko-teklif', '/blog', '/sss'])
  test(`what is seen first of ${path} is read while the styles are awaited, the rest follows`, async ({ page }) => {
    const release = await openWithoutStyles(page, path);
    await expect.poll(() => has(page, 'main h1')).toBe(true);
    // Long enough to read a page that nothing holds.
    await page.waitForTimeout(500);
    expect(await has(page, 'body > * footer, body > footer')).toBe(false);
    release();
    await expect.poll(() => has(page, 'body > * footer, body > footer')).toBe(true);
    await hydrated(page);
  });

/** Counts how often the typeface is asked for. */
function countTypeface(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (typeface.test(request.url())) count += 1;
  });
  return () => count;
}

test('the typeface is asked for once, beside the styles', async ({ page }) => {
  const count = countTypeface(page);
  const release = await openWithoutStyles(page, '/sss');
  await expect.poll(count).toBe(1);
  release();
  await hydrated(page);
  expect(count()).toBe(1);
});

const lettersOf = (page: Page) => page.locator('html').getAttribute('data-letters');

test('on a slow line the first page stands in the system’s letters, and the typeface comes last, for the next', async ({
  page,
}) => {
  await slowDown(page);
  const count = countTypeface(page);
  const release = await openWithoutStyles(page, '/sss');
  await expect.poll(() => has(page, 'main h1')).toBe(true);
  await page.waitForTimeout(500);
  expect(count()).toBe(0);
  expect(await lettersOf(page)).toBe('system');
  release();
  await page.waitForLoadState();
  await expect.poll(count).toBe(1);
  await page.waitForLoadState('networkidle');
  await page.unroute(styles);
  await page.goto('/blog', { referer: page.url(), waitUntil: 'networkidle' });
  expect(await lettersOf(page)).toBeNull();
  const isThere = () => document.fonts.ready.then((fonts) => [...fonts].map(({ status }) => status));
  expect(await page.evaluate(isThere)).toEqual(['loaded']);
});
