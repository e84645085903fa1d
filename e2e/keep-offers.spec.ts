import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { desktop, expect, phone, test, withCookiesAnswered } from './browser.ts';
import { mailedText } from './checkout.ts';
import { joinAside, logInAside, newPerson, readCode, readSms } from './person.ts';
import { askAside } from './quotation.ts';
import { timePasses } from './time-passes.ts';

const cards = (page: Page) => page.getByRole('article');
const row = (page: Page) => page.getByRole('group', { name: 'Teklifleri saklayın' });
const mailButton = (page: Page) => row(page).getByRole('button', { name: 'Teklifleri e-postama gönder' });
const dialog = (page: Page) => page.getByRole('dialog');
const wrongFor = (code: string) => (code === '000000' ? '111111' : '000000');

async function openList(page: Page) {
  const asked = await askAside(page);
  await page.goto(asked.address);
  await expect(cards(page).first()).toBeVisible({ timeout: 30_000 });
  return asked;
}

/** The window in which visitors find what they asked, from the footer. */
async function openFinder(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Tekliflerim' }).click();
  await expect(dialog(page).getByRole('heading', { name: 'Tekliflerim' })).toBeVisible();
}

for (const [name, size] of [
  ['a phone', phone],
  ['a desktop', desktop],
] as const) {
  test.describe(`on ${name}`, () => {
    test.beforeEach(async ({ page, baseURL }) => {
      await page.setViewportSize(size);
      await withCookiesAnswered(page, baseURL);
    });

    test('offers are mailed, and the mail’s link opens them as one’s own in another browser, by a code alone', async ({
      page,
      browser,
      baseURL,
    }) => {
      const { phone: number } = await openList(page);
      const { Email } = newPerson();
      await mailButton(page).click();
      const field = dialog(page).getByLabel('E-posta adresiniz');
      await dialog(page).getByRole('button', { name: 'Gönder' }).click();
      await expect(field).toBeFocused();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(dialog(page).getByText('Lütfen e-mail adresi giriniz.')).toBeVisible();
      await expectAccessible(page, 'dialog');
      await field.fill(Email);
      await expect(field).not.toHaveAttribute('aria-invalid');
      await dialog(page).getByRole('button', { name: 'Gönder' }).click();
      await expect(dialog(page).getByText(`Teklifleriniz ${Email} adresine gönderildi.`)).toBeVisible();
      await expectAccessible(page, 'dialog');
      await dialog(page).getByRole('button', { name: 'Tamam' }).click();
      await expect(dialog(page)).toHaveCount(0);
      await expect(mailButton(page)).toBeFocused();

      const link = new URL(/https?:\/\/\S+/.exec(await mailedText(Email))?.[0] ?? '');
      const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
      const elsewhere = await context.newPage();
      await elsewhere.setViewportSize(size);
      await withCookiesAnswered(elsewhere, baseURL);
      await elsewhere.goto(`${link.pathname}${link.search}`);
      await expect(elsewhere.getByRole('heading', { name: 'Teklif listenizi açın' })).toBeVisible();
      await expect(cards(elsewhere)).toHaveCount(0);
      await expectAccessible(elsewhere);
      await timePasses.sinceMessage(number);
      await elsewhere.getByRole('button', { name: 'Kodu gönder' }).click();
      const code = await readCode(number, 2);
      await elsewhere.getByLabel('SMS kodu').fill(wrongFor(code));
      await elsewhere.getByRole('button', { name: 'Devam et' }).click();
      await expect(elsewhere.getByText(/SMS kodu hatalı/)).toBeVisible();
      await expect(cards(elsewhere)).toHaveCount(0);
      await elsewhere.getByLabel('SMS kodu').fill(code);
      await elsewhere.getByRole('button', { name: 'Devam et' }).click();
      await expect(cards(elsewhere).first()).toBeVisible({ timeout: 30_000 });
      await expect(elsewhere).toHaveURL(/adim=teklifler/);
      await expect(mailButton(elsewhere)).toBeVisible();
      await context.close();
    });

    test('the link to share is made in its own window, which says what others see', async ({ page }) => {
      await openList(page);
      await row(page).getByRole('button', { name: 'Bağlantıyı paylaş' }).click();
      await expect(dialog(page).getByLabel('Paylaşım bağlantısı')).toHaveValue(/paylasim=/);
      await expect(dialog(page).getByText(/plakanız yer almaz/)).toBeVisible();
      await expectAccessible(page, 'dialog');
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      await expect(row(page).getByRole('button', { name: 'Bağlantıyı paylaş' })).toBeFocused();
      await expect(row(page).getByRole('link', { name: 'Tekliflerim' })).toHaveCount(0);
    });

    test('who gives the phone and its code finds what was asked with it on another device, and opens it', async ({
      page,
      browser,
      baseURL,
    }) => {
      const { phone: number, headerGuid } = await openList(page);
      const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
      const elsewhere = await context.newPage();
      await elsewhere.setViewportSize(size);
      await withCookiesAnswered(elsewhere, baseURL);
      await openFinder(elsewhere);
      await expectAccessible(elsewhere, 'dialog');
      await dialog(elsewhere).getByLabel('Cep telefonu').fill(number);
      await timePasses.sinceMessage(number);
      await dialog(elsewhere).getByRole('button', { name: 'Kodu gönder' }).click();
      const field = dialog(elsewhere).getByLabel('SMS kodu');
      await expect(field).toBeFocused();
      expect(await readSms(number, 2)).toContain('tekliflerinizi acmak icin');
      const code = await readCode(number, 2);
      await field.fill(wrongFor(code));
      await dialog(elsewhere).getByRole('button', { name: 'Tekliflerimi göster' }).click();
      await expect(dialog(elsewhere).getByText(/SMS kodu hatalı/)).toBeVisible();
      await expectAccessible(elsewhere, 'dialog');
      await field.fill(code);
      await dialog(elsewhere).getByRole('button', { name: 'Tekliflerimi göster' }).click();
      await expect(dialog(elsewhere).getByRole('heading', { name: '1 teklif listeniz var' })).toBeFocused();
      await expect(dialog(elsewhere).getByRole('listitem')).toContainText(
        /Kasko.*34 KRS 102.*en düşüğü [\d.]+,\d\d TL/s,
      );
      await expectAccessible(elsewhere, 'dialog');
      await dialog(elsewhere)
        .getByRole('link', { name: /^Listeyi aç: Kasko/ })
        .click();
      await expect(dialog(elsewhere)).toHaveCount(0);
      await expect(elsewhere).toHaveURL(new RegExp(`teklif=${headerGuid}&adim=teklifler`));
      await expect(cards(elsewhere).first()).toBeVisible({ timeout: 30_000 });
      await context.close();
    });
  });
}

