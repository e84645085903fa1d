import { desktop, expect, phone, test, withCookiesAnswered } from './browser.ts';
import { buy, expectBought, pay, testCards } from './checkout.ts';
import { askButton } from './journey.ts';
import { checksOf } from './line-journey.ts';
import {
  addByNumber,
  addFamily,
  askAll,
  describeTrip,
  expectEuroPrice,
  expectPersonPrices,
  expectSchengenMinimum,
  expectTripKept,
  giveWantedBirthdate,
  goToTrip,
  offerOf,
  reachTravellers,
  reachTripByPassport,
  travellersLine,
  unsure,
  wayfarer,
} from './trip-journey.ts';

const card = { number: testCards.good };

test.beforeEach(({ page, baseURL }) => withCookiesAnswered(page, baseURL));

test('[P-05] [F-02] a Schengen family of four at 1280 px: in lira and euro, by person, enough for a visa, bought', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await reachTravellers(page);
  await addFamily(page);
  await goToTrip(page);
  await expect(travellersLine(page, 4)).toBeVisible();
  await describeTrip(page, { countries: ['Almanya', 'Fransa'] });
  const asking = page.waitForRequest((request) => decodeURIComponent(request.url()).includes('update-info'));
  await askAll(page, 10);
  const { fam } = (await asking).postDataJSON() as { fam: readonly { individual: number }[] };
  expect(fam.map(({ individual }) => individual)).toEqual([1, 1, 1, 1]);
  await expectSchengenMinimum(page);
  const chosen = offerOf(page, wayfarer, 'Gümüş');
  await expectEuroPrice(chosen);
  await expectPersonPrices(chosen, ['Bora', 'Duru', 'Doruk']);
  await buy(page, wayfarer);
  await pay(page, card);
  await expectBought(page, 1);
});

test('[T-04] travel by passport alone at 360 px goes to step 3 after the SMS without a check, and is bought', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const checks = checksOf(page);
  await reachTripByPassport(page);
  expect(checks).toEqual([]);
  await expect(page).toHaveURL(/adim=seyahat/);
  await expect(page.getByRole('navigation', { name: 'Teklif adımları' }).getByRole('listitem').nth(2)).toHaveAttribute(
    'aria-current',
    'step',
  );
  await expect(travellersLine(page, 1)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Yolcu ekle' })).toBeVisible();
  await describeTrip(page);
  await askAll(page, 10);
  await buy(page, wayfarer);
  await pay(page, card);
  await expectBought(page, 1);
});

test('[V-06] the birth date of a traveller is asked once the register wants it, at 360 px, and nothing told is lost', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const days = { from: 30, until: 44 };
  await reachTravellers(page);
  await addByNumber(page, 'Başka biri ekle', '2. kişi: başka biri', unsure.nationalNumber);
  await expect(page.getByLabel('Doğum tarihi')).toHaveCount(0);
  await goToTrip(page);
  await describeTrip(page, days);
  await giveWantedBirthdate(page);
  await expectTripKept(page, days);
  await expect(askButton(page)).toBeVisible();
  await askAll(page, 10);
  await expectPersonPrices(offerOf(page, wayfarer, 'Gümüş'), ['Tuncay']);
});
