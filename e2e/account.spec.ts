import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectAccessibleAtBoth } from './accessibility.ts';
import { desktop, expect, hydrated, phone, test, withCookiesAnswered } from './browser.ts';
import { consentsOf } from './consents.ts';
import { personAt } from './people-journey.ts';
import { call, joinAside, newPerson, type Person, password, readCode, readSms, registerAside } from './person.ts';
import { dialogOf, fillVerification, openLogin } from './windows.ts';

const toast = (page: Page, text: string | RegExp) => page.getByRole('region', { name: 'Bildirimler' }).getByText(text);

async function open(page: Page, path = '/') {
  await page.goto(path);
  await hydrated(page);
}

async function logIn(page: Page, username: string, secret = password) {
  await openLogin(page);
  await dialogOf(page).getByLabel('T.C. kimlik numarası').fill(username);
  await dialogOf(page).getByLabel('Şifre', { exact: true }).fill(secret);
  await dialogOf(page).getByRole('button', { name: 'Giriş Yap' }).click();
}

async function expectVerification(page: Page) {
  await expect(dialogOf(page).getByRole('heading', { name: 'Telefon Doğrulama' })).toBeVisible();
}

/** Writes into a list; its code comes late, and what is typed before finds nothing. */
async function chooseIn(field: Locator, { typed, option }: { typed: string; option: string }) {
  const found = field.page().getByRole('option', { name: option, exact: true });
  await expect(async () => {
    await field.fill('');
    await field.fill(typed);
    await expect(found).toBeVisible({ timeout: 1000 });
  }).toPass();
  await found.click();
}

async function fillRegistration(page: Page, person: Person, tellMore?: (dialog: Locator) => Promise<void>) {
  await openLogin(page);
  await dialogOf(page).getByRole('button', { name: 'Üye olun' }).click();
  const dialog = dialogOf(page);
  await dialog.getByLabel('Ad', { exact: true }).fill(person.Name);
  await dialog.getByLabel('Soyad').fill(person.Surname);
  await dialog.getByLabel('T.C. kimlik numarası').fill(person.NationalNumber);
  await dialog.getByLabel('Cep telefonu').fill(person.Phone);
  await dialog.getByLabel('E-posta').fill(person.Email);
  await dialog.getByLabel('Şifre', { exact: true }).fill(password);
  await dialog.getByLabel('Şifre tekrar').fill(password);
  await dialog.getByRole('checkbox', { name: /Gizlilik Politikası/ }).check();
  await dialog.getByRole('checkbox', { name: /Aydınlatma/ }).check();
  await tellMore?.(dialog);
  await dialog.getByRole('button', { name: 'Üye ol' }).click();
}

async function logOut(page: Page) {
  await page
    .locator('header')
    .getByRole('button', { name: /Hesap menüsü/ })
    .click();
  await page.locator('header').getByRole('button', { name: 'Çıkış Yap' }).click();
  await expect(page.locator('header').getByRole('button', { name: 'Giriş Yap' })).toBeVisible();
}

test.beforeEach(async ({ page, baseURL }) => {
  await page.setViewportSize(desktop);
  await withCookiesAnswered(page, baseURL);
});

