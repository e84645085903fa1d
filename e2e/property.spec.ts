import { desktop, expect, phone, test, withCookiesAnswered } from './browser.ts';
import { buy, cardOf, expectBought, pay, steady, testCards } from './checkout.ts';
import { askButton, cards, expectOffers } from './journey.ts';
import {
  describeBuilding,
  describeHome,
  findAddress,
  findButton,
  insureContents,
  newOwner,
  pickByKeyboard,
  radio,
  reachAddress,
} from './property-journey.ts';
import { countAnswers } from './typed-fields.ts';

const card = { number: testCards.good };
const mostAnswers = 12;

test.beforeEach(({ page, baseURL }) => withCookiesAnswered(page, baseURL));

test('[P-05] DASK at 360 px by the registered address: twelve answers at most, the official price explained, bought', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const answers = await countAnswers(page);
  const owner = newOwner('uninsured', 1);
  await reachAddress(page, { line: 'dask', nationalNumber: owner.nationalNumber });
  await findAddress(page, 'registered', owner);
  await describeBuilding(page, { area: '100', floors: '4–7 kat', period: '2007 ve sonrası' });
  await askButton(page).click();
  await expectOffers(page, 5);
  const given = await answers();
  expect(given.length).toBeLessThanOrEqual(mostAnswers);
  expect(new Set(given).size).toBe(given.length);
  const price = page.getByText('3.021,00 TL, her şirkette aynı');
  await price.click();
  await expect(page.getByText('100 m² × 10.714,00 TL')).toBeVisible();
  await expect(page.getByText('1. risk grubu, bedel × binde 2,82')).toBeVisible();
  await expect(cards(page).filter({ hasNotText: 'Toplam prim: 3.021,00 TL' })).toHaveCount(0);
  await buy(page);
  await pay(page, card);
  await expectBought(page, 1);
});

test('[N-09] home insurance at 1280 px: the address by keyboard alone, a tenant insures the contents and holds the policy', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  const { nationalNumber } = newOwner('uninsured');
  await reachAddress(page, { line: 'konut', nationalNumber });
  await radio(page, 'Adım adım seçerek').check();
  await page.getByRole('button', { name: 'Listelerden seç' }).focus();
  await page.keyboard.press('Enter');
  await pickByKeyboard(page, 'Konya', 'Meram');
  await describeHome(page);
  await insureContents(page, '600000');
  await expect(page.getByLabel('Bina bedeli')).toHaveCount(0);
  await askButton(page).click();
  await expectOffers(page, 5);
  await expect(cardOf(page, steady)).toBeVisible();
  await buy(page);
  await pay(page, card);
  await expectBought(page, 1);
});

test('[V-19] a company insures its office by its title; heavy damage is refused kindly before anybody is asked', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const owner = newOwner('endsSoon');
  await reachAddress(page, { line: 'dask', nationalNumber: '1111111114' });
  await expect(radio(page, 'Kayıtlı adresim')).toHaveCount(0);
  await findAddress(page, 'code', owner);
  await page.getByRole('button', { name: 'Bina bilgilerini düzelt', exact: true }).click();
  await radio(page, 'Ağır hasarlı').check();
  await expect(page.getByText(/Ağır hasarlı bina/).first()).toBeVisible();
  await askButton(page).click();
  await expect(page).not.toHaveURL(/adim=teklifler/);
  await radio(page, 'Orta hasarlı').check();
  await page.getByLabel('Onarım veya güçlendirme belgesi numarası').fill('2024/117');
  await askButton(page).click();
  await expectOffers(page, 2);
  await expect(page.getByRole('region', { name: 'Teklifler', exact: true })).toContainText(
    'Poliçe süresinde yenileniyor',
  );
});

test('an address that nobody knows loses nothing: other ways stay open', async ({ page }) => {
  const owner = newOwner('uninsured');
  await reachAddress(page, { line: 'dask', nationalNumber: owner.nationalNumber });
  await radio(page, 'Adres koduyla').check();
  await page.getByLabel('Adres kodu (UAVT)').fill('9000000001');
  await findButton(page).click();
  await expect(page.getByRole('heading', { name: 'Adres bulunamadı' })).toBeFocused();
  await expect(page.getByLabel('Adres kodu (UAVT)')).toHaveValue('9000000001');
  await radio(page, 'Kayıtlı adresim').check();
  await findAddress(page, 'registered', owner);
});
