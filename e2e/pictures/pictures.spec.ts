import type { Page } from '@playwright/test';
import { expect, test, withCookiesAnswered } from '../browser.ts';
import { cards, listOf } from '../offer-list.ts';

const folder = 'docs/pictures';
test.use({ viewport: { width: 1280, height: 800 } });
test.beforeEach(({ page, baseURL }) => withCookiesAnswered(page, baseURL));

async function keep(page: Page, name: string): Promise<void> {
  await page.mouse.move(0, 0);
  await page.screenshot({ path: `${folder}/${name}.png`, animations: 'disabled' });
}

test('the home page', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await keep(page, 'home');
});

test('offers, and three of them side by side', async ({ page }) => {
  await listOf.kasko(page);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await keep(page, 'offers');
  for (const place of [0, 7, 14])
    await cards(page)
      .nth(place)
      .getByRole('checkbox', { name: /^Karşılaştır/ })
      .check();
  await page.getByRole('button', { name: 'Yan yana göster (3/4)' }).click();
  await expect(page.getByRole('table').first()).toBeVisible();
  await keep(page, 'comparison');
});
