import { expectAccessible } from './accessibility.ts';
import { desktop, withCookiesAnswered } from './browser.ts';
import {
  buy,
  cardOf,
  expectBought,
  fillPayment,
  movements,
  openOffersOf,
  payButton,
  referenceOf,
  steady,
  testCards,
} from './checkout.ts';
import { atDesk } from './desk.ts';
import { test } from './desk-process.ts';
import { expect } from './own-product.ts';
import { lineNamed } from './vehicle-lines.ts';

// One product for both: how an insurer or the bank behaves is everybody's.
test.describe.configure({ mode: 'serial' });

test('an order whose money the bank did not give is found at the desk, and ended there', async ({
  page,
  browser,
  own,
  desk,
}) => {
  await page.setViewportSize(desktop);
  await withCookiesAnswered(page, own.site);
  await openOffersOf(page, lineNamed('kasko'), { sandbox: own.sandbox });
  await buy(page);
  await fillPayment(page, { number: testCards.good });
  await payButton(page).click();
  await page.getByLabel('Doğrulama kodu').fill('123456');
  await own.behave('insurers/901', 'slow', 5_000);
  await page.getByRole('button', { name: 'Onayla' }).click();
  await page.waitForURL(/adim=sonuc/);
  const reference = referenceOf(page);
  await expect.poll(() => movements(reference, own.sandbox)).toEqual(['PreAuth approved']);
  // The policy is being issued; when the money is asked for, the bank refuses.
  await own.behave('bank', 'decline');

  const service = await atDesk(browser, ['service'], desk);
  await expect(async () => {
    await service.goto('/siparisler?State=needsAttention');
    await expect(service.getByRole('link', { name: reference })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await service.goto('/');
  await expect(service.getByRole('row', { name: /Müdahale bekleyen siparişler/ })).toContainText('1');
  await service.getByRole('link', { name: 'Müdahale bekleyen siparişler' }).click();
  await service.getByRole('link', { name: reference }).click();
  await expect(service.getByText('Banka tahsilatı reddetti', { exact: false }).first()).toBeVisible();
  await expectAccessible(service, 'page');

  await own.behave('bank', 'ok');
  await own.behave('insurers/901', 'ok');
  await service.getByRole('button', { name: 'Yeniden dene' }).click();
  await expect(service.getByRole('alert')).toBeVisible();
  await service.getByLabel('Gerekçe').first().fill('Banka ile görüşüldü');
  await service.getByRole('button', { name: 'Yeniden dene' }).click();
  await expect(service.getByRole('status')).toBeVisible();
  await expectBought(page, 1, own.sandbox);
  await service.reload();
  await expect(service.getByText('Tamamlandı', { exact: true }).first()).toBeVisible();
  await expect(service.getByText('Banka ile görüşüldü')).toBeVisible();
});

test('an insurer that is switched off in one process is silent in another within two seconds, until it is on again', async ({
  page,
  browser,
  own,
  desk,
}) => {
  await page.setViewportSize(desktop);
  await withCookiesAnswered(page, own.site);
  const service = await atDesk(browser, ['service'], desk);
  await service.goto('/sirketler');
  await service.getByRole('link', { name: steady }).click();
  await expectAccessible(service, 'page');
  await service.getByLabel('Gerekçe').first().fill('Yanıt vermiyor');
  await service
    .getByRole('button', { name: /^Kapat/ })
    .first()
    .click();
  await expect(service.getByRole('status')).toContainText(steady);

  await service.waitForTimeout(2_000);
  await openOffersOf(page, lineNamed('kasko'), { sandbox: own.sandbox });
  await expect(cardOf(page, 'Bozkır Sigorta')).toBeVisible();
  await expect(page.getByText(steady)).toHaveCount(0);

  await service.getByLabel('Gerekçe').first().fill('Yeniden yanıt veriyor');
  await service.getByRole('button', { name: /^Aç/ }).first().click();
  await expect(service.getByRole('status')).toContainText(steady);
  await service.waitForTimeout(2_000);
  await openOffersOf(page, lineNamed('kasko'), { sandbox: own.sandbox });
  await expect(cardOf(page, steady)).toBeVisible();
});
