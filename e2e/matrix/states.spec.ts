import { expectAccessibleAtBoth } from '../accessibility.ts';
import { expect, hydrated, test, withCookiesAnswered } from '../browser.ts';
import { openLive } from '../form-gallery.ts';
import { findCar, openEveryGate, passFirstStep, select } from '../journey.ts';
import { personAt } from '../people-journey.ts';
import { newPerson, readCode } from '../person.ts';
import { memberAside } from '../policy.ts';
import { dialogOf, fillVerification, openLogin } from '../windows.ts';

test.beforeEach(({ page, baseURL }) => withCookiesAnswered(page, baseURL));

test('the windows of an account have no accessibility violation at 360 and 1280', async ({ page }) => {
  const dialog = dialogOf(page);
  await page.goto('/');
  await hydrated(page);
  await openLogin(page);
  await expectAccessibleAtBoth(page, 'dialog');
  await dialog.getByRole('button', { name: 'Şifremi unuttum' }).click();
  await expect(dialog.getByRole('heading', { name: 'Şifremi Yenile' })).toBeVisible();
  await expectAccessibleAtBoth(page, 'dialog');
  await dialog.getByRole('button', { name: 'Girişe dön' }).click();
  await dialog.getByRole('button', { name: 'Üye olun' }).click();
  await expect(dialog.getByRole('heading', { name: 'Üye Kayıt Formu' })).toBeVisible();
  await expectAccessibleAtBoth(page, 'dialog');
});

test('the window of a code and the step behind it have no accessibility violation at 360 and 1280', async ({
  page,
}) => {
  const person = newPerson();
  await page.goto('/saglik/teklif');
  await hydrated(page);
  const main = page.locator('main');
  await main.getByLabel(/kimlik/i).fill(person.NationalNumber);
  await main.getByLabel('Cep telefonu').fill(person.Phone);
  await main.getByRole('button', { name: 'Devam et' }).click();
  await expect(dialogOf(page).getByRole('timer')).toBeVisible();
  await expectAccessibleAtBoth(page, 'dialog');
  await fillVerification(page, await readCode(person.Phone));
  await expect(personAt(page, 1)).toBeVisible();
  await expectAccessibleAtBoth(page);
});

test('the account page has no accessibility violation at 360 and 1280', async ({ page }) => {
  await memberAside(page);
  await page.goto('/hesabim?page=bilgilerim');
  await hydrated(page);
  await expect(page.locator('main').getByLabel('E-posta')).toBeVisible();
  await expectAccessibleAtBoth(page);
});

test('the second step is accessible at 360 and 1280, closed and open', async ({ page }) => {
  await passFirstStep(page, { path: '/trafik/kasko-teklif', plate: '34 ABC 123', nationalNumber: '11111111110' });
  await expect(page.getByLabel('Belge seri')).toBeVisible();
  await expectAccessibleAtBoth(page);
  await findCar(page);
  await expectAccessibleAtBoth(page);
  await openEveryGate(page);
  await expect(select(page, 'Marka')).toHaveValue('TOYOTA');
  await expect(select(page, 'İlçe')).toHaveValue('Kadıköy');
  await expectAccessibleAtBoth(page);
});

test('[F-01] every kind of field in every state: no accessibility violation at 360 and 1280, nothing wider than the screen', async ({
  page,
  baseURL,
}) => {
  const { send, form } = await openLive(page, baseURL);
  await send.click();
  await expect(form.locator('[data-error-summary]')).toBeVisible();
  await expect(page.locator('#durumlar section')).toHaveCount(15);
  await expectAccessibleAtBoth(page);
});
