import type { Page } from '@playwright/test';
import { expect } from './browser.ts';

export const dialogOf = (page: Page) => page.getByRole('dialog');

export async function openLogin(page: Page): Promise<void> {
  await page.locator('header').getByRole('button', { name: 'Giriş Yap' }).first().click();
  await expect(dialogOf(page).getByRole('heading', { name: 'Giriş Yap' })).toBeVisible();
}

/** Types the code of a message and agrees to what must be agreed to. */
export async function fillVerification(page: Page, code: string): Promise<void> {
  const dialog = dialogOf(page);
  await dialog.getByLabel('SMS kodu').fill(code);
  await dialog.getByRole('checkbox', { name: /Gizlilik Politikası/ }).check();
  await dialog.getByRole('checkbox', { name: /Aydınlatma/ }).check();
  await dialog.getByRole('button', { name: 'Onayla' }).click();
}
