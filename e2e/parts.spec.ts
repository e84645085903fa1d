import type { Page } from '@playwright/test';
import { expect, isTakenUp, phone, test, withCookiesAnswered } from './browser.ts';
import { driver } from './journey.ts';

const main = (page: Page) => page.locator('main');
const settings = (page: Page) => page.getByRole('button', { name: 'Çerez ayarları' });
const isTaken = (element: Element) => '__e' in element;

type Idle = { readonly idle: (() => void)[] };

/** Lets the application take up the page only as far as it is told to. */
async function holdTurns(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const idle: (() => void)[] = [];
    Object.assign(window, { idle, requestIdleCallback: (work: () => void) => idle.push(work) });
  });
}

/** The next part's turn; false while none is asked for. */
const nextTurn = (page: Page) =>
  page.evaluate(() => {
    const work = (window as unknown as Idle).idle.shift();
    work?.();
    return work !== undefined;
  });

/** Has parts taken up until something is true of the page. */
async function takeUpUntil(page: Page, isEnough: () => Promise<boolean>): Promise<void> {
  await expect
    .poll(
      async () => {
        const isThere = await isEnough();
        if (!isThere) await nextTurn(page);
        return isThere;
      },
      { intervals: [20] },
    )
    .toBe(true);
}

const takeUpForm = (page: Page) => takeUpUntil(page, () => main(page).locator('form').evaluate(isTaken));
const takeUpAll = (page: Page) => takeUpUntil(page, () => page.evaluate(isTakenUp));

/** Names that elements are told by and that stand nowhere, and ids that stand twice. */
function brokenNames(): readonly string[] {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  const wanted = ['for', 'aria-describedby', 'aria-labelledby', 'aria-controls'].flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].flatMap((element) => (element.getAttribute(name) ?? '').split(' ')),
  );
  return [...wanted.filter((id) => !ids.includes(id)), ...ids.filter((id, at) => ids.indexOf(id) !== at)];
}

test.beforeEach(async ({ page, baseURL }) => {
  await withCookiesAnswered(page, baseURL);
  await page.setViewportSize(phone);
  await holdTurns(page);
});

test('the form answers before the rest of the page is taken up, and the rest shows what was written meanwhile', async ({
  page,
}) => {
  await page.goto('/trafik/kasko-teklif');
  const number = main(page).getByRole('textbox', { name: /kimlik/i });
  const who = main(page).getByText('Kim', { exact: true }).locator('xpath=following-sibling::dd');
  const drawn = await who.getAttribute('class');
  await number.focus();
  await takeUpForm(page);
  expect(await settings(page).evaluate(isTaken)).toBe(false);
  await number.pressSequentially('12x');
  // Only the application says so.
  await expect(main(page).getByRole('status').filter({ hasText: 'yalnızca rakam' })).toBeVisible();
  await number.fill(driver(1));
  await expect(who).toHaveText('Henüz yazılmadı');
  await takeUpAll(page);
  await expect(who).not.toHaveText('Henüz yazılmadı');
  expect(await who.getAttribute('class')).not.toBe(drawn);
  await expect(number).toHaveValue(driver(1));
});

test('names and ids stay together, in whichever order the parts were drawn', async ({ page }) => {
  await page.goto('/trafik/kasko-teklif');
  expect(await page.evaluate(brokenNames)).toEqual([]);
  await main(page)
    .getByRole('textbox', { name: /kimlik/i })
    .focus();
  await takeUpAll(page);
  await main(page).getByRole('button', { name: 'Devam et' }).click();
  await expect(main(page).locator('[aria-invalid=true]')).toHaveCount(3);
  expect(await page.evaluate(brokenNames)).toEqual([]);
});

test('a press on what is taken up is answered at once, on the rest when it is there', async ({ page }) => {
  await page.goto('/trafik/kasko-teklif');
  await main(page)
    .getByRole('textbox', { name: /kimlik/i })
    .focus();
  await takeUpForm(page);
  await main(page).getByRole('button', { name: 'Devam et' }).click();
  // What is held is let go after twelve seconds.
  await expect(main(page).locator('[aria-invalid=true]')).toHaveCount(3, { timeout: 5_000 });
  await settings(page).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await takeUpAll(page);
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('who follows a link meanwhile is led on once the page is whole', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.goto('/trafik/kasko-teklif');
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await main(page)
    .getByRole('textbox', { name: /kimlik/i })
    .focus();
  await takeUpForm(page);
  await main(page).getByRole('link', { name: 'Geri' }).click();
  // Long enough for the other page to have come, had it been asked for.
  await page.waitForTimeout(1_000);
  await expect(page).toHaveURL('/trafik/kasko-teklif');
  await takeUpAll(page);
  await expect(page).toHaveURL('/kasko-sigortasi');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Kasko');
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  expect(await page.evaluate(brokenNames)).toEqual([]);
  expect(faults).toEqual([]);
});

test('what a search leaves out is gone, also where it stood in a part that was still to come', async ({ page }) => {
  const groups = main(page).locator('section[id^=konu-]');
  await page.goto('/sss');
  const all = await groups.count();
  const box = page.getByRole('searchbox');
  await box.fill('muafiyet');
  await takeUpAll(page);
  await expect(main(page).getByRole('status')).not.toBeEmpty();
  await expect(groups).not.toHaveCount(all);
  const found = await groups.allInnerTexts();
  await box.fill('');
  await expect(groups).toHaveCount(all);
  await box.fill('muafiyet');
  await expect.poll(() => groups.allInnerTexts()).toEqual(found);
});
