import { deviceProblems } from '../../src/messages/device-questions.ts';
import { reasons } from '../../src/sandbox/insurers/reasons.ts';
import { expectAccessible } from '../accessibility.ts';
import { desktop, expect, phone, test, withCookiesAnswered } from '../browser.ts';
import { askButton, dayFromToday, pick, select, tabTo, toast } from '../journey.ts';
import {
  askPhone,
  describePhone,
  expectPhoneKept,
  imeiField,
  newImei,
  phonePath,
  reachPhone,
} from '../phone-journey.ts';
import { buyAfterPhotos } from '../phone-reviews.ts';
import { offerOf, wayfarer } from '../trip-journey.ts';

test.beforeEach(({ page, baseURL }) => withCookiesAnswered(page, baseURL));

for (const viewport of [phone, desktop]) {
  const at = `at ${viewport.width} px`;
  test.describe(at, () => {
    test.use({ viewport });

    test(`a number that the register does not know, blocked or knows of another model ${at} is refused in words, and can be mended`, async ({
      page,
    }) => {
      await reachPhone(page);
      const refused = [
        [newImei('99'), deviceProblems.unregistered],
        [newImei('98'), deviceProblems.blocked],
        // Of the second brand's first model.
        [newImei('350201'), deviceProblems.otherModel],
      ] as const;
      const right = newImei('350203');
      await describePhone(page);
      for (const [imei, why] of refused) {
        await imeiField(page).fill(imei);
        await askButton(page).click();
        await expect(toast(page, why)).toBeVisible();
        await expect(imeiField(page)).toBeFocused();
        await expect(imeiField(page)).toHaveAccessibleDescription(RegExp(why.split('.')[0] ?? why));
        await expect(page).not.toHaveURL(/adim=teklifler/);
        await expectPhoneKept(page, imei);
      }
      await expectAccessible(page);
      await imeiField(page).fill(right);
      await askPhone(page, 8);
      await expectAccessible(page);
    });

    test(`photos that an insurer wants ${at} are sent from the list, a file that is none is refused, and its offer is bought`, async ({
      page,
      baseURL,
    }) => {
      // On a desk from another name of the machine, which leads to the site's own.
      const origin = viewport === phone ? baseURL : `${baseURL}`.replace('localhost', '127.0.0.1');
      await buyAfterPhotos(page, `${origin}${phonePath}`);
    });

    test(`a dear phone of last year ${at}: who declines is named with the reason, two look at photos first`, async ({
      page,
    }) => {
      await reachPhone(page);
      await describePhone(page, { brand: 'Google', model: 'Pixel', days: 400, price: '90000' });
      await askPhone(page, 2, 2);
      const missing = page.getByRole('region', { name: 'Teklif vermeyen şirketler' }).getByRole('listitem');
      await expect(missing.filter({ hasText: 'Lodos Sigorta' })).toContainText(reasons.phoneAge);
      await expect(missing.filter({ hasText: 'Rüzgârgülü Dijital' })).toContainText(reasons.phoneAge);
      await expectAccessible(page);
    });

    test(`an old bill, one of tomorrow and sums that no phone costs ${at} are refused in their own fields`, async ({
      page,
    }) => {
      await reachPhone(page);
      await describePhone(page, { days: 740, price: '999' });
      const [bill, price] = [page.getByLabel('Fatura tarihi'), page.getByLabel('Fatura bedeli')];
      await askButton(page).click();
      await expect(bill).toHaveAttribute('aria-invalid', 'true');
      await expect(price).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByText('En az 1,000₺ olmalıdır.').first()).toBeVisible();
      await expectAccessible(page);
      await bill.fill(dayFromToday(1));
      await price.fill('250001');
      await askButton(page).click();
      await expect(page).not.toHaveURL(/adim=teklifler/);
      await expect(bill).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByText('En fazla 250,000₺ olmalıdır.').first()).toBeVisible();
      await bill.fill(dayFromToday(0));
      await price.fill('42000');
      await askPhone(page, 8);
    });

    test(`another brand ${at} asks for its own models, and back, forward and reload lose nothing`, async ({ page }) => {
      const imei = newImei();
      await reachPhone(page);
      await describePhone(page, { imei, brand: 'Apple', model: 'iPhone 15' });
      await pick(page, 'Marka', 'Samsung');
      await expect(select(page, 'Model')).toHaveValue('');
      await pick(page, 'Model', 'Galaxy S24');
      await page.reload();
      await expectPhoneKept(page, imei);
      await page.goBack();
      await expect(page.locator('main').getByLabel('Cep telefonu')).toBeVisible();
      await page.goForward();
      await expectPhoneKept(page, imei);
      await askPhone(page, 8);
      await page.goBack();
      await expectPhoneKept(page, imei);
      await page.goForward();
      await expect(offerOf(page, wayfarer, 'Geniş')).toBeVisible();
      await page.reload();
      await expect(offerOf(page, wayfarer, 'Geniş')).toBeVisible();
      await expect(page.getByRole('region', { name: 'Teklifler', exact: true })).toContainText('Samsung Galaxy S24');
    });
  });
}

test('by keyboard alone at 1280 px, the number typed in groups as it is printed', async ({ page }) => {
  await page.setViewportSize(desktop);
  await reachPhone(page);
  const press = (key: string) => page.keyboard.press(key);
  for (const [label, typed, found] of [
    ['Marka', 'sams', 'Samsung'],
    ['Model', 'galaxy s24', 'Galaxy S24'],
  ] as const) {
    await tabTo(page, select(page, label));
    await page.keyboard.type(typed);
    await expect(page.getByRole('option', { name: found, exact: true })).toBeVisible();
    await press('Enter');
    await expect(select(page, label)).toHaveValue(found);
  }
  const printed = newImei().replace(/^(..)(.{6})(.{6})/, '$1 $2-$3 ');
  await tabTo(page, imeiField(page));
  await page.keyboard.type(printed);
  await tabTo(page, page.getByLabel('Fatura tarihi'));
  await page.keyboard.type(dayFromToday(-40));
  await tabTo(page, page.getByLabel('Fatura bedeli'));
  await page.keyboard.type('42000');
  await expectPhoneKept(page, printed);
  await tabTo(page, askButton(page));
  await press('Enter');
  await expect(page).toHaveURL(/adim=teklifler/);
  await expect(offerOf(page, wayfarer, 'Geniş')).toBeVisible();
});
