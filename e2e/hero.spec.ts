import type { Locator, Page } from '@playwright/test';
import { productPages } from '../src/catalog/pages/products.ts';
import { expectAccessible } from './accessibility.ts';
import { expect, hydrated, phone, test, withCookiesAnswered } from './browser.ts';
import { askButton, driver, expectOffers, findCar, tabTo, toast } from './journey.ts';
import { askAsMember } from './own-quotation.ts';
import { newPerson, readCode, readSms } from './person.ts';
import { memberAside } from './policy.ts';
import { countAnswers } from './typed-fields.ts';
import { dialogOf, fillVerification } from './windows.ts';

const sizes = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];
const screen = { width: 1280, height: 800 };
const quotePage = '/trafik/kasko-teklif';

const main = (page: Page) => page.locator('main');
const startButton = (page: Page) => main(page).getByRole('button', { name: 'Teklif al', exact: true });
const codeWindow = (page: Page) => dialogOf(page).getByRole('heading', { name: 'Telefon Doğrulama' });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

async function fillCar(page: Page, { NationalNumber, Phone }: { NationalNumber: string; Phone: string }) {
  await main(page)
    .getByLabel(/kimlik/i)
    .fill(NationalNumber);
  await main(page).getByLabel('Plaka', { exact: true }).fill('34KRS102');
  await main(page).getByLabel('Cep telefonu').fill(Phone);
}

/** Names of the buttons that were pressed, by pointer or key, over all pages of the tab. */
async function countPresses(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const note = ({ target }: Event) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (!button) return;
      const pressed = JSON.parse(sessionStorage.getItem('pressed') ?? '[]') as string[];
      sessionStorage.setItem('pressed', JSON.stringify([...pressed, button.textContent]));
    };
    document.addEventListener('click', note, true);
  });
  return () => page.evaluate(() => JSON.parse(sessionStorage.getItem('pressed') ?? '[]') as string[]);
}

