import type { Browser, Page } from '@playwright/test';
import { expectAccessible, expectAccessibleAtBoth } from './accessibility.ts';
import { desktop, expect, phone, test, withCookiesAnswered } from './browser.ts';
import {
  buy,
  expectBought,
  fillPayment,
  heading,
  mailedText,
  pay,
  payButton,
  referenceOf,
  testCards,
} from './checkout.ts';
import { askButton, car, expectOffers, findCar, passFirstStep } from './journey.ts';
import { newPerson, readCode } from './person.ts';
import { askAside } from './quotation.ts';
import { timePasses } from './time-passes.ts';

test.beforeEach(async ({ page, baseURL }) => {
  await page.setViewportSize(desktop);
  await withCookiesAnswered(page, baseURL);
});

async function openOther(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: phone, locale: 'tr-TR' });
  const other = await context.newPage();
  await withCookiesAnswered(other, baseURL);
  return other;
}

type Returned = { readonly address: string; readonly body: string };

/** Pays up to the moment at which the bank sends the browser back; another browser takes it from there. */
async function payElsewhere(page: Page, card: string, email: string): Promise<Returned> {
  await fillPayment(page, { number: card }, email);
  await payButton(page).click();
  await page.route('**/odeme/donus/**', (route) => route.abort());
  const returning = page.waitForRequest('**/odeme/donus/**');
  await page.getByLabel('Doğrulama kodu').fill('123456');
  await page.getByRole('button', { name: 'Onayla' }).click();
  const request = await returning;
  return { address: request.url(), body: request.postData() ?? '' };
}

/** What the bank's page does, in a browser that has never been here. */
async function comeBack(other: Page, { address, body }: Returned): Promise<string> {
  const following = other.waitForRequest('**/odeme/sonuc**');
  await other.goto('about:blank');
  await other.evaluate(
    ({ action, fields }) => {
      const form = Object.assign(document.createElement('form'), { method: 'post', action });
      for (const [name, value] of fields) {
        form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
      }
      document.body.append(form);
      HTMLFormElement.prototype.submit.call(form);
    },
    { action: address, fields: [...new URLSearchParams(body)] },
  );
  await other.waitForURL(/adim=sonuc/);
  return (await following).url();
}

test('under another name a page is led on without a cookie, a call is refused, and probes are answered', async ({
  request,
  baseURL,
}) => {
  const other = `${baseURL}`.replace('localhost', '127.0.0.1');
  const led = await request.get(`${other}/iletisim?x=1`, { maxRedirects: 0 });
  expect([led.status(), led.headers().location]).toEqual([308, `${baseURL}/iletisim?x=1`]);
  expect(led.headers()).not.toHaveProperty('set-cookie');
  expect(led.headers()).toHaveProperty('content-security-policy');
  expect((await request.post(`${other}/api/proxy?endpoint=/login`, { data: {} })).status()).toBe(421);
  expect((await request.get(`${other}/health`)).status()).toBe(200);
});

test('a purchase that begins under another name of the machine ends with its result', async ({ page, baseURL }) => {
  const address = `${baseURL}`.replace('localhost', '127.0.0.1');
  await passFirstStep(page, {
    path: `${address}/trafik/kasko-teklif`,
    nationalNumber: newPerson().NationalNumber,
    plate: car.LicensePlateNumber,
  });
  expect(new URL(page.url()).origin).toBe(baseURL);
  await findCar(page);
  await askButton(page).click();
  await expectOffers(page, 3);
  await buy(page);
  await pay(page, { number: testCards.good });
  await expectBought(page, 1);
});

