import { expect, hydrated, test, withCookiesAnswered } from './browser.ts';
import { productPages } from '../src/catalog/pages/products.ts';

test('look', async ({ page, baseURL }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1280, height: 800 });
  const rows: string[] = [];
  for (const { path } of productPages) {
    await page.goto(path);
    await hydrated(page);
    const box = await page.locator('#teklif').getByRole('button', { name: 'Teklif al' }).boundingBox();
    const bar = await page.locator('[data-cookie-bar]').boundingBox();
    rows.push(`${bar?.y} ${path} ${box?.y} ${(box?.y ?? 0) + (box?.height ?? 0)}`);
    await page.screenshot({ path: `/tmp/w/entry-shots/${path.slice(1)}.png` });
  }
  await page.goto('/');
  await hydrated(page);
  const box = await page.locator('main').getByRole('button', { name: 'Teklif al' }).boundingBox();
  rows.push(`/ ${box?.y} ${(box?.y ?? 0) + (box?.height ?? 0)}`);
  await page.screenshot({ path: `/tmp/w/entry-shots/home.png` });
  await page.setViewportSize({ width: 360, height: 640 });
  for (const path of ['/', '/kasko-sigortasi', '/yabanci-saglik-sigortasi']) {
    await page.goto(path);
    await hydrated(page);
    await page.screenshot({ path: `/tmp/w/entry-shots/m${path.slice(1)}.png` });
  }
  console.log(rows.join('\n'));
  expect(rows.length).toBeGreaterThan(5);
});
