import type { Page, WebSocketRoute } from '@playwright/test';
import { exampleOffer, exampleOfferList, type Offer } from '../src/contracts/calls/offer.ts';
import { expectAccessible } from './accessibility.ts';
import { desktop, expect, phone, test, withCookiesAnswered } from './browser.ts';
import { cards, names, waitForAll } from './offer-list.ts';
import { readCode } from './person.ts';
import { askAside, walkTo } from './quotation.ts';
import { timePasses } from './time-passes.ts';

test.beforeEach(async ({ page, baseURL }) => {
  await page.setViewportSize(desktop);
  await withCookiesAnswered(page, baseURL);
});

test('[K-06] [K-08] [K-09] offers arrive over the socket, priced, instalments and validity told', async ({ page }) => {
  const { address } = await askAside(page);
  const sockets: string[] = [];
  const polls: string[] = [];
  page.on('websocket', (socket) => sockets.push(new URL(socket.url()).pathname));
  page.on('request', (request) => request.url().includes('NewListOffer') && polls.push(request.url()));
  await page.goto(address);
  await waitForAll(page);
  expect(sockets).toContain('/canli-teklifler');
  expect(polls).toEqual([]);
  const first = cards(page).first();
  await expect(first.getByText(/^Toplam prim: \d{1,3}(\.\d{3})*,\d\d TL$/)).toBeVisible();
  await expect(first.getByText(/^\d{1,3}(\.\d{3})*,\d\d TL X \d+ Taksit$/)).toBeVisible();
  await expect(first.getByText(/^\d+ (gün|saat)( \d+ dakika)? geçerli$/)).toBeVisible();
  await first.getByRole('button', { name: /^Ayrıntılar/ }).click();
  await expect(first.getByText(/^Geçerlilik: \d{4}-\d\d-\d\d \d\d:\d\d \(.+ kaldı\)$/)).toBeVisible();
  await expect(first.getByRole('heading', { name: 'Aracınızın gördüğü zarar' })).toBeVisible();
  await expect(first.getByRole('row', { name: /^Peşin/ })).toBeVisible();
});

test('[K-06] where no socket opens, the list is polled', async ({ page }) => {
  const { address } = await askAside(page);
  let tries = 0;
  await page.routeWebSocket('**/canli-teklifler?*', (socket) => {
    tries += 1;
    return socket.close({ code: 3000 });
  });
  const polled = page.waitForRequest((request) => request.url().includes('NewListOffer'));
  await page.goto(address);
  await polled;
  await waitForAll(page);
  expect(tries).toBe(3);
});

