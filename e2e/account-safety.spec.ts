import type { Page } from '@playwright/test';
import { expectAccessibleAtBoth } from './accessibility.ts';
import { desktop, expect, hydrated, test, withCookiesAnswered } from './browser.ts';
import { joinAside, logInAside, newPerson, type Person, password, readCode } from './person.ts';
import { timePasses } from './time-passes.ts';
import { dialogOf, fillVerification, openLogin } from './windows.ts';

const toast = (page: Page, text: string | RegExp) => page.getByRole('region', { name: 'Bildirimler' }).getByText(text);
const idleWords = /^Uzun süre işlem yapılmadığı için oturumunuz kapandı\./;

async function open(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}

/** A member on the account page whose phone was proven too long ago. */
async function enter(page: Page): Promise<Person> {
  const person = newPerson();
  await joinAside(page, person);
  await logInAside(page, person);
  await timePasses.sinceProof(person.Phone);
  await open(page, '/hesabim?page=bilgilerim');
  return person;
}

async function expectPasswordWindow(page: Page) {
  await expect(dialogOf(page).getByRole('heading', { name: 'Şifrenizi yazın' })).toBeVisible();
}

async function typePassword(page: Page, text: string) {
  await dialogOf(page).getByLabel('Şifreniz', { exact: true }).fill(text);
  await dialogOf(page).getByRole('button', { name: 'Değişikliği kaydet' }).click();
}

test.beforeEach(async ({ page, baseURL }) => {
  await page.setViewportSize(desktop);
  await withCookiesAnswered(page, baseURL);
});

test.describe('what opens an account', () => {
  test('a new e-mail asks the password, and a wrong one loses nothing that was typed', async ({ page }) => {
    const person = await enter(page);
    const email = page.locator('main').getByLabel('E-posta');
    await email.fill(`yeni-${person.Email}`);
    await page.locator('main').getByRole('button', { name: 'Kaydet' }).click();
    await expectPasswordWindow(page);
    await expectAccessibleAtBoth(page, 'dialog');
    await typePassword(page, 'yanlış-şifre');
    await expect(toast(page, 'Şifreniz hatalı. Değişiklik kaydedilmedi.')).toBeVisible();
    await expect(dialogOf(page).getByLabel('Şifreniz', { exact: true })).toHaveValue('yanlış-şifre');
    await dialogOf(page).getByRole('button', { name: 'Kapat' }).click();
    await expect(email).toHaveValue(`yeni-${person.Email}`);

    await page.locator('main').getByRole('button', { name: 'Kaydet' }).click();
    await typePassword(page, password);
    await expect(toast(page, 'Bilgileriniz kaydedildi.')).toBeVisible();
    await expect(dialogOf(page)).toHaveCount(0);
    await page.reload();
    await expect(email).toHaveValue(`yeni-${person.Email}`);
  });

  test('a new phone asks the password, then its own code', async ({ page }) => {
    await enter(page);
    const next = newPerson().Phone;
    const main = page.locator('main');
    await main.getByLabel('Cep telefonu').fill(next);
    await main.getByRole('button', { name: 'Kaydet' }).click();
    await expectPasswordWindow(page);
    await typePassword(page, password);
    await expect(dialogOf(page).getByRole('heading', { name: 'Telefon Doğrulama' })).toBeVisible();
    await fillVerification(page, await readCode(next));
    await expect(toast(page, 'Bilgileriniz kaydedildi.')).toBeVisible();
    await page.reload();
    await expect(main.getByLabel('Cep telefonu')).toHaveValue(
      `(${next.slice(0, 3)})${next.slice(3, 6)}-${next.slice(6)}`,
    );
  });

  test('the second factor turns with the password only: who leaves the window finds it as it was', async ({ page }) => {
    await enter(page);
    const everyLogin = page.locator('main').getByRole('switch', { name: 'Her girişte SMS kodu iste' });
    await everyLogin.click();
    await expectPasswordWindow(page);
    await dialogOf(page).getByRole('button', { name: 'Kapat' }).click();
    await expect(everyLogin).not.toBeChecked();
    await everyLogin.click();
    await typePassword(page, password);
    await expect(toast(page, 'Artık her girişte SMS kodu sorulacak.')).toBeVisible();
    await page.reload();
    await hydrated(page);
    await expect(everyLogin).toBeChecked();
    // A permission is no way into the account, so that nobody is asked for a password.
    await page.goto('/hesabim?page=izinlerim');
    await hydrated(page);
    await page.locator('main').getByRole('switch', { name: 'E-posta' }).click();
    await expect(toast(page, 'E-posta izni açıldı.')).toBeVisible();
  });
});

