import type { Page } from '@playwright/test';
import { formatLira } from '../src/domain/money.ts';
import { expectAccessible } from './accessibility.ts';
import { desktop, expect, test, withCookiesAnswered } from './browser.ts';
import { buy, expectBought, movements, pay, referenceOf, testCards } from './checkout.ts';
import { atDesk } from './desk.ts';
import { driver } from './journey.ts';
import { askDatabase } from './product-database.ts';
import { askAside } from './quotation.ts';

test.beforeEach(async ({ page, baseURL }) => {
  await page.setViewportSize(desktop);
  await withCookiesAnswered(page, baseURL);
});

/** A policy that somebody has just paid for. */
async function bought(page: Page, buyer: number): Promise<string> {
  const { address } = await askAside(page, { NationalNumber: driver(buyer) });
  await page.goto(address);
  await buy(page);
  await pay(page, { number: testCards.good });
  await expectBought(page, 1);
  return referenceOf(page);
}

const widths = [1280, 1600, 360];

/** Nothing a reader of screens stumbles over, nothing wider than the screen. */
async function expectFine(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page, 'page');
    if (process.env.DESK_SHOTS) {
      const name = new URL(page.url()).pathname.split('/').filter(Boolean)[0];
      await page.screenshot({ path: `${process.env.DESK_SHOTS}/${name}-${width}.png`, fullPage: true });
    }
  }
  await page.setViewportSize(desktop);
}

test('a capture that nobody wrote down is found, tried again and ended, and the money was taken once', async ({
  page,
  browser,
}) => {
  const reference = await bought(page, 310);
  await askDatabase(
    `update orders set state = 'needsAttention', captured = null, compare_at = null,
      look_at = now() + interval '1 day' where reference = $1`,
    [reference],
  );
  const desk = await atDesk(browser, ['service']);
  await desk.goto('/siparisler');
  await desk.getByLabel('Durum').selectOption({ label: 'Durdu, biri bakmalı' });
  await desk.getByRole('button', { name: 'Uygula' }).click();
  await expectFine(desk);
  await desk.getByRole('link', { name: reference }).click();
  await expect(desk.getByText('Tahsil edilmiş')).toBeVisible();
  await expectFine(desk);
  await desk.getByRole('button', { name: 'Yeniden dene' }).click();
  await expect(desk.getByText('Lütfen doldurun')).toBeVisible();
  await desk.getByLabel('Gerekçe').fill('Banka tahsil etmiş, bizde yazılmamış');
  await desk.getByRole('button', { name: 'Yeniden dene' }).click();
  await expect(desk.getByText('sipariş bankanın kaydına göre tamamlandı')).toBeVisible();
  await expect(async () => {
    await desk.reload();
    await expect(desk.getByText('Bizdeki durum').locator('+ dd')).toHaveText('Tamamlandı', { timeout: 500 });
  }).toPass();
  await expect(desk.getByRole('cell', { name: 'Banka tahsil etmiş, bizde yazılmamış' })).toBeVisible();
  expect(await movements(reference)).toEqual(['PreAuth approved', 'PostAuth approved']);
});

test('a refund above the sum waits until somebody else approves it, and goes back once', async ({ page, browser }) => {
  const reference = await bought(page, 311);
  const { rows } = await askDatabase('select gross from orders where reference = $1', [reference]);
  const sum = formatLira(Number(rows[0].gross));
  const asker = await atDesk(browser, ['money']);
  await asker.goto(`/siparis/${reference}`);
  await asker.getByLabel('Gerekçe').fill('Müşteri iki kez ödemiş');
  await asker.getByRole('button', { name: 'İade et' }).click();
  await expect(asker.getByText('İşlem onaya gönderildi.')).toBeVisible();
  expect(await movements(reference)).toEqual(['PreAuth approved', 'PostAuth approved']);

  await asker.goto('/onaylar');
  await expectFine(asker);
  const waiting = asker.getByRole('row').filter({ hasText: reference });
  await expect(waiting).toContainText(sum);
  await waiting.getByRole('link', { name: 'Karta iade' }).click();
  await expect(asker.getByText('İşlemi isteyen onaylayamaz')).toBeVisible();
  await expect(asker.getByRole('button', { name: 'Onayla ve yap' })).toHaveCount(0);

  const second = await atDesk(browser, ['money']);
  await second.goto(new URL(asker.url()).pathname);
  await expect(second.getByText('Müşteri iki kez ödemiş')).toBeVisible();
  await expectFine(second);
  await second.getByRole('button', { name: 'Onayla ve yap' }).click();
  await expect(second.getByText('Onaylandı ve yapıldı.')).toBeVisible();
  await expect.poll(() => movements(reference)).toEqual(['PreAuth approved', 'PostAuth approved', 'Credit approved']);
  await second.goto(`/siparis/${reference}`);
  await second.getByRole('link', { name: sum }).click();
  await expect(second.getByText('Acentenin kararı')).toBeVisible();
  await expectFine(second);
  for (const path of ['/iadeler?List=all', '/bulgular']) {
    await second.goto(path);
    await expectFine(second);
  }
});
