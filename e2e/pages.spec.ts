import { expectAccessible, expectPageAccessible } from './accessibility.ts';
import { expect, hydrated, test, withCookiesAnswered } from './browser.ts';

// A page of each make; the matrix looks at all of them.
for (const path of ['/', '/kasko-sigortasi', '/trafik/teklif']) {
  test(`${path}: no accessibility violation on a phone and a desktop, nothing wider than the screen`, async ({
    page,
    baseURL,
  }) => {
    await withCookiesAnswered(page, baseURL);
    await expectPageAccessible(page, path);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('pages are read and navigated', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Hasar anında' }).click();
    await expect(page).toHaveURL('/hasar-aninda');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/sss');
    await page.locator('main summary').first().click();
    await expect(page.locator('main details[open]').first()).toBeVisible();
  });
});

test('the home page and the product pages of kasko, home and pet start a quotation on the first screen', async ({
  page,
  baseURL,
}) => {
  await withCookiesAnswered(page, baseURL);
  for (const path of ['/', '/kasko-sigortasi', '/konut-sigortasi', '/evcil-hayvan-sigortasi']) {
    await page.goto(path);
    await expect(page.getByRole('textbox').first(), path).toBeInViewport();
  }
});

test('what is typed on a product page goes on to the quote page and its code, never through the address', async ({
  page,
  baseURL,
}) => {
  await withCookiesAnswered(page, baseURL);
  await page.goto('/kasko-sigortasi');
  await hydrated(page);
  const form = page.locator('main form').first();
  await form.getByLabel(/kimlik/i).fill('11111111110');
  await form.getByLabel('Plaka', { exact: true }).fill('34ABC123');
  await form.getByLabel(/telefon/i).fill('5550000001');
  await form.getByRole('button', { name: /teklif/i }).click();
  await expect(page).toHaveURL('/trafik/kasko-teklif');
  await expect(page.locator('main').getByLabel(/kimlik/i)).toHaveValue('11111111110');
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Telefon Doğrulama' })).toBeVisible();
});

test('an empty first step names what is missing and takes the focus there', async ({ page, baseURL }) => {
  await withCookiesAnswered(page, baseURL);
  await page.goto('/trafik/teklif');
  await hydrated(page);
  await page
    .locator('main')
    .getByRole('button', { name: /devam|teklif|kod/i })
    .first()
    .click();
  await expect(page.getByText('Lütfen TC kimlik numarası giriniz.')).toBeVisible();
  await expect(page.getByText('Lütfen telefon numarası giriniz.')).toBeVisible();
  await expect(page.locator('main').getByLabel(/kimlik/i)).toBeFocused();
});

test('[P-06] an unknown page inside the app leads to /404 by client navigation', async ({ page, baseURL }) => {
  await withCookiesAnswered(page, baseURL);
  await page.goto('/sss');
  await hydrated(page);
  await page.evaluate(() => {
    document.documentElement.dataset.kept = 'yes';
    const link = document.querySelector<HTMLAnchorElement>('footer a[href="/hakkimizda"]');
    if (link) link.href = '/boyle-bir-sayfa-yok';
  });
  await page.evaluate(() => window.history.pushState({}, '', '/boyle-bir-sayfa-yok'));
  await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')));
  await expect(page).toHaveURL('/404');
  expect(await page.evaluate(() => document.documentElement.dataset.kept)).toBe('yes');
});

test('each article of the blog has an address, a picture and a date, and an unknown one goes to /404', async ({
  page,
  baseURL,
}) => {
  await withCookiesAnswered(page, baseURL);
  await page.goto('/blog');
  const cards = page.locator('main article');
  await expect(cards).toHaveCount(5);
  await expect(page.locator('main article img')).toHaveCount(5);
  const first = cards.first();
  const title = await first.getByRole('link').innerText();
  await first.getByRole('link').click();
  await expect(page).toHaveURL(/\/blog\/[a-z0-9-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page).toHaveTitle(new RegExp(title.slice(0, 20)));
  await expect(page.locator('main time').first()).toHaveAttribute('datetime', /^\d{4}-\d{2}-\d{2}$/);
  await expectAccessible(page);
  await page.goto('/blog/boyle-bir-yazi-yok');
  await expect(page).toHaveURL('/404');
});

test('search in the questions finds Turkish words without Turkish letters', async ({ page, baseURL }) => {
  await withCookiesAnswered(page, baseURL);
  await page.goto('/sss');
  await hydrated(page);
  const before = await page.locator('main details:visible').count();
  await page.getByRole('searchbox').fill('cayma');
  await expect.poll(() => page.locator('main details:visible').count()).toBeLessThan(before);
  expect(await page.locator('main details:visible').count()).toBeGreaterThan(0);
});
