import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleAtBoth } from './accessibility.ts';
import { agencyAnswers, linkInMail } from './agency.ts';
import { desktop, expect, hydrated, phone, test, withCookiesAnswered } from './browser.ts';
import { logInAside, newPerson, readCode } from './person.ts';
import { buyAside, memberAside } from './policy.ts';
import { timePasses } from './time-passes.ts';

const support = '/hesabim?page=destek';
const paper = Buffer.from('%PDF-1.4\n%âãÏÓ\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n', 'latin1');

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

const main = (page: Page) => page.locator('main');
const send = (page: Page) => main(page).getByRole('button', { name: 'Gönder' });
const thread = (page: Page) => main(page).getByRole('list', { name: 'Yazışma' });

const typeBox = (page: Page) => main(page).getByRole('combobox', { name: 'Talebinizin türü' });

/** The select's code comes late; what is pressed before is nobody's. */
async function openTypes(page: Page, press: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await press();
    await expect(page.getByRole('option').first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

async function chooseType(page: Page, name: string): Promise<void> {
  await openTypes(page, () => typeBox(page).click());
  await page.getByRole('option', { name }).click();
}

async function write(page: Page, { subject, message }: { subject: string; message: string }): Promise<void> {
  await main(page).getByLabel('Konu').fill(subject);
  await main(page).getByLabel('Mesajınız').fill(message);
}

async function numberShown(page: Page): Promise<string> {
  await expect(main(page).getByRole('heading', { name: 'Talebinizi aldık' })).toBeFocused();
  return (await main(page).getByText('Talep numaranız:').getByRole('strong').textContent()) ?? '';
}

test.beforeEach(({ page, baseURL }) => withCookiesAnswered(page, baseURL));

for (const size of [phone, desktop]) {
  test(`[C-45] [C-47] [C-48] [C-50] [N-10] at ${size.width} px a member asks with a file, reads the answer, replies and finds the request closed`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize(size);
    const member = await memberAside(page);
    await open(page, support);
    await expect(main(page).getByRole('heading', { name: 'Henüz bir talebiniz yok' })).toBeVisible();
    await expectAccessible(page);
    await main(page).getByRole('link', { name: 'Yeni talep' }).click();

    await send(page).click();
    await expect(main(page).getByText('Lütfen mesajınızı yazın.').first()).toBeVisible();
    await chooseType(page, 'Poliçe');
    await write(page, { subject: 'Ruhsatım değişti', message: 'Merhaba,\nyeni ruhsatım ekte. <b>Bakar mısınız?</b>' });
    await main(page)
      .locator('input[type="file"]')
      .setInputFiles({ name: 'yeni ruhsat.pdf', mimeType: 'application/pdf', buffer: paper });
    await expect(main(page).getByText('yeni ruhsat.pdf eklendi.')).toBeAttached();
    await expectAccessible(page);
    let added = 0;
    page.on('request', (request) => {
      if (request.url().includes('request-add')) added++;
    });
    await send(page).dblclick();
    const number = await numberShown(page);
    expect(number).toMatch(/^\w{6,}$/);
    expect(added).toBe(1);
    await expectAccessible(page);
    await main(page).getByRole('link', { name: 'Yazışmayı aç' }).click();
    await expect(thread(page)).toContainText('<b>Bakar mısınız?</b>');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      main(page).getByRole('button', { name: 'yeni ruhsat.pdf dosyasını indir' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('yeni ruhsat.pdf');
    expect((await readFile(await file.path())).equals(paper)).toBe(true);

    await agencyAnswers(browser, number, { text: 'Poliçenizi güncelledik.' });
    const link = await linkInMail(member.Email, number, 2);
    await open(page, support);
    const card = main(page).getByRole('link', { name: /Ruhsatım değişti/ });
    await expect(card).toContainText('1 yeni yanıt');
    await expect(card).toContainText('Yanıtlandı');
    await expectAccessible(page);
    await open(page, link);
    await expect(thread(page)).toContainText('Poliçenizi güncelledik.');
    await expectAccessible(page);
    await main(page).getByLabel('Mesajınız').fill('Teşekkür ederim.');
    await send(page).click();
    await expect(thread(page)).toContainText('Teşekkür ederim.');
    await expect(main(page).getByLabel('Mesajınız')).toHaveValue('');
    await expect(thread(page).getByRole('listitem').last()).toBeFocused();

    await agencyAnswers(browser, number, { text: 'Rica ederiz.', closing: true });
    await main(page).getByRole('link', { name: 'Bütün taleplerim' }).click();
    await expect(card).toContainText('Kapandı');
    await card.click();
    await expect(main(page).getByText('Yazarsanız yeniden açılır')).toBeVisible();
    await main(page).getByRole('link', { name: 'Bütün taleplerim' }).click();
    await expect(card).not.toContainText('yeni yanıt');
  });

  test(`[C-45] [C-47] at ${size.width} px a visitor asks on the contact page and opens the answer by the mail's link and a code`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.setViewportSize(size);
    const visitor = newPerson();
    await open(page, '/iletisim');
    await chooseType(page, 'Diğer');
    await write(page, { subject: 'Teşekkür', message: 'Siteniz çok anlaşılır.' });
    await main(page).getByLabel('Adınız ve soyadınız').fill('Deniz Örnek');
    await main(page).getByLabel('E-posta').fill(visitor.Email);
    await send(page).click();
    await expect(main(page).getByText('Lütfen telefon numarası giriniz.')).toBeVisible();
    await expect(main(page).getByLabel('Mesajınız')).toHaveValue('Siteniz çok anlaşılır.');
    await main(page).getByLabel('Cep telefonu').fill(visitor.Phone);
    await expectAccessible(page);
    await send(page).click();
    const number = await numberShown(page);
    await expect(main(page).getByText(visitor.Email)).toBeVisible();
    await agencyAnswers(browser, number, { text: 'Biz teşekkür ederiz.' });
    const link = await linkInMail(visitor.Email, number, 2);

    // Another device: nothing but the link and the phone.
    const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), viewport: size });
    const other = await context.newPage();
    await withCookiesAnswered(other, baseURL);
    await open(other, link);
    await expect(main(other)).not.toContainText('Biz teşekkür ederiz.');
    await main(other).getByRole('button', { name: 'Kodu gönder' }).click();
    await expect(main(other).getByText(`5** *** ** ${visitor.Phone.slice(-2)}`)).toBeVisible();
    await expectAccessible(other);
    await main(other)
      .getByLabel('SMS kodu')
      .fill(await readCode(visitor.Phone));
    await main(other).getByRole('button', { name: 'Devam et' }).click();
    await expect(thread(other)).toContainText('Biz teşekkür ederiz.');
    await expect(main(other).getByRole('heading', { name: 'Teşekkür', exact: true })).toBeFocused();
    await expectAccessible(other);
    await other.reload();
    await hydrated(other);
    await expect(thread(other)).toContainText('Biz teşekkür ederiz.');
    await main(other)
      .locator('input[type="file"]')
      .setInputFiles({ name: 'ekran.pdf', mimeType: 'application/pdf', buffer: paper });
    await expect(main(other).getByText('ekran.pdf eklendi.')).toBeAttached();
    await main(other).getByLabel('Mesajınız').fill('Bir de ekran görüntüsü.');
    await send(other).click();
    await expect(thread(other)).toContainText('Bir de ekran görüntüsü.');
    await expect(main(other).getByRole('button', { name: 'ekran.pdf dosyasını indir' })).toBeVisible();
    await context.close();
  });
}

