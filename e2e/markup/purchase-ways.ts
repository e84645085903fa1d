import { expect } from '../browser.ts';
import {
  cardOf,
  choose,
  expectBought,
  fillPayment,
  goToPayment,
  openOffersOf,
  passBank,
  payButton,
  steady,
  testCards,
} from '../checkout.ts';
import { askAlone } from '../health-journeys.ts';
import { lineNamed } from '../vehicle-lines.ts';
import { open, type Way } from './way.ts';

const purchase: Way = {
  name: 'purchase',
  async walk(page, keep) {
    await openOffersOf(page, lineNamed('kasko'));
    await expect(page.getByText(/^Yanıtlar tamamlandı, \d+ teklif var\.$/).last()).toBeVisible();
    await cardOf(page, steady)
      .getByRole('button', { name: /^Ayrıntılar/ })
      .click();
    await page.getByRole('button', { name: 'Filtrele' }).click();
    await keep('offers');
    const compared = page.getByRole('checkbox', { name: /^Karşılaştır/ });
    for (const place of [0, 1]) await compared.nth(place).check();
    await page.getByRole('button', { name: /^Yan yana göster/ }).click();
    await expect(page.getByRole('table', { name: 'Seçilen tekliflerin karşılaştırması' })).toBeVisible();
    await keep('comparison');
    await page.goBack();
    await choose(page);
    const add = page.getByRole('button', { name: /ekle$/ });
    await add.first().click();
    await page
      .getByText(/^Diğer teklifler/)
      .first()
      .click();
    await keep('add-ons');
    await page
      .getByRole('button', { name: /çıkar$/ })
      .first()
      .click();
    await goToPayment(page);
    await expect(payButton(page)).toBeVisible();
    await keep('checkout');
    await fillPayment(page, { number: testCards.good });
    await keep('checkout, filled in');
    await payButton(page).click();
    await passBank(page);
    await expectBought(page, 1);
    await keep('result');
    await page.getByText('E-posta yanlışsa düzeltin').click();
    await page.getByRole('button', { name: 'Düzelt ve gönder' }).click();
    await expect(page.getByLabel('Doğru e-posta')).toBeFocused();
    await keep('result, whose e-mail is corrected');
  },
};

const sharedList: Way = {
  name: 'shared list',
  async walk(page, keep) {
    await openOffersOf(page, lineNamed('traffic'));
    await expect(page.getByText(/^Yanıtlar tamamlandı, \d+ teklif var\.$/).last()).toBeVisible();
    await page.getByRole('button', { name: 'Bağlantıyı paylaş' }).click();
    const link = await page.getByLabel('Paylaşım bağlantısı').inputValue();
    await keep('its link');
    await open(page, link);
    await expect(page.getByRole('article').first()).toBeVisible();
    await keep('what others see');
  },
};

const prices: Way = {
  name: 'prices of people',
  async walk(page, keep) {
    await askAlone(page, 'tamamlayici');
    await keep('offers');
  },
};

export const purchaseWays: readonly Way[] = [purchase, sharedList, prices];
