import type { Locator, Page } from '@playwright/test';
import { expectAccessibleAtBoth } from './accessibility.ts';
import { desktop, expect, hydrated, phone, test, withCookiesAnswered } from './browser.ts';
import { buy, fillPayment, heading, movements, payButton, referenceOf, testCards } from './checkout.ts';
import { driver, expectOffers, passFirstStep } from './journey.ts';
import { joinAside, logInAside, newPerson, password, readCode } from './person.ts';
import { askAside } from './quotation.ts';
import { lineNamed } from './vehicle-lines.ts';
import { dialogOf, fillVerification, openLogin } from './windows.ts';

const toasts = (page: Page) => page.getByRole('region', { name: 'Bildirimler' });
const wrongCode = (right: string) => (right === '000000' ? '111111' : '000000');
const selection = (field: Locator) =>
  field.evaluate((input: HTMLInputElement) => input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0));

/** The sentence stands beside the field, which has the focus; the toast may fade. */
async function expectRefused(field: Locator, text: string | RegExp) {
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(text);
}

async function open(page: Page, path = '/') {
  await page.goto(path);
  await hydrated(page);
}

test.beforeEach(async ({ page, baseURL }) => {
  await page.setViewportSize(desktop);
  await withCookiesAnswered(page, baseURL);
});

test('[E-05] a wrong password stays beside its field until the next try, and is told alike for nobody', async ({
  page,
}) => {
  const person = newPerson();
  await joinAside(page, person);
  await open(page);
  await openLogin(page);
  const dialog = dialogOf(page);
  const secret = dialog.getByLabel('Şifre', { exact: true });
  for (const username of [newPerson().NationalNumber, person.NationalNumber]) {
    await dialog.getByLabel('T.C. kimlik numarası').fill(username);
    await secret.fill('yanlış-şifre');
    await dialog.getByRole('button', { name: 'Giriş Yap' }).click();
    await expectRefused(secret, /Kullanıcı adı veya şifre hatalı\./);
  }
  expect(await selection(secret)).toBe('yanlış-şifre');
  await expectAccessibleAtBoth(page, 'dialog');
  // The text is selected: what is typed takes its place, and Enter sends.
  await page.keyboard.type(password);
  await expect(secret).not.toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Enter');
  await expect(toasts(page).getByText('Hoş geldiniz, İlker.')).toBeVisible();
  await expect(toasts(page).getByText('Hata', { exact: true })).toHaveCount(0);
});

test('[E-04] [T-02] at 360 px the code is asked in words, a wrong one stays beside it, and boxes stay ticked', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const person = newPerson();
  await open(page, '/konut/teklif');
  const main = page.locator('main');
  const ask = async () => {
    await main.getByLabel(/kimlik/i).fill(person.NationalNumber);
    await main.getByLabel('Cep telefonu').fill(person.Phone);
    await main.getByRole('button', { name: 'Devam et' }).click();
  };
  await ask();
  const dialog = dialogOf(page);
  const code = dialog.getByLabel('SMS kodu');
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(code).toHaveAccessibleDescription(/6 haneli kod/);
  await expect(dialog).toContainText(/Yeni kod isteyebilmenize kalan süre: 0[01]:\d\d/);
  const right = await readCode(person.Phone);
  await fillVerification(page, wrongCode(right));
  await expectRefused(code, /SMS kodu hatalı/);
  expect(await selection(code)).toBe(wrongCode(right));
  await expectAccessibleAtBoth(page, 'dialog');
  await page.setViewportSize(phone);

  await dialog.getByRole('button', { name: 'Kapat' }).click();
  await ask();
  await expect(dialog.getByRole('status')).toHaveText('Az önce gönderdiğimiz kod hâlâ geçerli.');
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await code.fill(right);
  await dialog.getByRole('button', { name: 'Onayla' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(toasts(page).getByText('Hata', { exact: true })).toHaveCount(0);
});

test('a code whose tries are used up is not said to serve, in this window or the next', async ({ page }) => {
  const person = newPerson();
  await open(page, '/konut/teklif');
  const main = page.locator('main');
  await main.getByLabel(/kimlik/i).fill(person.NationalNumber);
  await main.getByLabel('Cep telefonu').fill(person.Phone);
  const ask = () => main.getByRole('button', { name: 'Devam et' }).click();
  const dialog = dialogOf(page);
  const stillServes = dialog.getByText('Az önce gönderdiğimiz kod hâlâ geçerli.');
  await ask();
  const wrong = wrongCode(await readCode(person.Phone));
  await dialog.getByRole('button', { name: 'Kapat' }).click();
  await ask();
  await expect(stillServes).toBeVisible();
  for (const said of [/4 deneme/, /3 deneme/, /2 deneme/, /1 deneme/, /Deneme hakkınız bitti/]) {
    await fillVerification(page, wrong);
    await expect(dialog.getByLabel('SMS kodu')).toHaveAccessibleDescription(said);
    await expect(stillServes).toHaveCount(0);
  }
  await dialog.getByRole('button', { name: 'Kapat' }).click();
  await ask();
  await expect(dialog.getByText(/kodunuz henüz gönderilemedi/)).toBeVisible();
  await expect(stillServes).toHaveCount(0);
});

test('[E-07] what the register window was refused stays in it: beside the field, or above its button', async ({
  page,
}) => {
  const person = newPerson();
  await joinAside(page, person);
  await open(page);
  await openLogin(page);
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: 'Üye olun' }).click();
  const secret = dialog.getByLabel('Şifre', { exact: true });
  await dialog.getByLabel('Ad', { exact: true }).fill(person.Name);
  await dialog.getByLabel('Soyad').fill(person.Surname);
  await dialog.getByLabel('T.C. kimlik numarası').fill(person.NationalNumber);
  await dialog.getByLabel('Cep telefonu').fill(person.Phone);
  await dialog.getByLabel('E-posta').fill(person.Email);
  await secret.fill('kısa');
  await dialog.getByLabel('Şifre tekrar').fill('kısa');
  await dialog.getByRole('checkbox', { name: /Gizlilik Politikası/ }).check();
  await dialog.getByRole('checkbox', { name: /Aydınlatma/ }).check();
  const send = dialog.getByRole('button', { name: 'Üye ol' });
  await send.click();
  await expectRefused(secret, /Şifreniz en az 8 karakter olmalıdır\./);
  await secret.fill(password);
  await dialog.getByLabel('Şifre tekrar').fill(password);
  await send.click();
  await expect(dialog.getByRole('alert')).toContainText('Bu bilgilerle açılmış bir üyelik var');
  await expect(send).toBeFocused();
  await expectAccessibleAtBoth(page, 'dialog');
});

