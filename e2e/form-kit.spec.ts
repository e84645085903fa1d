import type { Page } from '@playwright/test';
import { galleryMessages, galleryFields as words } from '../src/messages/gallery.ts';
import { expect, hydrated, test, withCookiesAnswered } from './browser.ts';
import { openLive } from './form-gallery.ts';
import { composer } from './mask-ways.ts';

/** A picture of the whole gallery after every key would take longer than the keys. */
test.use({ trace: 'off' });

test('[F-01] [V-22] the whole form is filled and sent by keyboard alone', async ({ page, baseURL }) => {
  const { form, slot, model } = await openLive(page, baseURL);
  const press = (...keys: string[]) =>
    keys.reduce((done, key) => done.then(() => page.keyboard.press(key)), Promise.resolve());
  const type = (text: string) => page.keyboard.type(text);
  const at = (name: string) => expect(slot(name).locator(':focus')).toHaveCount(1);
  /** Goes on with Tab until a field is reached; whatever it passes must be seen to have the focus. */
  const tabTo = async (name: string) => {
    for (let presses = 0; presses < 8; presses += 1) {
      await press('Tab');
      if ((await slot(name).locator(':focus').count()) > 0) return;
    }
    await at(name);
  };

  await slot('Name').locator('input').focus();
  await type('Ayşe');
  await tabTo('DoorNumber');
  await type('12');
  await tabTo('Email');
  await type('ayse@example.com');
  await tabTo('Price');
  await type('1250000');
  await tabTo('Mileage');
  await type('45000');
  await tabTo('Password');
  await type('gizli');
  await tabTo('PasswordAgain');
  await type('gizli');
  await tabTo('Note');
  await type('Bir not');
  await tabTo('City');
  await type('igdir');
  await expect(form.getByRole('option', { name: 'Iğdır' })).toBeVisible();
  await press('Enter');
  await tabTo('ModelYear');
  await press('ArrowDown', 'ArrowDown', 'Enter');
  await tabTo('Covers');
  await type('deprem');
  await press('Enter');
  await type('sel');
  await press('Enter', 'Escape');
  await tabTo('Job');
  await type('avukat');
  await press('Enter');
  await tabTo('Usage');
  await press('Space');
  await press('ArrowDown', 'ArrowDown');
  await press('Tab');
  await type('Taksi');
  await tabTo('Roof');
  await press('Space');
  await tabTo('RoofKind');
  await type('Beton');
  await tabTo('Lpg');
  await press('Space');
  await tabTo('Notice');
  await press('Space');
  await tabTo('Start');
  const soon = new Date(Date.now() + 3 * 86_400_000);
  const day = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Istanbul' }).format(soon);
  await type(day.replaceAll('/', ''));
  await tabTo('Month');
  await type('082029');
  await tabTo('Hour');
  await type('0930');
  await tabTo('Appointment');
  await type(`${day.replaceAll('/', '')}1015`);
  await tabTo('fam');
  await press('Enter');
  await type('Can');
  await press('Tab');
  await type('31012015');
  await tabTo('send');
  await press('Enter');

  await expect(page.getByTestId('model')).toContainText('Taksi');
  const iso = day.split('/').toReversed().join('-');
  expect(await model()).toEqual({
    Name: 'Ayşe',
    DoorNumber: '12',
    Email: 'ayse@example.com',
    Price: 1_250_000,
    Mileage: 45_000,
    Password: 'gizli',
    PasswordAgain: 'gizli',
    Note: 'Bir not',
    City: '76',
    ModelYear: expect.stringMatching(/^20\d\d$/),
    Covers: ['2', '3'],
    Job: '2',
    Usage: 'other',
    UsageOther: 'Taksi',
    Roof: '1',
    RoofKind: 'Beton',
    Lpg: true,
    Notice: true,
    News: false,
    Start: iso,
    Month: '2029-08',
    Hour: '09:30',
    Appointment: `${iso} 10:15`,
    Files: [],
    fam: [{ Name: 'Can', Birthdate: '2015-01-31', individual: 1 }],
  });
});

test('[F-10] [V-13] a failed submit names the fields, takes the focus to the first, and keeps what was typed', async ({
  page,
  baseURL,
}) => {
  const { form, field, slot, send } = await openLive(page, baseURL);
  await field(words.doorNumber).fill('12a');
  await send.click();
  await expect(field(words.name)).toBeFocused();
  await expect(slot('Name')).toContainText('Lütfen adınızı giriniz.');
  await expect(slot('Note')).toContainText('Lütfen doldurun');
  await expect(slot('Password')).toContainText('Lütfen Doldurun');
  await expect(slot('DoorNumber')).toContainText('Sadece sayı giriniz.');
  for (const name of ['City', 'Usage', 'Lpg', 'Start']) await expect(slot(name)).toContainText('Lütfen doldurun');
  await expect(slot('Notice')).toContainText('Lütfen Aydınlatma metnini okuyup onaylayınız.');
  await expect(field(words.doorNumber)).toHaveValue('12a');

  const summary = form.getByRole('alert');
  await summary.getByRole('link', { name: words.note }).click();
  await expect(field(words.note)).toBeFocused();
  await field(words.note).fill('Not');
  await expect(summary.getByRole('link', { name: words.note })).toContainText('düzeltildi');
  expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('');

  await field(words.name).fill('Ayşe');
  await send.click();
  await expect(field(words.doorNumber)).toBeFocused();
});

