import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, hydrated } from './browser.ts';
import { findCar, passFirstStep, select } from './journey.ts';
import { newPerson, readCode } from './person.ts';
import { dialogOf, fillVerification, openLogin } from './windows.ts';

/** The windows of login, registration, forgotten password and phone, and the step behind them. */
export async function expectWindowsAccessible(page: Page): Promise<void> {
  const dialog = dialogOf(page);
  await page.goto('/');
  await hydrated(page);
  await openLogin(page);
  await expectAccessible(page, 'dialog');
  await dialog.getByRole('button', { name: 'Şifremi unuttum' }).click();
  await expect(dialog.getByRole('heading', { name: 'Şifremi Yenile' })).toBeVisible();
  await expectAccessible(page, 'dialog');
  await dialog.getByRole('button', { name: 'Girişe dön' }).click();
  await dialog.getByRole('button', { name: 'Üye olun' }).click();
  await expect(dialog.getByRole('heading', { name: 'Üye Kayıt Formu' })).toBeVisible();
  await expectAccessible(page, 'dialog');
  await dialog.getByRole('button', { name: 'Kapat' }).click();

  const person = newPerson();
  await page.goto('/konut/teklif');
  await hydrated(page);
  const main = page.locator('main');
  await main.getByLabel(/kimlik/i).fill(person.NationalNumber);
  await main.getByLabel('Cep telefonu').fill(person.Phone);
  await main.getByRole('button', { name: 'Devam et' }).click();
  await expect(dialog.getByRole('timer')).toBeVisible();
  await expectAccessible(page, 'dialog');
  await fillVerification(page, await readCode(person.Phone));
  await expect(page.getByText('kayıttan geldi').first()).toBeVisible();
  await expectAccessible(page);
}

/** The vehicle's step before the car is found, with its questions closed, and with all of them open. */
export async function expectSecondStepAccessible(page: Page): Promise<void> {
  await passFirstStep(page, { path: '/trafik/kasko-teklif', plate: '34 ABC 123', nationalNumber: '11111111110' });
  await expect(page.getByLabel('Belge seri')).toBeVisible();
  await expectAccessible(page);
  await findCar(page);
  await expectAccessible(page);
  for (const gate of await page.getByRole('switch').all()) await gate.check();
  await expect(select(page, 'Marka')).toHaveValue('TOYOTA');
  await expect(select(page, 'İlçe')).toHaveValue('Kadıköy');
  await expectAccessible(page);
}
