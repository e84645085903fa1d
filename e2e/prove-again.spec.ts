import { expect, phone, withCookiesAnswered } from './browser.ts';
import { buy, payButton } from './checkout.ts';
import { cards } from './journey.ts';
import { expectProofAsked, letHoursPass, openOffers, proofCard, prove, test } from './proof-card.ts';

// They share one product.
test.describe.configure({ mode: 'serial' });

test.beforeEach(({ page, own }) => withCookiesAnswered(page, own.site));

test('[C-19] at 360: offers left open for hours ask for a code, and what was clicked then happens', async ({
  page,
  own,
}) => {
  await page.setViewportSize(phone);
  await expectProofAsked(page, own);
});

test('[C-15] a page opened after hours shows nothing before the code, and then where one was', async ({
  page,
  own,
}) => {
  const { phone: number } = await openOffers(page, own);
  await letHoursPass(own, number);
  await page.reload();
  await expect(proofCard(page)).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  await expect(page.locator('body')).not.toContainText('34 KRS 102');
  await prove(page, own, number, 2);
  await expect.poll(() => cards(page).count()).toBeGreaterThan(5);

  await buy(page);
  await expect(payButton(page)).toBeVisible();
  await page.getByLabel('E-posta').fill('deniz@ornek.example');
  await page.getByRole('checkbox', { name: /Bilgilendirme formu/ }).check();
  await letHoursPass(own, number);
  await page.getByRole('radio', { name: /X 3 Taksit/ }).check();
  await prove(page, own, number, 3);
  await expect(page.getByText('Tutar yenileniyor')).toHaveCount(0);
  await expect(page.getByLabel('E-posta')).toHaveValue('deniz@ornek.example');
  await expect(page.getByRole('checkbox', { name: /Bilgilendirme formu/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: /X 3 Taksit/ })).toBeChecked();
});

test('a proof given in another tab opens this one when it is looked at', async ({ page, own }) => {
  const { address, phone: number } = await openOffers(page, own);
  await letHoursPass(own, number);
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await tab.goto(address);
    await expect(proofCard(tab)).toBeVisible();
  }
  await prove(other, own, number, 2);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(proofCard(page)).toHaveCount(0);
  await expect.poll(() => cards(page).count()).toBeGreaterThan(5);
});
