import type { Page } from '@playwright/test';
import { quotePage, stillPages } from '#bench/browser/kinds.ts';
import { desktop, expect, hydrated, phone, test } from './browser.ts';

const small = /\/assets\/still-[^/]+\.css$/;
const whole = /\/assets\/root-[^/]+\.css/;
const stylesheets = 'link[rel="stylesheet"]';

const asked = (page: Page) =>
  page.locator(stylesheets).evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));

/** Puts the whole styles in the place of the small ones. */
async function takeWholeStyles(page: Page): Promise<void> {
  await page.locator(stylesheets).evaluate(async (small) => {
    const whole = document.createElement('link');
    await new Promise((resolve, reject) => {
      Object.assign(whole, { rel: 'stylesheet', href: small.dataset.whole, onload: resolve, onerror: reject });
      small.after(whole);
    });
    small.remove();
  });
}

/** The place of every element that is there to be seen. */
const places = (page: Page) =>
  page.locator('body *').evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility({ contentVisibilityAuto: true }))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return `${element.tagName} ${element.className} ${[x, y, width, height].join(' ')}`;
      }),
  );

const picture = (page: Page) => page.screenshot({ fullPage: true, animations: 'disabled' });

for (const [width, size] of [
  [phone.width, phone],
  [desktop.width, desktop],
] as const)
  test(`a page looks the same with its small styles as with all, at ${width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    for (const path of Object.values(stillPages)) {
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(await asked(page), path).toEqual([expect.stringMatching(small)]);
      // Pictures further down come when they are first looked at.
      await picture(page);
      await page.waitForLoadState('networkidle');
      const before = { picture: await picture(page), places: await places(page) };
      await takeWholeStyles(page);
      expect(await places(page), path).toEqual(before.places);
      expect(before.picture.equals(await picture(page)), path).toBe(true);
    }
  });

test('the application brings all styles before it draws, in the place of the small ones and without a move', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen = { moved: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.moved += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { seen });
  });
  await page.goto('/kasko-sigortasi');
  await hydrated(page);
  expect(await asked(page)).toEqual([expect.stringMatching(whole)]);
  expect(await page.evaluate(() => (window as unknown as { seen: { moved: number } }).seen.moved)).toBe(0);
});

test('when all styles cannot be had, the page stays as it looks, and the next use asks again', async ({ page }) => {
  await page.route(whole, (route) => route.abort());
  await page.goto('/sss', { waitUntil: 'networkidle' });
  const failed = page.waitForEvent('requestfailed', (request) => whole.test(request.url()));
  await page.keyboard.press('Tab');
  await failed;
  await expect.poll(() => asked(page)).toEqual([expect.stringMatching(small)]);
  await page.unroute(whole);
  await hydrated(page);
  expect(await asked(page)).toEqual([expect.stringMatching(whole)]);
});

test('the first step of a quotation asks for all styles at once, and nothing is exchanged below who types', async ({
  page,
}) => {
  await page.goto(quotePage, { waitUntil: 'networkidle' });
  const first = await asked(page);
  expect(first).toEqual([expect.stringMatching(whole)]);
  await hydrated(page);
  expect(await asked(page)).toEqual(first);
});