test('[C-45] with the keyboard alone: answers come up while typing, open in place, and never stop the request', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  const visitor = newPerson();
  await open(page, '/iletisim');
  await openTypes(page, () => typeBox(page).press('ArrowDown'));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(typeBox(page)).toHaveValue(/\S/);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Taksitle ödeme');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Kartımla taksit yapabilir miyim?');
  const answers = main(page).getByRole('region', { name: 'Belki yanıtı burada' });
  await expect(answers.getByText('Taksitle ödeyebilir miyim?', { exact: true })).toBeVisible();
  await expect(main(page).getByRole('status').filter({ hasText: 'Yazdığınıza benzeyen' })).toBeAttached();
  await expectAccessibleAtBoth(page);
  await page.keyboard.press('Tab');
  await expect(answers.locator('summary').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(answers.locator('details').first()).toHaveAttribute('open');
  await expect(main(page).getByLabel('Mesajınız')).toHaveValue('Kartımla taksit yapabilir miyim?');

  await main(page).getByLabel('Adınız ve soyadınız').focus();
  await page.keyboard.type('Deniz Örnek');
  await page.keyboard.press('Tab');
  await page.keyboard.type(visitor.Email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(visitor.Phone);
  await page.context().setOffline(true);
  await page.keyboard.press('Enter');
  await expect(main(page).getByText('Üzgünüz bir sorun oluştu tekrar deneyin.')).toBeVisible();
  await page.context().setOffline(false);
  await expect(main(page).getByLabel('Mesajınız')).toHaveValue('Kartımla taksit yapabilir miyim?');
  await page.keyboard.press('Enter');
  expect(await numberShown(page)).not.toBe('');
});