test('a wrong current password stays beside its field in the account', async ({ page }) => {
  const person = newPerson();
  await joinAside(page, person);
  await logInAside(page, person);
  await open(page, '/hesabim?page=bilgilerim');
  const main = page.locator('main');
  await main.getByLabel('Mevcut şifre').fill('yanlış-şifre');
  await main.getByLabel('Yeni şifre', { exact: true }).fill('Yepyeni-şifre-2');
  await main.getByLabel('Yeni şifre tekrar').fill('Yepyeni-şifre-2');
  await main.getByRole('button', { name: 'Şifreyi değiştir' }).click();
  await expectRefused(main.getByLabel('Mevcut şifre'), 'Mevcut şifreniz hatalı.');
});

for (const [name, size] of [
  ['360', phone],
  ['1280', desktop],
] as const)
  test(`at ${name} px who turns back at the bank is told so, and finds address and accepted texts again`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const { address } = await askAside(page, { NationalNumber: driver(name === '360' ? 61 : 62) });
    await page.goto(address);
    await buy(page);
    await fillPayment(page, { number: testCards.good }, 'geri@example.com');
    await payButton(page).click();
    await page.getByRole('button', { name: 'Vazgeç' }).click();
    await page.waitForURL(/adim=sonuc/);
    await expect(heading(page, 'Ödeme yapılmadı')).toBeFocused();
    await expect(page.getByText('Ödemeden vazgeçtiniz; kartınızdan para çekilmedi.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Tekliflere dön' })).toBeVisible();
    expect(await movements(referenceOf(page))).toEqual([]);
    await page.getByRole('button', { name: 'Yeniden öde' }).click();
    await expect(payButton(page)).toBeVisible();
    const boxes = page.getByRole('checkbox', { name: /okudum, kabul ediyorum/ });
    await expect(boxes.first()).toBeChecked();
    expect(await boxes.evaluateAll((all) => all.every((box) => (box as HTMLInputElement).checked))).toBe(true);
    await expect(page.getByLabel('E-posta')).toHaveValue('geri@example.com');
    await expect(page.getByLabel('Kart numarası')).toHaveValue('');
  });

test('questions that could not be sent say so in their form until the next try, and lose nothing', async ({ page }) => {
  await page.setViewportSize(phone);
  const { start, plate } = lineNamed('traffic');
  await passFirstStep(page, { path: start, plate, nationalNumber: newPerson().NationalNumber });
  await page.getByLabel('Belge seri').fill('AB');
  await page.getByLabel('Belge no').fill('123456');
  const refusal = page.locator('[data-refusal]');
  const proxied = '**/api/proxy?*';
  for (const name of ['Aracı bul', 'Teklifleri getir']) {
    await page.route(proxied, (route) => route.abort());
    await page.getByRole('button', { name }).click();
    await expect(refusal).toBeVisible();
    await page.unroute(proxied);
    await page.getByRole('button', { name }).click();
    await expect(refusal).toBeHidden();
  }
  await expectOffers(page, 5);
});
