import type { Page } from '@playwright/test';
import { quotePage, stillPages } from '#bench/browser/kinds.ts';
import { site } from '#config/site.ts';
import { desktop, expect, hydrated, phone, test } from './browser.ts';

const small = /\/assets\/still-[^/]+\.css$/;
const whole = /\/assets\/root-[^/]+\.css/;
const shownWith = ':is(link[rel="stylesheet"], style):is([data-whole], [data-complete], [href*="/root-"])';

/** Where the styles come from that a page is shown with: addresses, or that they stand in it. */
const stylesOf = (page: Page) =>
  page.locator(shownWith).evaluateAll((found) =>
    found.map((element) => {
      if (element instanceof HTMLLinkElement) return `${element.href}${element.media && ` ${element.media}`}`;
      return `own, ${(element as HTMLElement).dataset.complete === undefined ? 'small' : 'whole'}`;
    }),
  );

/** Puts the whole styles in the place of the small ones. */
async function takeWholeStyles(page: Page): Promise<void> {
  await page.locator('[data-whole]').evaluate(async (small) => {
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

type Noting = Window & { readonly changed?: string[] };

/** Notes which elements come into the head and which go, but scripts, which have done their work. */
const noteChangesOfHead = (page: Page) =>
  page.evaluate(() => {
    const changed: string[] = [];
    Object.assign(window, { changed });
    const note = (sign: string, nodes: NodeList) => {
      for (const node of nodes)
        if (!(node instanceof HTMLScriptElement))
          changed.push(`${sign} ${(node as HTMLLinkElement).rel ?? node.nodeName}`);
    };
    new MutationObserver((changes) => {
      for (const { addedNodes, removedNodes } of changes) {
        note('-', removedNodes);
        note('+', addedNodes);
      }
    }).observe(document.head, { childList: true });
  });
const changesOfHead = (page: Page) => page.evaluate(() => (window as Noting).changed);

const picture = (page: Page) => page.screenshot({ fullPage: true, animations: 'disabled' });

for (const [width, size] of [
  [phone.width, phone],
  [desktop.width, desktop],
] as const)
  test(`a page looks the same with its small styles as with all, at ${width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    // Brings the typeface: one that comes after the first picture is kept out by the application alone.
    await page.goto('/sss', { waitUntil: 'networkidle' });
    for (const path of Object.values(stillPages)) {
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(await stylesOf(page), path).toEqual([path === '/' ? expect.stringMatching(small) : 'own, small']);
      // Pictures further down come when they are first looked at.
      await picture(page);
      await page.waitForLoadState('networkidle');
      const before = { picture: await picture(page), places: await places(page) };
      await takeWholeStyles(page);
      expect(await places(page), path).toEqual(before.places);
      expect(before.picture.equals(await picture(page)), path).toBe(true);
    }
  });

for (const path of ['/', '/kasko-sigortasi'])
  test(`the application brings all styles before it draws ${path}, in the place of the small ones and without a move`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const seen = { moved: 0 };
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.moved += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
      Object.assign(window, { seen });
    });
    await page.goto(path);
    await hydrated(page);
    expect(await stylesOf(page)).toEqual([expect.stringMatching(whole)]);
    expect(await page.evaluate(() => (window as unknown as { seen: { moved: number } }).seen.moved)).toBe(0);
  });

for (const [path, before] of [
  ['/', expect.stringMatching(small)],
  ['/sss', 'own, small'],
] as const)
  test(`when all styles cannot be had, ${path} stays as it looks, and the next use asks again`, async ({ page }) => {
    await page.route(whole, (route) => route.abort());
    await page.goto(path, { waitUntil: 'networkidle' });
    const failed = page.waitForEvent('requestfailed', (request) => whole.test(request.url()));
    await page.keyboard.press('Tab');
    await failed;
    await expect.poll(() => stylesOf(page)).toEqual([before]);
    await page.unroute(whole);
    await hydrated(page);
    expect(await stylesOf(page)).toEqual([expect.stringMatching(whole)]);
  });

test('the first step of a quotation has all styles in itself, and nothing is exchanged below who types', async ({
  page,
}) => {
  await page.goto(quotePage, { waitUntil: 'networkidle' });
  expect(await stylesOf(page)).toEqual(['own, whole']);
  await noteChangesOfHead(page);
  await hydrated(page);
  expect(await stylesOf(page)).toEqual(['own, whole', expect.stringMatching(/root-[^/]+\.css#? not all$/)]);
  // Nothing is taken out and put back, which would be reckoned anew.
  expect(await changesOfHead(page)).toEqual(['+ stylesheet', '- preload']);
});

test('a quotation goes on in the styles that its first step brought, and comes back to them', async ({ page }) => {
  await page.goto(quotePage);
  await hydrated(page);
  await page.getByRole('link', { name: site.brand }).first().click();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${quotePage}$`));
  expect(await stylesOf(page)).toEqual(['own, whole', expect.stringMatching(/not all$/)]);
});