test('[C-45] a member writes about a policy from its own page', async ({ page }) => {
  await page.setViewportSize(desktop);
  const member = await memberAside(page);
  await buyAside(page, member, 'trafik');
  await open(page, '/hesabim?page=policelerim');
  await page.getByRole('link', { name: /Zorunlu trafik sigortası, poliçe no/ }).click();
  await main(page).getByRole('link', { name: 'Bu poliçe hakkında yazın' }).click();
  await expect(main(page).getByRole('combobox', { name: 'Hangi poliçeniz hakkında?' })).toHaveValue(
    /^Zorunlu trafik sigortası, .+/,
  );
  await chooseType(page, 'Poliçe');
  await write(page, { subject: 'Plaka değişti', message: 'Yeni plakamı bildirmek istiyorum.' });
  await send(page).click();
  await numberShown(page);
  await main(page).getByRole('link', { name: 'Yazışmayı aç' }).click();
  await expect(main(page).getByRole('heading', { name: 'Plaka değişti' })).toBeFocused();
  await main(page).getByRole('link', { name: 'İlgili poliçeyi aç' }).click();
  await expect(main(page).getByRole('heading', { name: 'Zorunlu trafik sigortası', level: 2 })).toBeVisible();
});

test('[C-45] what a member wrote is still there after the session ended over it', async ({ page }) => {
  await page.setViewportSize(phone);
  const member = await memberAside(page);
  await open(page, `${support}&yeni=1`);
  await chooseType(page, 'Hasar');
  await write(page, { subject: 'Cam kırıldı', message: 'Uzun uzun anlattım.' });
  await timePasses.sinceLastUse(member.Phone);
  await send(page).click();
  await expect(page).toHaveURL('/');
  await logInAside(page, member);
  await open(page, `${support}&yeni=1`);
  await expect(main(page).getByLabel('Konu')).toHaveValue('Cam kırıldı');
  await expect(main(page).getByLabel('Mesajınız')).toHaveValue('Uzun uzun anlattım.');
});

test('a link that is too old, and a request that is not the own, say so kindly', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, '/iletisim?talep=b3JuZWstYmFnbGFudGktMDAwMQ');
  await main(page).getByRole('button', { name: 'Kodu gönder' }).click();
  await expect(main(page).getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  await expectAccessible(page);
  await memberAside(page);
  await open(page, `${support}&talep=5c8b2d40-7e61-4f93-a0b2-c3d4e5f60001`);
  await expect(main(page).getByRole('heading', { name: 'Bu talebi bulamadık' })).toBeVisible();
  await expectAccessible(page);
});
