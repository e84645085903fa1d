import { expectAccessible } from './accessibility.ts';
import { desktop, expect, hydrated, phone, test, withCookiesAnswered } from './browser.ts';
import { timeFirstCard } from './first-card.ts';
import { askButton, car, cards, dayFromToday, driver, expectOffers, passFirstStep, tabTo, toast } from './journey.ts';
import { headerOf, pollsOf, reachQuestions, socketsOf, summary } from './line-journey.ts';
import { call, newPerson, readCode } from './person.ts';
import { askAside } from './quotation.ts';
import { countTyped } from './typed-fields.ts';
import { lineNamed } from './vehicle-lines.ts';

/** What is drawn a second after it came was held back; a busy machine needs less. */
const longestDrawMs = 1_000;

test.beforeEach(async ({ page, baseURL }) => {
  await page.setViewportSize(desktop);
  await withCookiesAnswered(page, baseURL);
});

test.describe('from the first question to the offers', () => {
  test('[L-01] [L-11] [C-12] [C-13] [C-19] [K-06] [K-08] kasko, with nine typed fields at most', async ({ page }, {
    annotations,
  }) => {
    await page.setViewportSize(phone);
    const [sockets, polls] = [socketsOf(page), pollsOf(page)];
    const [typed, cardDelay] = [await countTyped(page), await timeFirstCard(page)];
    const started = Date.now();
    await reachQuestions(page, lineNamed('kasko'), 1);
    await askButton(page).click();
    await expect(cards(page).first()).toBeVisible();
    const seconds = (Date.now() - started) / 1000;
    const delay = await cardDelay();
    annotations.push({ type: 'seconds to the first offer', description: seconds.toFixed(1) });
    annotations.push({ type: 'milliseconds from socket to card', description: delay.toFixed(0) });
    expect(seconds).toBeLessThan(30);
    expect(delay).toBeLessThan(longestDrawMs);
    expect((await typed()).length).toBeLessThanOrEqual(9);
    await expectOffers(page, lineNamed('kasko').least);
    expect(sockets).toContain('/canli-teklifler');
    expect(polls).toEqual([]);
    await expect(page.getByText(/^Toplam prim: \d{1,3}(\.\d{3})*,\d\d TL$/).first()).toBeVisible();
  });

  test('[V-26] second-hand traffic, which begins within 15 days', async ({ page }) => {
    await page.setViewportSize(phone);
    const line = lineNamed('second-hand traffic');
    await reachQuestions(page, line, 3);
    const start = page.getByRole('textbox', { name: 'Poliçe başlangıcı' });
    await start.fill(dayFromToday(16));
    await askButton(page).click();
    await expect(page.getByText(/ya da daha önceki bir tarih seçiniz/).first()).toBeVisible();
    await expect(page).not.toHaveURL(/adim=teklifler/);
    await start.fill(dayFromToday(15));
    await askButton(page).click();
    await expectOffers(page, line.least);
  });

  test('[L-01] [L-05] [C-14] green card, and the panel tells the same as the list', async ({ page }) => {
    await page.setViewportSize(phone);
    const line = lineNamed('green card');
    const Gsm = await reachQuestions(page, line, 6);
    await askButton(page).click();
    await expectOffers(page, line.least);
    await expectAccessible(page);
    const panel = await call(page.context().request, '/firm/firma/firmalar', {
      QueryType: 'yesilkart',
      Gsm,
      NationalNumber: driver(6),
      HeaderGuid: headerOf(page),
    });
    const insurers = panel.Data.Panel as unknown as readonly { FirmName: string; State: string }[];
    const offered = insurers.filter(({ State }) => State === 'active').map(({ FirmName }) => FirmName);
    const shown = await cards(page).getByRole('heading', { level: 3 }).allTextContents();
    expect(new Set(shown)).toEqual(new Set(offered));
  });

  test('[L-05] [C-16] [C-17] a foreign plate, whose car is chosen by hand', async ({ page }) => {
    await page.setViewportSize(phone);
    const line = lineNamed('foreign plate');
    await reachQuestions(page, line, 7);
    const kinds = await call(page.context().request, '/api/Traffic/get-vehicle-types', { queryType: line.queryType });
    const told = (kinds.Data as unknown as readonly { Text: string }[]).map(({ Text }) => Text);
    await page.getByRole('combobox', { name: 'Kullanım tarzı' }).click();
    const offered = await page.getByRole('option').allTextContents();
    expect(offered).toEqual(told);
    await page.keyboard.press('Escape');
    await askButton(page).click();
    await expectOffers(page, line.least);
    expect(await summary(page).innerText()).toContain('B XY 1234');
  });

  test('[V-12] [N-07] a new car without a plate, by its ASBİS number', async ({ page }) => {
    await page.setViewportSize(phone);
    await passFirstStep(page, {
      path: '/zorunlu-trafik-sigortasi',
      nationalNumber: driver(8),
      plate: async () => {
        await page.getByLabel('Aracın plakası henüz yok').check();
        await expect(page.getByLabel('Plaka', { exact: true })).toBeHidden();
        await page.getByLabel('Tescil ilinin kodu').fill('34');
      },
    });
    await expect(page.getByRole('heading', { name: 'Sıfır araç, ASBİS ile' })).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('ASBİS numarası').fill('000000');
    await page.getByRole('button', { name: 'Aracı bul' }).click();
    await expect(page.getByText(/^ASBİS numarasını kontrol edip yeniden arayın/)).toBeVisible();
    // A tab that never asked the first step knows the plate from the quotation.
    const tab = await page.context().newPage();
    await tab.goto(page.url());
    await expect(tab.locator('main').getByText('34YK').first()).toBeVisible();
    await tab.close();
    await page.getByLabel('ASBİS numarası').fill('1234567890');
    await page.getByRole('button', { name: 'Aracı bul' }).click();
    await expect(page.getByRole('heading', { name: 'Aracınız bulundu' })).toBeFocused();
    await askButton(page).click();
    await expectOffers(page, lineNamed('traffic').least);
    expect(await summary(page).innerText()).toContain('34YK');
  });

  test('[E-02] [T-04] kasko of somebody whose birth date the register wants', async ({ page }) => {
    await passFirstStep(page, { path: '/kasko-sigortasi', nationalNumber: '22222222220', plate: '06 DEF 456' });
    await expect(toast(page, 'Lütfen Doğum Tarihini Giriniz.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Doğum tarihi' }).fill('15.06.1990');
    await page.getByRole('button', { name: 'Devam et' }).click();
    await page.getByLabel('Belge seri').fill('AC');
    await page.getByLabel('Belge no').fill('222222');
    await page.getByRole('button', { name: 'Aracı bul' }).click();
    await expect(page.getByRole('heading', { name: 'Aracınız bulundu' })).toBeFocused();
    await askButton(page).click();
    await expectOffers(page, 3);
  });

  test('kasko by keyboard alone, from the first question to a chosen offer', async ({ page }) => {
    const { Phone } = newPerson();
    await page.goto('/kasko-sigortasi');
    await hydrated(page);
    const { keyboard } = page;
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    await tabTo(page, page.getByLabel(/kimlik/i));
    await keyboard.type(driver(9));
    await tabTo(page, page.getByLabel('Plaka', { exact: true }));
    await keyboard.type('34KRS102');
    await tabTo(page, page.getByLabel('Cep telefonu'));
    await keyboard.type(Phone);
    await keyboard.press('Enter');
    await expect(page).toHaveURL('/trafik/kasko-teklif');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await tabTo(page, dialog.getByLabel('SMS kodu'));
    await keyboard.type(await readCode(Phone));
    for (const name of [/Gizlilik Politikası/, /Aydınlatma/]) {
      await tabTo(page, dialog.getByRole('checkbox', { name }));
      await keyboard.press('Space');
    }
    await tabTo(page, dialog.getByRole('button', { name: 'Onayla' }));
    await keyboard.press('Enter');

    await expect(page.getByRole('heading', { level: 2, name: 'Araç bilgileri' })).toBeFocused();
    await tabTo(page, page.getByLabel('Belge seri'));
    await keyboard.type('AB');
    await tabTo(page, page.getByLabel('Belge no'));
    await keyboard.type('123456');
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Aracınız bulundu' })).toBeFocused();
    await tabTo(page, askButton(page));
    await keyboard.press('Enter');
    await expectOffers(page, 3);
    await tabTo(page, page.getByRole('button', { name: /satın al$/ }).first(), 90);
    await keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Ek teminatlar', exact: true })).toBeFocused();
    await tabTo(page, page.getByRole('button', { name: /ekle$/ }).first());
    await keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /çıkar$/ })).toBeFocused();
    await tabTo(page, page.getByRole('button', { name: 'Ödemeye geç' }));
    await keyboard.press('Enter');
    await expect(page).toHaveURL(/adim=odeme/);
  });
});

