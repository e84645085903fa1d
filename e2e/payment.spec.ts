import type { Browser, Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { desktop, expect, phone, test, withCookiesAnswered } from './browser.ts';
import {
  acceptAll,
  buy,
  cardOf,
  expectBought,
  fillPayment,
  heading,
  mailsTo,
  movements,
  passBank,
  pay,
  payButton,
  policies,
  referenceOf,
  steady,
  testCards,
  typeCard,
} from './checkout.ts';
import { driver } from './journey.ts';
import { joinAside, logInAside, newPerson, password, readCode, sandboxAddress } from './person.ts';
import { askAside } from './quotation.ts';
import { fillVerification } from './windows.ts';

const { good: markerCard } = testCards;

/** Broken on purpose; other tests ask for offers and for nothing of these two. */
const repricing = { name: 'Yakamoz Sigorta', partner: 'insurers/905' };
const refusing = { name: 'Kırlangıç Sigorta', partner: 'insurers/903' };

async function behave(partner: string, mode: 'ok' | 'reprice' | 'decline'): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ mode });
  await fetch(`${sandboxAddress}/${partner}/behaviour`, { method: 'PUT', headers, body });
}

/** Nobody is sold the same policy twice: every purchase has a buyer of its own. */
const buyer = (index: number) => driver(70 + index);

async function openOffers(page: Page, NationalNumber: string): Promise<void> {
  const { address } = await askAside(page, { NationalNumber });
  await page.goto(address);
}

/** The call that asks where an order stands. */
const orderAsked = /payment(?:%2F|\/)order(?:&|$)/;

/** In sight, and not under the header that stays. */
async function expectBelowHeader(page: Page, thing: Locator): Promise<void> {
  await expect(thing).toBeInViewport({ ratio: 1 });
  const [header, box] = await Promise.all([page.locator('header').first().boundingBox(), thing.boundingBox()]);
  expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
}

/** Every place to which the page sent the card. */
function watchCard(page: Page): () => readonly string[] {
  const places: string[] = [];
  page.on('request', (request) => {
    const sent = `${request.url()} ${request.postData() ?? ''}`.replaceAll(/[\s+-]|%20/g, '');
    if (sent.includes(markerCard)) places.push(new URL(request.url()).pathname);
  });
  return () => places;
}

async function secondPage(browser: Browser, page: Page): Promise<Page> {
  const context = await browser.newContext({
    storageState: await page.context().storageState(),
    baseURL: new URL(page.url()).origin,
  });
  return context.newPage();
}

test.beforeEach(async ({ page, baseURL }) => {
  await page.setViewportSize(desktop);
  await withCookiesAnswered(page, baseURL);
});

