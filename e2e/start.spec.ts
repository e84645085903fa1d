import type { Page, Route } from '@playwright/test';
import { desktop, expect, hydrated, isTakenUp, phone, test, withCookiesAnswered } from './browser.ts';
import { galleryAddress } from './form-gallery.ts';
import { driver } from './journey.ts';
import { newPerson } from './person.ts';
import { dialogOf } from './windows.ts';

const pages = ['/', '/kasko-sigortasi', '/blog', '/sss', '/trafik/kasko-teklif'];
const starter = /\/assets\/starter-[^/]+\.js$/;
const application = /\/assets\/(?!starter-)[^/]+\.js$/;

const main = (page: Page) => page.locator('main');
const plate = (page: Page) => main(page).getByLabel('Plaka', { exact: true });
const startButton = (page: Page) => main(page).getByRole('button', { name: 'Teklif al', exact: true });

const isRunning = (page: Page) => page.evaluate(isTakenUp);

/** Keeps files back until the returned function is called. */
async function keepBack(page: Page, files: RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(files, async (route: Route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Counts events that reach the document, as those do that the application or the browser answers. */
async function countEvents(page: Page, type: 'click' | 'submit'): Promise<() => Promise<number>> {
  await page.addInitScript((name) => {
    const counted = window as unknown as { counted: number };
    counted.counted = 0;
    document.addEventListener(name, () => (counted.counted += 1), true);
  }, type);
  return () => page.evaluate(() => (window as unknown as { counted: number }).counted);
}

test('before any interaction a page loads two files of script at most, and 15 KB', async ({ page }) => {
  for (const path of pages) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const scripts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map((entry) => (entry as PerformanceResourceTiming).encodedBodySize),
    );
    const written = await page.evaluate(() =>
      [...document.scripts].filter(({ type }) => type === '').reduce((sum, { text }) => sum + text.length, 0),
    );
    expect(scripts.length, path).toBeLessThanOrEqual(2);
    expect(written + scripts.reduce((sum, size) => sum + size, 0), path).toBeLessThanOrEqual(15 * 1024);
    expect(await isRunning(page), path).toBe(false);
  }
});

test.describe('before the application', () => {
  test('the cookie bar is answered, and the application knows it', async ({ page }) => {
    const release = await keepBack(page, application);
    await page.goto('/');
    const bar = page.getByRole('region', { name: 'Çerez tercihi' });
    await page.getByRole('button', { name: 'Reddet' }).click();
    await expect(bar).toBeHidden();
    const stored = (await page.context().cookies()).filter(({ name }) => name.endsWith('-cookies'));
    expect(Object.fromEntries(stored.map(({ name, value }) => [name, value]))).toEqual({
      'required-cookies': 'true',
      'analytic-cookies': 'false',
      'functional-cookies': 'false',
      'targeting-cookies': 'false',
    });
    expect(await isRunning(page)).toBe(false);
    release();
    await hydrated(page);
    await expect(bar).toHaveCount(0);
  });

  test('the text size is chosen everywhere, and the application goes on from it', async ({ page, baseURL }) => {
    await withCookiesAnswered(page, baseURL);
    await page.setViewportSize(desktop);
    const release = await keepBack(page, application);
    await page.goto('/');
    const buttons = page.getByRole('button', { name: 'Daha büyük yazı' });
    const root = page.locator('html');
    await buttons.first().click();
    await expect(root).toHaveAttribute('data-text-size', 'larger');
    expect(await isRunning(page)).toBe(false);
    const arePressed = async () => {
      for (const button of await buttons.all()) await expect(button).toHaveAttribute('aria-pressed', 'true');
    };
    await arePressed();
    release();
    await hydrated(page);
    await expect(root).toHaveAttribute('data-text-size', 'larger');
    await arePressed();
    await page.getByRole('button', { name: 'Normal yazı' }).first().click();
    await expect(root).toHaveAttribute('data-text-size', 'normal');
    await expect(buttons.first()).toHaveAttribute('aria-pressed', 'false');
  });

  test('slides move to their end, and the application finds them there', async ({ page, baseURL }) => {
    await withCookiesAnswered(page, baseURL);
    await page.setViewportSize(desktop);
    const release = await keepBack(page, application);
    await page.goto('/');
    const [previous, next] = [page.locator('[data-small=previousSlide]'), page.locator('[data-small=nextSlide]')];
    await expect(previous).toBeDisabled();
    const scrolled = () => page.locator('[data-slides]').evaluate((track) => track.scrollLeft);
    await next.click();
    await expect(previous).toBeEnabled();
    await expect.poll(scrolled).toBeGreaterThan(300);
    expect(await isRunning(page)).toBe(false);
    const place = await scrolled();
    release();
    await hydrated(page);
    await expect(previous).toBeEnabled();
    expect(await scrolled()).toBeGreaterThanOrEqual(place);
    await previous.click();
    await expect(previous).toBeDisabled();
  });

  test('the menu opens and closes, and stays open when the application starts', async ({ page, baseURL }) => {
    await withCookiesAnswered(page, baseURL);
    await page.setViewportSize(desktop);
    const release = await keepBack(page, application);
    await page.goto('/hakkimizda');
    const menu = page.locator('header').getByRole('navigation', { name: 'Sigortalar' });
    const [car, home] = [
      menu.getByRole('button', { name: 'Araç', exact: true }),
      menu.getByRole('button', { name: 'Ev', exact: true }),
    ];
    const link = menu.locator('a[href="/kasko-sigortasi"]');
    await car.click();
    await expect(link).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expect(car).toBeFocused();
    await car.click();
    await home.click();
    await expect(link).toBeHidden();
    await expect(menu.locator('a[href="/konut-sigortasi"]')).toBeVisible();
    await page.locator('h1').click();
    await expect(home).toHaveAttribute('aria-expanded', 'false');
    await car.press('Enter');
    await expect(link).toBeVisible();
    expect(await isRunning(page)).toBe(false);
    release();
    await hydrated(page);
    await expect(car).toHaveAttribute('aria-expanded', 'true');
    await expect(link).toBeVisible();
    await car.click();
    await expect(link).toBeHidden();
  });

  test('answers to questions and the drawer open, and stay open when it starts', async ({ page, baseURL }) => {
    await withCookiesAnswered(page, baseURL);
    await page.setViewportSize(phone);
    const release = await keepBack(page, application);
    await page.goto('/sss');
    const question = main(page).locator('details').first();
    await question.locator('summary').click();
    await expect(question).toHaveAttribute('open');
    const drawer = page.locator('[data-drawer]');
    await drawer.locator('summary').first().click();
    await expect(drawer.getByRole('link', { name: 'Blog' }).first()).toBeVisible();
    expect(await isRunning(page)).toBe(false);
    release();
    await hydrated(page);
    await expect(question).toHaveAttribute('open');
    await expect(drawer).toHaveAttribute('open');
    await page.keyboard.press('Escape');
    await expect(drawer).not.toHaveAttribute('open');
  });

  test('a press that only the application can answer is answered once it is there, and once', async ({
    page,
    baseURL,
  }) => {
    await withCookiesAnswered(page, baseURL);
    await page.setViewportSize(desktop);
    const clicks = await countEvents(page, 'click');
    const release = await keepBack(page, application);
    await page.goto('/kasko-sigortasi');
    await page.locator('header').getByRole('button', { name: 'Giriş Yap' }).click();
    expect(await isRunning(page)).toBe(false);
    expect(await clicks()).toBe(0);
    release();
    await expect(dialogOf(page)).toBeVisible();
    expect(await clicks()).toBe(1);
  });

  test('a press before the small script is there is answered too', async ({ page }) => {
    const release = await keepBack(page, starter);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Kabul et' }).click();
    release();
    await expect(page.getByRole('region', { name: 'Çerez tercihi' })).toBeHidden();
  });

  test('a search for questions is kept', async ({ page, baseURL }) => {
    await withCookiesAnswered(page, baseURL);
    const release = await keepBack(page, application);
    await page.goto('/sss');
    await page.getByRole('searchbox').pressSequentially('kasko');
    release();
    await expect(main(page).getByRole('status')).not.toBeEmpty();
    await expect(page.getByRole('searchbox')).toHaveValue('kasko');
  });
});

test.describe('the first questions', () => {
  test.beforeEach(({ page, baseURL }) => withCookiesAnswered(page, baseURL));

  /** Writes into a field at twenty keys a second, however slow the page is to answer. */
  async function typeFast(page: Page, text: string): Promise<void> {
    const presses: Promise<void>[] = [];
    for (const key of text) {
      presses.push(page.keyboard.press(key));
      // The pace of the keys is what is tested.
      await page.waitForTimeout(50);
    }
    await Promise.all(presses);
  }

  for (const path of ['/kasko-sigortasi', '/trafik/kasko-teklif', '/']) {
    test(`twenty keys a second from the first frame on a slow phone lose nothing: ${path}`, async ({ page }) => {
      await page.setViewportSize(phone);
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
      await page.goto(path, { waitUntil: 'commit' });
      const number = main(page).getByLabel(/kimlik/i);
      await number.focus();
      await typeFast(page, '11111111110');
      await expect(number).toBeFocused();
      await page.keyboard.press('Tab');
      await plate(page).focus();
      await typeFast(page, '34krs102');
      await expect.poll(() => isRunning(page)).toBe(true);
      await expect(number).toHaveValue('11111111110');
      await expect(plate(page)).toHaveValue('34 KRS 102');
      await expect(plate(page)).toBeFocused();
    });
  }

  test('the caret stays where it is when the application shapes what was typed', async ({ page }) => {
    const release = await keepBack(page, application);
    await page.goto('/kasko-sigortasi');
    await plate(page).pressSequentially('34krs102');
    for (let steps = 0; steps < 3; steps += 1) await page.keyboard.press('ArrowLeft');
    release();
    await expect(plate(page)).toHaveValue('34 KRS 102');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('z');
    await expect(plate(page)).toHaveValue('34 KRZ 102');
  });

  test('sent before the small script could be had, they are posted and judged', async ({ page }) => {
    await page.route(starter, (route) => route.abort());
    await page.goto('/kasko-sigortasi');
    await plate(page).fill('34krs102');
    await startButton(page).click();
    await expect(page).toHaveURL('/trafik/kasko-teklif');
    await expect(main(page).getByText('Lütfen TC kimlik numarası giriniz.')).toBeVisible();
    await expect(plate(page)).toHaveValue('34 KRS 102');
  });

  test('sent while scripts do not come, they are posted after some seconds', async ({ page }) => {
    await keepBack(page, starter);
    await page.goto('/kasko-sigortasi', { waitUntil: 'commit' });
    await plate(page).fill('34krs102');
    await startButton(page).click();
    await expect(page).toHaveURL('/trafik/kasko-teklif');
    await expect(plate(page)).toHaveValue('34 KRS 102');
  });

  test('sent while the application is on its way, they are sent once it is there, and once', async ({ page }) => {
    const submits = await countEvents(page, 'submit');
    const release = await keepBack(page, application);
    const person = { ...newPerson(), NationalNumber: driver(61) };
    await page.goto('/kasko-sigortasi');
    await main(page)
      .getByLabel(/kimlik/i)
      .fill(person.NationalNumber);
    await plate(page).fill('34KRS102');
    await main(page).getByLabel('Cep telefonu').fill(person.Phone);
    await startButton(page).click();
    expect(await submits()).toBe(0);
    release();
    await expect(dialogOf(page).getByRole('heading', { name: 'Telefon Doğrulama' })).toBeVisible();
    expect(await submits()).toBe(1);
  });

  test('a list that is open when the application starts is not taken away', async ({ page }) => {
    const release = await keepBack(page, application);
    await page.goto(galleryAddress, { waitUntil: 'commit' });
    const list = main(page).locator('select:enabled').first();
    await list.focus();
    release();
    await hydrated(page);
    await expect(list).toBeFocused();
    const chosen = await list.locator('option').nth(1).textContent();
    await list.selectOption({ index: 1 });
    const id = await list.getAttribute('id');
    await page.keyboard.press('Tab');
    await expect(page.locator(`[id="${id}"][role=combobox]`)).toHaveValue(chosen ?? '');
  });
});

test.describe('where the application cannot be had', () => {
  test.beforeEach(({ page, baseURL }) => withCookiesAnswered(page, baseURL));

  test('links lead on, and the next sign of use tries again', async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.route(application, (route) => route.abort());
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Hakkımızda' }).filter({ visible: true }).click();
    await expect(page).toHaveURL('/hakkimizda');
    await page.mouse.move(100, 100);
    await page.waitForTimeout(500);
    await page.unroute(application);
    await hydrated(page);
    await page.locator('header').getByRole('button', { name: 'Giriş Yap' }).click();
    await expect(dialogOf(page)).toBeVisible();
  });
});

