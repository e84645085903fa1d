import { site } from '../src/config/site.ts';
import { faultTexts } from '../src/messages/pages.ts';
import { desktop, expect, hydrated, phone, test, withCookiesAnswered } from './browser.ts';

const header = 'header';

/** The lines of the specification by the group under which the menu shows them; the last two stand alone. */
const menuLines = [
  [
    'Araç',
    [
      '/kasko-sigortasi',
      '/zorunlu-trafik-sigortasi',
      '/ikinci-el-zorunlu-trafik-sigortasi',
      '/galerici-kisa-sureli-trafik-sigortasi',
      '/ihtiyari-mali-mesuliyet-sigortasi',
      '/yesil-kart-sigortasi',
    ],
  ],
  ['Ev', ['/zorunlu-deprem-sigortasi', '/konut-sigortasi']],
  [
    'Sağlık',
    [
      '/tamamlayici-saglik-sigortasi',
      '/bireysel-saglik-sigortasi',
      '/seyahat-saglik-sigortasi',
      '/yabanci-saglik-sigortasi',
    ],
  ],
  [undefined, ['/evcil-hayvan-sigortasi', '/cep-telefonu-sigortasi']],
] as const;

test.describe('layout', () => {
  test.beforeEach(({ page, baseURL }) => withCookiesAnswered(page, baseURL));

  test('[S-01] the top banner shows slogan, phone and e-mail', async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto('/');
    await expect(page.getByText(site.slogan).first()).toBeVisible();
    await expect(page.locator(`a[href="tel:${site.phone}"]`).first()).toBeVisible();
    await expect(page.locator(`a[href="mailto:${site.email}"]`).first()).toBeVisible();
  });

  test('[S-02] [L-01] [L-02] [L-03] [L-04] the header’s menu shows every line where it belongs, each opens its page, and the login button stands beside it', async ({
    page,
  }) => {
    await page.setViewportSize(desktop);
    await page.goto('/hakkimizda');
    await hydrated(page);
    const menu = page.locator(header).getByRole('navigation', { name: 'Sigortalar' });
    for (const [group, paths] of menuLines) {
      for (const path of paths) {
        if (group) await menu.getByRole('button', { name: group, exact: true }).click();
        const link = menu.locator(`a[href="${path}"]`);
        await expect(menu.getByRole('link').and(link), path).toBeVisible();
        await link.click();
        await expect(page).toHaveURL(path);
        await expect(page.locator(header).getByRole('button', { name: 'Giriş Yap' })).toBeVisible();
      }
    }
  });

  test('the mega menu works by keyboard: Escape closes it and gives the focus back', async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto('/');
    await hydrated(page);
    const car = page.locator(header).getByRole('button', { name: 'Araç' });
    await car.focus();
    await page.keyboard.press('Enter');
    await expect(car).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(car).toHaveAttribute('aria-expanded', 'false');
    await expect(car).toBeFocused();
  });

  test('on a phone the drawer holds the whole menu', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/');
    await hydrated(page);
    await page.locator('[data-drawer] summary').first().click();
    const group = page.locator('[data-drawer] summary', { hasText: 'Ev' }).first();
    if (await group.isVisible()) await group.click();
    await page.locator('[data-drawer]').getByRole('link', { name: /DASK/ }).click();
    await expect(page).toHaveURL('/zorunlu-deprem-sigortasi');
  });

  test('[S-03] the footer is whole at 870 px and an accordion at 869 px, and shows its year', async ({ page }) => {
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'MTV borcu sorgulama' });
    await page.setViewportSize({ width: 870, height: 900 });
    await page.goto('/');
    await expect(link.filter({ visible: true })).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toContainText(String(site.footerYear));
    await page.setViewportSize({ width: 869, height: 900 });
    await expect(link.filter({ visible: true })).toHaveCount(0);
    await page.getByRole('contentinfo').locator('summary', { hasText: 'Hızlı erişim' }).click();
    await expect(link.filter({ visible: true })).toHaveCount(1);
  });

  test('[S-04] the WhatsApp link carries the quote request', async ({ page }) => {
    await page.goto('/');
    const link = page.locator('a[href^="https://wa.me/"]').first();
    await expect(link).toBeVisible();
    const url = new URL((await link.getAttribute('href')) ?? '');
    expect(url.searchParams.get('text')).toBe(site.whatsapp.message);
  });

  test('[S-06] a slow page change is shown and announced', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/*.data*', async (route) => {
      await released;
      await route.continue();
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Hakkımızda' }).filter({ visible: true }).click();
    await expect(page.getByText('Sayfa yükleniyor')).toBeAttached();
    release();
    await expect(page).toHaveURL('/hakkimizda');
    await expect(page.getByText('Sayfa yükleniyor')).toHaveCount(0);
  });

  test('a page that could not be made says so in its place, and the next one is shown', async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto('/');
    await hydrated(page);
    await page.route('**/hakkimizda.data*', (route) => route.fulfill({ status: 500 }));
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Hakkımızda' });
    await link.click();
    await expect(page.getByRole('heading', { name: faultTexts.heading })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(faultTexts.title));
    await expect(page.locator('header').getByRole('button', { name: 'Giriş Yap' })).toHaveCSS(
      'background-color',
      'rgb(11, 85, 99)',
    );
    await page.unroute('**/hakkimizda.data*');
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Hakkımızda' })).toBeVisible();
  });

  test('the text size can be changed and is remembered', async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('button', { name: 'Daha büyük yazı' }).first().click();
    await expect(page.locator('html')).toHaveAttribute('data-text-size', 'larger');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-text-size', 'larger');
  });
});