test.describe('the first questions of a product page', () => {
  test.beforeEach(({ page, baseURL }) => withCookiesAnswered(page, baseURL));

  test('[T-01] lead to the offers of a known car in four presses, no question asked twice', async ({ page }) => {
    await page.setViewportSize(screen);
    const [pressed, answered] = [await countPresses(page), await countAnswers(page)];
    const person = { ...newPerson(), NationalNumber: driver(61) };
    await open(page, '/kasko-sigortasi');
    await fillCar(page, person);
    await startButton(page).click();
    await fillVerification(page, await readCode(person.Phone));
    await findCar(page);
    await askButton(page).click();
    await expectOffers(page, 3);
    expect(await pressed()).toEqual(['Teklif al', 'Onayla', 'Aracı bul', 'Teklifleri getir']);
    const answers = await answered();
    expect(answers.toSorted()).toEqual([...new Set(answers)].toSorted());
    expect(answers).toEqual(expect.arrayContaining(['NationalNumber', 'LicensePlateNumber', 'Phone']));
  });

  for (const size of sizes) {
    test(`stand empty or wrong at ${size.width} px: the errors stand in place, the first has the focus`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await open(page, '/kasko-sigortasi');
      await startButton(page).click();
      const number = main(page).getByLabel(/kimlik/i);
      await expect(number).toBeFocused();
      await expect(main(page).getByText('Lütfen TC kimlik numarası giriniz.')).toBeVisible();
      await expect(main(page).getByText('Lütfen telefon numarası giriniz.')).toBeVisible();
      await expectAccessible(page);
      await fillCar(page, newPerson());
      const plate = main(page).getByLabel('Plaka', { exact: true });
      await plate.fill('99 AB 1');
      await startButton(page).click();
      await expect(plate).toBeFocused();
      await expect(plate).toHaveAttribute('aria-invalid', 'true');
      await expect(main(page).getByText('Lütfen plakayı ruhsatta yazdığı gibi giriniz.').first()).toBeVisible();
      await expect(page).toHaveURL('/kasko-sigortasi');
      await expect(dialogOf(page)).toHaveCount(0);
    });

    test(`lead straight to the code and to step 2 at ${size.width} px; back, forward and reload send nothing again`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      const person = newPerson();
      await open(page, '/kasko-sigortasi');
      await fillCar(page, person);
      await startButton(page).click();
      await expect(codeWindow(page)).toBeVisible();
      await expect(page).toHaveURL(quotePage);
      await expectAccessible(page, 'dialog');
      await fillVerification(page, await readCode(person.Phone));
      await expect(page.getByLabel('Belge seri')).toBeVisible();
      await expectAccessible(page);

      await page.goBack();
      await expect(page).toHaveURL(quotePage);
      await expect(main(page).getByLabel(/kimlik/i)).toHaveValue(person.NationalNumber);
      await expect(main(page).getByLabel('Plaka', { exact: true })).toHaveValue('34 KRS 102');
      await expect(dialogOf(page)).toHaveCount(0);
      await page.goForward();
      await expect(page.getByLabel('Belge seri')).toBeVisible();
      await page.goBack();
      await page.reload();
      await hydrated(page);
      await expect(main(page).getByLabel(/kimlik/i)).toHaveValue(person.NationalNumber);
      await expect(dialogOf(page)).toHaveCount(0);
      await page.goBack();
      await expect(page).toHaveURL('/kasko-sigortasi');
      await hydrated(page);
      await expect(main(page).getByLabel('Plaka', { exact: true })).toHaveValue('34 KRS 102');
      // One message left for all of it.
      await readSms(person.Phone, 1);
    });
  }

  test('a window that is closed leaves the quote page, filled, with another way to the code', async ({ page }) => {
    await page.setViewportSize(screen);
    const person = newPerson();
    await open(page, '/?line=trafik');
    await fillCar(page, person);
    await startButton(page).click();
    await expect(codeWindow(page)).toBeVisible();
    await dialogOf(page).getByRole('button', { name: 'Kapat' }).click();
    await expect(page).toHaveURL('/trafik/teklif');
    await expect(main(page).getByLabel('Cep telefonu')).not.toHaveValue('');
    await main(page).getByRole('button', { name: 'Devam et' }).click();
    await expect(codeWindow(page)).toBeVisible();
  });

  test('by keyboard alone: from the number to the code', async ({ page }) => {
    await page.setViewportSize(screen);
    const person = newPerson();
    const { keyboard } = page;
    await open(page, '/kasko-sigortasi');
    await tabTo(page, main(page).getByLabel(/kimlik/i));
    await keyboard.press('Enter');
    await expect(main(page).getByText('Lütfen TC kimlik numarası giriniz.')).toBeVisible();
    await keyboard.type(person.NationalNumber);
    await tabTo(page, main(page).getByLabel('Plaka', { exact: true }));
    await keyboard.type('34KRS102');
    await tabTo(page, main(page).getByLabel('Cep telefonu'));
    await keyboard.type(person.Phone);
    await keyboard.press('Enter');
    await expect(codeWindow(page)).toBeVisible();
  });

  test('say why they are asked', async ({ page }) => {
    await page.setViewportSize(sizes[0] ?? screen);
    await open(page, '/kasko-sigortasi');
    await expect(main(page).getByText('Aracınızı kayıtlarda bununla buluruz.')).toBeHidden();
    await main(page).getByText('Neden soruyoruz?').click();
    await expect(main(page).getByText('Aracınızı kayıtlarda bununla buluruz.')).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a hero is posted to its quote page and judged there at once', async ({ page, baseURL }) => {
    await withCookiesAnswered(page, baseURL);
    await page.goto('/kasko-sigortasi');
    await main(page).getByLabel('Plaka', { exact: true }).fill('34krs102');
    await startButton(page).click();
    await expect(page).toHaveURL(quotePage);
    await expect(main(page).getByText('Lütfen TC kimlik numarası giriniz.')).toBeVisible();
    await expect(main(page).getByLabel('Plaka', { exact: true })).toHaveValue('34 KRS 102');
  });
});

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not on the page');
  return { top: box.y, bottom: box.y + box.height };
};

test.describe('the first screen, with the cookie bar', () => {
  test('every product page and the home page show the button above the fold and above the bar', async ({ page }) => {
    await page.setViewportSize(screen);
    for (const path of ['/', ...productPages.map(({ path }) => path)]) {
      await open(page, path);
      const bar = await boxOf(page.getByRole('region', { name: 'Çerez tercihi' }));
      const button = await boxOf(startButton(page));
      expect(button.bottom, path).toBeLessThanOrEqual(bar.top);
    }
  });

  for (const size of sizes) {
    test(`at ${size.width} px the bar covers no field and no button of the form, whichever has the focus`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      for (const path of ['/kasko-sigortasi', '/yabanci-saglik-sigortasi', '/trafik/teklif']) {
        await open(page, path);
        const form = main(page).locator('form').first();
        const bar = page.getByRole('region', { name: 'Çerez tercihi' });
        for (const control of await form.locator('input:not([tabindex="-1"]), button').all()) {
          if (!(await control.isVisible())) continue;
          await control.focus();
          await expect
            .poll(async () => {
              const [own, other] = [await boxOf(control), await boxOf(bar)];
              return own.bottom <= other.top || own.top >= other.bottom;
            })
            .toBe(true);
          await expect(control).toBeInViewport();
        }
      }
    });
  }
});

test('an error that appears above the field in use does not push it out of sight', async ({ page, baseURL }) => {
  await withCookiesAnswered(page, baseURL);
  await page.setViewportSize(phone);
  await open(page, '/kasko-sigortasi');
  const plate = main(page).getByLabel('Plaka', { exact: true });
  const next = main(page).getByRole('checkbox', { name: 'Aracın plakası henüz yok' });
  await plate.focus();
  // As high as the window is, the next field stands at its lower edge.
  const { bottom } = await boxOf(next);
  await page.setViewportSize({ width: phone.width, height: Math.ceil(bottom) + 4 });
  await next.focus();
  await expect(plate).toHaveAttribute('aria-invalid', 'true');
  await expect(next).toBeInViewport({ ratio: 0.9 });
});

