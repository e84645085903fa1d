import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { agencyRefuses, mailWith } from './agency.ts';
import { desktop, expect, hydrated, phone, test, withCookiesAnswered } from './browser.ts';
import { buyAside, memberAside, movementsOf } from './policy.ts';

const policies = '/hesabim?page=policelerim';

async function open(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}

async function download(page: Page, name: string): Promise<{ name: string; bytes: Buffer }> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

test.beforeEach(({ page, baseURL }) => withCookiesAnswered(page, baseURL));

test('[C-34] [N-13] [S-10] a member sees a policy, downloads its documents and gives it back to the kuruş, after a confirmation of 416 px that wants an answer', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  const member = await memberAside(page);
  const reference = await buyAside(page, member, 'kasko');
  await open(page, policies);
  await expect(page.getByRole('link', { name: 'Poliçelerim' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByText('1 poliçe')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /Kasko, poliçe no/ }).click();
  await expect(page.getByRole('heading', { name: 'Kasko', level: 2 })).toBeFocused();
  await expectAccessible(page);

  const policy = await download(page, 'Poliçe indir');
  expect(policy.bytes.toString('latin1', 0, 4)).toBe('%PDF');
  const calendar = await download(page, 'Takvime ekle');
  expect(calendar.name).toBe('police-bitis-tarihi.ics');
  expect(calendar.bytes.toString()).toContain('SUMMARY:Kasko poliçesi bitiyor: 34KRS102');
  expect(calendar.bytes.toString()).not.toContain(member.NationalNumber);

  const [, captured] = await movementsOf(reference);
  const gross = Number(captured?.split(' ')[1]);
  const shown = `${new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2 }).format(gross / 100)} TL`;
  const start = page.getByRole('button', { name: 'Cayma tutarını gör' });
  await start.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(shown);
  await expect(dialog).toContainText('Teminatınız henüz başlamadı');
  await expectAccessible(page, 'dialog');
  expect(Math.round((await dialog.boundingBox())?.width ?? 0)).toBe(416);
  await page.mouse.click(10, 10);
  // A window that closes does so within this time.
  await page.waitForTimeout(300);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(start).toBeFocused();
  expect(await movementsOf(reference)).toHaveLength(2);

  await start.click();
  await dialog.getByRole('button', { name: `Cayıyorum, ${shown} iade edilsin` }).dblclick();
  await expect(page.getByText(`${shown}, `)).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText('kartınıza iade edildi')).toBeVisible();
  expect(await movementsOf(reference)).toEqual([`PreAuth ${gross}`, `PostAuth ${gross}`, `Credit ${gross}`]);
  await page.getByRole('link', { name: 'Bütün poliçelerim' }).click();
  await expect(page.getByText('Cayıldı')).toBeVisible();
});

test('[T-10] a new member finds the way to offers, and later asks for the end of a compulsory policy: the agency refuses one reason, the insurer takes another and the money comes back', async ({
  page,
  browser,
}) => {
  await page.setViewportSize(phone);
  const member = await memberAside(page);
  await open(page, policies);
  await expect(page.getByRole('heading', { name: 'Henüz poliçeniz yok' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Kasko teklifi al' })).toHaveAttribute('href', '/trafik/kasko-teklif');
  await expectAccessible(page);

  const reference = await buyAside(page, member, 'trafik');
  const [, captured] = await movementsOf(reference);
  await page.reload();
  await hydrated(page);
  await page.getByRole('link', { name: /Zorunlu trafik sigortası, poliçe no/ }).click();
  await page.getByText('İptal isteği gönder').click();
  await expectAccessible(page);
  const send = page.getByRole('button', { name: 'İptal isteğini gönder' });
  await send.click();
  await expect(page.getByText('İptal gerekçesi').first()).toBeVisible();
  await page.getByRole('radio', { name: 'Başka bir neden' }).check();
  await page.getByLabel('Açıklama').fill('Araç hurdaya ayrıldı.');
  await send.click();
  await expect(page.getByText(/İptal isteğinizi .* günü aldık/)).toBeVisible();
  await expect(page.getByText('O güne kadar poliçeniz geçerlidir')).toBeVisible();
  await expect(page.getByText(/günü ekibimize iletildi/)).toBeVisible({ timeout: 15_000 });
  await expectAccessible(page);
  await expect(page.getByText('İptal istendi')).toBeVisible();
  expect(await mailWith(member.Email, 'ekibimizde')).toContain('Sonucu bu adrese yazarız');

  const number = (await page.locator('dt', { hasText: 'Poliçe no' }).locator('xpath=../dd').textContent()) ?? '';
  const task = await mailWith('iletisim@karsila.example', number);
  expect(task).not.toContain('hurdaya');
  await agencyRefuses(browser, /\/iptal\/[\da-f-]{36}/.exec(task)?.[0] ?? '', 'Hurda belgesi yok.');
  expect(await mailWith(member.Email, 'kabul edilmedi')).toContain('Hurda belgesi yok.');
  await page.reload();
  await hydrated(page);
  await expect(page.getByText('Şirketin gerekçesi: Hurda belgesi yok.')).toBeVisible();
  await expect(page.getByText('İptal isteği gönder')).toBeVisible();
  await expectAccessible(page);

  await page.getByText('İptal isteği gönder').click();
  await page.getByRole('radio', { name: 'Araç satıldı' }).check();
  const sold = new Date(Date.now() - 86_400_000).toLocaleDateString('en-GB', { timeZone: 'Europe/Istanbul' });
  await page.getByLabel('Noter satış tarihi').first().fill(sold);
  await send.click();
  await expect(page.getByText('Sigorta şirketi isteğinizi kabul etti')).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText('kartınıza iade edildi')).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText('İptal edildi', { exact: true })).toBeVisible();
  await expectAccessible(page);
  expect(await movementsOf(reference)).toContain(captured?.replace('PostAuth', 'Credit'));
  expect(await mailWith(member.Email, 'Poliçeniz iptal edildi')).toContain('İade tutarı:');
});

test('an old link of a reminder says so and leads to a new offer', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, '/trafik/kasko-teklif?yenileme=b3JuZWstYmFnbGFudGktMDAwMQ');
  await page.getByRole('button', { name: 'Bilgilerimi getir' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Bu bağlantının süresi dolmuş' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Yeni teklif al' }).click();
  await expect(page).toHaveURL('/trafik/kasko-teklif');
});
