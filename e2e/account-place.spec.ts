import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { desktop, expect, hydrated, phone, test, withCookiesAnswered } from './browser.ts';
import { askAsMember, expectNone } from './own-quotation.ts';
import { memberAside } from './policy.ts';
import { timePasses } from './time-passes.ts';

const pages = [
  ['ozet', 'Özet', 'Merhaba, İlker'],
  ['policelerim', 'Poliçelerim', 'Poliçelerim'],
  ['tekliflerim', 'Tekliflerim', 'Tekliflerim'],
  ['destek', 'Destek', 'Destek'],
  ['belgelerim', 'Belgelerim', 'Belgelerim'],
  ['bilgilerim', 'Bilgilerim', 'Bilgilerim'],
  ['izinlerim', 'İzinlerim', 'İzinlerim'],
  ['verilerim', 'Verilerim', 'Verilerim'],
] as const;
const address = (page: string) => `/hesabim?page=${page}`;
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Hesap sayfaları' });
const pageHeading = (page: Page) => page.locator('main h2').first();

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

test.beforeEach(({ page, baseURL }) => withCookiesAnswered(page, baseURL));

for (const [name, size] of Object.entries({ phone, desktop }))
  test(`[P-04] [S-12] every page of the account opens by its address on a ${name}, and an unknown one shows the details`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await memberAside(page);
    for (const [word, title, heading] of pages) {
      await open(page, address(word));
      await expect(page).toHaveTitle(new RegExp(`^${title} · Hesabım`));
      await expect(page.getByRole('heading', { level: 1, name: 'Hesabım' })).toBeVisible();
      await expect(pageHeading(page)).toHaveText(heading);
      await expectAccessible(page);
    }
    for (const path of ['/hesabim', address('yok')]) {
      await open(page, path);
      await expect(pageHeading(page)).toHaveText('Bilgilerim');
    }
    await page
      .locator('header')
      .getByRole('button', { name: /Hesap menüsü/ })
      .click();
    await page.getByRole('link', { name: 'Profili Düzenle' }).click();
    await expect(page).toHaveURL('/hesabim');
  });

test('[P-04] under another name of the machine a page of the account is led on as it is', async ({ page, baseURL }) => {
  await memberAside(page);
  await page.goto(`${baseURL}`.replace('localhost', '127.0.0.1') + address('tekliflerim'));
  await expect(page).toHaveURL(`${baseURL}${address('tekliflerim')}`);
  await expect(page.getByRole('heading', { name: 'Henüz teklif istemediniz' })).toBeVisible();
});

test('the navigation is walked by the keyboard alone, and every page begins at its heading', async ({ page }) => {
  await page.setViewportSize(desktop);
  await memberAside(page);
  await open(page, address('ozet'));
  const links = navigation(page).getByRole('link');
  await expect(links).toHaveText(pages.map(([, title]) => title));
  await links.first().focus();
  for (const [index, [word, title, heading]] of pages.entries()) {
    if (index === 0) continue;
    for (let steps = 0; steps < index; steps += 1) await page.keyboard.press('Tab');
    await expect(links.nth(index)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address(word));
    await expect(navigation(page).getByRole('link', { name: title })).toHaveAttribute('aria-current', 'page');
    await expect(pageHeading(page)).toBeFocused();
    await expect(pageHeading(page)).toHaveText(heading);
    await links.first().focus();
  }
  await page.goBack();
  await expect(page).toHaveURL(address('izinlerim'));
  await expect(pageHeading(page)).toBeFocused();
});

test('on a phone the places stand on the first page, and every other has one plain way back', async ({ page }) => {
  await page.setViewportSize(phone);
  await memberAside(page);
  await open(page, address('ozet'));
  await expect(page.getByRole('heading', { level: 1 }).getByRole('link')).toHaveCount(0);
  for (const [word, title] of pages.slice(1)) {
    const place = navigation(page).getByRole('link', { name: title });
    expect((await place.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await place.click();
    await expect(page).toHaveURL(address(word));
    await expect(navigation(page)).toHaveCount(0);
    await expect(pageHeading(page)).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const back = page.getByRole('heading', { level: 1 }).getByRole('link', { name: 'Hesabım' });
    expect((await back.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await back.click();
    await expect(page).toHaveURL(address('ozet'));
    await expect(pageHeading(page)).toHaveText('Merhaba, İlker');
  }
});

test('offers are opened, compared and asked for again, also after the tab was closed', async ({ page }) => {
  await page.setViewportSize(phone);
  const member = await memberAside(page);
  const headerGuid = await askAsMember(page, member);
  await open(page, address('ozet'));
  await expect(page.getByRole('link', { name: /^Teklifleri aç: / })).toBeVisible();
  await expectAccessible(page);

  await open(page, address('tekliflerim'));
  await expect(page.getByText('Satın alınabilir')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^En ucuzları karşılaştır: / }).click();
  await expect(page).toHaveURL(new RegExp(`teklif=${headerGuid}&adim=karsilastir`));
  await expect(page.getByRole('table').first()).toBeVisible();

  // What was picked is there in a tab that begins with nothing.
  const later = await page.context().newPage();
  await later.setViewportSize(desktop);
  await open(later, address('tekliflerim'));
  await later.getByRole('button', { name: /^Seçtiğiniz 3 teklifi karşılaştırın: / }).click();
  await expect(later.getByRole('table').first()).toBeVisible();
  await open(later, address('tekliflerim'));
  await later.getByRole('link', { name: /^Teklifleri aç: / }).click();
  await expect(later).toHaveURL(new RegExp(`teklif=${headerGuid}&adim=teklifler`));
  await later.close();

  await timePasses.sinceOffers(headerGuid);
  await expectNone(page, headerGuid, 'active');
  await open(page, address('tekliflerim'));
  await expect(page.getByText('Süresi doldu', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Yeniden fiyat al: / }).click();
  await expect(page).toHaveURL(new RegExp(`teklif=${headerGuid}&adim=teklifler`));
  await expect(page.getByRole('button', { name: /satın al/i }).first()).toBeVisible();
});