test('no two product pages share a drawing', () => {
  const drawings = productPages.map(({ illustration }) => illustration);
  expect(drawings).toEqual([...new Set(drawings)]);
});

test.describe('what stops the first step', () => {
  test.beforeEach(({ page, baseURL }) => withCookiesAnswered(page, baseURL));

  test('[E-03] a number on the sanctions list is told beside its field, and no success stands beside it', async ({
    page,
  }) => {
    await page.setViewportSize(screen);
    const { Phone } = newPerson();
    await open(page, '/kasko-sigortasi');
    await fillCar(page, { NationalNumber: '33333333330', Phone });
    await startButton(page).click();
    await fillVerification(page, await readCode(Phone));
    const number = main(page).getByLabel(/kimlik/i);
    await expect(number).toHaveAttribute('aria-invalid', 'true');
    await expect(number).toBeFocused();
    await expect(toast(page, 'Hata')).toBeVisible();
    await expect(toast(page, 'Başarılı')).toHaveCount(0);
    await expectAccessible(page);
    // What was refused is not held against another number.
    await number.fill(newPerson().NationalNumber);
    await expect(number).not.toHaveAttribute('aria-invalid', 'true');
    await main(page).getByRole('button', { name: 'Devam et' }).click();
    await expect(page.getByLabel('Belge seri')).toBeVisible();
  });

  test('[E-02] a birth date that is another is told beside it, and goes when the next is right', async ({ page }) => {
    await page.setViewportSize(screen);
    const { Phone } = newPerson();
    await open(page, '/kasko-sigortasi');
    await fillCar(page, { NationalNumber: '22222222220', Phone });
    await startButton(page).click();
    await fillVerification(page, await readCode(Phone));
    const birthdate = page.getByRole('textbox', { name: 'Doğum tarihi' });
    await birthdate.fill('16.06.1990');
    await main(page).getByRole('button', { name: 'Devam et' }).click();
    await expect(birthdate).toHaveAttribute('aria-invalid', 'true');
    await expect(birthdate).toBeFocused();
    await expect(main(page).getByText(/doğum tarihi uyuşmuyor/)).toBeVisible();
    await expectAccessible(page);
    await birthdate.fill('15.06.1990');
    await main(page).getByRole('button', { name: 'Devam et' }).click();
    await expect(page.getByLabel('Belge seri')).toBeVisible();
    await expect(toast(page, 'Başarılı')).toHaveCount(0);
  });
});

test.describe('a member', () => {
  test.beforeEach(({ page, baseURL }) => withCookiesAnswered(page, baseURL));

  for (const size of sizes) {
    test(`is known at ${size.width} px: number, phone and the car of an earlier quotation are there to be picked`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      const member = await memberAside(page);
      await askAsMember(page, member);
      await open(page, '/kasko-sigortasi');
      const number = main(page).getByLabel(/kimlik/i);
      await expect(number).toHaveValue(member.NationalNumber);
      await expect(main(page).getByLabel('Cep telefonu')).not.toHaveValue('');
      await expectAccessible(page);
      await main(page)
        .getByRole('button', { name: /34 KRS 102/ })
        .click();
      await expect(main(page).getByLabel('Plaka', { exact: true })).toHaveValue('34 KRS 102');
      await startButton(page).click();
      await expect(codeWindow(page)).toBeVisible();
      await fillVerification(page, await readCode(member.Phone, 2));
      await expect(page.getByLabel('Belge seri')).toHaveValue('AB');
      await expect(page.getByLabel('Belge no')).toHaveValue('123456');
      await page.getByRole('button', { name: 'Aracı bul' }).click();
      await expect(askButton(page)).toBeVisible();
    });
  }

  test('asks for somebody else: the fields are emptied and stay so through a reload, until it is for oneself again', async ({
    page,
  }) => {
    await page.setViewportSize(screen);
    const member = await memberAside(page);
    await open(page, '/kasko-sigortasi');
    const number = main(page).getByLabel(/kimlik/i);
    await expect(number).toHaveValue(member.NationalNumber);
    expect((await boxOf(startButton(page))).bottom).toBeLessThanOrEqual(screen.height);
    await main(page).getByRole('button', { name: 'Başkası için' }).click();
    await expect(number).toHaveValue('');
    await page.reload();
    await hydrated(page);
    await expect(main(page).getByText('Başkası için teklif alıyorsunuz.')).toBeVisible();
    await expect(number).toHaveValue('');
    await main(page).getByRole('button', { name: 'Kendim için' }).click();
    await expect(number).toHaveValue(member.NationalNumber);
    // What is emptied by hand is not filled again while somebody types.
    await number.fill('');
    await main(page).getByLabel('Plaka', { exact: true }).fill('34KRS102');
    await expect(number).toHaveValue('');
  });
});
