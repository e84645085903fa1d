import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { desktop, expect, hydrated, test, withCookiesAnswered } from './browser.ts';
import { sendFirstStep } from './journey.ts';
import { askHomeAsMember } from './own-quotation.ts';
import { call, joinAside, newPerson, type Person, password, readCode } from './person.ts';
import { memberAside } from './policy.ts';
import { newOwner } from './property-journey.ts';
import { dialogOf, fillVerification, openLogin } from './windows.ts';

const main = (page: Page) => page.locator('main');
const number = (page: Page) => main(page).getByLabel(/kimlik/i);
const phone = (page: Page) => main(page).getByLabel('Cep telefonu');
const filledNote = (page: Page) => main(page).getByText(/bilgileriniz üyeliğinizden geldi/);
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();

/** As the field writes it. */
const written = ({ Phone }: Person) => `(${Phone.slice(0, 3)})${Phone.slice(3, 6)}-${Phone.slice(6)}`;

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

async function logIn(page: Page, { NationalNumber }: Person): Promise<void> {
  await openLogin(page);
  await dialogOf(page).getByLabel('T.C. kimlik numarası').fill(NationalNumber);
  await dialogOf(page).getByLabel('Şifre', { exact: true }).fill(password);
  await dialogOf(page).getByRole('button', { name: 'Giriş Yap' }).click();
  await expect(page.locator('header').getByRole('button', { name: /Hesap menüsü/ })).toBeVisible();
}

test.beforeEach(async ({ page, baseURL }) => {
  await page.setViewportSize(desktop);
  await withCookiesAnswered(page, baseURL);
});

test('a member who wrote somebody else’s number gets the own data back with one press, and is told so only then', async ({
  page,
}) => {
  const [member, parent] = [await memberAside(page), newPerson()];
  await open(page, '/kasko-sigortasi');
  await expect(filledNote(page)).toBeVisible();
  await press(page, 'Başkası için');
  await number(page).fill(parent.NationalNumber);
  await phone(page).fill(parent.Phone);
  await expect(filledNote(page)).toHaveCount(0);
  await press(page, 'Kendim için');
  await expect(number(page)).toHaveValue(member.NationalNumber);
  await expect(phone(page)).toHaveValue(written(member));
  await expect(filledNote(page)).toBeVisible();
  // What is written over by hand is not the member's any more either.
  await number(page).fill(parent.NationalNumber);
  await expect(filledNote(page)).toHaveCount(0);
});

test('a visitor who wrote somebody’s number and then logs in finds it as it was, and the own data behind one press', async ({
  page,
}) => {
  const [member, parent] = [newPerson(), newPerson()];
  await joinAside(page, member);
  await open(page, '/kasko-sigortasi');
  await number(page).fill(parent.NationalNumber);
  await logIn(page, member);
  await expect(main(page).getByText('Yazılanlar üyeliğinizdeki bilgilerden farklı.')).toBeVisible();
  await expect(filledNote(page)).toHaveCount(0);
  await expect(number(page)).toHaveValue(parent.NationalNumber);
  await expect(phone(page)).toHaveValue('');
  await expectAccessible(page);
  await press(page, 'Kendim için');
  await expect(number(page)).toHaveValue(member.NationalNumber);
  await expect(phone(page)).toHaveValue(written(member));
  await expect(filledNote(page)).toBeVisible();
});

test('[T-08] what a member’s account filled in goes with the session, and the next member never sees it', async ({
  page,
}) => {
  const [first, second] = [await memberAside(page), newPerson()];
  await joinAside(page, second);
  await open(page, '/kasko-sigortasi');
  await expect(number(page)).toHaveValue(first.NationalNumber);
  await call(page.context().request, '/logout', {});
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.locator('header').getByRole('button', { name: 'Giriş Yap' })).toBeVisible();
  await expect(number(page)).toHaveValue('');
  await expect(phone(page)).toHaveValue('');
  // Nothing is known of the next one for as long as the account does not answer.
  const answer = Promise.withResolvers<void>();
  await page.route(/Get-Client-Info/, async (route) => {
    await answer.promise;
    await route.continue();
  });
  const asked = page.waitForRequest(/Get-Client-Info/);
  await logIn(page, second);
  await asked;
  await expect(filledNote(page)).toHaveCount(0);
  await expect(number(page)).toHaveValue('');
  answer.resolve();
  await expect(number(page)).toHaveValue(second.NationalNumber);
  await expect(filledNote(page)).toBeVisible();
});

test('a home of before opens one quotation however often it is pressed, and a refusal stays in its form', async ({
  page,
}) => {
  const member = await memberAside(page);
  const home = await askHomeAsMember(page, member, newOwner('uninsured').address.uavt);
  await open(page, '/dask/async-teklif');
  await expect(number(page)).toHaveValue(member.NationalNumber);
  await sendFirstStep(page);
  await fillVerification(page, await readCode(member.Phone, 2));
  const choice = main(page).getByRole('list', { name: 'Daha önce sorduğunuz evler' }).getByRole('button');
  await expect(choice).toHaveText(home);
  const searched = /api\/proxy\?endpoint=.*Property.*query-info/i;
  await page.route(searched, (route) => route.abort(), { times: 1 });
  await choice.click();
  await expect(main(page).getByRole('alert')).toContainText(/./);
  await expect(page.getByLabel('Adres kodu (UAVT)')).not.toHaveValue('');

  let asked = 0;
  page.on('request', (request) => {
    if (searched.test(request.url())) asked += 1;
  });
  await choice.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(page.getByRole('heading', { name: 'Adres bulundu' })).toBeFocused();
  await expect(main(page)).toContainText(home);
  expect(asked).toBe(1);
});