test('[F-03] while a form is sent its button is busy and a second submit does nothing', async ({ page, baseURL }) => {
  await withCookiesAnswered(page, baseURL);
  let calls = 0;
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/proxy*', async (route) => {
    calls += 1;
    await answered;
    await route.continue();
  });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/');
  await hydrated(page);
  await page.locator('header').getByRole('button', { name: 'Giriş Yap' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('T.C. kimlik numarası').fill('11111111110');
  await dialog.locator('input[name="Password"]').fill('yanlis-sifre');
  const button = dialog.getByRole('button', { name: 'Giriş Yap' });
  await button.click();
  await expect(button).toBeDisabled();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await dialog.locator('input[name="Password"]').press('Enter');
  await expect.poll(() => calls).toBe(1);
  answer();
  await expect(button).toBeEnabled();
});

test('[F-04] selects search the Turkish way, hold several, clear, offer other and years', async ({ page, baseURL }) => {
  const { form, field, slot } = await openLive(page, baseURL);
  const city = form.getByRole('combobox', { name: words.city });
  await city.click();
  await expect(form.getByRole('option')).not.toHaveCount(0);
  await city.fill('sanli');
  await form.getByRole('option', { name: 'Şanlıurfa' }).click();
  await expect(city).toHaveValue('Şanlıurfa');
  await city.fill('yokboyle');
  await expect(form.getByText('Veri Yok').first()).toBeVisible();
  await city.press('Escape');

  const year = form.getByRole('combobox', { name: words.modelYear });
  await year.click();
  const current = new Date().getFullYear();
  await expect(form.getByRole('option').first()).toHaveText(String(current));
  await form.getByRole('option', { name: String(current - 1) }).click();
  await slot('ModelYear').getByRole('button', { name: 'Seçimi temizle' }).click();
  await expect(year).toHaveValue('');

  await form.getByRole('combobox', { name: words.job }).fill('diğer');
  await form.getByRole('option', { name: 'Diğer' }).click();
  await expect(field(`${words.job}, diğer`)).toBeVisible();
});

test('[T-11] a list that cannot be loaded stays empty without a word', async ({ page, baseURL }) => {
  await page.route('**/api/proxy*', (route) => route.abort());
  const { form } = await openLive(page, baseURL);
  await form.getByRole('combobox', { name: words.city }).click();
  await expect(form.getByText('Veri Yok').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Bildirimler' })).toHaveText('');
});

test('[F-07] [F-08] [F-09] files are read, cut to their number, removed, and never sent by the field; a failure says why', async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(() => {
    const read = FileReader.prototype.readAsDataURL;
    FileReader.prototype.readAsDataURL = function (file: Blob) {
      if ((file as File).name === 'bozuk.png') setTimeout(() => this.dispatchEvent(new ProgressEvent('error')));
      else read.call(this, file);
    };
  });
  const { slot } = await openLive(page, baseURL);
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  const file = (name: string) => ({ name, mimeType: 'image/png', buffer: Buffer.from('iVBORw0KGgo=', 'base64') });
  await slot('Files')
    .locator('input[type=file]')
    .setInputFiles([file('bir.png'), file('iki.png'), file('uc.png')]);
  await expect(slot('Files').getByRole('listitem')).toHaveCount(2);
  await expect(slot('Files').getByText('Eklendi', { exact: true })).toHaveCount(2);
  await slot('Files')
    .getByRole('button', { name: /bir\.png|iki\.png/ })
    .first()
    .click();
  await expect(slot('Files').getByRole('listitem')).toHaveCount(1);
  await slot('Files')
    .locator('input[type=file]')
    .setInputFiles([file('bozuk.png')]);
  await slot('Files').getByRole('button', { name: 'Hatanın nedeni' }).hover();
  await expect(slot('Files').getByRole('tooltip')).toHaveText('Dosya okunamadı. Lütfen dosyayı yeniden seçin.');
  expect(sent).toEqual([]);
});

