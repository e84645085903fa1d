import type { Page } from '@playwright/test';
import { addresses } from '../src/contracts/addresses.ts';
import { expectAccessible } from './accessibility.ts';
import { linkInMail } from './agency.ts';
import { expect, hydrated, phone, test, withCookiesAnswered } from './browser.ts';
import { atDesk } from './desk.ts';
import { call } from './person.ts';
import { buyAside, memberAside } from './policy.ts';

const widths = [phone, { width: 1280, height: 800 }, { width: 1600, height: 900 }];

/** The same at every width that the desk is used at, and on a phone. */
async function expectGood(page: Page): Promise<void> {
  for (const size of widths) {
    await page.setViewportSize(size);
    await expectAccessible(page, 'page');
  }
}

test.beforeEach(({ page, baseURL }) => withCookiesAnswered(page, baseURL));

/** A request of the member's, opened without the screens. */
async function openRequest(page: Page): Promise<{ readonly RequestNo: string; readonly RequestGuid: string }> {
  const asked = { TypeId: 3, Subject: 'Ruhsatım değişti', Message: 'Yeni plakam 34 ABC 123.' };
  const { Data } = await call(page.context().request, addresses.supportAdd.path, asked);
  return Data as { RequestNo: string; RequestGuid: string };
}

test('a thread is found masked, answered once although pressed twice, and seen by its customer', async ({
  page,
  browser,
}) => {
  const member = await memberAside(page);
  const { RequestNo, RequestGuid } = await openRequest(page);
  const desk = await atDesk(browser, ['service']);
  await desk.goto('/destek?Sort=newest');
  await expectGood(desk);
  await desk.getByRole('link', { name: RequestNo }).click();
  await expect(desk.getByText('34 ABC 123')).toHaveCount(0);
  await expectGood(desk);
  await desk.getByRole('link', { name: 'Mesajları ve iletişim bilgilerini göster' }).click();
  await expect(desk.getByText('34 ABC 123')).toBeVisible();
  await expectGood(desk);
  await desk.getByRole('button', { name: 'Yanıtı gönder' }).click();
  await expect(desk.getByLabel('Yanıt', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expectGood(desk);
  await desk.getByLabel('Yanıt', { exact: true }).fill('Ruhsatınızı güncelledik.');
  await desk.getByRole('button', { name: 'Yanıtı gönder' }).dblclick();
  await expect(desk.getByRole('status')).toContainText(`${RequestNo} yanıtlandı.`);
  await expect(desk.getByText('Ruhsatınızı güncelledik.')).toHaveCount(1);

  await linkInMail(member.Email, RequestNo, 2);
  await page.goto(`/hesabim?page=destek&talep=${RequestGuid}`);
  await hydrated(page);
  await expect(page.locator('main').getByRole('list', { name: 'Yazışma' })).toContainText('Ruhsatınızı güncelledik.');

  await desk.getByLabel('Neden kapatılıyor?').fill('Çözüldü');
  await desk.getByRole('button', { name: 'Talebi kapat' }).click();
  await expect(desk.getByRole('status')).toContainText('kapandı');
  await expect(desk.getByRole('button', { name: 'Talebi yeniden aç' })).toBeVisible();
});

test('a wish is answered with what comes back, and its policy tells of it', async ({ page, browser }) => {
  const member = await memberAside(page);
  const reference = await buyAside(page, member, 'trafik');
  const policies = await call(page.context().request, addresses.myPolicies.path, {});
  const [policy] = (policies.Data as unknown as { Data: readonly { PolicyGuid: string }[] }).Data;
  const PolicyGuid = policy?.PolicyGuid ?? '';
  const wish = { PolicyGuid, Reason: 'other', Note: 'Aracım hurdaya ayrıldı' };
  expect(await call(page.context().request, addresses.requestCancellation.path, wish)).toMatchObject({
    StatusCode: 200,
  });

  const desk = await atDesk(browser, ['service', 'money']);
  await desk.goto(`/police/${PolicyGuid}`);
  await expect(desk.getByRole('link', { name: reference })).toBeVisible();
  await expectGood(desk);
  await desk.goto('/iptaller?Sort=newest');
  await expectGood(desk);
  await desk.goto(`/police/${PolicyGuid}`);
  await desk.getByRole('region', { name: 'İptal istekleri' }).getByRole('link').click();
  await expect(desk.getByText('hurdaya')).toHaveCount(0);
  await expectGood(desk);
  await desk.getByRole('link', { name: 'Açıklamayı ve iletişim bilgilerini göster' }).click();
  await expect(desk.getByText('hurdaya')).toBeVisible();
  await expectGood(desk);
  await desk.getByRole('link', { name: 'Gizli görünüme ve işlemlere dön' }).click();
  await desk.getByLabel('İade tutarı (TL)').fill('1.234');
  await desk.getByLabel('Şirket ne zaman, nasıl bildirdi?').fill('Bugün e-postayla');
  await desk.getByRole('button', { name: 'Kabulü gir' }).click();
  await expect(desk.getByText('Tutarı 1234,56 biçiminde yazın.')).toBeVisible();
  await expectGood(desk);
  await desk.getByLabel('İade tutarı (TL)').fill('');
  await desk.getByRole('button', { name: 'Kabulü gir' }).click();
  await expect(desk.getByRole('status')).toContainText('Poliçe iptal edildi');
  await desk.goto(`/police/${PolicyGuid}`);
  await expect(desk.getByText('İptal edildi', { exact: true })).toBeVisible();
});