test.describe('a session that nobody used for an hour', () => {
  const sessionOf = async (page: Page) =>
    (await page.context().cookies()).find(({ name }) => name === 'session')?.value;

  test('is told on the next page, once', async ({ page }) => {
    const person = await enter(page);
    await timePasses.sinceLastUse(person.Phone);
    await page.goto('/hesabim');
    await expect(page).toHaveURL('/');
    await expect(toast(page, idleWords)).toBeVisible();
    await expect(page.locator('header').getByRole('button', { name: 'Giriş Yap' })).toBeVisible();
    await expect.poll(() => sessionOf(page)).toBeUndefined();
    await page.reload();
    await hydrated(page);
    await expect(toast(page, idleWords)).toHaveCount(0);
  });

  test('is told where something is saved, and what was typed in a quotation stays', async ({ page }) => {
    await open(page, '/konut/teklif');
    const quotePhone = page.locator('main').getByLabel('Cep telefonu');
    await quotePhone.fill('5551234567');
    const person = await enter(page);
    await page.locator('main').getByLabel('E-posta').fill(`yeni-${person.Email}`);
    await timePasses.sinceLastUse(person.Phone);
    await page.locator('main').getByRole('button', { name: 'Kaydet' }).click();
    await expect(toast(page, idleWords)).toBeVisible();
    await expect(page).toHaveURL('/');
    await expect.poll(() => sessionOf(page)).toBeUndefined();
    await open(page, '/konut/teklif');
    await expect(quotePhone).toHaveValue('(555)123-4567');
  });
});

test('[T-02] the window of a code says when none was sent', async ({ page }) => {
  const held = { ResendSeconds: 30, CodeWaiting: false };
  await page.route('**/api/proxy?endpoint=%2Fgecici-kod*', (route) =>
    route.fulfill({
      status: 429,
      json: { Success: false, StatusCode: 429, Message: 'Bekleyin.', Messages: ['Bekleyin.'], Data: held },
    }),
  );
  const person = newPerson();
  await open(page, '/konut/teklif');
  const main = page.locator('main');
  await main.getByLabel(/kimlik/i).fill(person.NationalNumber);
  await main.getByLabel('Cep telefonu').fill(person.Phone);
  await main.getByRole('button', { name: 'Devam et' }).click();
  await expect(dialogOf(page)).toContainText('numaralı telefona kodunuz henüz gönderilemedi.');
  await expect(dialogOf(page).getByRole('timer')).toHaveText(/^00:[0-3]\d$/);
  await expect(dialogOf(page)).not.toContainText('gelen kodu yazın');
});

test('[S-11] the owner of a number claims it from the account of another, and opens one after three silent days', async ({
  page,
  browser,
  baseURL,
}) => {
  const squatter = newPerson();
  const other = await browser.newPage({ baseURL: baseURL ?? '' });
  await joinAside(other, squatter);
  await other.close();
  const owner = { ...newPerson(), NationalNumber: squatter.NationalNumber };
  const dialog = dialogOf(page);

  async function fillRegistration() {
    await open(page, '/hakkimizda');
    await openLogin(page);
    await dialog.getByRole('button', { name: 'Üye olun' }).click();
    await dialog.getByLabel('Ad', { exact: true }).fill(owner.Name);
    await dialog.getByLabel('Soyad').fill(owner.Surname);
    await dialog.getByLabel('T.C. kimlik numarası').fill(owner.NationalNumber);
    await dialog.getByLabel('Cep telefonu').fill(owner.Phone);
    await dialog.getByLabel('E-posta').fill(owner.Email);
    await dialog.getByLabel('Şifre', { exact: true }).fill(password);
    await dialog.getByLabel('Şifre tekrar').fill(password);
    await dialog.getByRole('checkbox', { name: /Gizlilik Politikası/ }).check();
    await dialog.getByRole('checkbox', { name: /Aydınlatma/ }).check();
    await dialog.getByRole('button', { name: 'Üye ol' }).click();
  }

  async function fillBirthdate() {
    await expect(dialog.getByLabel('Doğum tarihi').first()).toBeFocused();
    await dialog.getByLabel('Doğum tarihi').first().fill('04/03/1988');
    await dialog.getByRole('button', { name: 'Üye ol' }).click();
  }

  await fillRegistration();
  const claim = dialog.getByRole('button', { name: 'Bu numara benim' });
  await expect(dialog).toContainText('72 saat içinde itiraz etmezse');
  await expectAccessibleAtBoth(page, 'dialog');
  await claim.click();
  await fillBirthdate();
  await fillVerification(page, await readCode(owner.Phone));
  await expect(dialog.getByRole('heading', { name: 'Kimlik numaranız için talep' })).toBeVisible();
  await expect(dialog).toContainText(/Son itiraz zamanı: \d\d\.\d\d\.\d{4} \d\d:\d\d\./);
  await expectAccessibleAtBoth(page, 'dialog');
  await dialog.getByRole('button', { name: 'Tamam' }).click();
  await expect(dialog).toHaveCount(0);

  await timePasses.sinceClaim(squatter.Phone);
  await fillRegistration();
  await fillBirthdate();
  await expect(toast(page, 'Üyeliğiniz açıldı.')).toBeVisible();
  await logInAside(page, owner);
});