test.describe('registration', () => {
  test('[S-11] [T-07] [T-01] [T-03] [T-06] a new member agrees once, proves the phone and is logged in', async ({
    page,
  }) => {
    const person = newPerson();
    await open(page, '/hakkimizda');
    await fillRegistration(page, person);
    await expectVerification(page);
    await expect(dialogOf(page)).toContainText(/\(555\)\d{3}-\d{4}/);
    await expect(dialogOf(page).getByRole('checkbox')).toHaveCount(0);
    await fillVerification(page, await readCode(person.Phone));
    await expect(toast(page, 'Üyeliğiniz açıldı.')).toBeVisible();
    await expect(toast(page, 'Hoş geldiniz, İlker.')).toBeVisible();
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(page).toHaveURL('/');
    await expect(page.locator('header').getByRole('button', { name: /Hesap menüsü/ })).toContainText('İlker');
    await expect.poll(() => consentsOf(person.Phone)).toEqual(['dataNotice register', 'userAgreement register']);
  });

  test('[T-07] at 360 px the county follows the city, and what was told of oneself stands in the details', async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    const person = newPerson();
    await open(page);
    await fillRegistration(page, person, async (dialog) => {
      const [city, county] = [
        dialog.getByRole('combobox', { name: /^İl \(/ }),
        dialog.getByRole('combobox', { name: /^İlçe/ }),
      ];
      await expect(county).toBeDisabled();
      await chooseIn(city, { typed: 'istan', option: 'İstanbul' });
      await chooseIn(county, { typed: 'kad', option: 'Kadıköy' });
      await chooseIn(city, { typed: 'izm', option: 'İzmir' });
      await expect(county).toHaveValue('');
      await chooseIn(county, { typed: 'borno', option: 'Bornova' });
      await dialog.getByRole('radio', { name: 'Kadın' }).check();
      await expectAccessible(page, 'dialog');
    });
    await expectVerification(page);
    await fillVerification(page, await readCode(person.Phone));
    await expect(toast(page, 'Hoş geldiniz, İlker.')).toBeVisible();
    await open(page, '/hesabim?page=bilgilerim');
    const main = page.locator('main');
    await expect(main.getByLabel('İl', { exact: true })).toHaveValue('İzmir');
    await expect(main.getByLabel('İlçe')).toHaveValue('Bornova');
    await expect(main.getByRole('radio', { name: 'Kadın' })).toBeChecked();
    await main.getByRole('radio', { name: 'Erkek' }).check();
    await main.getByRole('button', { name: 'Kaydet' }).click();
    await expect(toast(page, 'Bilgileriniz kaydedildi.')).toBeVisible();
    await page.reload();
    await hydrated(page);
    await expect(main.getByRole('radio', { name: 'Erkek' })).toBeChecked();
  });

  test('[T-07] [E-07] 3003 shows the birth date field with a warning and keeps what was typed', async ({ page }) => {
    const person = { ...newPerson(), NationalNumber: '22222222220', Name: 'Tuncay', Surname: 'Söğütlü' };
    await open(page);
    await fillRegistration(page, person);
    await expect(toast(page, 'Lütfen Doğum Tarihini Giriniz.')).toBeVisible();
    const dialog = dialogOf(page);
    await expect(dialog.getByLabel('Doğum tarihi').first()).toBeFocused();
    await expect(dialog.getByLabel('Şifre', { exact: true })).toHaveValue(password);
    await dialog.getByLabel('Doğum tarihi').first().fill('15/06/1990');
    await dialog.getByRole('button', { name: 'Üye ol' }).click();
    await expectVerification(page);
  });

  test('[E-07] other failures show the server’s message: a short password, a number that is taken', async ({
    page,
  }) => {
    const person = newPerson();
    await joinAside(page, person);
    await open(page);
    await fillRegistration(page, person);
    await expect(toast(page, /Bu bilgilerle açılmış bir üyelik var/)).toBeVisible();
    await dialogOf(page).getByLabel('Şifre', { exact: true }).fill('kısa');
    await dialogOf(page).getByLabel('Şifre tekrar').fill('kısa');
    await dialogOf(page).getByRole('button', { name: 'Üye ol' }).click();
    await expect(toast(page, 'Şifreniz en az 8 karakter olmalıdır.')).toBeVisible();
  });
});