test('sorting and filtering by keyboard; a filter that hides everything says so and lets go', async ({ page }) => {
  const { address } = await askAside(page);
  await page.goto(address);
  const all = await waitForAll(page);
  await page.getByLabel('Sıralama').focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(/^Ölçü, gelen tekliflerin ortanca teminatıdır/)).toBeVisible();
  await expect(page.getByText(/^\d+ eksik teminat$/).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  // What cannot be bought here follows, whatever the order.
  const buyable = page.getByRole('region', { name: 'Gelen teklifler' });
  await expect(async () => {
    const sorted = await buyable.getByRole('heading', { level: 3 }).allTextContents();
    expect(sorted.length).toBeGreaterThan(5);
    expect(sorted).toEqual(sorted.toSorted(new Intl.Collator('tr').compare));
  }).toPass();
  await page.getByRole('button', { name: 'Filtrele' }).press('Enter');
  await page.getByLabel('Fiyat üst sınırı').fill('1');
  await expect(page.getByRole('heading', { name: 'Bu filtreye uyan teklif yok' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Filtreyi temizle' }).last().press('Enter');
  await expect(cards(page)).toHaveCount(all);
  await expect(page.getByRole('heading', { level: 1, name: 'Kasko teklifleri' })).toBeFocused();
});

test.describe('a list that grows', () => {
  const anOffer = (number: number, change: Partial<Offer> = {}): Offer => ({
    ...exampleOffer,
    OfferGuid: `1d5e8b70-3a92-4c6f-9e14-${String(number).padStart(12, '0')}`,
    FirmName: `Şirket ${number}`,
    ValidUntil: new Date(Date.now() + 86_400_000).toISOString(),
    ...change,
  });

  /** The quotation is real; what its socket tells is played here. */
  async function play(page: Page) {
    const { address } = await askAside(page);
    let socket: WebSocketRoute | undefined;
    let last: string | undefined;
    await page.routeWebSocket('**/canli-teklifler?*', (opened) => {
      socket = opened;
      if (last) opened.send(last);
    });
    await walkTo(page, address);
    await expect.poll(() => socket !== undefined).toBe(true);
    let revision = 0;
    return (offers: readonly Offer[], change: object = {}) => {
      revision += 1;
      const now = Date.now();
      const list = {
        ...exampleOfferList,
        ServerTime: new Date(now).toISOString(),
        ClosesAt: new Date(now + 60_000).toISOString(),
        Cursor: `1.${revision}`,
        Full: revision === 1,
        Answered: revision,
        Offers: offers,
        ...change,
      };
      last = JSON.stringify(list);
      socket?.send(last);
    };
  }

  test('the first offer stands at once, later ones wait behind a pill while the list is in use', async ({ page }) => {
    const tell = await play(page);
    tell([anOffer(1, { GrossPremium: 5000 }), anOffer(9, { State: 'waiting', GrossPremium: null })]);
    await expect(cards(page)).toHaveCount(1);
    await cards(page).first().hover();
    const place = async () => (await cards(page).filter({ hasText: 'Şirket 1' }).boundingBox())?.y;
    const before = await place();
    tell([anOffer(2, { GrossPremium: 4000 }), anOffer(3, { GrossPremium: 3000 })]);
    const pill = page.getByRole('button', { name: '2 yeni teklif' });
    const box = await cards(page).first().boundingBox();
    let step = 0;
    const moveAndLook = async () => {
      step += 1;
      await page.mouse.move((box?.x ?? 0) + 40 + (step % 60), (box?.y ?? 0) + 40);
      return pill.isVisible();
    };
    await expect.poll(moveAndLook, { intervals: [30] }).toBe(true);
    expect(await names(page)).toEqual(['Şirket 1']);
    await expect(cards(page)).toHaveCount(3);
    expect(await names(page)).toEqual(['Şirket 3', 'Şirket 2', 'Şirket 1']);
    expect(Math.abs(((await place()) ?? 0) - (before ?? 0))).toBeLessThan(2);
    await expect(page.getByText('Daha ucuz bir teklif geldi: 3.000,00 TL', { exact: true }).first()).toBeVisible();
    await expect(page.getByText(/^3 teklif geldi\. 16 şirketten 2'si yanıtladı\.$/)).toBeAttached();
  });

  test('a mouse that rested where a card appears holds nothing: the list grows from its top', async ({ page }) => {
    const tell = await play(page);
    tell([anOffer(9, { State: 'waiting', GrossPremium: null })]);
    await expect(page.getByText('İlk teklif gelir gelmez burada görünür.')).toBeVisible();
    await page.mouse.move(desktop.width / 2, desktop.height / 2);
    tell([1, 2, 3].map((number) => anOffer(number, { GrossPremium: 9000 - number })));
    await expect(cards(page)).toHaveCount(3);
    await expect(page.locator('main article:hover')).toHaveCount(1);
    tell([4, 5].map((number) => anOffer(number, { GrossPremium: 8000 - number })));
    await expect(cards(page)).toHaveCount(5);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('a last answer that is the cheapest is told too', async ({ page }) => {
    const tell = await play(page);
    tell([anOffer(1, { GrossPremium: 5000 }), anOffer(9, { State: 'waiting', GrossPremium: null })]);
    await expect(cards(page)).toHaveCount(1);
    tell([anOffer(9, { GrossPremium: 3000 })], { State: 'complete', Answered: 16, Total: 16 });
    await expect(page.getByText('Yanıtlar tamamlandı, 2 teklif var.', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('status').getByText('Daha ucuz bir teklif geldi: 3.000,00 TL')).toBeVisible();
  });

  test('is readable by everyone in every state, on a phone and on a desk', async ({ page }) => {
    const tell = await play(page);
    tell([anOffer(1, { State: 'waiting', GrossPremium: null })]);
    await expect(page.getByText('İlk teklif gelir gelmez burada görünür.')).toBeVisible();
    await expectAccessible(page);
    tell([
      anOffer(1, { Warnings: ['Gecikme sürprimi uygulandı.'] }),
      anOffer(2, { DisplayMode: 'contactToBuy', CoverageState: 'coming', Coverages: [] }),
      anOffer(3, { DisplayMode: 'quoteOnly' }),
      anOffer(4, { State: 'declined', Reason: 'Yaş sınırı', GrossPremium: null }),
      anOffer(5, { State: 'failed', Reason: 'Şirket yanıt vermedi.', Retryable: true, GrossPremium: null }),
      anOffer(6, { Line: 'ferdikaza' }),
    ]);
    await page.getByRole('button', { name: /^Ayrıntılar Şirket 1/ }).click();
    await expect(page.getByText('Gecikme sürprimi uygulandı.')).toBeVisible();
    await page.getByLabel('Sıralama').selectOption('Eşit teminatta fiyat');
    await expectAccessible(page);
    await page.setViewportSize(phone);
    await expectAccessible(page);
  });

  test('the focus stays on its card when others come before it', async ({ page }) => {
    const tell = await play(page);
    tell([anOffer(1, { GrossPremium: 5000 }), anOffer(2, { GrossPremium: 6000 })]);
    const buying = page.getByRole('button', { name: /^Şirket 2 .* satın al$/ });
    await buying.focus();
    tell([anOffer(2, { GrossPremium: 1000 }), anOffer(3, { GrossPremium: 900 })]);
    await expect(cards(page)).toHaveCount(3);
    expect(await names(page)).toEqual(['Şirket 3', 'Şirket 2', 'Şirket 1']);
    await expect(buying).toBeFocused();
  });

  test('who failed is asked again from the list, and the network may fail meanwhile', async ({ page }) => {
    const tell = await play(page);
    const failed = { State: 'failed', Reason: 'Şirket yanıt vermedi.', Retryable: true, GrossPremium: null } as const;
    tell([anOffer(1), anOffer(2, failed)]);
    const asked = page.waitForRequest((request) => request.url().includes(encodeURIComponent('/trafik/kasko-teklif')));
    await page.getByRole('button', { name: 'Şirket 2, Kasko için tekrar dene' }).click();
    expect((await asked).postDataJSON()).toMatchObject({ InsuranceFirm: exampleOffer.InsuranceFirm });
    await page.context().setOffline(true);
    await expect(page.getByText(/^Bağlantı kesildi\. Gelen teklifler duruyor/)).toBeVisible();
    await expect(cards(page)).toHaveCount(1);
    await page.context().setOffline(false);
    await expect(page.getByText(/^Bağlantı kesildi/)).toHaveCount(0);
  });
});

test('a shared list holds nothing of the person, and its owner goes on with a code', async ({
  page,
  browser,
  baseURL,
}) => {
  const { address, phone: number, nationalNumber } = await askAside(page);
  await page.goto(address);
  await waitForAll(page);
  await page.getByRole('button', { name: 'Bağlantıyı paylaş' }).click();
  const link = await page.getByLabel('Paylaşım bağlantısı').inputValue();

  const stranger = await (await browser.newContext({ baseURL: baseURL ?? '', viewport: phone })).newPage();
  await withCookiesAnswered(stranger, baseURL);
  const shared = stranger.waitForResponse(/shared/);
  await stranger.goto(link);
  const told = await (await shared).text();
  for (const secret of ['34KRS102', '34 KRS 102', nationalNumber, number]) expect(told).not.toContain(secret);
  await expect(cards(stranger).first()).toBeVisible();
  await expect(stranger.getByRole('button', { name: /satın al$/ })).toHaveCount(0);
  await expect(stranger.getByText(/^Fiyatlar \d{4}-\d\d-\d\d \d\d:\d\d itibarıyladır/)).toBeVisible();
  await expectAccessible(stranger);

  await timePasses.sinceMessage(number);
  await stranger.getByRole('button', { name: 'Bu teklif benim, devam et' }).click();
  await expect(stranger.getByText(/numaralı telefona gelen kodu yazın\.$/)).toBeVisible();
  await expect(stranger.getByRole('heading', { name: 'Telefonunuzu doğrulayın' })).toBeFocused();
  const code = await readCode(number, 2);
  await stranger.getByLabel('SMS kodu').fill(code === '000000' ? '111111' : '000000');
  await stranger.getByRole('button', { name: 'Devam et', exact: true }).click();
  await expect(stranger.getByText(/SMS kodu hatalı/).first()).toBeVisible();
  await stranger.getByLabel('SMS kodu').fill(code);
  await stranger.getByRole('button', { name: 'Devam et', exact: true }).click();
  await expect(stranger).toHaveURL(/adim=teklifler/);
  await expect(stranger.getByRole('button', { name: /satın al$/ }).first()).toBeAttached();

  await stranger.goto('/trafik/kasko-teklif?paylasim=b3JuZWstYmFnbGFudGktMDAwMQ');
  await expect(stranger.getByRole('heading', { name: 'Bu bağlantı artık açılmıyor' })).toBeVisible();
});
