import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, hydrated, test, withCookiesAnswered } from './browser.ts';
import { goToPayment } from './checkout.ts';
import { cards, listOf, measure, names } from './offer-list.ts';

const desk = { width: 1280, height: 800 };
const hand = { width: 390, height: 844 };

const order = (page: Page) => page.getByLabel('Sıralama');
const grade = (page: Page, name: RegExp) => page.getByRole('radio', { name });
const details = (page: Page) => page.getByRole('button', { name: /^Ayrıntılar/ });

test.beforeEach(async ({ page, baseURL }) => {
  await withCookiesAnswered(page, baseURL);
  await page.setViewportSize(desk);
});

const lines = [
  { line: 'kasko', onDesk: 150, onHand: 230 },
  { line: 'trafik', onDesk: 72, onHand: 200 },
  { line: 'dask', onDesk: 72, onHand: 200 },
  { line: 'seyahat', onDesk: 150, onHand: 230 },
] as const;

for (const { line, onDesk, onHand } of lines) {
  test(`offers of ${line} are compared at a glance: four on a desk, two on a phone, and nobody is kept out`, async ({
    page,
  }) => {
    await listOf[line](page);
    const atDesk = await measure(page);
    expect(atDesk.tallest).toBeLessThanOrEqual(onDesk);
    expect(atDesk.top).toBeLessThanOrEqual(330);
    expect(atDesk.whole).toBeGreaterThanOrEqual(4);
    await expectAccessible(page);

    await page.setViewportSize(hand);
    const atHand = await measure(page);
    expect(atHand.tallest).toBeLessThanOrEqual(onHand);
    expect(atHand.top).toBeLessThanOrEqual(330);
    expect(atHand.whole).toBeGreaterThanOrEqual(2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(hand.width);
    await expectAccessible(page);
  });
}

test('the usual grade comes first, bare cover last, and a grade is looked at alone', async ({ page }) => {
  await listOf.kasko(page);
  await expect(cards(page).first()).not.toContainText('Dar Kasko');
  await expect(page.getByText(/^Önce Kasko ve üstü, fiyata göre\./)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Daha dar paketler' }).getByRole('article').first()).toContainText(
    'Dar Kasko',
  );
  const full = grade(page, /^Tam \d+ teklif · [\d.]+ TL’den$/);
  const count = Number(/(\d+) teklif/.exec((await full.locator('..').textContent()) ?? '')?.[1]);
  await full.check();
  await expect(cards(page)).toHaveCount(count);
  await expect(cards(page).filter({ hasNotText: 'Tam Kasko' })).toHaveCount(0);
});

test('where all offers cover the same, it is said once and no price at equal cover is offered', async ({ page }) => {
  await listOf.trafik(page);
  await expect(page.getByText('Tüm tekliflerde aynı:')).toHaveCount(1);
  await expect(order(page).getByRole('option')).toHaveText(['Fiyat', 'Şirket adı']);
  await page.setViewportSize(hand);
  const shared = page.getByText('Tüm tekliflerde aynı:').filter({ visible: true });
  await expect(shared).toHaveCount(0);
  await page.getByRole('button', { name: 'Ortak teminatlar' }).click();
  await expect(shared).toHaveCount(1);
  await expectAccessible(page);
});

test('order, grade, filter, open details and the place in the list survive reload, comparison and the way back', async ({
  page,
}) => {
  await listOf.kasko(page);
  await order(page).selectOption('Şirket adı');
  await grade(page, /^Kasko \d+ teklif/).check();
  await page.getByRole('button', { name: 'Filtrele' }).click();
  const insurer = page.getByRole('group', { name: 'Şirketler' }).getByRole('checkbox').first();
  await insurer.check();
  await insurer.uncheck();
  await page.getByLabel('Fiyat üst sınırı').fill('900000');
  await page.getByRole('button', { name: 'Filtrele (1)' }).click();
  await details(page).nth(1).click();
  const arranged = await names(page);
  const opened = await cards(page).nth(1).getByRole('heading', { level: 3 }).textContent();

  const expectKept = async () => {
    await expect.poll(() => names(page)).toEqual(arranged);
    await expect(order(page)).toHaveValue('insurer');
    await expect(grade(page, /^Kasko \d+ teklif/)).toBeChecked();
    await expect(page.getByRole('button', { name: 'Filtrele (1)' })).toBeVisible();
    await expect(details(page).nth(1)).toHaveAttribute('aria-expanded', 'true');
    await expect(cards(page).nth(1)).toContainText(opened ?? '');
  };
  await page.reload();
  await waitForKept(page);
  await expectKept();

  for (const index of [0, 1]) {
    await cards(page)
      .nth(index)
      .getByRole('checkbox', { name: /^Karşılaştır/ })
      .check();
  }
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400);
  await page.getByRole('button', { name: /^Yan yana göster/ }).click();
  await expect(page).toHaveURL(/adim=karsilastir/);
  await page.goBack();
  await waitForKept(page);
  await expectKept();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400);
});

