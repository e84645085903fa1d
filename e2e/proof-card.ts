import type { Page } from '@playwright/test';
import { Client } from 'pg';
import { phoneIndexOf } from '../src/testing/sandbox-ring.ts';
import { expectAccessible } from './accessibility.ts';
import { expect, hydrated } from './browser.ts';
import { heading } from './checkout.ts';
import { cards } from './journey.ts';
import { waitForAll } from './offer-list.ts';
import { type OwnProduct, testOnOwn } from './own-product.ts';
import { readCode } from './person.ts';
import { askAside } from './quotation.ts';

/** On a product where hours may pass for everybody. */
export const test = testOnOwn({ offset: 160 });

/** Makes every proof of a phone nine hours old, and the minute between two messages pass. */
export async function letHoursPass({ databaseUrl }: OwnProduct, number: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query("update verification_codes set used_at = used_at - interval '9 hours' where phone_index = $1", [
    phoneIndexOf(number),
  ]);
  await client.query("delete from rate_limits where key like 'smsTurn/%'");
  await client.end();
}

export const proofCard = (page: Page) => page.getByRole('region', { name: 'Devam etmek için telefonunuzu doğrulayın' });

/** Has the code sent, reads it from the phone and types it. */
export async function prove(page: Page, { sandbox }: OwnProduct, number: string, count: number): Promise<void> {
  await expect(proofCard(page)).toContainText(`5** *** ** ${number.slice(-2)}`);
  await proofCard(page).getByRole('button', { name: 'Kodu gönder' }).click();
  await proofCard(page)
    .getByLabel('SMS kodu')
    .fill(await readCode(number, count, sandbox));
  await proofCard(page).getByRole('button', { name: 'Devam et' }).click();
  await expect(proofCard(page)).toHaveCount(0);
}

/** A new quotation whose offers stand on the page, which asks for nothing more by itself. */
export async function openOffers(
  page: Page,
  own: OwnProduct,
): Promise<{ readonly address: string; readonly phone: string }> {
  const asked = await askAside(page, {}, own);
  await page.goto(asked.address);
  await waitForAll(page);
  await hydrated(page);
  return asked;
}

/** Offers left open for hours ask for a code, and what was clicked then happens. */
export async function expectProofAsked(page: Page, own: OwnProduct): Promise<void> {
  const { phone: number } = await openOffers(page, own);
  await letHoursPass(own, number);
  await page.getByRole('button', { name: 'Bağlantıyı paylaş' }).click();
  await expect(heading(page, 'Devam etmek için telefonunuzu doğrulayın')).toBeFocused();
  await expect(cards(page).first()).toBeHidden();
  await expectAccessible(page);
  await proofCard(page).getByRole('button', { name: 'Kodu gönder' }).click();
  const code = await readCode(number, 2, own.sandbox);
  await proofCard(page)
    .getByLabel('SMS kodu')
    .fill(code === '000000' ? '111111' : '000000');
  await proofCard(page).getByRole('button', { name: 'Devam et' }).click();
  await expect(proofCard(page).getByText(/SMS kodu hatalı/)).toBeVisible();
  await expectAccessible(page);
  await proofCard(page).getByLabel('SMS kodu').fill(code);
  await proofCard(page).getByRole('button', { name: 'Devam et' }).click();
  await expect(page.getByLabel('Paylaşım bağlantısı')).toHaveValue(/paylasim=/);
  await page.keyboard.press('Escape');
  await expect(cards(page).first()).toBeVisible();
}