test('the application goes on from what was drawn: it draws nothing anew and finds nothing amiss', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  for (const path of ['/', '/kasko-sigortasi', '/trafik/kasko-teklif', '/trafik/teklif?line=imm', '/blog', '/sss']) {
    await page.goto(path);
    const drawn = await page.locator('html').evaluateHandle((html) => [...html.querySelectorAll('body :not(script)')]);
    await hydrated(page);
    const gone = await drawn.evaluate((elements) => elements.filter((element) => !element.isConnected).length);
    expect(gone, path).toBe(0);
  }
  expect(faults).toEqual([]);
});

test('what an extension of the browser brought into the page stays', async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      document.head.append(Object.assign(document.createElement('meta'), { name: 'brought' }));
      document.body.append(Object.assign(document.createElement('div'), { id: 'brought-part' }));
    }),
  );
  await page.goto('/kasko-sigortasi');
  await hydrated(page);
  await expect(page.locator('head meta[name=brought]')).toBeAttached();
  await expect(page.locator('body > #brought-part')).toBeAttached();
});

test('its files come once, are compiled ahead, and run one after the other', async ({ page }) => {
  await page.goto('/trafik/kasko-teklif', { waitUntil: 'networkidle' });
  await plate(page).focus();
  await expect.poll(() => isRunning(page)).toBe(true);
  const files = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/assets\/(?!starter-)[^/]+\.js$/.test(name))
      .map((entry) => entry as PerformanceResourceTiming)
      .map(({ name, initiatorType, transferSize, startTime, responseEnd }) => ({
        name,
        isBrought: initiatorType === 'fetch',
        isFromNetwork: transferSize > 0,
        startTime,
        responseEnd,
      })),
  );
  const brought = files.filter(({ isBrought }) => isBrought).map(({ name }) => name);
  const run = files.filter(({ isBrought }) => !isBrought);
  expect(brought.length).toBeGreaterThan(5);
  expect(run.map(({ name }) => name).toSorted()).toEqual(brought.toSorted());
  expect(run.filter(({ isFromNetwork }) => isFromNetwork)).toEqual([]);
  const overlapping = run.filter(({ startTime }, at) => startTime < (run[at - 1]?.responseEnd ?? 0));
  expect(overlapping).toEqual([]);
  for (const name of brought.filter((file) => !file.includes('/manifest-'))) {
    const [first] = (await (await page.request.get(name)).text()).split('\n', 1);
    expect(first, name).toBe('//# allFunctionsCalledOnLoad');
  }
});

test('answers that the tab keeps stand in the form again without a touch', async ({ page, baseURL }) => {
  await withCookiesAnswered(page, baseURL);
  await page.goto('/trafik/kasko-teklif');
  await hydrated(page);
  await plate(page).fill('34krs102');
  await plate(page).blur();
  await page.reload();
  await expect(plate(page)).toHaveValue('34 KRS 102');
});