test('[C-15] a bank’s return in another browser shows the least, and all of it after a code to the phone; a third sees nothing', async ({
  page,
  browser,
  baseURL,
}) => {
  const { address, phone: number } = await askAside(page, {}, { branches: [] });
  await page.goto(address);
  await buy(page);
  const returned = await payElsewhere(page, testCards.good, 'deniz@example.com');

  const other = await openOther(browser, baseURL);
  const link = await comeBack(other, returned);
  await expect(heading(other, 'Ödemeniz alındı, poliçeniz hazır')).toBeVisible();
  const reference = referenceOf(other);
  const main = other.locator('main');
  await expect(main).toContainText(/Kartınızdan [\d.]+,\d{2} TL çekildi\./);
  await expect(main).toContainText('Kasko, Çınaraltı Sigorta');
  await expect(main).toContainText(/d…@example\.com adresine gönder/);
  for (const kept of ['deniz@example.com', car.LicensePlateNumber, 'Poliçe no', number])
    await expect(main).not.toContainText(kept);
  expect(other.url()).not.toContain('anahtar');
  await expectAccessible(other);
  await other.setViewportSize(desktop);
  await expectAccessible(other);
  await other.reload();
  await expect(heading(other, 'Ödemeniz alındı, poliçeniz hazır')).toBeVisible();

  const third = await openOther(browser, baseURL);
  await third.goto(link);
  await expect(heading(third, 'Siparişinizi bu tarayıcıda gösteremiyoruz')).toBeVisible();
  await expect(third.locator('main')).toContainText(`sipariş numaranızı söyleyin: ${reference}`);
  await expect(third.locator('main')).not.toContainText(/,\d\d TL|Çınaraltı|@/);
  await expect(third.getByLabel('Cep telefonu')).toHaveCount(0);
  await expectAccessible(third);

  await timePasses.sinceMessage(number);
  await other.getByRole('button', { name: 'Kod gönder' }).click();
  // The code that proved the phone, the word that the policy is there, and this one.
  await other.getByLabel('SMS kodu').fill(await readCode(number, 3));
  await other.getByRole('button', { name: 'Devam et' }).click();
  await expectBought(other, 1);
  const [file] = await Promise.all([
    other.waitForEvent('download'),
    other.getByRole('button', { name: 'Kasko: Poliçe indir' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.pdf$/);
  await expect(other.locator('main')).toContainText('deniz@example.com');
});

test('the policy mail’s link opens the result in another browser, after a code to the phone and not before', async ({
  page,
  browser,
  baseURL,
}) => {
  const { address, phone: number } = await askAside(page, {}, { branches: [] });
  await page.goto(address);
  await buy(page);
  const { Email } = newPerson();
  await pay(page, { number: testCards.good }, Email);
  await expectBought(page, 1);

  const link = new URL(/https?:\/\/\S+adim=sonuc\S+/.exec(await mailedText(Email))?.[0] ?? '');
  const mailed = `${link.pathname}${link.search}`;
  await page.goto(mailed);
  await expectBought(page, 1);

  const other = await openOther(browser, baseURL);
  await other.goto(mailed);
  await expect(heading(other, 'Siparişinizi açın')).toBeVisible();
  await expect(other.locator('main')).not.toContainText(/,\d\d TL|Çınaraltı|@/);
  await expectAccessibleAtBoth(other);
  await timePasses.sinceMessage(number);
  await other.getByRole('button', { name: 'Kodu gönder' }).click();
  await other.getByLabel('SMS kodu').fill(await readCode(number, 3));
  await other.getByRole('button', { name: 'Devam et' }).click();
  await expectBought(other, 1);
  await expect(other.locator('main')).toContainText(Email);
});

test('a refused card in another browser: nothing was taken, and the order is not shown to who has only its address', async ({
  page,
  browser,
  baseURL,
}) => {
  const { address } = await askAside(page, {}, { branches: [] });
  await page.goto(address);
  await buy(page);
  const other = await openOther(browser, baseURL);
  await comeBack(other, await payElsewhere(page, testCards.refused, 'deniz@example.com'));
  await expect(heading(other, 'Ödeme alınmadı')).toBeVisible();
  await expect(other.locator('main')).toContainText('Kartınızdan para çekilmedi.');
  await expect(other.locator('main')).toContainText('Yeniden denemek için telefonunuzu doğrulayın.');

  const stranger = await openOther(browser, baseURL);
  for (const place of [other.url(), '/trafik/kasko-teklif?adim=sonuc', '/konut/teklif?siparis=K7Q2M4X9R1T5']) {
    await stranger.goto(place);
    await expect(heading(stranger, 'Siparişinizi bu tarayıcıda gösteremiyoruz')).toBeVisible();
    await expect(stranger.getByRole('button', { name: 'Devam et' })).toHaveCount(0);
  }
});

test('a return that nobody signed says so, on a phone and on a desk', async ({ page, baseURL }) => {
  await comeBackWith(page, `${baseURL}/odeme/donus/nestpay`);
  await expect(page.getByRole('heading', { name: 'Bankadan dönüşünüz okunamadı' })).toBeVisible();
  await expectAccessibleAtBoth(page);
});

async function comeBackWith(page: Page, action: string): Promise<void> {
  await page.setContent(`<form method="post" action="${action}"><input name="oid" value="x"></form>`);
  await page.evaluate(() => document.forms[0]?.submit());
}
