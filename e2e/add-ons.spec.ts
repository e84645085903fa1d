import type { Page, WebSocketRoute } from '@playwright/test';
import { exampleOffer, exampleOfferList, type Offer } from '../src/contracts/calls/offer.ts';
import { expectAccessible } from './accessibility.ts';
import { desktop, expect, phone, test, withCookiesAnswered } from './browser.ts';
import { choose, goToPayment, payButton } from './checkout.ts';
import { askAside, walkTo } from './quotation.ts';

const total = (page: Page) => page.getByRole('region', { name: 'Seçiminiz' });
const payment = (page: Page) => page.getByRole('group', { name: 'Ne satın alıyorsunuz?' });
const accident = (page: Page) => page.getByRole('button', { name: /Ferdi Kaza 100\.000 TL ekle/ }).first();
const legal = (page: Page) => page.getByRole('button', { name: /Hukuksal Koruma 25\.000 TL ekle/ }).first();

async function sumOf(page: Page): Promise<number> {
  const text = await total(page).textContent();
  return Number(/Toplam ([\d.]+,\d\d) TL/.exec(text ?? '')?.[1]?.replaceAll(/[.,]/g, '') ?? Number.NaN);
}

/** The list of a kasko quotation, with its add-ons asked for. */
async function openList(page: Page): Promise<void> {
  const { address } = await askAside(page);
  await page.goto(address);
  await expect(page.getByText(/^Yanıtlar tamamlandı, \d+ teklif var\.$/).last()).toBeVisible({ timeout: 45_000 });
}

test.beforeEach(({ page, baseURL }) => withCookiesAnswered(page, baseURL));

test('[L-09] branches are added and removed on their own, the total follows and outlives a reload', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await openList(page);
  await expect(page.getByRole('heading', { name: 'Yanında isterseniz' })).toHaveCount(0);
  await choose(page);
  await expect(page).toHaveURL(/adim=ek-teminatlar/);
  await expect(total(page).getByRole('button', { name: 'Eklemeden devam et' })).toBeVisible();
  await expect(page.getByText('Eklendi', { exact: true })).toHaveCount(0);
  const price = await sumOf(page);

  await accident(page).click();
  await expect(total(page)).toContainText('Ferdi kaza');
  const withAccident = await sumOf(page);
  expect(withAccident).toBeGreaterThan(price);
  await legal(page).click();
  const withBoth = await sumOf(page);
  expect(withBoth).toBeGreaterThan(withAccident);
  await page.getByRole('button', { name: /Ferdi Kaza 100\.000 TL çıkar/ }).click();
  expect(await sumOf(page)).toBe(withBoth - (withAccident - price));
  const kept = await sumOf(page);
  await page.reload();
  await expect(total(page).getByRole('button', { name: 'Ödemeye geç' })).toBeVisible();
  expect(await sumOf(page)).toBe(kept);
  await expectAccessible(page);
});

test('[L-09] back and forward keep what was added, and the payment leads back to it', async ({ page }) => {
  await page.setViewportSize(phone);
  await openList(page);
  await choose(page);
  await accident(page).click();
  const kept = await sumOf(page);
  await expectAccessible(page);
  await page.goBack();
  await expect(page).toHaveURL(/adim=teklifler/);
  await page.goForward();
  await expect(total(page)).toContainText('Ferdi kaza');
  expect(await sumOf(page)).toBe(kept);

  await goToPayment(page);
  await expect(payButton(page)).toBeVisible();
  await expect(payment(page)).toContainText('Ferdi kaza');
  await payment(page).getByRole('button', { name: 'Ek teminatları değiştir' }).click();
  await expect(page).toHaveURL(/adim=ek-teminatlar/);
  await page.getByRole('button', { name: /Ferdi Kaza 100\.000 TL çıkar/ }).click();
  await page.goForward();
  await expect(payButton(page)).toBeVisible();
  await expect(payment(page)).not.toContainText('Ferdi kaza');
  await page.goBack();
  await page.getByRole('button', { name: 'Tekliflere dön' }).click();
  await expect(page).toHaveURL(/adim=teklifler/);
});

const anOffer = (number: number, change: Partial<Offer> = {}): Offer => ({
  ...exampleOffer,
  OfferGuid: `1d5e8b70-3a92-4c6f-9e14-${String(number).padStart(12, '0')}`,
  FirmName: `Şirket ${number}`,
  ValidUntil: new Date(Date.now() + 86_400_000).toISOString(),
  ...change,
});

/** The quotation is real; what its socket tells is played here, to every page that listens. */
async function play(page: Page) {
  const { address } = await askAside(page);
  const sockets: WebSocketRoute[] = [];
  let last: string | undefined;
  let revision = 0;
  await page.routeWebSocket('**/canli-teklifler?*', (opened) => {
    sockets.push(opened);
    if (last) opened.send(last);
  });
  const tell = (offers: readonly Offer[]) => {
    revision += 1;
    const now = Date.now();
    last = JSON.stringify({
      ...exampleOfferList,
      ServerTime: new Date(now).toISOString(),
      ClosesAt: new Date(now + 60_000).toISOString(),
      Cursor: `1.${revision}`,
      Full: true,
      Offers: offers,
    });
    sockets.at(-1)?.send(last);
  };
  return { address, tell };
}

test('[L-09] what is awaited beside a choice blocks nothing and arrives while one looks; a choice that is gone is told', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const { address, tell } = await play(page);
  const priceless = { Line: 'ferdikaza', GrossPremium: null } as const;
  const failed = anOffer(3, { ...priceless, State: 'failed', Reason: 'Şirket yanıt vermedi.', Retryable: true });
  tell([anOffer(1), anOffer(2, { ...priceless, State: 'waiting' }), failed]);
  await walkTo(page, address);
  await choose(page, 'Şirket 1');
  await expect(page.getByText('Fiyatlar bekleniyor. Beklemeden devam edebilirsiniz.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Şirket 3, Ferdi kaza için tekrar dene' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Eklemeden devam et' })).toBeEnabled();
  await expectAccessible(page);

  const answered = anOffer(2, { Line: 'ferdikaza', GrossPremium: 300 });
  tell([anOffer(1), answered, failed]);
  await page.getByRole('button', { name: /^Şirket 2.* ekle$/ }).click();
  await expect(total(page)).toContainText('300,00 TL');

  tell([anOffer(1, { State: 'expired' }), answered, failed]);
  await expect(page.getByRole('heading', { name: 'Seçtiğiniz teklif artık geçerli değil' })).toBeVisible();
  await expect(total(page)).toHaveCount(0);
  await expectAccessible(page);
});

test('who comes without a choice is led to the list', async ({ page }) => {
  await page.setViewportSize(phone);
  const { address } = await askAside(page);
  await page.goto(address.replace('adim=teklifler', 'adim=ek-teminatlar'));
  await expect(page.getByRole('heading', { name: 'Henüz teklif seçmediniz' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Tekliflere dön' }).click();
  await expect(page).toHaveURL(/adim=teklifler/);
});

test('a choice goes straight to payment where nothing is offered beside it', async ({ page }) => {
  await page.setViewportSize(phone);
  const { address } = await askAside(page, {}, { branches: [] });
  await page.goto(address);
  await choose(page);
  await expect(page).toHaveURL(/adim=odeme/);
  await expect(payButton(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ek teminatları değiştir' })).toHaveCount(0);
});
