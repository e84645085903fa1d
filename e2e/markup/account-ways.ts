import { expect } from '../browser.ts';
import { buyAside, memberAside } from '../policy.ts';
import { dialogOf, openLogin } from '../windows.ts';
import { open, type Way } from './way.ts';

const windows: Way = {
  name: 'windows of an account',
  async walk(page, keep) {
    const dialog = dialogOf(page);
    await open(page, '/');
    await openLogin(page);
    await keep('login');
    await dialog.getByRole('button', { name: 'Şifremi unuttum' }).click();
    await expect(dialog.getByRole('heading', { name: 'Şifremi Yenile' })).toBeVisible();
    await keep('forgotten password');
    await dialog.getByRole('button', { name: 'Girişe dön' }).click();
    await dialog.getByRole('button', { name: 'Üye olun' }).click();
    await expect(dialog.getByRole('heading', { name: 'Üye Kayıt Formu' })).toBeVisible();
    await keep('registration');
  },
};

const account: Way = {
  name: 'account',
  async walk(page, keep) {
    const member = await memberAside(page);
    await open(page, '/hesabim?page=policelerim');
    await expect(page.getByRole('heading', { name: 'Henüz poliçeniz yok' })).toBeVisible();
    await keep('no policy yet');
    await buyAside(page, member, 'kasko');
    await open(page, '/hesabim?page=bilgilerim');
    await expect(page.locator('main').getByLabel('E-posta')).toBeVisible();
    await keep('settings');
    await open(page, '/hesabim?page=policelerim');
    const policy = page.getByRole('link', { name: /Kasko, poliçe no/ });
    await expect(policy).toBeVisible();
    await keep('policies');
    await policy.click();
    await expect(page.getByRole('heading', { name: 'Kasko', level: 2 })).toBeFocused();
    await keep('policy');
    await page.getByRole('button', { name: 'Cayma tutarını gör' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await keep('withdrawal');
  },
};

export const accountWays: readonly Way[] = [windows, account];
