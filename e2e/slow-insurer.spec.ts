import type { Page } from '@playwright/test';
import { Pool } from 'pg';
import { expectAccessible } from './accessibility.ts';
import { desktop, phone, withCookiesAnswered } from './browser.ts';
import {
  buy,
  cardOf,
  choose,
  expectBought,
  fillPayment,
  heading,
  movements,
  openOffersOf,
  passBank,
  payButton,
  policies,
  referenceOf,
  steady,
  testCards,
} from './checkout.ts';
import { expect, type OwnProduct, testOnOwn } from './own-product.ts';
import { askAside } from './quotation.ts';
import { lineNamed } from './vehicle-lines.ts';

const test = testOnOwn({ offset: 280 });

// One product for all of them: how an insurer behaves is everybody's.
test.describe.configure({ mode: 'serial' });
test.afterEach(({ own }) => Promise.all([own.behave(insurer, 'ok'), own.behave('bank', 'ok')]));

const insurer = 'insurers/901';
const slowMs = 4_000;

/** Traffic offers for a car that nobody insures; gives the address of the list. */
async function openTraffic(page: Page, { sandbox }: OwnProduct): Promise<string> {
  const opening = { QueryType: 'trafik', LicensePlateNumber: `34KRS77${test.info().retry}` };
  const { headerGuid } = await askAside(page, opening, { branches: [], sandbox });
  const list = `/trafik/teklif?teklif=${headerGuid}&adim=teklifler`;
  await page.goto(list);
  return list;
}

for (const size of [phone, desktop]) {
  test(`the payment is there at once while a slow insurer is asked for its price, at ${size.width} px: the button waits, then pays`, async ({
    page,
    own,
  }) => {
    test.setTimeout(60_000);
    await page.setViewportSize(size);
    await withCookiesAnswered(page, own.site);
    await openOffersOf(page, lineNamed('kasko'), { sandbox: own.sandbox });
    await expect(cardOf(page, steady)).toBeVisible();
    await choose(page);
    const onward = page.getByRole('button', { name: /^(Ödemeye geç|Eklemeden devam et)$/ });
    await expect(onward).toBeVisible();
    await own.behave(insurer, 'slow', slowMs);
    const pressed = Date.now();
    await onward.click();
    await expect(page.getByRole('group', { name: 'Ne satın alıyorsunuz?' })).toBeVisible();
    // A tenth of it on a quiet machine; by far less than one answer of the insurer on a busy one.
    expect(Date.now() - pressed).toBeLessThan(slowMs / 2);

    const asking = page.getByRole('status').filter({ hasText: 'Fiyat sigorta şirketine soruluyor' });
    await expect(asking).toBeVisible();
    await expect(payButton(page)).toHaveAttribute('aria-busy', 'true');
    await page.getByLabel('E-posta').fill('kisi@example.com');
    await expectAccessible(page);
    await payButton(page).click({ force: true });
    await expect(page).toHaveURL(/adim=odeme/);

    await expect(payButton(page)).not.toHaveAttribute('aria-busy', 'true', { timeout: 20_000 });
    expect(Date.now() - pressed).toBeGreaterThan(slowMs);
    await expect(asking).toBeHidden();
    await expect(page.getByLabel('E-posta')).toHaveValue('kisi@example.com');
    await own.behave(insurer, 'ok');
    await fillPayment(page, { number: testCards.good });
    await payButton(page).click();
    await passBank(page);
    await expectBought(page, 1, own.sandbox);
  });
}

/** Where the first card stood when it came, and when the tools of the list had come; and how many cards there were. */
type FirstCard = { readonly alone: number; readonly top: number; readonly whole: number; readonly topOfWhole: number };

for (const size of [phone, desktop])
  test(`the first card is shown alone and keeps its place when the rest of the list follows, at ${size.width} px`, async ({
    page,
    own,
  }) => {
    test.setTimeout(60_000);
    await page.setViewportSize(size);
    await withCookiesAnswered(page, own.site);
    await page.addInitScript(() => {
      const seen: { -readonly [Key in keyof FirstCard]?: FirstCard[Key] } = {};
      Object.assign(window, { firstCard: seen });
      new MutationObserver(() => {
        const [card, ...others] = document.querySelectorAll('main article');
        if (!card) return;
        seen.alone ??= others.length + 1;
        seen.top ??= card.getBoundingClientRect().top;
        if (!document.querySelector('main select[name=offer-order]')) return;
        seen.whole ??= others.length + 1;
        seen.topOfWhole ??= card.getBoundingClientRect().top;
      }).observe(document, { childList: true, subtree: true });
    });
    const codes = [...(await own.insurers()).keys()];
    // All others are slower than this test.
    await Promise.all(codes.map((code) => own.behave(`insurers/${code}`, 'slow', code === '901' ? slowMs : 30_000)));
    try {
      const { address } = await askAside(page, {}, { branches: [], sandbox: own.sandbox });
      await page.goto(address);
      await expect(page.getByText('İlk teklif gelir gelmez burada görünür.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Filtrele' })).toBeVisible();
      const { alone, top, whole, topOfWhole } = await page.evaluate(
        () => (window as unknown as { firstCard: FirstCard }).firstCard,
      );
      expect([alone, topOfWhole]).toEqual([1, top]);
      expect(whole).toBeGreaterThan(1);
    } finally {
      await Promise.all(codes.map((code) => own.behave(`insurers/${code}`, 'ok')));
    }
  });

