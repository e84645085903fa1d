import { desktop, phone, test, withCookiesAnswered } from './browser.ts';
import { buyForPermit, withPassport } from './foreigner-journeys.ts';
import { tellBirthdate } from './health-answers.ts';
import { buyForFamily } from './health-journeys.ts';
import { newAdult } from './people-journey.ts';

// The matrix goes all ways at both widths.
test.beforeEach(({ page, baseURL }) => withCookiesAnswered(page, baseURL));

test('[P-05] [F-02] supplementary health for four at 360 px: prices by person sum to the total, a load beside whom it concerns, bought', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await buyForFamily(page, newAdult().nationalNumber);
});

test('[T-04] [P-05] foreigners’ health by passport at 360 px: straight from the code to the list, what a permit wants is met or not, bought', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await buyForPermit(page, withPassport());
});

test('[V-06] a relative’s birth date is asked where the register wants it, and nothing is lost', async ({ page }) => {
  await page.setViewportSize(desktop);
  await tellBirthdate(page);
});