test.describe('cookies', () => {
  test('[S-05] [K-03] the bar shows until answered; accepting stores four cookies for a year, nothing before', async ({
    page,
  }) => {
    await page.goto('/');
    await hydrated(page);
    const optional = async () => (await page.context().cookies()).filter((cookie) => cookie.name.endsWith('-cookies'));
    expect(await optional()).toEqual([]);
    await page.getByRole('button', { name: 'Kabul et' }).click();
    const stored = await optional();
    expect(Object.fromEntries(stored.map((cookie) => [cookie.name, cookie.value]))).toEqual({
      'required-cookies': 'true',
      'analytic-cookies': 'true',
      'functional-cookies': 'true',
      'targeting-cookies': 'true',
    });
    for (const cookie of stored) expect(Math.round((cookie.expires - Date.now() / 1000) / 86_400)).toBe(365);
    await expect(page.getByRole('button', { name: 'Kabul et' })).toHaveCount(0);
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole('button', { name: 'Kabul et' })).toHaveCount(0);
  });

  test('[K-03] refusing is as easy, and settings draw the optional three on', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('button', { name: 'Ayarlar', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('switch')).toHaveCount(4);
    for (const name of ['Zorunlu', 'Analitik', 'İşlevsel', 'Hedefleme']) {
      await expect(dialog.getByRole('switch', { name: new RegExp(name) })).toBeChecked();
    }
    await expect(dialog.getByRole('switch', { name: /Zorunlu/ })).toBeDisabled();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Reddet' }).click();
    const values = (await page.context().cookies()).map((cookie) => `${cookie.name}=${cookie.value}`);
    expect(values).toEqual(expect.arrayContaining(['required-cookies=true', 'targeting-cookies=false']));
  });

  test('the bar of a phone lies above the page and scrolls away with it', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/kasko-sigortasi');
    await hydrated(page);
    const region = page.getByRole('region', { name: 'Çerez tercihi' });
    const [bar, header] = [await region.boundingBox(), await page.locator('header').boundingBox()];
    expect((bar?.y ?? 999) + (bar?.height ?? 999)).toBeLessThanOrEqual(header?.y ?? 0);
    expect(bar?.height ?? 999).toBeLessThan(phone.height / 4);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(region).not.toBeInViewport();
  });

  test('[N-12] [K-04] campaign parameters are kept for a day, once targeting cookies are agreed to', async ({
    page,
  }) => {
    const campaign = async () => (await page.context().cookies()).find((cookie) => cookie.name === 'marketing');
    await page.goto('/?utm_source=bulten&utm_campaign=kis&gclid=abc&utm_medium=&foo=bar');
    await hydrated(page);
    expect(await campaign()).toBeUndefined();
    await page.getByRole('button', { name: 'Kabul et' }).click();
    const kept = await campaign();
    expect(JSON.parse(decodeURIComponent(kept?.value ?? ''))).toEqual({
      gclid: 'abc',
      utm_source: 'bulten',
      utm_campaign: 'kis',
    });
    expect(Math.round(((kept?.expires ?? 0) - Date.now() / 1000) / 3600)).toBe(24);
    await page.goto('/sss?utm_campaignid=7&gad_source=1&utm_term=t&utm_content=c&utm_medium=m');
    expect(Object.keys(JSON.parse(decodeURIComponent((await campaign())?.value ?? ''))).sort()).toEqual([
      'gad_source',
      'utm_campaignid',
      'utm_content',
      'utm_medium',
      'utm_term',
    ]);
  });
});

