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

/** Opens the start page, whose styles wait until the returned function is called. */
async function openWithoutStyles(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  await page.route(styles, async (route: Route) => {
    ask();
    await released;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await asked;
  return release;
}

/** Whether a selector finds something, also before anything of the page is painted. */
const has = (page: Page, selector: string) => page.evaluate((css) => document.querySelector(css) !== null, selector);

test('what is seen first of the start page is read while its styles are awaited, the rest follows', async ({
  page,
}) => {
  const release = await openWithoutStyles(page);
  await expect.poll(() => has(page, 'main h1')).toBe(true);
  // Long enough to read a page that nothing holds.
  await page.waitForTimeout(500);
  expect(await has(page, 'body > * footer, body > footer')).toBe(false);
  release();
  await expect.poll(() => has(page, 'body > * footer, body > footer')).toBe(true);
  await hydrated(page);
});

for (const path of ['/kasko-sigortasi', '/trafik/kasko-teklif', '/blog', '/sss'])
  test(`${path} is shown with its styles before any other file is there`, async ({ page }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/assets/**', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    const painted = () => performance.getEntriesByName('first-contentful-paint').length;
    await expect.poll(() => page.evaluate(painted)).toBe(1);
    await expect(page.locator('main h1')).toBeInViewport();
    await expect(page.locator('.skip-link')).not.toBeInViewport();
    release();
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
  const release = await openWithoutStyles(page);
  await expect.poll(count).toBe(1);
  release();
  await hydrated(page);
  expect(count()).toBe(1);
});

test('the hint at the typeface is gone before the application takes up the head, whose links then follow where one goes', async ({
  page,
  baseURL,
}) => {
  await page.goto('/kasko-sigortasi', { waitUntil: 'networkidle' });
  await expect(page.locator('head link[rel="preload"]')).toHaveCount(1);
  await hydrated(page);
  await expect(page.locator('head link[rel="preload"]')).toHaveCount(0);
  const links = () =>
    page
      .locator('head link:not([rel="modulepreload"])')
      .evaluateAll((found) => found.map((link) => [...link.attributes].map(({ value }) => value).join(' ')));
  const before = await links();
  await page.locator('footer').getByRole('link', { name: 'Sıkça sorulan sorular' }).click();
  await expect(page).toHaveURL(/\/sss$/);
  await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}/sss`);
  expect((await links()).map((link) => link.replace('/sss', '/kasko-sigortasi'))).toEqual(before);
});

const lettersOf = (page: Page) => page.locator('html').getAttribute('data-letters');

for (const path of ['/', '/sss', '/trafik/kasko-teklif'])
  test(`a typeface that comes after the first picture of ${path} moves neither its title nor its end when the application starts`, async ({
    page,
  }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(typeface, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    const title = page.locator('main h1');
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1);
    // Longer than a browser waits for a typeface that is optional.
    await page.waitForTimeout(500);
    const fetched = page.waitForResponse(typeface);
    release();
    await (await fetched).finished();
    const before = { title: await title.boundingBox(), height: await height() };
    await hydrated(page);
    expect({ title: await title.boundingBox(), height: await height() }).toEqual(before);
  });

test('a page that was shown in the typeface keeps it', async ({ page }) => {
  await page.goto('/sss', { waitUntil: 'networkidle' });
  await page.goto('/blog', { waitUntil: 'networkidle' });
  await hydrated(page);
  expect(await lettersOf(page)).toBeNull();
});

test('on a slow line the first page stands in the system’s letters, and the typeface comes last, for the next', async ({
  page,
}) => {
  await slowDown(page);
  const count = countTypeface(page);
  const release = await openWithoutStyles(page);
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