test('somebody else with the address sees the first step; with the shared link, offers and nobody’s data', async ({
  page,
  browser,
  baseURL,
}) => {
  const nationalNumber = driver(10);
  const { address, phone: number } = await askAside(page, { ...car, NationalNumber: nationalNumber });
  await page.goto(address);
  await expectOffers(page, 3);
  expect(await summary(page).innerText()).toContain('34 KRS 102');
  const own = await call(page.context().request, '/arac/Vehicle/quotation', { HeaderGuid: headerOf(page) });
  const { Name, Surname } = own.Data.Customer as unknown as { Name: string; Surname: string };
  await page.getByRole('button', { name: 'Bağlantıyı paylaş' }).click();
  const link = await page.getByLabel('Paylaşım bağlantısı').inputValue();

  const stranger = await (await browser.newContext({ baseURL: baseURL ?? '', viewport: phone })).newPage();
  await withCookiesAnswered(stranger, baseURL);
  await stranger.goto(address);
  await expect(stranger).toHaveURL('/trafik/kasko-teklif');
  await expect(stranger.getByRole('button', { name: 'Devam et' })).toBeVisible();
  await expect(cards(stranger)).toHaveCount(0);

  await stranger.goto(link);
  await expect(cards(stranger).first()).toBeVisible();
  const [source, text] = [await stranger.content(), await stranger.locator('body').innerText()];
  for (const secret of [nationalNumber, number, '34KRS102', 'AB123456']) expect(source).not.toContain(secret);
  for (const secret of ['34 KRS 102', `•${nationalNumber.slice(-4)}`, Name, Surname])
    expect(text).not.toContain(secret);
  await expect(stranger.getByRole('button', { name: 'Bu teklif benim, devam et' })).toBeVisible();
  await stranger.context().close();
});
