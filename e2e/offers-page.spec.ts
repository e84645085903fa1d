import type { Page, Route } from '@playwright/test';
import { desktop, expect, hydrated, test, withCookiesAnswered } from './browser.ts';
import { cards, names, waitForAll } from './offer-list.ts';
import { askAside } from './quotation.ts';

const application = /\/assets\/(?!starter-)[^/]+\.js$/;

/** Keeps the application's files back until the returned function is called. */
async function keepBack(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(application, async (route: Route) => {
    await released;
    await route.continue();
  });
  return release;
}

test.beforeEach(async ({ page, baseURL }) => {
  await page.setViewportSize(desktop);
  await withCookiesAnswered(page, baseURL);
});

test('offers stand there before any script of the application, which takes them up as they are', async ({ page }) => {
  const { address } = await askAside(page);
  await page.goto(address);
  await waitForAll(page);
  const all = await names(page);
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/api/proxy') && calls.push(request.url()));
  const release = await keepBack(page);
  await page.goto(address);
  expect(await names(page)).toEqual(all);
  await page.evaluate(() => {
    const card = document.querySelector('main article');
    Object.assign(window, { card, gone: 0 });
    new MutationObserver((changes) => {
      for (const { removedNodes } of changes) {
        for (const node of removedNodes) {
          const isCard = node instanceof Element && (node.matches('article') || node.querySelector('article'));
          if (isCard) (window as unknown as { gone: number }).gone += 1;
        }
      }
    }).observe(document, { childList: true, subtree: true });
  });
  // Nobody touches the page: it starts by itself.
  const socket = page.waitForEvent('websocket');
  release();
  expect(new URL((await socket).url()).searchParams.get('cursor')).toMatch(/^\d+\.\d+$/);
  await hydrated(page);
  await page.getByRole('button', { name: 'Filtrele' }).click();
  await expect(page.getByLabel('Fiyat üst sınırı')).toBeVisible();
  const kept = await page.evaluate(() => {
    const { card, gone } = window as unknown as { card: Element; gone: number };
    return { isSame: document.querySelector('main article') === card, gone };
  });
  expect(kept).toEqual({ isSame: true, gone: 0 });
  expect(await names(page)).toEqual(all);
  expect(calls.filter((url) => /NewListOffer|Vehicle%2Fquotation/.test(url))).toEqual([]);
});

test('who chooses an offer before the application runs is led on once it does', async ({ page }) => {
  const { address } = await askAside(page, {}, { branches: [] });
  await page.goto(address);
  await waitForAll(page);
  const release = await keepBack(page);
  await page.goto(address);
  const choice = page.getByRole('button', { name: /satın al$/ }).first();
  await choice.click();
  release();
  await expect(page).toHaveURL(/adim=odeme/);
});

test('who runs no script sees the offers, and a stranger at the same address none', async ({
  page,
  browser,
  baseURL,
}) => {
  const { address } = await askAside(page);
  await page.goto(address);
  await waitForAll(page);
  const all = await names(page);
  const options = { baseURL: baseURL ?? '', javaScriptEnabled: false };
  const own = await browser.newContext({ ...options, storageState: await page.context().storageState() });
  const plain = await own.newPage();
  await plain.goto(address);
  expect(await names(plain)).toEqual(all);
  const stranger = await (await browser.newContext(options)).newPage();
  await stranger.goto(address);
  await expect(cards(stranger)).toHaveCount(0);
  await expect(stranger.getByText('34 KRS 102')).toHaveCount(0);
});
