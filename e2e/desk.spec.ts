import { expectAccessible } from './accessibility.ts';
import { expect, test, withCookiesAnswered } from './browser.ts';
import { atDesk, sharedDesk } from './desk.ts';
import { buyAside, memberAside, movementsOf } from './policy.ts';
import { askDatabase } from './product-database.ts';

test.beforeEach(({ page, baseURL }) => withCookiesAnswered(page, baseURL));

test('who may only look is offered nothing to do, and is turned away at every act', async ({ page, browser }) => {
  const person = await memberAside(page);
  const reference = await buyAside(page, person, 'kasko');
  const { rows } = await askDatabase(
    `insert into reconciliation_findings (order_id, kind, found_at, seen_at)
      select id, 'stuck', now(), now() from orders where reference = $1 returning id`,
    [reference],
  );
  const reader = await atDesk(browser, ['read']);
  for (const path of [`/siparis/${reference}`, `/bulgu/${rows[0].id}`]) {
    await reader.goto(path);
    await expect(reader.getByText(reference).first()).toBeVisible();
    await expect(reader.getByRole('main').getByRole('button')).toHaveCount(0);
    await expectAccessible(reader, 'page');
  }
  const reply = await reader.request.post(`/siparis/${reference}/iade`, { form: { Reason: 'x', Amount: '1,00' } });
  expect(reply.status()).toBe(403);
  expect(await movementsOf(reference)).toHaveLength(2);
});

test('every screen of the menu, the door and what is not there are accessible, at 1280 and 1600 px', async ({
  browser,
}) => {
  const everything = await atDesk(browser, ['read', 'service', 'money']);
  const screens = await everything.getByRole('navigation', { name: 'Ekranlar' }).getByRole('link').all();
  const paths = await Promise.all(screens.map((link) => link.getAttribute('href')));
  expect(paths.length).toBeGreaterThan(8);
  for (const width of [1280, 1600]) {
    await everything.setViewportSize({ width, height: 900 });
    for (const path of [...paths, '/giris', '/siparis/YOK']) {
      const reply = await everything.goto(path ?? '');
      expect(reply?.status(), path ?? '').toBe(path === '/siparis/YOK' ? 404 : 200);
      await expectAccessible(everything, 'page');
    }
  }
});

test('the site knows no screen of the desk, whoever asks', async ({ page, baseURL }) => {
  for (const path of ['/siparisler', '/giris', '/kayitlar', '/ara']) {
    const reply = await page.request.get(`${baseURL}${path}`, { maxRedirects: 0 });
    expect([reply.status(), reply.headers().location], path).toEqual([302, '/404']);
    expect((await page.request.get(`${sharedDesk.address}${path}`)).ok(), path).toBe(true);
  }
});