test('[C-15] [C-20] [V-16] [V-27] [S-08] [K-08] a member buys kasko: from the price to the policy, and the card is seen by the bank alone', async ({
  page,
}) => {
  const person = { ...newPerson(), NationalNumber: buyer(1) };
  await joinAside(page, person);
  await logInAside(page, person);
  const sentTo = watchCard(page);
  await openOffers(page, person.NationalNumber);
  await buy(page);
  await expect(page.getByRole('group', { name: 'Ne satın alıyorsunuz?' })).toContainText('34 KRS 102');
  await expect(page.getByLabel('E-posta')).toHaveValue(person.Email);
  await expectAccessible(page);

  await payButton(page).click();
  await expect(page.getByRole('alert').getByText('Şu 5 alanı kontrol edin')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /Bilgilendirme formu/ })).toBeFocused();
  const [form] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Bilgilendirme formu.*belgesini aç$/ }).click(),
  ]);
  expect(form.suggestedFilename()).toMatch(/\.pdf$/);
  await acceptAll(page);
  await page.getByLabel('Kart numarası').pressSequentially('54');
  await expect(page.getByText('Mastercard')).toBeVisible();
  await typeCard(page, { number: markerCard });
  await expect(page.getByLabel('Kart numarası')).toHaveValue('5400 6174 3190 1202');
  await page.getByRole('radio', { name: /X 9 Taksit/ }).check();
  await expect(page.getByText('Tutar yenileniyor')).toHaveCount(0);

  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/proxy?endpoint=%2Fapi%2Fpayment%2Fstart*', async (route) => {
    await released;
    await route.continue();
  });
  await payButton(page).dblclick();
  await expect(page.getByRole('status').getByText('Ödeme yapılıyor')).toBeVisible();
  release();
  await passBank(page);
  await expect(heading(page, 'Poliçeniz hazır')).toBeFocused();
  expect(sentTo()).toEqual(['/bank/fim/est3Dgate']);
  const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie]));
  expect(kept).not.toMatch(/54006174|5400 6174|12\/30/);

  await expect(page.getByText(/^Kartınızdan [\d.]+,\d\d TL çekildi \([\d.]+,\d\d TL X 9 Taksit\)\.$/)).toBeVisible();
  const [policy] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Kasko: Poliçe indir' }).click(),
  ]);
  expect(policy.suggestedFilename()).toMatch(/\.pdf$/);
  await expect(page.locator('header')).not.toContainText('Giriş Yap');

  const reference = referenceOf(page);
  expect(await movements(reference)).toEqual(['PreAuth approved', 'PostAuth approved']);
  expect(await policies(reference)).toBe(1);
  await expect.poll(() => mailsTo(person.Email)).toBeGreaterThan(0);

  const number = await page.getByText('Poliçe no').locator('+ dd').textContent();
  await page.reload();
  await expect(page.getByText(number ?? '')).toBeVisible();
  const again = await page.context().newPage();
  await again.goto(page.url());
  await expect(again.getByText(number ?? '')).toBeVisible();
});

for (const { title, number, sentence } of [
  { title: 'without funds', number: testCards.empty, sentence: 'Kartın limiti bu tutara yetmiyor.' },
  { title: 'that its bank refuses', number: testCards.refused, sentence: 'Bankanız ödemeyi onaylamadı.' },
]) {
  test(`a card ${title} takes nothing and leads to another card`, async ({ page }) => {
    await openOffers(page, newPerson().NationalNumber);
    await buy(page);
    await pay(page, { number });
    await expect(heading(page, 'Ödeme tamamlanmadı')).toBeVisible();
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(page.getByText('Kartınızdan para çekilmedi.', { exact: true })).toBeVisible();
    await expectAccessible(page);
    const reference = referenceOf(page);
    expect(await movements(reference)).toEqual(['PreAuth declined']);
    expect(await policies(reference)).toBe(0);
    await page.getByRole('button', { name: 'Başka bir kartla öde' }).click();
    await expect(page.getByLabel('Kart numarası')).toHaveValue('');
  });
}

test('who leaves the payment while the bank’s answer is asked for is not led away by it', async ({ page }) => {
  await openOffers(page, newPerson().NationalNumber);
  await buy(page);
  await fillPayment(page, { number: markerCard });
  await payButton(page).click();
  await expect(page.getByLabel('Doğrulama kodu')).toBeVisible();
  const asked = Promise.withResolvers<void>();
  const left = Promise.withResolvers<void>();
  await page.route(orderAsked, async (route) => {
    const response = await route.fetch();
    const reply = (await response.json()) as { readonly Data: object };
    asked.resolve();
    await left.promise;
    await route.fulfill({ response, json: { ...reply, Data: { ...reply.Data, State: 'issuing', Money: 'reserved' } } });
  });
  await page.goBack();
  await asked.promise;
  const answered = page.waitForResponse(orderAsked);
  await page.getByRole('button', { name: 'Tekliflere dön' }).first().click();
  await expect(page).toHaveURL(/adim=teklifler/);
  left.resolve();
  await (await answered).finished();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page).toHaveURL(/adim=teklifler/);
});

