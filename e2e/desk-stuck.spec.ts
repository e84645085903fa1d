import { expectAccessible } from './accessibility.ts';
import { desktop, withCookiesAnswered } from './browser.ts';
import {
  buy,
  expectBought,
  fillPayment,
  movements,
  openOffersOf,
  payButton,
  referenceOf,
  testCards,
} from './checkout.ts';
import { atDesk } from './desk.ts';
import { startDeskProcess } from './desk-process.ts';
import { expect, testOnOwn } from './own-product.ts';
import { lineNamed } from './vehicle-lines.ts';

/** Whose bank and insurers nobody else feels. */
const test = testOnOwn({ offset: 360 });

test('an order whose money the bank did not give is found at the desk, and ended there', async ({
  page,
  browser,
  own,
}) => {
  test.setTimeout(180_000);
  const desk = await startDeskProcess(own);
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

  const service = await atDesk(browser, ['service'], desk.place);
  await expect(async () => {
    await service.goto('/siparisler?State=needsAttention');
    await expect(service.getByRole('link', { name: reference })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await service.goto('/');
  const stuck = service.getByRole('row', { name: /Müdahale bekleyen siparişler/ });
  await expect(stuck.getByRole('cell', { name: '1', exact: true })).toBeVisible();
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
  await desk.stop();
});
