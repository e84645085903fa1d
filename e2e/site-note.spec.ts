import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { hydrated, withCookiesAnswered } from './browser.ts';
import { atDesk } from './desk.ts';
import { startDeskProcess } from './desk-process.ts';
import { expect, testOnOwn } from './own-product.ts';
import { askAside } from './quotation.ts';

/** Whose notes and switches nobody else's pages feel; the desk is another process than the site. */
const test = testOnOwn({ offset: 320 });
test.describe.configure({ mode: 'serial' });

let desk: Awaited<ReturnType<typeof startDeskProcess>>;
let operator: Page;
test.beforeAll(async ({ own, browser }) => {
  desk = await startDeskProcess(own);
  operator = await atDesk(browser, ['service'], desk.place);
});
test.afterAll(async () => {
  await operator.close();
  await desk.stop();
});

const text = 'Çınaraltı Sigorta bugün yanıt vermiyor.';
const noted = ['/trafik/kasko-teklif', '/iletisim'];
const noteOn = (page: Page) => page.getByRole('status').filter({ hasText: text });

/** How long it takes until a new look at a page tells so. */
async function within(seconds: number, look: () => Promise<void>): Promise<void> {
  await expect(look).toPass({ timeout: seconds * 1_000, intervals: [250] });
}

test('a note of the desk stands on the pages of the flow and of contact within seconds, and goes as fast', async ({
  page,
  baseURL,
  own,
}) => {
  await withCookiesAnswered(page, baseURL);
  const asked = await askAside(page, {}, { sandbox: own.sandbox });
  for (const path of [...noted, '/']) {
    await page.goto(path);
    await expect(noteOn(page)).toHaveCount(0);
  }

  await operator.goto('/duyurular');
  await expectAccessible(operator, 'page');
  await operator.getByLabel('Duyuru', { exact: true }).fill(text);
  await operator.getByLabel('Görünüm').selectOption('Uyarı');
  await operator.getByLabel('Ne zamana kadar').selectOption('Bugünün sonuna kadar');
  await operator.getByRole('button', { name: 'Yayımla' }).click();
  await expect(operator.getByRole('status')).toContainText('Duyuru yayımlandı.');

  for (const path of [...noted, asked.address]) {
    await within(5, async () => {
      await page.goto(path);
      await expect(noteOn(page)).toBeVisible({ timeout: 100 });
    });
  }
  await page.goto('/trafik/kasko-teklif');
  await expectAccessible(page, 'main');
  await page.setViewportSize({ width: 360, height: 780 });
  await expectAccessible(page, 'main');
  await hydrated(page);
  await expect(noteOn(page)).toBeVisible();
  await page.goto('/');
  await expect(noteOn(page)).toHaveCount(0);

  await operator.getByRole('link', { name: text }).click();
  await expectAccessible(operator, 'page');
  await operator.getByLabel('Gerekçe').fill('Şirket yeniden yanıt veriyor');
  await operator.getByRole('button', { name: 'Yayından kaldır' }).click();
  await expect(operator.getByRole('status')).toContainText('Duyuru yayından kaldırıldı.');
  for (const path of [...noted, asked.address]) {
    await within(5, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(noteOn(page)).toHaveCount(0, { timeout: 100 });
    });
  }
});

test('an insurer that is switched off at the desk is silent in the other process within two seconds', async ({
  page,
  baseURL,
  own,
}) => {
  await withCookiesAnswered(page, baseURL);
  const names = await own.insurers();
  const [name = '', other = ''] = [names.get('901'), names.get('902')];
  const isOffered = async () => {
    const { address } = await askAside(page, {}, { sandbox: own.sandbox });
    await page.goto(address);
    await expect(page.locator('main').getByText(other).first()).toBeVisible();
    return (await page.locator('main').getByText(name).count()) > 0;
  };
  await expect.poll(isOffered, { intervals: [500] }).toBe(true);
  await operator.goto('/sirketler');
  await expectAccessible(operator, 'page');
  await operator.getByRole('link', { name }).click();
  await expectAccessible(operator, 'page');
  const form = operator.locator('form[action$="/kapat"]');
  await form.getByLabel('Branş').selectOption('Tüm branşlar');
  await form.getByLabel('Gerekçe').fill('Yanıt vermiyor');
  await form.getByRole('button', { name: 'Kapat' }).click();
  await expect(operator.getByRole('status')).toContainText(`${name} kapatıldı`);
  await page.waitForTimeout(2_000);

  expect(await isOffered()).toBe(false);
  await page.waitForTimeout(3_000);
  await expect(page.locator('main').getByText(name)).toHaveCount(0);
});

test('tables that age are listed, the overdue first', async () => {
  await operator.goto('/tablolar');
  await expectAccessible(operator, 'page');
  await expect(operator.getByRole('row').nth(1)).toContainText('Süresi geçti');
});
