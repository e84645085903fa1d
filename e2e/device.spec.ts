import { formatDay, istanbulToday } from '../src/domain/dates.ts';
import { policyEnd } from '../src/domain/quote/terms.ts';
import { ruleMessages } from '../src/messages/rules.ts';
import { desktop, expect, test, withCookiesAnswered } from './browser.ts';
import { buy, expectBought, pay, testCards } from './checkout.ts';
import { askButton } from './journey.ts';
import { askPhone, describePhone, imeiField, newImei, reachPhone } from './phone-journey.ts';
import { wayfarer } from './trip-journey.ts';

test.beforeEach(({ page, baseURL }) => withCookiesAnswered(page, baseURL));

// The matrix walks the other ways.
test('[P-05] a phone at 1280 px: a wrong digit of its number is told at once, the policy begins today, bought', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await reachPhone(page);
  const today = istanbulToday(new Date());
  const [start, end] = [formatDay(today), formatDay(policyEnd({ term: 'year', start: today }))];
  const imei = newImei();
  await describePhone(page, { imei: `${imei.slice(0, -1)}${(Number(imei.at(-1)) + 1) % 10}` });
  await expect(page.getByText(ruleMessages.imeiInvalid)).toBeVisible();
  await askButton(page).click();
  await expect(imeiField(page)).toBeFocused();
  await imeiField(page).fill(imei);
  await expect(page.getByText(ruleMessages.imeiInvalid)).toHaveCount(0);
  await expect(page.getByLabel('Poliçe başlangıcı')).toHaveCount(0);
  await expect(page.getByText(`Poliçe ${start} – ${end} arasında geçerli olur.`)).toBeVisible();
  await askPhone(page, 8);
  await expect(page.getByRole('region', { name: 'Teklifler', exact: true })).toContainText('Samsung Galaxy S24');
  await buy(page, wayfarer);
  await expect(page.getByRole('group', { name: 'Ne satın alıyorsunuz?' })).toContainText('Samsung Galaxy S24');
  await pay(page, { number: testCards.good });
  await expectBought(page, 1);
  await expect(page.getByText(`Teminat ${start} günü başlar.`)).toBeVisible();
});
