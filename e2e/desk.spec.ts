import { expectAccessible } from './accessibility.ts';
import { expect, hydrated, test, withCookiesAnswered } from './browser.ts';
import { atDesk } from './desk.ts';
import { call } from './person.ts';
import { buyAside, memberAside, movementsOf } from './policy.ts';

test.beforeEach(({ page, baseURL }) => withCookiesAnswered(page, baseURL));

test('a thread is answered at the desk, and the customer reads the answer', async ({ page, browser }) => {
  await memberAside(page);
  const asked = { TypeId: 1, Subject: 'Poliçem nerede', Message: 'Poliçemi nereden indirebilirim?' };
  const { Data } = await call(page.context().request, '/api/Destek/request-add', asked);
  const number = Data.RequestNo ?? '';
  const service = await atDesk(browser, ['service']);
  await service.goto('/destek');
  await service.getByRole('link', { name: number }).click();
  await expect(service.getByText(asked.Message)).toHaveCount(0);
  await service.getByRole('link', { name: 'Mesajları ve iletişim bilgilerini göster' }).click();
  await expect(service.getByText(asked.Message)).toBeVisible();
  await expectAccessible(service, 'page');
  await service.getByRole('button', { name: 'Yanıtı gönder' }).click();
  await expect(service.getByRole('alert')).toBeVisible();
  const answer = 'Hesabım sayfasındaki Poliçelerim bölümünden indirebilirsiniz.';
  await service.getByLabel('Yanıt', { exact: true }).fill(answer);
  await service.getByRole('button', { name: 'Yanıtı gönder' }).click();
  await expect(service.getByRole('status')).toContainText(`${number} yanıtlandı`);

  await page.goto('/hesabim?page=destek');
  await hydrated(page);
  await page.getByRole('link', { name: /Poliçem nerede/ }).click();
  await expect(page.getByText(answer)).toBeVisible();
});

test('a customer is found by an order, masked until shown, and who showed it stands in the log', async ({
  page,
  browser,
}) => {
  const person = await memberAside(page);
  const reference = await buyAside(page, person, 'trafik');
  const reader = await atDesk(browser, ['read']);
  const find = async (who: typeof page) => {
    await who.goto('/ara');
    await who.getByLabel('Telefon, plaka ya da numara').fill(reference);
    await who.getByRole('button', { name: 'Ara', exact: true }).click();
    await expect(who.getByRole('heading', { name: 'Geçmiş' })).toBeVisible();
  };
  await find(reader);
  const masked = await reader.content();
  for (const value of [person.Phone, person.NationalNumber, person.Email]) expect(masked).not.toContain(value);
  await expect(reader.getByRole('link', { name: 'Kişisel bilgileri göster' })).toHaveCount(0);
  await expectAccessible(reader, 'page');
  expect((await reader.goto(`${new URL(reader.url()).pathname}/acik`))?.status()).toBe(403);

  const service = await atDesk(browser, ['service']);
  await find(service);
  await service.getByRole('link', { name: 'Kişisel bilgileri göster' }).click();
  await expect(service.getByText(person.Email).first()).toBeVisible();
  const name = (await service.getByText(/^Oturum: /).textContent())?.split(' ')[1] ?? '';
  await service.goto(`/kayitlar?Kind=customer&Operator=${name}`);
  await expect(service.getByRole('row', { name: /göster|gördü|açtı/i }).first()).toBeVisible();
  await expect(service.getByRole('cell', { name: 'Yapıldı' }).first()).toBeVisible();
});

test('a refund above the sum waits for a second person, and then goes to the card once', async ({ page, browser }) => {
  const person = await memberAside(page);
  const reference = await buyAside(page, person, 'kasko');
  const one = await atDesk(browser, ['money']);
  await one.goto(`/siparis/${reference}`);
  await expectAccessible(one, 'page');
  const refund = one.locator('form', { has: one.getByRole('button', { name: 'İade et' }) });
  await refund.getByLabel('Gerekçe').fill('Şirket poliçeyi iptal etti');
  await refund.getByLabel('Poliçe').selectOption({ label: 'Poliçeye dokunma' });
  await refund.getByRole('button', { name: 'İade et' }).click();
  await expect(one.getByRole('status')).toContainText('onaya gönderildi');
  expect(await movementsOf(reference)).toHaveLength(2);
  await one.goto('/onaylar');
  await one
    .getByRole('row', { name: new RegExp(reference) })
    .getByRole('link')
    .first()
    .click();
  await expect(one.getByRole('button', { name: 'Onayla' })).toHaveCount(0);

  const other = await atDesk(browser, ['money']);
  await other.goto(new URL(one.url()).pathname);
  await expectAccessible(other, 'page');
  await other.getByRole('button', { name: /^Onayla/ }).click();
  await expect(other.getByRole('status')).toBeVisible();
  await expect.poll(() => movementsOf(reference)).toHaveLength(3);
  expect((await movementsOf(reference)).at(-1)).toMatch(/^Credit /);
});

test('who may only look is offered nothing to do, and is turned away at every act', async ({ page, browser }) => {
  const person = await memberAside(page);
  const reference = await buyAside(page, person, 'trafik');
  const reader = await atDesk(browser, ['read']);
  await reader.goto(`/siparis/${reference}`);
  await expect(reader.getByRole('main').getByRole('button')).toHaveCount(0);
  const reply = await reader.request.post(`/siparis/${reference}/iade`, { form: { Reason: 'x', Amount: '1,00' } });
  expect(reply.status()).toBe(403);
  expect(await movementsOf(reference)).toHaveLength(2);
});

test('every screen of the menu is accessible, at 1280 and 1600 px', async ({ browser }) => {
  const everything = await atDesk(browser, ['read', 'service', 'money']);
  const screens = await everything.getByRole('navigation', { name: 'Ekranlar' }).getByRole('link').all();
  const paths = await Promise.all(screens.map((link) => link.getAttribute('href')));
  expect(paths.length).toBeGreaterThan(8);
  for (const width of [1280, 1600]) {
    await everything.setViewportSize({ width, height: 900 });
    for (const path of paths) {
      expect((await everything.goto(path ?? ''))?.status(), path ?? '').toBe(200);
      await expectAccessible(everything, 'page');
    }
  }
});