test('by keyboard: a phone nothing was asked with is asked for its code like any other, and learns it only then', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize(desktop);
  await withCookiesAnswered(page, baseURL);
  const { Phone } = newPerson();
  await page.goto('/');
  const entry = page.getByRole('contentinfo').getByRole('button', { name: 'Tekliflerim' });
  await entry.focus();
  await page.keyboard.press('Enter');
  await dialog(page).getByLabel('Cep telefonu').focus();
  await page.keyboard.type(Phone);
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByLabel('SMS kodu')).toBeFocused();
  await page.keyboard.type(await readCode(Phone, 1));
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('heading', { name: 'Bu numarayla teklif bulunamadı' })).toBeFocused();
  await expectAccessible(page, 'dialog');
  await page.keyboard.press('Escape');
  await expect(entry).toBeFocused();
});

test('who is logged in is led to their own page, and their address stands in the window', async ({ page, baseURL }) => {
  await page.setViewportSize(desktop);
  await withCookiesAnswered(page, baseURL);
  const person = newPerson();
  await joinAside(page, person);
  await logInAside(page, person);
  await openList(page);
  await mailButton(page).click();
  await expect(dialog(page).getByLabel('E-posta adresiniz')).toHaveValue(person.Email);
  await page.keyboard.press('Escape');
  await row(page).getByRole('link', { name: 'Tekliflerim' }).click();
  await expect(page).toHaveURL(/\/hesabim\?page=tekliflerim/);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Tekliflerim' })).toBeVisible();
});
