import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { desktop, expect, withCookiesAnswered } from './browser.ts';
import {
  acceptAll,
  buy,
  expectBought,
  heading,
  movements,
  openOffersOf,
  passBank,
  payButton,
  policies,
  referenceOf,
  testCards,
} from './checkout.ts';
import { testOnOwn } from './own-product.ts';
import { newPerson } from './person.ts';
import { lineNamed } from './vehicle-lines.ts';

// A bank that counts every field in its hash: what our server did not sign whole is refused at its door.
const test = testOnOwn({ offset: 240, environment: { NESTPAY_MODEL: 'hosted' } });

/** The bank's own page for the card, and the issuer's page behind it. */
async function payAtBank(page: Page, number: string): Promise<void> {
  await page.getByLabel('Kart numarası').fill(number);
  await page.getByLabel('Son kullanma ayı').fill('12');
  await page.getByLabel('Son kullanma yılı').fill('2030');
  await page.getByLabel('Güvenlik kodu').fill('123');
  await page.getByRole('button', { name: 'Öde' }).click();
  await passBank(page);
}

async function goToBank(page: Page): Promise<void> {
  await acceptAll(page);
  await page.getByLabel('E-posta').fill('banka@example.com');
  await payButton(page).click();
  await expect(page).toHaveURL(/\/bank\/fim\/est3Dgate$/);
  await expect(heading(page, 'Deneme Bankası Ödeme Sayfası')).toBeVisible();
}

test("[C-15] kasko is bought on the bank's own page: turned back from, refused there once, then paid, and charged once", async ({
  page,
  own: { site, sandbox },
}) => {
  await page.setViewportSize(desktop);
  await withCookiesAnswered(page, site);
  await openOffersOf(page, lineNamed('kasko'), { nationalNumber: newPerson().NationalNumber, sandbox });
  await buy(page);
  await expect(page.getByText('bankanın güvenli ödeme sayfası açılır')).toBeVisible();
  await expect(page.getByLabel('Kart numarası')).toHaveCount(0);
  await expectAccessible(page);

  await goToBank(page);
  await page.getByRole('button', { name: 'Vazgeç' }).click();
  await page.waitForURL(/adim=sonuc/);
  await expect(heading(page, 'Ödeme yapılmadı')).toBeVisible();
  expect(await movements(referenceOf(page), sandbox)).toEqual([]);

  await page.getByRole('button', { name: 'Yeniden öde' }).click();
  await goToBank(page);
  await payAtBank(page, testCards.empty);
  await expect(page.getByText('Kartın limiti bu tutara yetmiyor.')).toBeVisible();
  await expect(page.getByText('Kartınızdan para çekilmedi.', { exact: true })).toBeVisible();
  expect(await movements(referenceOf(page), sandbox)).toEqual(['PreAuth declined']);
  expect(await policies(referenceOf(page), sandbox)).toBe(0);

  await page.getByRole('button', { name: 'Başka bir kartla öde' }).click();
  await goToBank(page);
  const returning = page.waitForRequest((request) => request.url().includes('/odeme/donus/nestpay'));
  await payAtBank(page, testCards.good);
  const returned = await returning;
  expect(returned.method()).toBe('POST');
  expect(returned.postData()).not.toContain(testCards.good);
  await expectBought(page, 1, sandbox);
});