test.describe('login', () => {
  test('[E-05] a wrong password is told under Hata', async ({ page }) => {
    await open(page);
    await logIn(page, newPerson().NationalNumber, 'yanlış-şifre');
    await expect(toast(page, /^Hata$/)).toBeVisible();
    await expect(toast(page, 'Kullanıcı adı veya şifre hatalı.')).toBeVisible();
  });

  test('[E-06] a security token that is refused shows the messages', async ({ page }) => {
    await page.route('**/api/proxy?endpoint=%2Fget-security-token*', (route) =>
      route.fulfill({
        status: 429,
        json: { Success: false, StatusCode: 429, Message: 'Bekleyin.', Messages: ['Bekleyin.'], Data: null },
      }),
    );
    await open(page);
    await logIn(page, '11111111110');
    await expect(toast(page, 'Bekleyin.')).toBeVisible();
  });

  test('a browser that cannot encrypt sends no password, says so and keeps what was typed', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(crypto, 'subtle', { value: undefined }));
    await open(page);
    await logIn(page, '11111111110');
    await expect(toast(page, /Bu bağlantı güvenli olmadığı için şifreniz gönderilmedi/)).toBeVisible();
    await expect(dialogOf(page).getByLabel('Şifre', { exact: true })).toHaveValue(password);
  });

  test('[T-06] [T-09] [S-12] [R-02] [N-04] [T-08] a member logs in, is known after a reload, and logs out', async ({
    page,
  }) => {
    const person = newPerson();
    await joinAside(page, person);
    await open(page);
    await logIn(page, person.NationalNumber);
    await expect(toast(page, 'Hoş geldiniz, İlker.')).toBeVisible();
    const menu = page.locator('header').getByRole('button', { name: /Hesap menüsü/ });
    await expect(menu).toContainText('İlker');
    expect(await page.evaluate(() => sessionStorage.getItem('SessionToken'))).toBeTruthy();

    const readable = await page.evaluate(
      () => document.cookie + JSON.stringify({ ...sessionStorage, ...localStorage }),
    );
    expect(readable).not.toContain(password);
    expect(readable).not.toContain('session=');
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'session');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    expect(readable).not.toContain(cookie?.value ?? '');

    const html = await (await page.request.get('/')).text();
    expect(html).toContain('İlker');
    for (const secret of [password, person.NationalNumber, person.Phone, cookie?.value ?? ''])
      expect(html).not.toContain(secret);
    await page.reload();
    await hydrated(page);
    await expect(menu).toContainText('İlker');

    await menu.click();
    await page.getByRole('link', { name: 'Profili Düzenle' }).click();
    await expect(page).toHaveURL('/hesabim');
    await logOut(page);
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => sessionStorage.getItem('SessionToken'))).toBeNull();
    expect((await page.context().cookies()).find(({ name }) => name === 'session')).toBeUndefined();
    expect(await (await page.request.get('/')).text()).not.toContain('İlker');
  });

  test('[T-08] [T-09] a tab that comes back after its session ended elsewhere shows it', async ({ page }) => {
    const person = newPerson();
    await joinAside(page, person);
    await open(page);
    await logIn(page, person.NationalNumber);
    await expect(toast(page, 'Hoş geldiniz, İlker.')).toBeVisible();
    await open(page, '/hesabim?page=bilgilerim');
    const later = await page.context().newPage();
    await open(later, '/hakkimizda');
    const keptCopy = (tab: Page) => tab.evaluate(() => sessionStorage.getItem('SessionToken'));
    expect([await keptCopy(page), await keptCopy(later)]).toEqual([expect.any(String), null]);
    const comeBack = (tab: Page) => tab.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    const menuOf = (tab: Page) => tab.locator('header').getByRole('button', { name: /Hesap menüsü/ });
    for (const tab of [page, later]) {
      const answered = tab.waitForResponse(/api\/proxy/);
      await comeBack(tab);
      await answered;
      await expect(menuOf(tab)).toBeVisible();
    }

    await call(page.context().request, '/logout', {});
    await expect(menuOf(page)).toBeVisible();
    await comeBack(page);
    await expect(page).toHaveURL('/');
    await comeBack(later);
    for (const tab of [page, later]) {
      await expect(tab.locator('header').getByRole('button', { name: 'Giriş Yap' })).toBeVisible();
      await expect(menuOf(tab)).toHaveCount(0);
    }
    await expect(later).toHaveURL('/hakkimizda');
  });

  test('[T-06] 2001: an unproven phone is verified, then the login goes on', async ({ page }) => {
    const person = newPerson();
    await registerAside(page, person);
    await open(page);
    await logIn(page, person.NationalNumber);
    await expectVerification(page);
    await fillVerification(page, await readCode(person.Phone));
    await expect(toast(page, 'Hoş geldiniz, İlker.')).toBeVisible();
  });

  test('[T-05] [T-06] [T-02] 2004: another device needs the code, then goes to the account', async ({
    page,
    browser,
    baseURL,
  }) => {
    const person = newPerson();
    const other = await browser.newPage({ baseURL: baseURL ?? '' });
    await joinAside(other, person);
    await other.close();
    await open(page);
    await logIn(page, person.NationalNumber);
    await expectVerification(page);
    await expect(dialogOf(page)).toContainText(`5** *** ** ${person.Phone.slice(-2)}`);
    await expect(dialogOf(page).getByRole('timer')).toHaveText(/^0[01]:\d\d$/);
    await expect(dialogOf(page).getByRole('button', { name: 'Kodu tekrar gönder' })).toBeDisabled();
    const code = await readCode(person.Phone, 2);
    await fillVerification(page, code === '000000' ? '111111' : '000000');
    await expect(toast(page, /SMS kodu hatalı/)).toBeVisible();
    await dialogOf(page).getByLabel('SMS kodu').fill(code);
    await dialogOf(page).getByRole('button', { name: 'Onayla' }).click();
    await expect(toast(page, 'Hoş geldiniz, İlker.')).toBeVisible();
    await expect(page).toHaveURL('/hesabim?page=bilgilerim');
  });

  test('[E-08] [S-11] a forgotten password is replaced by SMS and must then be changed', async ({ page }) => {
    const person = newPerson();
    await joinAside(page, person);
    await open(page);
    await openLogin(page);
    await dialogOf(page).getByRole('button', { name: 'Şifremi unuttum' }).click();
    const dialog = dialogOf(page);
    await expect(dialog.getByRole('heading', { name: 'Şifremi Yenile' })).toBeVisible();
    await dialog.getByLabel('T.C. kimlik numarası').fill(newPerson().NationalNumber);
    await dialog.getByLabel('Cep telefonu').fill(person.Phone);
    await dialog.getByRole('button', { name: 'Yeni şifre gönder' }).click();
    await expect(toast(page, 'Kullanıcı Bulunamadı.')).toBeVisible();
    await dialog.getByLabel('T.C. kimlik numarası').fill(person.NationalNumber);
    await dialog.getByRole('button', { name: 'Yeni şifre gönder' }).click();
    await expect(toast(page, 'Şifreniz Başarıyla Değiştirilmiştir.')).toBeVisible();
    await expect(toast(page, 'Yeni şifreniz telefonunuza gönderilmiştir.')).toBeVisible();

    const temporary = /(\w{4}-\w{4}-\w{4})/.exec(await readSms(person.Phone, 2))?.[1] ?? '';
    await dialog.getByLabel('T.C. kimlik numarası').fill(person.NationalNumber);
    await dialog.getByLabel('Şifre', { exact: true }).fill(temporary);
    await dialog.getByRole('button', { name: 'Giriş Yap' }).click();
    await expect(dialog.getByRole('heading', { name: 'Yeni şifre belirleyin' })).toBeVisible();
    await expectAccessibleAtBoth(page, 'dialog');
    await page.reload();
    await hydrated(page);
    await expect(dialog.getByRole('heading', { name: 'Yeni şifre belirleyin' })).toBeVisible();
    await dialog.getByLabel('SMS ile gelen şifre').fill(temporary);
    await dialog.getByLabel('Yeni şifre', { exact: true }).fill('Yepyeni-şifre-2');
    await dialog.getByLabel('Yeni şifre tekrar').fill('Yepyeni-şifre-2');
    await dialog.getByRole('button', { name: 'Şifreyi değiştir' }).click();
    await expect(toast(page, /Şifreniz değiştirildi/)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Bilgilerim' })).toBeVisible();
  });
});

