import { expect, phone, test, withCookiesAnswered } from './browser.ts';
import { buy, expectBought, pay, testCards } from './checkout.ts';
import { checksOf } from './line-journey.ts';
import { askAll, describeTrip, reachTripByPassport, travellersLine, wayfarer } from './trip-journey.ts';

const card = { number: testCards.good };

test.beforeEach(({ page, baseURL }) => withCookiesAnswered(page, baseURL));

// The matrix goes all ways at both widths.
test('[P-05] [T-04] travel by passport alone at 360 px goes to step 3 after the SMS without a check, and is bought', async ({
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
