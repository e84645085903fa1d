import type { Page } from '@playwright/test';
import { desktop, expect, hydrated, test, withCookiesAnswered } from './browser.ts';
import { dialogOf, openLogin } from './windows.ts';

const focusIsIn = (page: Page, name: string) =>
  page
    .getByRole('dialog', { name })
    .evaluate((dialog) => dialog.contains(document.activeElement) && dialog !== document.activeElement);

/** How the page behind stands: its scroll, the place of its header, and whether it can be reached. */
const pageBehind = (page: Page) =>
  page.evaluate(() => {
    const header = document.querySelector('header');
    const { left, right } = header?.getBoundingClientRect() ?? new DOMRect();
    return { scroll: window.scrollY, left, right, reached: header?.closest('[inert]') === null };
  });

test.describe('windows', () => {
  test.beforeEach(async ({ page, baseURL }) => {
    await withCookiesAnswered(page, baseURL);
    await page.setViewportSize(desktop);
    await page.goto('/');
    await hydrated(page);
  });

  test('[S-10] hold the page where it is, without moving it, and release it', async ({ page }) => {
    await page.mouse.wheel(0, 40);
    await expect.poll(async () => (await pageBehind(page)).scroll).toBe(40);
    const before = await pageBehind(page);
    // A click by the mouse would scroll to the button first.
    const opener = page.locator('header').getByRole('button', { name: 'Giriş Yap' }).first();
    await opener.evaluate((button: HTMLElement) => button.click());
    await expect(dialogOf(page)).toBeVisible();
    await page.mouse.move(20, 500);
    await page.mouse.wheel(0, 400);
    expect(await pageBehind(page)).toEqual({ ...before, reached: false });
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toHaveCount(0);
    expect(await pageBehind(page)).toEqual(before);
    await page.mouse.wheel(0, 400);
    await expect.poll(async () => (await pageBehind(page)).scroll).toBeGreaterThan(40);
  });

  test('[S-10] keep Tab inside at both ends; of two the topmost alone hears keys', async ({ page }) => {
    await openLogin(page);
    await dialogOf(page).getByRole('button', { name: 'Üye olun' }).click();
    const registration = page.getByRole('dialog', { name: 'Üye Kayıt Formu' });
    const link = registration.getByRole('link', { name: /Aydınlatma/ }).first();
    await link.click();
    const text = page.getByRole('dialog', { name: /Aydınlatma/ });
    await expect(text.locator('.prose')).toBeVisible();
    const name = (await text.getByRole('heading', { level: 2 }).first().textContent()) ?? '';
    for (const key of ['Shift+Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      expect(await focusIsIn(page, name)).toBe(true);
    }
    await expect(registration.locator('xpath=ancestor::*[@inert]')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(text).toHaveCount(0);
    await expect(link).toBeFocused();
    await registration.getByRole('button', { name: 'Kapat' }).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(registration.getByRole('button', { name: 'Kapat' })).not.toBeFocused();
    expect(await focusIsIn(page, 'Üye Kayıt Formu')).toBe(true);
    await page.keyboard.press('Tab');
    await expect(registration.getByRole('button', { name: 'Kapat' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(registration).toHaveCount(0);
    await expect(page.locator('header').getByRole('button', { name: 'Giriş Yap' }).first()).toBeFocused();
  });

  test('[S-10] are closed by Escape, and entered by Tab, when nothing has the focus', async ({ page }) => {
    const loseFocus = () =>
      page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await openLogin(page);
    await loseFocus();
    await page.keyboard.press('Tab');
    expect(await focusIsIn(page, 'Giriş Yap')).toBe(true);
    await loseFocus();
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toHaveCount(0);
  });

  test('[S-09] [S-10] leave toasts within reach', async ({ page }) => {
    await openLogin(page);
    await page.route('**/api/proxy', (route) => route.abort());
    await dialogOf(page).getByLabel('T.C. kimlik numarası').fill('10000000146');
    await dialogOf(page).getByLabel('Şifre', { exact: true }).fill('Uzun-bir-şifre-1');
    await dialogOf(page).getByRole('button', { name: 'Giriş Yap' }).click();
    const toast = page.locator('[data-toast]');
    await expect(toast).toHaveCount(1);
    await toast.getByRole('button', { name: 'Bildirimi kapat' }).click();
    await expect(toast).toHaveCount(0);
    await expect(dialogOf(page)).toBeVisible();
    expect(await page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null)).toBe(true);
  });

  test('[S-10] stay open when a press begins inside and ends outside', async ({ page }) => {
    await openLogin(page);
    const box = await dialogOf(page).boundingBox();
    await page.mouse.move((box?.x ?? 0) + 100, (box?.y ?? 0) + 30);
    await page.mouse.down();
    await page.mouse.move(10, 450);
    await page.mouse.up();
    await expect(dialogOf(page)).toBeVisible();
    await page.mouse.click(10, 450);
    await expect(dialogOf(page)).toHaveCount(0);
  });
});
