import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, phone as narrow, test } from './browser.ts';
import { atDesk } from './desk.ts';
import { askAside } from './quotation.ts';

const widths = [narrow, { width: 1280, height: 900 }, { width: 1600, height: 900 }];

async function expectFit(page: Page): Promise<void> {
  for (const size of widths) {
    await page.setViewportSize(size);
    await expectAccessible(page, 'page');
  }
}

async function search(page: Page, text: string): Promise<void> {
  await page.getByRole('link', { name: 'Müşteri bul' }).click();
  await page.getByLabel('Telefon, plaka ya da numara').fill(text);
  await page.getByRole('button', { name: 'Ara', exact: true }).click();
}

test('a caller is found by the phone, masked until shown, and the showing is logged', async ({ page, browser }) => {
  const { phone, nationalNumber } = await askAside(page);
  const desk = await atDesk(browser, ['service']);
  await search(desk, '0541 999 99 99');
  await expect(desk.getByText('Bu bilgiyle kayıtlı kimse bulunamadı', { exact: false }).first()).toBeVisible();
  await expectFit(desk);

  await search(desk, `+90 ${phone}`);
  await expect(desk.getByRole('heading', { name: 'Müşteri', exact: true, level: 1 })).toBeVisible();
  await expect(desk.getByText('Kasko teklifi', { exact: true })).toBeVisible();
  const masked = await desk.content();
  for (const secret of [phone, nationalNumber, '34KRS102', '34 KRS 102']) expect(masked).not.toContain(secret);
  await desk.getByText('Şirket yanıtları', { exact: false }).first().click();
  await expectFit(desk);

  await desk.getByLabel('Tür').selectOption({ label: 'İletiler' });
  await desk.getByRole('button', { name: 'Uygula' }).click();
  await expect(desk.getByText('Kasko teklifi', { exact: true })).toHaveCount(0);
  await expect(desk.getByText('SMS: Kasko teklifi için doğrulama kodu')).toBeVisible();

  await desk.getByRole('link', { name: 'Kişisel bilgileri göster' }).click();
  await expect(desk.getByText(phone).first()).toBeVisible();
  await expect(desk.getByText(nationalNumber)).toBeVisible();
  await expectFit(desk);

  await desk.getByRole('link', { name: 'Kayıtlar' }).click();
  const rows = desk.getByRole('row');
  await expect(rows.filter({ hasText: 'Müşterinin kişisel bilgilerini gördü' }).first()).toBeVisible();
  await expect(rows.filter({ hasText: 'Müşteri aradı' }).first()).toContainText('Kişisel bilgi, gösterilmez');
  expect(await desk.content()).not.toContain(phone);

  const reader = await atDesk(browser, ['read']);
  await search(reader, phone);
  await expect(reader.getByText('yalnız müşteri hizmeti yetkisi olanlar', { exact: false })).toBeVisible();
  const reply = await reader.goto(`${reader.url()}/acik`);
  expect(reply?.status()).toBe(403);
});

test('a plate that several asked about leads to a list of them', async ({ page, browser }) => {
  const plate = { LicensePlateNumber: '34KRS102', LicencePermitNo: 'AB123456' };
  await askAside(page, plate);
  await askAside(page, plate);
  const desk = await atDesk(browser, ['read']);
  await search(desk, '34 krs 102');
  await expect(desk.getByRole('heading', { name: 'Birden çok müşteri bulundu' })).toBeVisible();
  expect(desk.url()).not.toContain('KRS');
  await expectFit(desk);
  await desk
    .getByRole('link', { name: /kaydını aç$/ })
    .first()
    .click();
  await expect(desk.getByText('Kasko teklifi', { exact: true })).toBeVisible();
});
