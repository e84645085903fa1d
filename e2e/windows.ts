import type { Page } from '@playwright/test';
import { expect } from './browser.ts';

export const dialogOf = (page: Page) => page.getByRole('dialog');

export async function openLogin(page: Page): Promise<void> {
  await page.locator('header').getByRole('button', { name: 'Giriş Yap' }).first().click();
  await expect(dialogOf(page).getByRole('heading', { name: 'Giriş Yap' })).toBeVisible();
}

/** Types the code of a message and agrees to what must be agreed to, where it is asked. */
export async function fillVerification(page: Page, code: string): Promise<void> {
  const dialog = dialogOf(page);
  await dialog.getByLabel('SMS kodu').fill(code);
  for (const name of [/Gizlilik Politikası/, /Aydınlatma/]) {
    const box = dialog.getByRole('checkbox', { name });
    if ((await box.count()) > 0) await box.check();
  }
  await dialog.getByRole('button', { name: 'Onayla' }).click();
}