test('who scrolls while the first answer is awaited is not thrown back to the top when it comes', async ({
  page,
  own,
}) => {
  test.setTimeout(60_000);
  await page.setViewportSize(phone);
  await withCookiesAnswered(page, own.site);
  const codes = [...(await own.insurers()).keys()];
  const behaveAll = (mode: 'ok' | 'slow') =>
    Promise.all(codes.map((code) => own.behave(`insurers/${code}`, mode, mode === 'slow' ? slowMs : undefined)));
  await behaveAll('slow');
  try {
    const { address } = await askAside(page, {}, { branches: [], sandbox: own.sandbox });
    await page.goto(address);
    await expect(page.getByText('İlk teklif gelir gelmez burada görünür.')).toBeVisible();
    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(200);
    await expect(page.locator('main article').first()).toBeAttached();
    await page.waitForTimeout(200);
    // What they look at stays where it is, so the page may have grown above it.
    expect(await page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(200);
  } finally {
    await behaveAll('ok');
  }
});

test('a price that could not be checked says why, may be paid all the same, and is asked for again', async ({
  page,
  own,
}) => {
  await page.setViewportSize(desktop);
  await withCookiesAnswered(page, own.site);
  await openOffersOf(page, lineNamed('kasko'), { sandbox: own.sandbox });
  await buy(page);
  await expect(payButton(page)).toBeEnabled();
  const pool = new Pool({ connectionString: own.databaseUrl });
  try {
    // The documents are kept; the check is as if it were a minute old.
    await pool.query("update offers set price_checked_at = price_checked_at - interval '2 minutes'");
  } finally {
    await pool.end();
  }
  await own.behave(insurer, 'error');
  await page.reload();
  await expect(page.getByText('Fiyat şu anda doğrulanamadı')).toBeVisible();
  await expect(page.getByText('Şirket ödemeden önceki kontrole yanıt vermedi.')).toBeVisible();
  await expect(payButton(page)).toBeEnabled();
  await own.behave(insurer, 'ok');
  await page.getByRole('button', { name: 'Fiyatı yeniden sor' }).click();
  await expect(page.getByText('Fiyat şu anda doğrulanamadı')).toBeHidden();
  await expect(payButton(page)).toBeEnabled();
});

test('another insurer chosen in a second tab while the bank is slow makes no second policy, and the page leads to the one that runs', async ({
  page,
  own,
}) => {
  test.setTimeout(60_000);
  await page.setViewportSize(desktop);
  await withCookiesAnswered(page, own.site);
  const list = await openTraffic(page, own);
  const other = await page.context().newPage();
  await other.setViewportSize(desktop);
  await other.goto(list);
  await buy(other, 'Bozkır Sigorta');
  await fillPayment(other, { number: testCards.good });
  await buy(page);
  await fillPayment(page, { number: testCards.good });
  await payButton(page).click();
  await page.getByLabel('Doğrulama kodu').fill('123456');
  // From here on the bank does not answer: what was paid for waits for it.
  await own.behave('bank', 'reset');
  await page.getByRole('button', { name: 'Onayla' }).click();
  await page.waitForURL(/adim=sonuc/);
  const reference = referenceOf(page);

  await payButton(other).click();
  await expect(heading(other, 'Ödemeniz sürüyor')).toBeVisible();
  await expect(other.getByText(`(${steady})`)).toBeVisible();
  await other.reload();
  await expect(heading(other, 'Ödemeniz sürüyor')).toBeVisible();
  await other.goto(list);
  await expect(other.getByText(`ödemeniz sürüyor (${steady})`)).toBeVisible();
  await expect(other.getByRole('link', { name: /^Ödemenin durumunu aç/ })).toBeVisible();
  await buy(other, 'Bozkır Sigorta');
  await other.getByRole('button', { name: 'Ödemenin durumunu göster' }).click();
  await expect(other).toHaveURL(new RegExp(`siparis=${reference}`));
  await own.behave('bank', 'ok');
  await expect(heading(other, 'Poliçeniz hazır')).toBeVisible({ timeout: 45_000 });
  expect(await movements(reference, own.sandbox)).toEqual(['PreAuth approved', 'PostAuth approved']);
  expect(await policies(reference, own.sandbox)).toBe(1);
});
