import type { Page } from '@playwright/test';
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
  referenceOf,
  testCards,
} from './checkout.ts';
import { testOnOwn } from './own-product.ts';
import { joinAside, logInAside, newPerson } from './person.ts';
import { lineNamed } from './vehicle-lines.ts';

const test = testOnOwn({ offset: 80, environment: { PAYMENT_METHOD: '1' } });

/** The provider's own page for the card, and the bank's page behind it. */
async function payOnHostedPage(page: Page, number: string): Promise<void> {
  await page.getByLabel('Kart numarası').fill(number);
  await page.getByLabel('Son kullanma ayı').fill('12');
  await page.getByLabel('Son kullanma yılı').fill('2030');
  await page.getByLabel('Güvenlik kodu').fill('123');
  await page.getByRole('button', { name: 'Öde' }).click();
  await passBank(page);
}

test("[C-15] a member buys over the provider's own page, is refused there once, and comes back logged in", async ({
  page,
  own: { site, sandbox },
}) => {
  await page.setViewportSize(desktop);
  await withCookiesAnswered(page, site);
  const person = newPerson();
  await joinAside(page, person, sandbox);
  await logInAside(page, person);
  await openOffersOf(page, lineNamed('kasko'), { nationalNumber: person.NationalNumber, sandbox });
  await buy(page);
  await acceptAll(page);
  await expect(page.getByText('Kart bilgilerini nerede gireceksiniz?')).toBeVisible();
  await expect(page.getByLabel('Kart numarası')).toHaveCount(0);
  await expect(page.getByLabel('E-posta')).toHaveValue(person.Email);

  await payButton(page).click();
  await expect(page).toHaveURL(/\/checkout\/page\//);
  await payOnHostedPage(page, testCards.empty);
  await expect(heading(page, 'Ödeme tamamlanmadı')).toBeVisible();
  await expect(page.getByText('Kartınızdan para çekilmedi.', { exact: true })).toBeVisible();
  expect(await movements(referenceOf(page), sandbox)).toEqual(['PreAuth declined']);

  await page.getByRole('button', { name: 'Başka bir kartla öde' }).click();
  await acceptAll(page);
  await payButton(page).click();
  const returning = page.waitForRequest((request) => request.url().includes('/odeme/donus/'));
  await payOnHostedPage(page, testCards.good);
  const returned = await returning;
  expect(returned.method()).toBe('POST');
  expect(await returned.allHeaders()).not.toHaveProperty('cookie');
  await expectBought(page, 1, sandbox);

  await expect(page.locator('header')).not.toContainText('Giriş Yap');
  await page.goto('/hesabim?page=policelerim');
  await expect(page.getByRole('link', { name: 'Poliçelerim' })).toHaveAttribute('aria-current', 'page');
});