test('[V-21] [V-23] [V-24] letters alone get into a name; a number gets its separators, and its limits are told in lira', async ({
  page,
  baseURL,
}) => {
  const { field, slot } = await openLive(page, baseURL);
  const name = field(words.name);
  await name.pressSequentially('A1y2ş3e-4 N_ur!');
  await expect(name).toHaveValue('Ayşe Nur');
  await name.press('Home');
  await name.press('ArrowRight');
  await page.keyboard.insertText('9ğ9');
  await expect(name).toHaveValue('Ağyşe Nur');
  await name.pressSequentially('ı');
  await expect(name).toHaveValue('Ağıyşe Nur');

  const price = field(words.price);
  await price.pressSequentially('1250000,5');
  await expect(price).toHaveValue('1.250.000,5');
  await price.press('Home');
  await price.press('ArrowRight');
  await price.pressSequentially('9');
  await expect(price).toHaveValue('19.250.000,5');
  expect(await price.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(2);
  await price.blur();
  await expect(slot('Price')).toContainText('En fazla 5,000,000₺ olmalıdır.');
  await price.fill('999');
  await expect(slot('Price')).toContainText('En az 1,000₺ olmalıdır.');
  await price.fill('');
  await expect(slot('Price')).toContainText('Bir değer girilmelidir.');
});

test('[V-25] a day is chosen or typed as DD/MM/YYYY within its limits, a time as HH:mm', async ({ page, baseURL }) => {
  const { form, field, slot } = await openLive(page, baseURL);
  const start = field(words.start);
  await expect(start).toHaveAttribute('placeholder', 'GG/AA/YYYY');
  await start.fill('01/01/2020');
  await start.blur();
  await expect(slot('Start')).toContainText(/Lütfen \d\d\.\d\d\.\d{4} ya da daha sonraki bir tarih seçiniz\./);
  await slot('Start').getByRole('button', { name: 'Takvimi aç' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const hour = field(words.hour);
  await hour.fill('2530');
  await hour.blur();
  await expect(slot('Hour')).toContainText('Lütfen saati saat ve dakika olarak yazınız.');
  await hour.fill('14:30');
  await expect(slot('Hour')).not.toContainText('Lütfen');
  await expect(form.getByLabel(words.month)).toHaveAttribute('placeholder', 'AA/YYYY');
});

test('[S-10] [F-10] the text behind a consent opens over the form and gives the focus back', async ({
  page,
  baseURL,
}) => {
  const { slot } = await openLive(page, baseURL);
  const link = slot('Notice').getByRole('link', { name: words.contractTitle });
  await link.click();
  const dialog = page.getByRole('dialog', { name: words.contractTitle });
  await expect(dialog.locator('.prose')).toContainText('kişisel', { ignoreCase: true });
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(link).toBeFocused();
  await expect(slot('Notice').getByRole('checkbox')).not.toBeChecked();
});

test('a condition brings its field and takes it away, and an error does not move away what is pressed', async ({
  page,
  baseURL,
}) => {
  const { field, form, slot } = await openLive(page, baseURL);
  await expect(field(words.roofKind)).toHaveCount(0);
  await form.getByRole('radio', { name: 'Var', exact: true }).check();
  await field(words.roofKind).fill('Kiremit');
  await form.getByRole('radio', { name: 'Yok', exact: true }).check();
  await expect(field(words.roofKind)).toHaveCount(0);

  await field(words.note).fill('Not');
  await field(words.note).fill('');
  const target = slot('Roof').getByRole('radio', { name: 'Var', exact: true });
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 10, (box?.y ?? 0) + 2);
  await page.mouse.down();
  // As long as a press takes; nothing may happen meanwhile.
  await page.waitForTimeout(150);
  await page.mouse.up();
  await expect(target).toBeChecked();
  await expect(slot('Note')).toContainText('Lütfen doldurun');
});

test('a new step begins untouched, and the one before stands as it was left', async ({ page, baseURL }) => {
  await openLive(page, baseURL);
  const form = page.locator('#adimlar form');
  await form.getByRole('button', { name: galleryMessages.next }).click();
  await expect(form.getByText('Lütfen adınızı giriniz.')).toBeVisible();
  await form.getByLabel(words.name, { exact: true }).fill('Ayşe');
  await form.getByLabel(words.password, { exact: true }).fill('gizli');
  await form.getByRole('button', { name: galleryMessages.next }).click();
  const phoneField = form.getByLabel('Telefon', { exact: true });
  await phoneField.pressSequentially('55');
  await expect(form.locator('[aria-invalid]')).toHaveCount(0);
  await form.getByRole('button', { name: galleryMessages.back }).click();
  await expect(form.getByLabel(words.password, { exact: true })).toHaveValue('gizli');
  await form.getByRole('button', { name: galleryMessages.next }).click();
  await form.getByLabel(words.passwordAgain).fill('başka');
  await phoneField.fill('5550000001');
  await form.getByRole('button', { name: galleryMessages.finish }).click();
  await expect(form.getByText('Girdiğiniz şifre eşleştirilemedi.')).toBeVisible();
  await expect(form.getByLabel(words.passwordAgain)).toBeFocused();
  await form.getByLabel(words.passwordAgain).fill('gizli');
  await form.getByRole('button', { name: galleryMessages.finish }).click();
  await expect(page.getByTestId('model')).toContainText('"Phone": "5550000001"');
});

test('what was typed survives a reload and going back, secrets do not, and nothing stands in the address', async ({
  page,
  baseURL,
}) => {
  const { field, form } = await openLive(page, baseURL);
  await field(words.name).fill('Ayşe');
  await field(words.price).fill('25000');
  await field(words.password).fill('cok-gizli');
  await form.getByRole('radio', { name: 'Ticari' }).check();
  await page.locator('#maskeler').getByLabel('Kart numarası').fill('4111111111111111');
  await page.reload();
  await hydrated(page);
  await expect(field(words.name)).toHaveValue('Ayşe');
  await expect(field(words.price)).toHaveValue('25.000');
  await expect(form.getByRole('radio', { name: 'Ticari' })).toBeChecked();
  await expect(field(words.password)).toHaveValue('');
  await expect(page.locator('#maskeler').getByLabel('Kart numarası')).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(/cok-gizli|4111/);
  await page.goto('/sss');
  await page.goBack();
  await hydrated(page);
  await expect(field(words.name)).toHaveValue('Ayşe');
  expect(page.url()).not.toContain('?');
});

/** A page whose scripts are on their way until they are released. */
async function openWithoutScripts(page: Page, baseURL: string | undefined) {
  await withCookiesAnswered(page, baseURL);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/seyahat-saglik-sigortasi', { waitUntil: 'commit' });
  return { form: page.locator('main form').first(), release };
}

test('what is typed before scripts run is kept and shaped when they do', async ({ page, baseURL }) => {
  const { form, release } = await openWithoutScripts(page, baseURL);
  await form.getByLabel('Yalnız pasaport ile').check();
  await form.getByLabel(/telefon/i).pressSequentially('5550000001');
  release();
  await hydrated(page);
  await expect(form.getByLabel(/telefon/i)).toHaveValue('(555)000-0001');
  await expect(form.getByLabel('Yalnız pasaport ile')).toBeChecked();
  await form.getByLabel('Pasaport numarası').fill('U12345678');
  await page.goto('/outgoing/teklif');
  await hydrated(page);
  await expect(page.locator('main').getByLabel('Pasaport numarası')).toHaveValue('U12345678');
  await expect(page.locator('main').getByLabel(/telefon/i)).toHaveValue('(555)000-0001');
});

test('a word that is being composed when scripts begin to run is shaped when it is done, and stands there once', async ({
  page,
  baseURL,
}) => {
  const { form, release } = await openWithoutScripts(page, baseURL);
  const phone = form.getByLabel(/telefon/i);
  await phone.focus();
  const { grow, commit } = await composer(page);
  await grow('555000');
  release();
  await hydrated(page);
  await expect(phone).toHaveValue('555000');
  await grow('5550000001', '5550000'.length);
  await commit('5550000001');
  await expect(phone).toHaveValue('(555)000-0001');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a first step is posted, judged by the same rules and handed back', async ({ page, baseURL }) => {
    await withCookiesAnswered(page, baseURL);
    await page.goto('/trafik/teklif');
    const main = page.locator('main');
    await main.getByLabel('Plaka', { exact: true }).fill('34abc123');
    await main.getByLabel(/kimlik/i).fill('11111111111');
    await main.getByRole('button', { name: 'Devam et' }).click();
    await expect(main.getByText('Lütfen geçerli bir TC kimlik numarası giriniz.')).toBeVisible();
    await expect(main.getByText('Lütfen telefon numarası giriniz.')).toBeVisible();
    await expect(main.getByRole('alert').getByRole('link')).toHaveCount(2);
    await expect(main.getByLabel('Plaka', { exact: true })).toHaveValue('34 ABC 123');
    await main.getByLabel(/kimlik/i).fill('11111111110');
    await main.getByLabel(/telefon/i).fill('0555 000 00 01');
    await main.getByRole('button', { name: 'Devam et' }).click();
    await expect(main.getByRole('alert').filter({ hasText: 'JavaScript' })).toBeVisible();
    await expect(main.getByRole('alert').getByRole('link')).toHaveCount(0);
    await expect(main.locator('[aria-invalid]')).toHaveCount(0);
  });
});

test('a page without a date picker loads none', async ({ page, baseURL }) => {
  await withCookiesAnswered(page, baseURL);
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await page.goto('/kasko-sigortasi');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(files.filter((url) => /(date|time)-picker|picker-field|select-box|drag-upload|list-inputs/.test(url))).toEqual(
    [],
  );
});
