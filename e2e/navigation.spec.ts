import type { Page } from '@playwright/test';
import { faultTexts } from '../src/messages/pages.ts';
import { desktop, expect, hydrated, test, withCookiesAnswered } from './browser.ts';

const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).filter({ visible: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const scrolledTo = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Marks the document, so that one that was loaded anew is known. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
const isSame = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-same'));

test.beforeEach(async ({ page, baseURL }) => {
  await withCookiesAnswered(page, baseURL);
  await page.setViewportSize(desktop);
  await page.goto('/');
  await hydrated(page);
  await mark(page);
});

test('pages follow each other in one document, each from its top, and stand where they were left on the way back and forth', async ({
  page,
}) => {
  await page.evaluate(() => scrollTo(0, 700));
  await footerLink(page, 'Sıkça sorulan sorular').evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL('/sss');
  await expect.poll(() => scrolledTo(page)).toBe(0);
  await page.evaluate(() => scrollTo(0, 500));
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => scrolledTo(page)).toBe(700);
  await page.goForward();
  await expect(page).toHaveURL('/sss');
  await expect.poll(() => scrolledTo(page)).toBe(500);
  expect(await isSame(page)).toBe(true);
});

test('back from a page that was loaded again shows the one before it, though nobody has touched the page', async ({
  page,
}) => {
  const title = await page.title();
  await footerLink(page, 'Hakkımızda').click();
  await expect(heading(page, 'Hakkımızda')).toBeVisible();
  await page.reload();
  await expect(page.locator('script[data-page]')).toBeAttached();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/');
  await expect(page).toHaveTitle(title);
});

test('the last link counts, however late the one before it is answered', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/hakkimizda.data*', async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  const before = await page.evaluate(() => history.length);
  await footerLink(page, 'Hakkımızda').click();
  await footerLink(page, 'İletişim').click();
  await expect(heading(page, 'İletişim')).toBeVisible();
  release();
  await page.waitForTimeout(300);
  await expect(page).toHaveURL('/iletisim');
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
});

test('a link to where one stands adds nothing to the way back', async ({ page }) => {
  const before = await page.evaluate(() => history.length);
  await page.locator('header a[href="/"]').first().click();
  await footerLink(page, 'Hakkımızda').click();
  await expect(heading(page, 'Hakkımızda')).toBeVisible();
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
});

test('a part of a page that its address names is shown, without asking for the page again', async ({ page }) => {
  await footerLink(page, 'Sıkça sorulan sorular').click();
  await expect(page).toHaveURL('/sss');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const topic = page.getByRole('main').locator('a[href^="#"]').last();
  const target = page.locator((await topic.getAttribute('href')) ?? '');
  await topic.click();
  await expect(target).toBeInViewport();
  await expect.poll(() => scrolledTo(page)).toBeGreaterThan(0);
  await page.goBack();
  await expect(page).toHaveURL('/sss');
  expect(asked.filter((url) => url.includes('.data'))).toEqual([]);
  expect(await isSame(page)).toBe(true);
});

test('on a dead line the page says so and keeps its document; on a living one the same link leads on', async ({
  page,
}) => {
  await page.context().setOffline(true);
  await footerLink(page, 'Hakkımızda').click();
  await expect(page.getByRole('heading', { name: faultTexts.heading })).toBeVisible();
  expect(await isSame(page)).toBe(true);
  await page.context().setOffline(false);
  await footerLink(page, 'Hakkımızda').click();
  await expect(heading(page, 'Hakkımızda')).toBeVisible();
  expect(await isSame(page)).toBe(true);
});

test('a page whose data cannot be drawn says so in its place, and the next one is shown', async ({ context }) => {
  // Aside: what could not be drawn is told to the console, which the tests' own page takes for a fault.
  const page = await context.newPage();
  await page.goto('/');
  await hydrated(page);
  await mark(page);
  await page.route('**/hakkimizda.data*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('"content"', '"lost"') });
  });
  await footerLink(page, 'Hakkımızda').click();
  await expect(page.getByRole('heading', { name: faultTexts.heading })).toBeVisible();
  await footerLink(page, 'İletişim').click();
  await expect(heading(page, 'İletişim')).toBeVisible();
  expect(await isSame(page)).toBe(true);
});

test('code that a release took away has the wanted page loaded as a document', async ({ page }) => {
  await page.route('**/assets/blog-*.js', (route) => route.fulfill({ status: 404 }));
  await footerLink(page, 'Blog').click();
  await expect(page).toHaveURL('/blog');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/blog/i);
  await expect.poll(() => isSame(page)).toBe(false);
});

test('whoever rests on a link has its data and code brought before the press', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const button = page.getByRole('main').locator('a[href="/sss"]').first();
  await button.hover();
  await expect.poll(() => asked.filter((path) => /\/sss\.data$|\/faq-/.test(path)).length).toBe(2);
  await button.click();
  await expect(page).toHaveURL('/sss');
});