test.describe('phone verification of a quotation', () => {
  async function firstStep(page: Page, person: { NationalNumber: string; Phone: string }) {
    await open(page, '/saglik/teklif');
    const main = page.locator('main');
    await main.getByLabel(/kimlik/i).fill(person.NationalNumber);
    await main.getByLabel('Cep telefonu').fill(person.Phone);
    await main.getByRole('button', { name: 'Devam et' }).click();
  }

  test('[T-01] [T-02] [T-03] [T-04] the code, the countdown through a reload, then the check, step 2 and whom the register knows', async ({
    page,
  }) => {
    const person = newPerson();
    await firstStep(page, person);
    await expectVerification(page);
    const code = await readCode(person.Phone);
    const dialog = dialogOf(page);
    await expect(dialog.getByRole('timer')).toHaveText(/^0[01]:\d\d$/);
    await expect(dialog.getByRole('button', { name: 'Kodu tekrar gönder' })).toBeDisabled();
    await expect(dialog.getByLabel('SMS kodu')).toHaveAttribute('autocomplete', 'one-time-code');
    for (const box of await dialog.getByRole('checkbox').all()) await expect(box).not.toBeChecked();

    await page.reload();
    await hydrated(page);
    await page.locator('main').getByRole('button', { name: 'Devam et' }).click();
    await expect(dialog.getByRole('timer')).toHaveText(/^00:\d\d$/);

    await dialog.getByRole('button', { name: 'Onayla' }).click();
    await expect(dialog.getByText('Lütfen SMS kodu giriniz.')).toBeVisible();
    await expect(dialog.getByText(/Gizlilik Politikası ve Kullanıcı Sözleşmesi'ni onaylayın/)).toBeVisible();
    await expect(dialog.getByText('Lütfen Aydınlatma metnini okuyup onaylayınız.')).toBeVisible();
    const checking = page.waitForResponse(/AMLKontrol/);
    await fillVerification(page, code);
    await expect(toast(page, 'Doğrulama tamamlandı.')).toBeVisible();
    const { StatusCode, Data } = (await (await checking).json()) as {
      readonly StatusCode: number;
      readonly Data: { readonly Name: string; readonly Surname: string };
    };
    expect(StatusCode).toBe(1010);
    await expect(
      page.getByRole('navigation', { name: 'Teklif adımları' }).getByRole('listitem').nth(1),
    ).toHaveAttribute('aria-current', 'step');
    await expect(personAt(page, 1)).toContainText(`${Data.Name} ${Data.Surname}`);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Kimlik bilgilerini değiştir' }).click();
    await expect(page.locator('main').getByLabel('Cep telefonu')).toHaveValue(/\(555\)/);
  });

  test('[E-04] a wrong code and an unsent message are told by toast', async ({ page }) => {
    const person = newPerson();
    await firstStep(page, person);
    const code = await readCode(person.Phone);
    await fillVerification(page, code === '000000' ? '111111' : '000000');
    await expect(toast(page, /SMS kodu hatalı/)).toBeVisible();
    await dialogOf(page).getByRole('button', { name: 'Kapat' }).click();
    await page.route('**/api/proxy?endpoint=%2Fgecici-kod*', (route) =>
      route.fulfill({
        status: 422,
        json: { Success: false, StatusCode: 1011, Message: 'SMS yok.', Messages: ['SMS yok.'], Data: null },
      }),
    );
    await page.locator('main').getByLabel('Cep telefonu').fill(newPerson().Phone);
    await page.locator('main').getByRole('button', { name: 'Devam et' }).click();
    await expect(toast(page, 'SMS yok.')).toBeVisible();
    await expect(dialogOf(page).getByRole('button', { name: 'Kodu tekrar gönder' })).toBeEnabled();
  });

  test('[E-03] who is on the sanctions list is stopped with the server’s messages', async ({ page }) => {
    const person = { ...newPerson(), NationalNumber: '33333333330' };
    await firstStep(page, person);
    await fillVerification(page, await readCode(person.Phone));
    await expect(toast(page, /^Hata$/)).toBeVisible();
    await expect(toast(page, /Bu bilgilerle işlem yapılamıyor/)).toBeVisible();
    await expect(page.locator('main').getByLabel('Cep telefonu')).toHaveValue(/\(555\)/);
  });

  test('[E-03] a check that could not be made is tried again without a second message', async ({ page }) => {
    const person = newPerson();
    const messages = ['Kuruma ulaşılamıyor.'];
    await page.route('**/api/proxy?endpoint=%2Faml*', (route) =>
      route.fulfill({
        status: 422,
        json: { Success: false, StatusCode: 1005, Message: messages[0], Messages: messages, Data: null },
      }),
    );
    await firstStep(page, person);
    await fillVerification(page, await readCode(person.Phone));
    await expect(toast(page, 'Kuruma ulaşılamıyor.')).toBeVisible();
    await page.unroute('**/api/proxy?endpoint=%2Faml*');
    await page.locator('main').getByRole('button', { name: 'Devam et' }).click();
    await expect(personAt(page, 1)).toBeVisible();
    await readSms(person.Phone, 1);
  });

  test('[E-02] [V-06] where the register wants the birth date it is asked, without a second message', async ({
    page,
  }) => {
    const person = { ...newPerson(), NationalNumber: '22222222220' };
    await firstStep(page, person);
    await fillVerification(page, await readCode(person.Phone));
    await expect(toast(page, 'Lütfen Doğum Tarihini Giriniz.')).toBeVisible();
    await page.locator('main').getByLabel('Doğum tarihi').first().fill('15/06/1990');
    await page.locator('main').getByRole('button', { name: 'Devam et' }).click();
    await expect(personAt(page, 1)).toBeVisible();
    await readSms(person.Phone, 1);
  });
});

test.describe('the account page', () => {
  async function enter(page: Page): Promise<Person> {
    const person = newPerson();
    await joinAside(page, person);
    await open(page);
    await logIn(page, person.NationalNumber);
    await expect(toast(page, 'Hoş geldiniz, İlker.')).toBeVisible();
    await open(page, '/hesabim?page=bilgilerim');
    return person;
  }

  test('[S-13] visitors and ended sessions are sent home', async ({ page, baseURL }) => {
    await page.goto('/hesabim');
    await expect(page).toHaveURL('/');
    await expect(dialogOf(page).getByLabel('Şifre', { exact: true })).toBeVisible();
    await page.context().addCookies([{ name: 'session', value: 'yok-boyle-bir-oturum', url: baseURL ?? '' }]);
    await page.goto('/hesabim');
    await expect(page).toHaveURL('/');
    await expect(page.locator('header').getByRole('button', { name: 'Giriş Yap' })).toBeVisible();
    await page.goto('/trafik/teklif');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('who is sent home to log in is led on to the page they asked for', async ({ page }) => {
    const person = newPerson();
    await joinAside(page, person);
    await open(page, '/hesabim?page=destek');
    const dialog = dialogOf(page);
    await dialog.getByLabel('T.C. kimlik numarası').fill(person.NationalNumber);
    await dialog.getByLabel('Şifre', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Giriş Yap' }).click();
    await expect(page).toHaveURL('/hesabim?page=destek');
    await expect(page.getByRole('heading', { name: 'Destek' }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Hesap menüsü' }).click();
    await page.locator('header').getByRole('link', { name: 'Tekliflerim' }).click();
    await expect(page).toHaveURL('/hesabim?page=tekliflerim');
  });

  test('and so is who has to prove the phone first', async ({ page }) => {
    const person = newPerson();
    await registerAside(page, person);
    await open(page, '/hesabim?page=destek');
    const dialog = dialogOf(page);
    await dialog.getByLabel('T.C. kimlik numarası').fill(person.NationalNumber);
    await dialog.getByLabel('Şifre', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Giriş Yap' }).click();
    await expectVerification(page);
    await fillVerification(page, await readCode(person.Phone));
    await expect(page).toHaveURL('/hesabim?page=destek');
  });

  test('[R-02] details are changed, a new phone only once it is proven', async ({ page }) => {
    const person = await enter(page);
    const main = page.locator('main');
    await expect(main).toContainText('İlker Örnek');
    await expect(main).not.toContainText(person.NationalNumber);
    await main.getByLabel('E-posta').fill(`yeni-${person.Email}`);
    await main.getByRole('button', { name: 'Kaydet' }).click();
    await expect(toast(page, 'Bilgileriniz kaydedildi.')).toBeVisible();
    const next = newPerson().Phone;
    await main.getByLabel('Cep telefonu').fill(next);
    await main.getByRole('button', { name: 'Kaydet' }).click();
    await expectVerification(page);
    await fillVerification(page, await readCode(next));
    await expect(toast(page, 'Bilgileriniz kaydedildi.').nth(1)).toBeVisible();
    await page.reload();
    await hydrated(page);
    await expect(main.getByLabel('E-posta')).toHaveValue(`yeni-${person.Email}`);
    await expect(main.getByLabel('Cep telefonu')).toHaveValue(/\(555\)/);
  });

  test('city and county, password, consent and sessions', async ({ page }) => {
    await enter(page);
    const main = page.locator('main');
    await chooseIn(main.getByLabel('İl', { exact: true }), { typed: 'istan', option: 'İstanbul' });
    await chooseIn(main.getByLabel('İlçe'), { typed: 'kad', option: 'Kadıköy' });
    await main.getByRole('button', { name: 'Kaydet' }).click();
    await expect(toast(page, 'Bilgileriniz kaydedildi.')).toBeVisible();

    await main.getByLabel('Mevcut şifre').fill('yanlış-şifre');
    await main.getByLabel('Yeni şifre', { exact: true }).fill('Yepyeni-şifre-2');
    await main.getByLabel('Yeni şifre tekrar').fill('Yepyeni-şifre-2');
    await main.getByRole('button', { name: 'Şifreyi değiştir' }).click();
    await expect(toast(page, 'Mevcut şifreniz hatalı.')).toBeVisible();
    await main.getByLabel('Mevcut şifre').fill(password);
    await main.getByRole('button', { name: 'Şifreyi değiştir' }).click();
    await expect(toast(page, /Şifreniz değiştirildi/)).toBeVisible();
    await expect(main.getByLabel('Mevcut şifre')).toHaveValue('');

    await expect(main.getByText('Bu cihaz')).toBeVisible();
    await main.getByRole('button', { name: 'Diğer cihazlardan çıkış yap' }).click();
    await expect(toast(page, 'Başka açık oturum yoktu.')).toBeVisible();
    await page.reload();
    await hydrated(page);
    await expect(main.getByLabel('İlçe')).toHaveValue('Kadıköy');
  });

  test('[T-05] [T-06] a member who wants a code at every login is asked on a known device too', async ({ page }) => {
    const person = await enter(page);
    const everyLogin = page.locator('main').getByRole('switch', { name: 'Her girişte SMS kodu iste' });
    await expect(everyLogin).not.toBeChecked();
    const saving = '**/api/proxy?endpoint=%2Fapi%2Fmusteri%2Fguncelle*';
    await page.route(saving, (route) => route.abort());
    await everyLogin.click();
    await expect(toast(page, 'Üzgünüz bir sorun oluştu tekrar deneyin.')).toBeVisible();
    await expect(everyLogin).not.toBeChecked();
    await page.unroute(saving);
    await everyLogin.check();
    await expect(toast(page, 'Artık her girişte SMS kodu sorulacak.')).toBeVisible();
    await page.reload();
    await hydrated(page);
    await expect(everyLogin).toBeChecked();

    await logOut(page);
    await logIn(page, person.NationalNumber);
    await expectVerification(page);
    await expect(dialogOf(page)).toContainText('Her girişte SMS kodu istediniz.');
    await expect(dialogOf(page)).toContainText(`5** *** ** ${person.Phone.slice(-2)}`);
    expect((await page.context().cookies()).find(({ name }) => name === 'session')).toBeUndefined();
  });
});
