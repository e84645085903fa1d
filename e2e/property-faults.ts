import type { Page } from '@playwright/test';
import { formatDay } from '../src/domain/dates.ts';
import { askButton, expectOffers, pick } from './journey.ts';
import { expect, type OwnProduct } from './own-product.ts';
import { describeBuilding, findAddress, findButton, newOwner, radio, reachAddress } from './property-journey.ts';

/** The registers of addresses and policies and one insurer are dead; the first comes back while somebody waits. */
export async function expectDaskInSpiteOfDeath(page: Page, own: OwnProduct): Promise<void> {
  const owner = newOwner('uninsured');
  await own.behave('registries/address', 'reset');
  await own.behave('registries/earthquake', 'hang');
  await own.behave('insurers/901', 'error');
  await reachAddress(page, { line: 'dask', nationalNumber: owner.nationalNumber, sandbox: own.sandbox });
  await page.getByLabel('Doğum tarihi').fill(formatDay(owner.birthdate));
  await findButton(page).click();
  await expect(page.getByRole('heading', { name: 'Adres kayıtlarına şu anda ulaşılamıyor' })).toBeFocused();
  await radio(page, 'Adım adım seçerek').check();
  await page.getByRole('button', { name: 'Listelerden seç' }).click();
  await pick(page, 'İl', 'İzmir');
  await pick(page, 'İlçe', 'Bornova');
  await page.getByRole('combobox', { name: 'Belde veya merkez' }).click();
  await expect(page.getByRole('option', { name: 'Veri Yok' })).toBeVisible();
  await page.keyboard.press('Escape');
  await own.behave('registries/address', 'ok');
  await page.getByRole('button', { name: 'Belde veya merkez listesini yeniden dene' }).click();
  await expect(
    page.getByRole('combobox', { name: 'Mahalle' }).or(page.getByRole('option').first()).first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Adresi başka yolla bul' }).click();
  await findAddress(page, 'code', owner);
  await describeBuilding(page, { area: '90', floors: '4–7 kat', period: '2007 ve sonrası' });
  await askButton(page).click();
  await expectOffers(page, 3);
  await expect(page.getByRole('region', { name: 'Teklif vermeyen şirketler' })).toContainText('Çınaraltı Sigorta');
}
