import { expectAccessible } from './accessibility.ts';
import { desktop, phone, withCookiesAnswered } from './browser.ts';
import { expectFaultsTold, mendAll } from './insurer-faults.ts';
import { askButton, expectOffers, findCar, passFirstStep, toast } from './journey.ts';
import { expect, test } from './own-product.ts';
import { newPerson } from './person.ts';
import { expectDaskInSpiteOfDeath } from './property-faults.ts';
import { chooseCar, lineNamed } from './vehicle-lines.ts';

test.describe.configure({ mode: 'serial' });

test.beforeEach(async ({ page, own, baseURL }) => {
  await mendAll(own);
  await withCookiesAnswered(page, baseURL);
});

// The matrix breaks the insurers of every line.
test('kasko at 1280 px: who works is shown at once, who fails in any way with a reason', async ({ page, own }) => {
  await page.setViewportSize(desktop);
  await expectFaultsTold(page, own, lineNamed('kasko'));
});

test('[C-12] [C-16] a vehicle register that is dead stops nobody: search again or choose by hand', async ({
  page,
  own,
}) => {
  await page.setViewportSize(phone);
  await own.behave('registries/vehicle', 'reset');
  const { start, plate } = lineNamed('traffic');
  await passFirstStep(page, { path: start, plate, nationalNumber: newPerson().NationalNumber, sandbox: own.sandbox });
  await findCar(page);
  await expect(page.getByRole('heading', { name: 'Araç kayıtlarına şu anda ulaşılamıyor' })).toBeFocused();
  await page.getByRole('combobox', { name: 'Marka' }).click();
  await expect(page.getByRole('option', { name: 'Veri Yok' })).toBeVisible();
  await page.keyboard.press('Escape');
  await own.behave('registries/vehicle', 'ok');
  await chooseCar(page);
  await page.getByRole('button', { name: 'Aracı bul' }).click();
  await expect(page.getByRole('heading', { name: 'Aracınız bulundu' })).toBeFocused();
  await askButton(page).click();
  await expectOffers(page, 5);
});

test('[E-03] a population register that is dead is told in the step, with a way to try again and no success beside it', async ({
  page,
  own,
}) => {
  await page.setViewportSize(phone);
  await own.behave('registries/population', 'reset');
  const { plate } = lineNamed('traffic');
  const { NationalNumber: nationalNumber } = newPerson();
  await passFirstStep(page, { path: '/zorunlu-trafik-sigortasi', plate, nationalNumber, sandbox: own.sandbox });
  const told = 'Kimlik bilgilerini doğrulayan kuruma şu anda ulaşılamıyor';
  const alert = page.locator('main').getByRole('alert').filter({ hasText: told });
  await expect(alert).toBeFocused();
  await expect(toast(page, 'Hata')).toBeVisible();
  await expect(toast(page, 'Başarılı')).toHaveCount(0);
  await expectAccessible(page);
  await own.behave('registries/population', 'ok');
  await alert.getByRole('button', { name: 'Yeniden dene' }).click();
  await expect(page.getByLabel('Belge seri')).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test('[C-32] registers of addresses and insurers that are dead lose nothing of what was typed, and DASK is still offered', async ({
  page,
  own,
}) => {
  await page.setViewportSize(phone);
  await expectDaskInSpiteOfDeath(page, own);
});
