import { expectAccessible } from './accessibility.ts';
import { expect, test } from './browser.ts';
import { atDesk } from './desk.ts';

const widths = [360, 1280, 1600];

test('the day at the desk: what waits, what was sold and how insurers answer, without any script', async ({
  browser,
}) => {
  const page = await atDesk(browser, ['read']);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bugün');
  await expect(page.getByRole('img', { name: /^Teklif istekleri: / })).toBeVisible();
  await page.getByRole('combobox', { name: 'Dönem' }).selectOption('Son 30 gün');
  await page.getByRole('combobox', { name: 'Ürün' }).selectOption('Kasko');
  await page.getByRole('button', { name: 'Uygula' }).click();
  await expect(page).toHaveURL(/Days=30&Line=kasko/);
  await expect(page.getByRole('combobox', { name: 'Dönem' })).toHaveValue('30');
  await page.getByRole('link', { name: 'Hata' }).click();
  await expect(page).toHaveURL(/Days=30&Line=kasko&Sort=failedDown/);
  await expect(page.getByRole('columnheader', { name: 'Hata' })).toHaveAttribute('aria-sort', 'descending');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page, 'page');
  }
  await page.getByRole('link', { name: 'Şirketlerin incelediği teklifler' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('İncelemedeki teklifler');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page, 'page');
  }
  await page.close();
});
