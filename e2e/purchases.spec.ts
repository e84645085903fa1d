import { lines } from '../src/catalog/lines/index.ts';
import { desktop, expect, phone, test, withCookiesAnswered } from './browser.ts';
import {
  buy,
  cardOf,
  expectBought,
  fillPayment,
  openOffersOf,
  passBank,
  pay,
  payButton,
  steady,
  testCards,
} from './checkout.ts';
import { askButton, expectAccessible, expectOffers, findCar, passFirstStep } from './journey.ts';
import { newPerson } from './person.ts';
import { lineNamed, vehicleLines } from './vehicle-lines.ts';

const card = { number: testCards.good };

test('[L-11] kasko at 360 px: offers of several insurers, two compared and one bought in two minutes', async ({
  page,
  baseURL,
}, { annotations }) => {
  await page.setViewportSize(phone);
  await withCookiesAnswered(page, baseURL);
  const { start, plate, least } = lineNamed('kasko');
  const started = Date.now();
  await passFirstStep(page, { path: start, plate, nationalNumber: newPerson().NationalNumber });
  await findCar(page);
  await askButton(page).click();
  await expectOffers(page, least);
  for (const firm of [steady, 'Ayazma Sigorta'])
    await cardOf(page, firm)
      .getByRole('checkbox', { name: /^Karşılaştır/ })
      .check();
  await page.getByRole('button', { name: 'Yan yana göster (2/4)' }).click();
  const compared = page.getByRole('table', { name: 'Seçilen tekliflerin karşılaştırması' });
  await compared.getByRole('button', { name: new RegExp(`^${steady}.*satın al$`) }).click();
  await pay(page, card);
  await expectBought(page, 1);
  const seconds = (Date.now() - started) / 1000;
  annotations.push({ type: 'seconds to the policy', description: seconds.toFixed(1) });
  expect(seconds).toBeLessThan(120);
});

for (const [index, line] of vehicleLines.entries()) {
  const [viewport, other] = index % 2 === 0 ? [desktop, phone] : [phone, desktop];

  test(`[C-15] ${line.name} is bought alone at ${viewport.width} px`, async ({ page, baseURL }) => {
    await page.setViewportSize(viewport);
    await withCookiesAnswered(page, baseURL);
    await openOffersOf(page, line);
    await expect(cardOf(page, steady)).toBeVisible();
    if (line.branches.length === 0)
      await expect(page.getByRole('heading', { name: 'Yanında isterseniz' })).toHaveCount(0);
    await buy(page);
    await pay(page, card);
    await expectBought(page, 1);
  });

  if (line.branches.length === 0) continue;
  test(`[L-09] [C-15] ${line.name} is bought with all its additions at ${other.width} px: one payment, a policy for each`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize(other);
    await withCookiesAnswered(page, baseURL);
    await openOffersOf(page, line);
    await cardOf(page, steady).getByRole('radio').check();
    await expect(page.getByText(/^Yanıtlar tamamlandı, \d+ teklif var\.$/).last()).toBeVisible();
    const basket = page.getByRole('region', { name: 'Seçiminiz' });
    const additions = page.getByRole('region', { name: 'Yanında isterseniz' });
    for (const { name } of line.branches.map((branch) => lines[branch])) {
      const addition = additions.getByRole('heading', { name, exact: true }).locator('..');
      await addition.getByRole('button', { name: /ekle$/ }).first().click();
      await expect(basket).toContainText(name);
    }
    await basket.getByRole('button', { name: /satın al$/ }).click();
    await expect(page.getByRole('group', { name: 'Ne satın alıyorsunuz?' })).toContainText(steady);
    await fillPayment(page, card);
    // The lines share their screens, so one of them is looked at.
    if (index === 0) await expectAccessible(page);
    await payButton(page).click();
    await passBank(page);
    await expectBought(page, 1 + line.branches.length);
    if (index === 0) await expectAccessible(page);
  });
}
