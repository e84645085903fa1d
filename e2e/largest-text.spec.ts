import { expect, hydrated, phone, test, withCookiesAnswered } from './browser.ts';
import { choose, fillPayment, goToPayment, heading, passBank, payButton, testCards } from './checkout.ts';
import { expectWhole } from './largest-text.ts';
import { cards, listOf } from './offer-list.ts';
import { dialogOf, openLogin } from './windows.ts';

test.beforeEach(async ({ page, baseURL }) => {
  await page.setViewportSize(phone);
  await withCookiesAnswered(page, baseURL);
  await page.context().addCookies([{ name: 'text-size', value: 'larger', url: baseURL ?? '', sameSite: 'Lax' }]);
});

test('in the largest text on the smallest phone the way in breaks no word', async ({ page }) => {
  for (const path of [
    '/kasko-sigortasi',
    '/zorunlu-deprem-sigortasi',
    '/trafik/kasko-teklif',
    '/dask/async-teklif',
    '/',
  ]) {
    expect((await page.goto(path))?.status(), path).toBe(200);
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('data-text-size', 'larger');
    await expectWhole(page, path);
  }
  await openLogin(page);
  await expectWhole(page, 'login');
  await dialogOf(page).getByRole('button', { name: 'Üye olun' }).click();
  await expect(dialogOf(page).getByRole('button', { name: 'Üye ol', exact: true })).toBeVisible();
  await expectWhole(page, 'register');
});

test('in the largest text on the smallest phone offers, comparison and purchase break no word', async ({ page }) => {
  await listOf.kasko(page);
  await expectWhole(page, 'offers');
  for (const index of [0, 1, 2]) {
    await cards(page)
      .nth(index)
      .getByRole('checkbox', { name: /^Karşılaştır/ })
      .check();
  }
  await page.getByRole('button', { name: /^Yan yana göster/ }).click();
  // The address is there before what it names.
  await expect(page.getByRole('table').first()).toBeVisible();
  await expectWhole(page, 'comparison');
  await page.goBack();
  await choose(page);
  await expect(page.getByRole('button', { name: 'Eklemeden devam et' })).toBeVisible();
  await expectWhole(page, 'add-ons');
  await goToPayment(page);
  await fillPayment(page, { number: testCards.good });
  await expectWhole(page, 'payment');
  await payButton(page).click();
  await passBank(page);
  await expect(heading(page, 'Poliçeniz hazır')).toBeFocused();
  await expectWhole(page, 'result');
});

test('in the largest text on the smallest phone the offers of DASK break no word', async ({ page }) => {
  await listOf.dask(page);
  await expectWhole(page, 'offers of DASK');
});
