import { desktop, expect, phone, test, withCookiesAnswered } from './browser.ts';
import { cardOf, expectBought, goToPayment, pay, steady, testCards } from './checkout.ts';
import { askButton, expectOffers, findCar, passFirstStep } from './journey.ts';
import { buyAlone, buyWithAll } from './line-purchase.ts';
import { newPerson } from './person.ts';
import { lineNamed } from './vehicle-lines.ts';

test.beforeEach(({ page, baseURL }) => withCookiesAnswered(page, baseURL));

test('[L-11] kasko at 360 px: offers of several insurers, two compared and one bought in two minutes', async ({
  page,
}, { annotations }) => {
  await page.setViewportSize(phone);
  const { start, plate, least } = lineNamed('kasko');
  const started = Date.now();
  await passFirstStep(page, { path: start, plate, nationalNumber: newPerson().NationalNumber });
  await findCar(page);
  await askButton(page).click();
  await expectOffers(page, least);
  for (const insurer of [steady, 'Ayazma Sigorta'])
    await cardOf(page, insurer)
      .getByRole('checkbox', { name: /^Karşılaştır/ })
      .check();
  await page.getByRole('button', { name: 'Yan yana göster (2/4)' }).click();
  const compared = page.getByRole('list', { name: 'Karşılaştırılan teklifler' });
  await compared.getByRole('button', { name: new RegExp(`^${steady}.*satın al$`) }).click();
  await expect(page).toHaveURL(/adim=ek-teminatlar/);
  await goToPayment(page);
  await pay(page, { number: testCards.good });
  await expectBought(page, 1);
  const seconds = (Date.now() - started) / 1000;
  annotations.push({ type: 'seconds to the policy', description: seconds.toFixed(1) });
  expect(seconds).toBeLessThan(120);
});

// The matrix buys every line, alone and with all that is sold beside it.
test('[C-15] green card is bought alone at 1280 px', async ({ page }) => {
  await page.setViewportSize(desktop);
  await buyAlone(page, lineNamed('green card'));
});

test('[L-09] [C-15] kasko is bought with all its additions at 360 px: one payment, a policy for each', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await buyWithAll(page, lineNamed('kasko'));
});
