import type { Page } from '@playwright/test';
import { Client } from 'pg';
import { desktop, expect, phone, withCookiesAnswered } from './browser.ts';
import { buy, heading, payButton } from './checkout.ts';
import { cards, expectAccessible } from './journey.ts';
import { type OwnProduct, testOnOwn } from './own-product.ts';
import { readCode } from './person.ts';
import { askAside } from './quotation.ts';

const test = testOnOwn({ offset: 160 });

// They share one product.
test.describe.configure({ mode: 'serial' });

test.beforeEach(({ page, own }) => withCookiesAnswered(page, own.site));

/** Makes every proof of a phone nine hours old, and the minute between two messages pass. */
async function letHoursPass({ databaseUrl }: OwnProduct, number: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query("update verification_codes set used_at = used_at - interval '9 hours' where phone = $1", [number]);
  await client.query("delete from rate_limits where key like 'smsTurn/%'");
  await client.end();
}

const card = (page: Page) => page.getByRole('region', { name: 'Devam etmek için telefonunuzu doğrulayın' });

/** Has the code sent, reads it from the phone and types it. */
async function prove(page: Page, { sandbox }: OwnProduct, number: string, count: number): Promise<void> {
  await expect(card(page)).toContainText(`5** *** ** ${number.slice(-2)}`);
  await card(page).getByRole('button', { name: 'Kodu gönder' }).click();
  await card(page)
    .getByLabel('SMS kodu')
    .fill(await readCode(number, count, sandbox));
  await card(page).getByRole('button', { name: 'Devam et' }).click();
  await expect(card(page)).toHaveCount(0);
}

for (const size of [phone, desktop]) {
  test(`[C-19] at ${size.width}: offers left open for hours ask for a code, and what was clicked then happens`, async ({
    page,
    own,
  }) => {
    await page.setViewportSize(size);
    const { address, phone: number } = await askAside(page, {}, own);
    await page.goto(address);
    await expect.poll(() => cards(page).count(), { timeout: 30_000 }).toBeGreaterThan(5);
    await letHoursPass(own, number);
    await page.getByRole('button', { name: 'Bağlantıyı paylaş' }).click();
    await expect(heading(page, 'Devam etmek için telefonunuzu doğrulayın')).toBeFocused();
    await expect(cards(page).first()).toBeHidden();
    await expectAccessible(page);
    await card(page).getByRole('button', { name: 'Kodu gönder' }).click();
    const code = await readCode(number, 2, own.sandbox);
    await card(page)
      .getByLabel('SMS kodu')
      .fill(code === '000000' ? '111111' : '000000');
    await card(page).getByRole('button', { name: 'Devam et' }).click();
    await expect(card(page).getByText(/SMS kodu hatalı/)).toBeVisible();
    await expectAccessible(page);
    await card(page).getByLabel('SMS kodu').fill(code);
    await card(page).getByRole('button', { name: 'Devam et' }).click();
    await expect(page.getByLabel('Paylaşım bağlantısı')).toHaveValue(/paylasim=/);
    await expect(cards(page).first()).toBeVisible();
  });
}

test('[C-15] a page opened after hours shows nothing before the code, and then where one was', async ({
  page,
  own,
}) => {
  const { address, phone: number } = await askAside(page, {}, own);
  await page.goto(address);
  await expect.poll(() => cards(page).count(), { timeout: 30_000 }).toBeGreaterThan(5);
  await letHoursPass(own, number);
  await page.reload();
  await expect(card(page)).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  await expect(page.locator('body')).not.toContainText('34 KRS 102');
  await prove(page, own, number, 2);
  await expect.poll(() => cards(page).count()).toBeGreaterThan(5);

  await buy(page);
  await expect(payButton(page)).toBeVisible();
  await page.getByLabel('E-posta').fill('deniz@ornek.example');
  await page.getByRole('checkbox', { name: /Bilgilendirme formu/ }).check();
  await letHoursPass(own, number);
  await page.getByRole('radio', { name: /X 3 Taksit/ }).check();
  await prove(page, own, number, 3);
  await expect(page.getByText('Tutar yenileniyor')).toHaveCount(0);
  await expect(page.getByLabel('E-posta')).toHaveValue('deniz@ornek.example');
  await expect(page.getByRole('checkbox', { name: /Bilgilendirme formu/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: /X 3 Taksit/ })).toBeChecked();
});

test('a proof given in another tab opens this one when it is looked at', async ({ page, own }) => {
  const { address, phone: number } = await askAside(page, {}, own);
  await page.goto(address);
  await expect.poll(() => cards(page).count(), { timeout: 30_000 }).toBeGreaterThan(5);
  await letHoursPass(own, number);
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await tab.goto(address);
    await expect(card(tab)).toBeVisible();
  }
  await prove(other, own, number, 2);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(card(page)).toHaveCount(0);
  await expect.poll(() => cards(page).count()).toBeGreaterThan(5);
});