test('who goes back from the bank is told that nothing was charged, pays again, and is charged once', async ({
  page,
}) => {
  const { NationalNumber, Phone } = newPerson();
  await openOffers(page, NationalNumber);
  await buy(page);
  await fillPayment(page, { number: markerCard });
  await payButton(page).click();
  await expect(page.getByLabel('Doğrulama kodu')).toBeVisible();
  await page.goBack();
  await expect(payButton(page)).toBeVisible();
  const note = page.getByRole('status').filter({ hasText: 'Bankanın sayfasından geri döndünüz' });
  await expect(note).toContainText('Kartınızdan para çekilmedi; aşağıdan yeniden ödeyebilirsiniz.');
  await expectBelowHeader(page, note);
  await expectAccessible(page);
  await page.setViewportSize(phone);
  await expectAccessible(page);

  await pay(page, { number: markerCard }, 'geri-donen@example.com');
  await expectBought(page, 1);
  await expect(page.getByText('hasar hattı:')).toBeVisible();
  await expect(page.getByText(/gününün sonuna kadar gerekçe göstermeden/)).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize(desktop);
  await expectAccessible(page);

  const card = page.getByRole('group', { name: 'Üyelik açın' });
  await card.getByRole('button', { name: 'Üyelik açın' }).click();
  const window = page.getByRole('dialog', { name: 'Üye Kayıt Formu' });
  await expect(window.getByLabel('E-posta')).toHaveValue('geri-donen@example.com');
  await expect(window.getByLabel('Soyad')).not.toHaveValue('');
  const result = page.url();
  await window.getByLabel('T.C. kimlik numarası').fill(NationalNumber);
  await window.getByLabel('Cep telefonu').fill(Phone);
  for (const name of ['Şifre', 'Şifre tekrar']) await window.getByLabel(name, { exact: true }).fill(password);
  for (const name of [/Gizlilik Politikası/, /Aydınlatma/]) await window.getByRole('checkbox', { name }).check();
  await window.getByRole('button', { name: 'Üye ol' }).click();
  await fillVerification(page, await readCode(Phone));
  await expect(page.getByRole('button', { name: /Hesap menüsü/ })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(result);
  await expect(heading(page, 'Poliçeniz hazır')).toBeVisible();
  await expect(card).toHaveCount(0);
});

test('a holder the bank cannot verify, and one who turns back at its door', async ({ page }) => {
  await openOffers(page, buyer(4));
  await buy(page);
  await fillPayment(page, { number: markerCard });
  await payButton(page).click();
  await expect(page.getByLabel('Doğrulama kodu')).toBeVisible();
  await page.goBack();
  await expect(payButton(page)).toBeVisible();
  await expect(page.getByLabel('Kart numarası')).toHaveValue('');
  await expect(page.getByText('Ödeme yapılıyor')).toHaveCount(0);
  await fillPayment(page, { number: testCards.unverifiable });
  await payButton(page).click();
  await page.waitForURL(/adim=sonuc/);
  await expect(heading(page, 'Ödeme tamamlanmadı')).toBeVisible();
  await expect(page.getByText(/^Bankanız kartı doğrulayamadı\./)).toBeVisible();
  expect(await movements(referenceOf(page))).toEqual([]);
});

test.describe('when an insurer thinks again', () => {
  test.describe.configure({ mode: 'serial' });
  test.afterEach(() => Promise.all([behave(repricing.partner, 'ok'), behave(refusing.partner, 'ok')]));

  test('a price that changed before the payment is shown old and new, and waits for a yes', async ({ page }) => {
    await openOffers(page, buyer(5));
    await expect(cardOf(page, repricing.name)).toBeVisible();
    await behave(repricing.partner, 'reprice');
    await buy(page, repricing.name);
    await expect(heading(page, 'Fiyat değişti')).toBeFocused();
    await expect(payButton(page)).toHaveCount(0);
    await page.reload();
    await expect(heading(page, 'Fiyat değişti')).toBeVisible();
    await page.getByRole('button', { name: 'Yeni fiyatı kabul ediyorum' }).click();
    await expect(payButton(page)).toBeVisible();
  });

  test('a price that changed after the reservation gives it back and asks again', async ({ page }) => {
    await openOffers(page, buyer(6));
    await buy(page, repricing.name);
    await fillPayment(page, { number: markerCard });
    await payButton(page).click();
    await behave(repricing.partner, 'reprice');
    await passBank(page);
    await expect(heading(page, 'Poliçe düzenlenmedi')).toBeVisible();
    await expect(page.getByText('Yeni fiyat', { exact: true })).toBeVisible();
    expect(await movements(referenceOf(page))).toEqual(['PreAuth approved', 'Void approved']);
    await page.getByRole('button', { name: 'Yeni fiyatla ödemeye git' }).click();
    await page.getByRole('button', { name: 'Yeni fiyatı kabul ediyorum' }).click();
    await fillPayment(page, { number: markerCard });
    await payButton(page).click();
    await passBank(page);
    await expect(heading(page, 'Poliçeniz hazır')).toBeVisible();
  });

  test('an insurer that refuses after the reservation: no policy, the money is let go', async ({ page }) => {
    await openOffers(page, buyer(7));
    await buy(page, refusing.name);
    await fillPayment(page, { number: markerCard });
    await payButton(page).click();
    await behave(refusing.partner, 'decline');
    await passBank(page);
    await expect(heading(page, 'Poliçe düzenlenmedi')).toBeVisible();
    await expect(page.getByText(/^Ayrılan tutar serbest bırakıldı\./)).toBeVisible();
    expect(await movements(referenceOf(page))).toEqual(['PreAuth approved', 'Void approved']);
    expect(await policies(referenceOf(page))).toBe(0);
    await page.getByRole('button', { name: 'Başka bir teklif seç' }).click();
    await expect(cardOf(page, steady)).toBeVisible();
  });
});

/** In place of the payment the page says that it is bought, and leads to the policy. */
async function expectBoughtBefore(page: Page, reference: string): Promise<void> {
  await expect(heading(page, 'Bu teklifi satın aldınız')).toBeVisible();
  await expect(page.getByText(`${steady}, poliçe no`)).toBeVisible();
  await expect(payButton(page)).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Poliçemi göster' }).click();
  await expect(heading(page, 'Poliçeniz hazır')).toBeVisible();
  expect(referenceOf(page)).toBe(reference);
}

test('two tabs that pay for the same offer charge it once', async ({ page, browser }) => {
  await openOffers(page, buyer(8));
  await buy(page);
  await fillPayment(page, { number: markerCard });
  const other = await secondPage(browser, page);
  await other.goto(page.url().replace('odeme', 'teklifler'));
  await buy(other);
  await fillPayment(other, { number: markerCard });
  await payButton(page).click();
  await expect(page.getByLabel('Doğrulama kodu')).toBeVisible();
  await passBank(page);
  await expect(heading(page, 'Poliçeniz hazır')).toBeVisible();
  const reference = referenceOf(page);
  await payButton(other).click();
  await expectBoughtBefore(other, reference);
  expect(await movements(reference)).toEqual(['PreAuth approved', 'PostAuth approved']);
  expect(await policies(reference)).toBe(1);
});

test('who opens the payment of an offer that was bought in another tab is told so, and shown the policy', async ({
  page,
  browser,
}) => {
  await openOffers(page, buyer(9));
  await buy(page);
  const other = await secondPage(browser, page);
  await other.goto(page.url().replace('odeme', 'teklifler'));
  await buy(other);
  await expect(payButton(other)).toBeEnabled();
  await pay(page, { number: markerCard });
  await expect(heading(page, 'Poliçeniz hazır')).toBeVisible();
  await other.reload();
  await expectBoughtBefore(other, referenceOf(page));
  expect(await policies(referenceOf(page))).toBe(1);
});
