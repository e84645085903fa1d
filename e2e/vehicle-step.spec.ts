import type { Page } from '@playwright/test';
import { expect, hydrated, test, withCookiesAnswered } from './browser.ts';
import { askButton as ask, findCar, passFirstStep, pick, select, toast } from './journey.ts';
import { countTyped } from './typed-fields.ts';

const kasko = '/trafik/kasko-teklif';
const mostTyped = 9;
const begin = (page: Page, path: string, plate: string) =>
  passFirstStep(page, { path, plate, nationalNumber: '11111111110' });

test.beforeEach(async ({ page, baseURL }) => withCookiesAnswered(page, baseURL));

test('[L-11] a car that the registers know leads to offers with at most nine typed fields', async ({ page }) => {
  const typed = await countTyped(page);
  await begin(page, kasko, '34 ABC 123');
  await expect(page.getByRole('heading', { level: 2, name: 'Araç bilgileri' })).toBeFocused();
  await findCar(page);
  await expect(page.getByRole('heading', { name: 'Aracınız bulundu' })).toBeFocused();
  await expect(page.locator('main').getByText('kayıttan geldi')).toHaveCount(3);
  await ask(page).click();
  await expect(page).toHaveURL(/\?teklif=[\w-]{36}&adim=teklifler$/);
  expect((await typed()).length).toBeLessThanOrEqual(mostTyped);
  expect(await typed()).toEqual([
    'NationalNumber',
    'LicensePlateNumber',
    'Phone',
    'SmsActivationCode',
    'DocumentSerial',
    'DocumentNo',
  ]);
});

test('steps survive reload, back, a dropped network and the address of another line, with every answer', async ({
  page,
}) => {
  await begin(page, kasko, '34 ABC 123');
  await page.getByLabel('Belge seri').fill('AB');
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel('Belge seri')).toHaveValue('AB');
  await page.getByLabel('Belge no').fill('123456');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Aracı bul' }).click();
  await expect(toast(page, 'Üzgünüz bir sorun oluştu tekrar deneyin.').first()).toBeVisible();
  await page.context().setOffline(false);
  await findCar(page);

  await page.getByRole('switch', { name: 'Sonradan takılan aksesuar var' }).check();
  await page.getByLabel('Ses sistemi bedeli').fill('2500');
  await page.getByLabel('Öğretmen').check();
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel('Ses sistemi bedeli')).toHaveValue('2.500');
  await ask(page).click();
  await expect(page).toHaveURL(/adim=teklifler/);
  await page.goBack();
  await expect(page.getByLabel('Ses sistemi bedeli')).toHaveValue('2.500');
  await expect(page.getByLabel('Öğretmen')).toBeChecked();
  await page.goBack();
  await expect(page.getByLabel('Plaka', { exact: true })).toHaveValue('34 ABC 123');
  await page.goForward();
  await expect(ask(page)).toBeVisible();
  // The step's own way back is the browser's, so that forward leads here again.
  await page.getByRole('button', { name: 'Kimlik ve plakayı değiştir' }).click();
  await expect(page.getByLabel('Plaka', { exact: true })).toHaveValue('34 ABC 123');
  await page.goForward();
  await expect(ask(page)).toBeVisible();

  // What was sent is known on the server: another tab of the same visitor has no storage of this one.
  const tab = await page.context().newPage();
  await tab.goto(page.url());
  await expect(tab.getByLabel('Ses sistemi bedeli')).toHaveValue('2.500');
  // An address that names another line leads to the quotation's own.
  await tab.goto(page.url().replace(`${kasko}?`, '/trafik/teklif?line=imm&'));
  await expect(tab).toHaveURL(page.url());
  await expect(tab.getByLabel('Ses sistemi bedeli')).toHaveValue('2.500');
  await tab.close();
});

test('a quotation of somebody else is as good as none', async ({ page }) => {
  await page.goto(`${kasko}?teklif=9a7d3c14-2e5b-4f60-8b1a-5c4d6e7f8001&adim=teklifler`);
  await expect(toast(page, /Bu teklif bu cihazda bulunamadı/)).toBeVisible();
  await expect(page).toHaveURL(kasko);
  await expect(page.getByRole('button', { name: 'Devam et' })).toBeVisible();
});

test('a car that is not found is chosen from lists that follow each other', async ({ page }) => {
  await begin(page, '/trafik/teklif', '34 ABC 000');
  await findCar(page);
  await expect(page.getByRole('heading', { name: 'Araç bulunamadı' })).toBeFocused();
  await expect(page.getByLabel('Belge no')).toHaveValue('123456');
  await pick(page, 'Marka', 'TOYOTA');
  await pick(page, 'Model yılı', '2022');
  await pick(page, 'Tip', 'Corolla 1.5');
  await pick(page, 'Model yılı', '2021');
  await expect(select(page, 'Tip')).toHaveValue('Corolla 1.5');
  await pick(page, 'Marka', 'FORD');
  await expect(select(page, 'Tip')).toHaveValue('');
  await pick(page, 'Tip', 'Puma');
  await pick(page, 'Yakıt türü', 'Benzin');
  await pick(page, 'Kullanım tarzı', 'Hususi otomobil');
  await ask(page).click();
  await expect(page).toHaveURL(/adim=teklifler/);
});

test('[V-12] a green card without a plate asks for the province and no document', async ({ page }) => {
  await page.goto('/trafik/teklif?line=yesilKart');
  await hydrated(page);
  await page.getByLabel('Henüz plakası yok').check();
  await expect(page.getByLabel('Plaka', { exact: true })).toBeHidden();
  await page.getByLabel('Tescil ilinin kodu').fill('99');
  await page.getByRole('button', { name: 'Devam et' }).click();
  await expect(page.getByText('İl kodu 01 ile 81 arası iki rakamdır. Örnek: 34')).toBeVisible();
});
