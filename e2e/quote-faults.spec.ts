import { desktop, phone, withCookiesAnswered } from './browser.ts';
import { expectFaultsTold, mendAll } from './insurer-faults.ts';
import { askButton, expectOffers, findCar, passFirstStep } from './journey.ts';
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

test('[C-32] registers of addresses and insurers that are dead lose nothing of what was typed, and DASK is still offered', async ({
  page,
  own,
}) => {
  await page.setViewportSize(phone);
  await expectDaskInSpiteOfDeath(page, own);
});
