import type { Page } from '@playwright/test';
import { desktop, expect, hydrated, test, withCookiesAnswered } from './browser.ts';
import { cards } from './journey.ts';
import { type Person, password, readCode } from './person.ts';
import { buyAside, memberAside } from './policy.ts';
import { askAside } from './quotation.ts';

test.beforeEach(async ({ page, baseURL }) => {
  await page.setViewportSize(desktop);
  await withCookiesAnswered(page, baseURL);
});

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Hesap menüsü/ }).click();
  await page.locator('header').getByRole('button', { name: 'Çıkış Yap' }).click();
  await expect(page.locator('header').getByRole('button', { name: 'Giriş Yap' })).toBeVisible();
}

/** What the screen, its fields and what the tab keeps say. */
async function told(page: Page): Promise<string> {
  return page.evaluate(() => {
    const fields = [...document.querySelectorAll('input, textarea')].map((field) => (field as HTMLInputElement).value);
    return [document.body.innerText, document.title, ...fields, ...Object.values(sessionStorage)].join('\n');
  });
}

async function expectNobody(page: Page, { NationalNumber, Phone, Email }: Person, where: string): Promise<void> {
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const text = await told(page);
  const [area, rest] = [Phone.slice(0, 3), `${Phone.slice(3, 6)}-${Phone.slice(6)}`];
  const traces = ['İlker', NationalNumber, Phone, `(${area})${rest}`, Email, '34 KRS 102', '34KRS102'];
  expect(
    traces.filter((trace) => text.includes(trace)),
    where,
  ).toEqual([]);
  await expect(cards(page), where).toHaveCount(0);
}

test('[T-08] after a logout the next person finds nothing by the back button, by history or in another tab', async ({
  page,
}) => {
  const member = await memberAside(page);
  await buyAside(page, member, 'kasko');
  const { address } = await askAside(page, { NationalNumber: member.NationalNumber });
  const seen = ['/hesabim?page=bilgilerim', '/hesabim?page=policelerim', address, address.replace(/&.*/, '')];
  const marks = ['Bilgilerim', '1 poliçe', /satın al/, /34 ?KRS ?102/] as const;
  for (const [index, path] of seen.entries()) {
    await open(page, path);
    await expect(page.locator('main')).toContainText(marks[index] ?? '', { timeout: 30_000 });
  }
  // A step by script, typed into, as people do it.
  await open(page, '/konut/teklif');
  await page
    .locator('main')
    .getByLabel(/kimlik/i)
    .fill(member.NationalNumber);
  await page.locator('main').getByLabel('Cep telefonu').fill(member.Phone);
  const other = await page.context().newPage();
  await open(other, address);
  await expect.poll(() => cards(other).count(), { timeout: 30_000 }).toBeGreaterThan(3);

  await logOut(page);
  await expectNobody(other, member, 'the other tab');
  for (let steps = 0; steps < seen.length; steps += 1) {
    await page.goBack();
    await expectNobody(page, member, `back to ${page.url()}`);
  }
  for (const path of seen) {
    await page.goto(path);
    await expectNobody(page, member, path);
  }
});

test('[T-08] pages of a person are kept by no cache, and everybody else’s may be', async ({ page }) => {
  const cacheOf = async (path: string) =>
    (await page.request.get(path, { maxRedirects: 0 })).headers()['cache-control'];
  expect(await cacheOf('/hakkimizda')).toBe('no-cache');
  expect(await cacheOf('/trafik/kasko-teklif')).toBe('no-store');
  expect(await cacheOf('/konut/teklif')).toBe('no-store');
  await memberAside(page);
  for (const path of ['/', '/hakkimizda', '/hesabim?page=bilgilerim', '/hesabim.data?page=bilgilerim'])
    expect(await cacheOf(path), path).toBe('no-store');
});

test('[T-05] a known device stays one through a logout, so that its owner needs no code', async ({ page }) => {
  const member = await memberAside(page);
  await open(page, '/');
  await logOut(page);
  await page.locator('header').getByRole('button', { name: 'Giriş Yap' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('T.C. kimlik numarası').fill(member.NationalNumber);
  await dialog.getByLabel('Şifre', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Giriş Yap' }).click();
  await expect(page.locator('header').getByRole('button', { name: /Hesap menüsü/ })).toBeVisible();
  expect(await readCode(member.Phone, 1)).toMatch(/^\d{6}$/);
});
