import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { desktop, expect, hydrated, phone, test, withCookiesAnswered } from './browser.ts';
import { mailsTo } from './checkout.ts';
import { toast } from './journey.ts';
import { call, password } from './person.ts';
import { buyAside, memberAside } from './policy.ts';

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

const section = (page: Page, name: string) => page.getByRole('region', { name });

test.beforeEach(({ page, baseURL }) => withCookiesAnswered(page, baseURL));

for (const [name, size] of [
  ['phone', phone],
  ['desktop', desktop],
] as const) {
  test(`on a ${name} a member saves all data as two files, reads the periods, and deletes the account with the keyboard`, async ({
    page,
  }, { outputDir }) => {
    await page.setViewportSize(size);
    const member = await memberAside(page);
    const reference = await buyAside(page, member, 'kasko');
    await open(page, '/hesabim?page=verilerim');
    await expectAccessible(page);

    const download = section(page, 'Verilerimi indir');
    await download.getByLabel('Şifreniz').fill('Yanlış-şifre-99');
    await download.getByRole('button', { name: 'İki dosyayı indir' }).click();
    await expect(toast(page, 'Şifreniz hatalı. Hiçbir şey yapılmadı.')).toBeVisible();
    const files: Promise<readonly [string, string]>[] = [];
    page.on('download', (file) =>
      files.push(
        file.path().then(async (path) => [file.suggestedFilename(), (await readFile(path)).toString()] as const),
      ),
    );
    await download.getByLabel('Şifreniz').fill(password);
    await download.getByRole('button', { name: 'İki dosyayı indir' }).click();
    await expect.poll(() => files.length).toBe(2);
    const [html, json] = await Promise.all(files).then((saved) => [...saved].sort());
    expect(html?.[0]).toMatch(/^karsila-verilerim-[\d-]+\.html$/);
    expect(html?.[1]).toContain(member.NationalNumber);
    expect(JSON.parse(json?.[1] ?? '{}')).toMatchObject({
      Data: { Account: [{ Phone: member.Phone }], Orders: [{ Reference: reference }] },
    });
    await expect(download.getByLabel('Şifreniz')).toHaveValue('');

    const periods = section(page, 'Neyi ne kadar saklıyoruz');
    await periods.getByText('Süreleri göster').click();
    await expect(periods.getByText('Satın alınmayan teklifler: yanıtlarınız')).toBeVisible();
    await expect(periods.getByText('180 gün')).toBeVisible();
    await expectAccessible(page);
    await page.screenshot({ path: `${outputDir}/my-data-${name}.png`, fullPage: true });

    const removal = section(page, 'Üyeliğimi sil');
    await expect(removal).toContainText('Satın almalarınız, 1 poliçe');
    await expect(removal).toContainText('Tanıtım izinleriniz: hepsi geri alınır');
    await removal.getByLabel('Şifreniz').focus();
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('Üyeliğiniz silinsin mi?');
    await expectAccessible(page, 'dialog');
    await page.screenshot({ path: `${outputDir}/delete-account-${name}.png` });
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(removal.getByLabel('Şifreniz')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Evet, sil' }).focus();
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Üyeliğiniz silindi.')).toBeVisible();
    await expect(page).toHaveURL('/');
    const header = page.locator('header');
    if (size === desktop) await expect(header.getByRole('button', { name: 'Giriş Yap' })).toBeVisible();
    const { StatusCode } = await call(page.context().request, '/account/sessions', {});
    expect(StatusCode).toBe(1002);
    await page.goto('/hesabim?page=verilerim');
    await expect(page).not.toHaveURL(/verilerim/);
  });
}

test('a wrong e-mail is corrected where the purchase ends and on the policy’s page, and the documents go there once', async ({
  page,
}, { outputDir }) => {
  await page.setViewportSize(phone);
  const member = await memberAside(page);
  const OrderReference = await buyAside(page, member, 'kasko');
  const { Data } = await call(page.context().request, '/api/payment/order', { OrderReference });
  await open(page, `/trafik/kasko-teklif?teklif=${Data.HeaderGuid}&adim=sonuc&siparis=${OrderReference}`);
  const note = section(page, 'E-postanız');
  await expect(note.getByRole('status')).toContainText(member.Email);
  await note.getByText('E-posta yanlışsa düzeltin').click();
  const right = `dogru.${member.Email}`;
  await note.getByLabel('Doğru e-posta').fill(right);
  await expectAccessible(page);
  await page.screenshot({ path: `${outputDir}/correct-email.png`, fullPage: true });
  await note.getByRole('button', { name: 'Düzelt ve gönder' }).click();
  await expect(toast(page, `E-posta ${right} olarak düzeltildi.`)).toBeVisible();
  await expect(note.getByRole('status')).toContainText(`Belgelerinizi ${right} adresine gönderdik.`);
  await expect.poll(() => mailsTo(right)).toBe(1);

  await page.setViewportSize(desktop);
  await open(page, '/hesabim?page=policelerim');
  await page.getByRole('link', { name: /Kasko, poliçe no/ }).click();
  await expect(page.getByText(`Belgelerin gönderildiği e-posta: ${right}`)).toBeVisible();
  await page.getByText('E-posta yanlışsa düzeltin').click();
  await page.getByLabel('Doğru e-posta').fill(member.Email);
  await page.getByRole('button', { name: 'Düzelt ve gönder' }).click();
  await expect(page.getByText(`Belgelerin gönderildiği e-posta: ${member.Email}`)).toBeVisible();
});
