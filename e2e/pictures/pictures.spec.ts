import type { Page } from '@playwright/test';
import { expect, test } from '../browser.ts';
import { openOffersOf } from '../checkout.ts';
import { cards } from '../journey.ts';
import { vehicleLines } from '../vehicle-lines.ts';

const folder = 'docs/pictures';
test.use({ viewport: { width: 1280, height: 800 } });

const keep = (page: Page, name: string) => page.screenshot({ path: `${folder}/${name}.png` });

test('the home page', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await keep(page, 'home');
});

test('offers, and three of them side by side', async ({ page }) => {
  const kasko = vehicleLines.find(({ queryType }) => queryType === 'kasko');
  if (!kasko) throw new Error('Kasko is not among the lines');
  await openOffersOf(page, kasko);
  await expect(page.getByText(/bütün şirketler|teklif geldi/i).first()).toBeVisible({ timeout: 90_000 });
  await expect.poll(() => cards(page).count(), { timeout: 90_000 }).toBeGreaterThan(8);
  await keep(page, 'offers');
  for (const at of [0, 1, 2])
    await cards(page)
      .nth(at)
      .getByRole('button', { name: /Karşılaştır/ })
      .click();
  await page
    .getByRole('button', { name: /karşılaştır/i })
    .last()
    .click();
  await expect(page).toHaveURL(/adim=karsilastir/);
  await expect(page.getByRole('table').first()).toBeVisible();
  await keep(page, 'comparison');
});
