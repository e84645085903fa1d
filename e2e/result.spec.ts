import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, phone, test, withCookiesAnswered } from './browser.ts';
import { choose, goToPayment, mailsTo } from './checkout.ts';
import { toast } from './journey.ts';
import { call } from './person.ts';
import { buyAside, memberAside } from './policy.ts';
import { askAside } from './quotation.ts';

async function expectCalled(page: Page, name: string): Promise<void> {
  await expect(page.locator('h1')).toHaveText([name]);
  await expect(page).toHaveTitle(`${name} | Karşıla Sigorta`);
}

test.beforeEach(async ({ page, baseURL }) => {
  await page.setViewportSize(phone);
  await withCookiesAnswered(page, baseURL);
});

test('[N-13] the result tells that mail and SMS went out, sends the documents again and gives the end to a calendar', async ({
  page,
}) => {
  const member = await memberAside(page);
  const OrderReference = await buyAside(page, member, 'kasko');
  const { Data } = await call(page.context().request, '/api/payment/order', { OrderReference });
  await page.goto(`/trafik/kasko-teklif?teklif=${Data.HeaderGuid}&adim=sonuc&siparis=${OrderReference}`);
  await expect(page.getByRole('heading', { name: 'Poliçeniz hazır', level: 2 })).toBeFocused();
  await expectCalled(page, 'Ödeme sonucu');
  await expect(page.getByText('Araç', { exact: true }).locator('+ dd')).toContainText('34 KRS 102');
  await expect(page.getByText('Sigorta ettiren', { exact: true }).locator('+ dd')).not.toHaveText('');
  await expect(page.getByRole('region', { name: 'Hasar olursa' }).getByRole('link', { name: /^0850/ })).toHaveAttribute(
    'href',
    /^tel:0850\d{7}$/,
  );
  await expect(page.getByRole('button', { name: 'Üyelik açın' })).toHaveCount(0);
  const note = page.getByRole('region', { name: 'E-postanız' });
  await expect(note.getByRole('status')).toContainText(`Belgelerinizi ${member.Email} adresine gönderdik.`);
  await expect(note.getByRole('status')).toContainText('Telefonunuza SMS ile de haber verdik.');
  await expectAccessible(page);
  await expect.poll(() => mailsTo(member.Email)).toBe(1);

  await note.getByRole('button', { name: 'Yeniden gönder' }).click();
  await expect(toast(page, `Belgeler ${member.Email} adresine yeniden gönderiliyor.`)).toBeVisible();
  await expect.poll(() => mailsTo(member.Email)).toBe(2);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Kasko: Takvime ekle' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('police-bitis-tarihi.ics');
  expect((await readFile(await file.path())).toString()).toContain('SUMMARY:Kasko poliçesi bitiyor: 34KRS102');
});

test('each step of a purchase has a heading and a title of its own, and going back gives back the old ones', async ({
  page,
}) => {
  const { address } = await askAside(page);
  await page.goto(address.replace('&adim=teklifler', ''));
  await expect(page.locator('h1')).toHaveText(['Kasko teklifi alın']);
  await page.goto(address);
  await expectCalled(page, 'Kasko teklifleri');
  await choose(page);
  await expect(page).toHaveURL(/adim=ek-teminatlar/);
  await expectCalled(page, 'Ek teminatlar');
  await expectAccessible(page);
  await goToPayment(page);
  await expectCalled(page, 'Ödeme');
  await expect(page.getByRole('navigation', { name: 'Teklif adımları' }).locator('[aria-current]')).toContainText(
    'Ödeme',
  );
  await expect(page.getByRole('button', { name: /TL öde$/ })).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expectCalled(page, 'Ek teminatlar');
  await page.goBack();
  await expectCalled(page, 'Kasko teklifleri');
});
