import { desktop, phone, test, withCookiesAnswered } from '../browser.ts';
import { buyForPermit, reachForeignersOffers, tryAgain, withNumber, withPassport } from '../foreigner-journeys.ts';
import { answerBadly, answerByKeyboard, comeBack, tellBirthdate } from '../health-answers.ts';
import { buyForChild, buyForFamily, buyLoaded } from '../health-journeys.ts';
import { buyAfterLook, sendDocuments } from '../health-reviews.ts';
import { newAdult } from '../people-journey.ts';

test.beforeEach(({ page, baseURL }) => withCookiesAnswered(page, baseURL));

for (const viewport of [phone, desktop]) {
  const at = `at ${viewport.width} px`;
  test.describe(at, () => {
    test.use({ viewport });

    test('[F-02] four people are insured together: their prices sum to the total, a load stands beside whom it concerns', ({
      page,
    }) => buyForFamily(page, viewport === phone ? '11111111110' : newAdult().nationalNumber));

    test('a child is insured without the customer', ({ page }) => buyForChild(page));

    test('individual health is bought with a load for the body mass', ({ page }) => buyLoaded(page));

    test('[V-06] the birth date of a relative is asked where the register wants it, and nothing is lost', ({ page }) =>
      tellBirthdate(page));

    test('bad answers are told in their row, and SGK is asked for with a reason', ({ page }) => answerBadly(page));

    test('an illness is looked at first; the answer comes by SMS and is bought behind its link', ({ page }) =>
      buyAfterLook(page));

    test('papers that an insurer wants to see are sent from the list and arrive', ({ page }) => sendDocuments(page));

    test('[T-04] a foreigner with a number comes from the first step to the list', ({ page }) =>
      reachForeignersOffers(page, withNumber));

    test('[T-04] who has a passport only comes from the first step to the list and buys two years', ({ page }) =>
      buyForPermit(page, withPassport()));

    test('a foreigner whose insurers could not be asked tries again without another code, and comes back to what was told', ({
      page,
    }) => tryAgain(page));

    test('back, forward and a reload keep the answers; declarations come from the server', ({ page }) =>
      comeBack(page));
  });
}

test('the questions are answered by keyboard alone', ({ page }) => answerByKeyboard(page));