test.describe('modals', () => {
  test.beforeEach(async ({ page, baseURL }) => {
    await withCookiesAnswered(page, baseURL);
    await page.setViewportSize(desktop);
    await page.goto('/');
    await hydrated(page);
  });

  test('[S-10] [S-11] the login window is 520 px wide, keeps the focus, and closes by Escape, icon and a click outside', async ({
    page,
  }) => {
    const opener = page.locator(header).getByRole('button', { name: 'Giriş Yap' });
    const dialog = page.getByRole('dialog');
    await opener.click();
    await expect(dialog.getByRole('heading', { name: 'Giriş Yap' })).toBeVisible();
    expect(Math.round((await dialog.boundingBox())?.width ?? 0)).toBe(520);
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null)).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
    await opener.click();
    await dialog.getByRole('button', { name: 'Kapat' }).click();
    await expect(dialog).toHaveCount(0);
    await opener.click();
    await expect(dialog).toBeVisible();
    await page.mouse.click(10, 10);
    await expect(dialog).toHaveCount(0);
  });

  test('[S-10] [S-11] register and forgot-password windows open from the login window; a click outside closes no registration', async ({
    page,
  }) => {
    await page.locator(header).getByRole('button', { name: 'Giriş Yap' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Üye olun' }).click();
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'Üye Kayıt Formu' })).toBeVisible();
    await page.mouse.click(10, 10);
    // A window that closes does so within this time.
    await page.waitForTimeout(300);
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'Üye Kayıt Formu' })).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Giriş yapın' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Şifremi unuttum' }).click();
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'Şifremi Yenile' })).toBeVisible();
  });

  test('[S-09] a failure is told by a toast at the top right with the title Hata', async ({ page }) => {
    await page.locator(header).getByRole('button', { name: 'Giriş Yap' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('T.C. kimlik numarası').fill('11111111110');
    await dialog.getByLabel('Şifre', { exact: true }).fill('gizli-sifre');
    await dialog.getByRole('button', { name: 'Giriş Yap' }).click();
    const toast = page.getByRole('region', { name: 'Bildirimler' }).getByText('Kullanıcı adı veya şifre hatalı.');
    await expect(toast).toBeVisible();
    await expect(page.getByText('Hata', { exact: true })).toBeVisible();
    const box = await toast.boundingBox();
    expect(box?.y ?? 999).toBeLessThan(200);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(desktop.width * 0.6);
  });
});

test('the site links to the sandbox’s inboxes while it runs', async ({ page, baseURL }) => {
  await withCookiesAnswered(page, baseURL);
  await page.goto('/');
  const href = await page.getByRole('contentinfo').getByRole('link', { name: /SMS/ }).getAttribute('href');
  expect((await page.request.get(href ?? '')).status()).toBe(200);
});