test('from the payment one comes back to the list in one move, where it was left, and from there before it', async ({
  page,
}) => {
  await listOf.kasko(page);
  const before = page.url();
  await page.goto('/blog');
  await page.goto(before);
  await waitForKept(page);
  const choice = cards(page)
    .nth(6)
    .getByRole('button', { name: /satın al$/ });
  await choice.evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const top = await page.evaluate(() => window.scrollY);
  expect(top).toBeGreaterThan(100);
  await choice.click();
  await expect(page).toHaveURL(/adim=ek-teminatlar/);
  await goToPayment(page);
  // The history outlives a reload, and what it knows of the way with it.
  await page.reload();
  await page.getByRole('button', { name: 'Tekliflere dön' }).click();
  await waitForKept(page);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
  await page.goBack();
  await expect(page).toHaveURL(/\/blog$/);
});

async function waitForKept(page: Page): Promise<void> {
  await expect(page.getByText(/^Yanıtlar tamamlandı, \d+ teklif var\.$/).first()).toBeVisible();
}

test('cards out of sight wait to be drawn once the list is complete, and take their room meanwhile', async ({
  page,
}) => {
  await page.setViewportSize(hand);
  await listOf.kasko(page);
  await waitForKept(page);
  const rows = page.locator('.offers > li');
  const heights = () => rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  const drawn = await heights();
  await expect(rows.last()).toHaveCSS('content-visibility', 'auto');
  expect(await heights()).toEqual(drawn);
  const isPainted = () =>
    rows.last().evaluate((row) => row.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isPainted()).toBe(false);
  // A minute that passes meanwhile may lengthen what a card says of its validity by a line.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(isPainted).toBe(false);
    const waiting = await heights();
    await rows.last().scrollIntoViewIfNeeded();
    await expect.poll(isPainted).toBe(true);
    expect(await heights()).toEqual(waiting);
  }).toPass();
});

test('what has the focus is never under the bar that stays', async ({ page }) => {
  await listOf.kasko(page);
  await details(page).last().focus();
  for (let count = 0; count < 25; count += 1) {
    await page.keyboard.press('Shift+Tab');
    const hidden = await page.evaluate(() => {
      const bar = document.querySelector('[data-list-bar]')?.getBoundingClientRect().bottom ?? 0;
      const focused = document.activeElement;
      return focused?.closest('article') ? focused.getBoundingClientRect().top < bar : false;
    });
    expect(hidden).toBe(false);
  }
});

test('what a press opens in a list is there without a connection', async ({ page }) => {
  await listOf.kasko(page);
  await hydrated(page);
  await page.context().setOffline(true);
  await details(page).first().click();
  await expect(cards(page).first().getByText('Kazada kendi aracınızda oluşan hasarı öder.')).toBeVisible();
  await page.getByRole('button', { name: 'Filtrele' }).click();
  await expect(page.getByLabel('Fiyat üst sınırı')).toBeVisible();
  await page.getByRole('button', { name: /e-postama gönder$/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
