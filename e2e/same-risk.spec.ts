import { expectAccessible } from './accessibility.ts';
import { desktop, expect, phone, test, withCookiesAnswered } from './browser.ts';
import {
  acceptAll,
  buy,
  cardOf,
  expectBought,
  movements,
  passBank,
  payButton,
  referenceOf,
  steady,
  testCards,
  typeCard,
} from './checkout.ts';
import { askAside } from './quotation.ts';

test.beforeEach(({ page, baseURL }) => withCookiesAnswered(page, baseURL));

/** Plates that nobody else of these tests insures; a second try has a car of its own. */
const places = [
  [phone, '34KRS36'],
  [desktop, '34KRS12'],
] as const;

for (const [size, plate] of places) {
  test(`[K-08] a second traffic policy for one car is paid with a reason only, at ${size.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const opening = { QueryType: 'trafik', LicensePlateNumber: `${plate}${test.info().retry}` };
    const { headerGuid } = await askAside(page, opening, { branches: [] });
    const list = `/trafik/teklif?teklif=${headerGuid}&adim=teklifler`;
    await page.goto(list);
    await buy(page);
    await acceptAll(page);
    await expect(page.getByText('Aynı sigortayı ikinci kez alıyorsunuz')).toBeHidden();
    await page.getByLabel('E-posta').fill('kisi@example.com');
    await typeCard(page, { number: testCards.good });
    await payButton(page).click();
    await passBank(page);
    await expectBought(page, 1);

    await page.goto(list);
    await expect(cardOf(page, steady)).toContainText('Satın alındı');
    await expect(page.getByText(/tarihine kadar geçerli Zorunlu trafik sigortası poliçeniz var/)).toBeVisible();
    await expectAccessible(page);
    await buy(page, 'Bozkır Sigorta');
    await expect(page.getByText('Aynı sigortayı ikinci kez alıyorsunuz')).toBeVisible();
    await expect(page.getByText(/İkinci bir poliçe ek koruma sağlamaz/)).toBeVisible();
    await expect(page.getByText(steady, { exact: true }).first()).toBeVisible();
    await acceptAll(page);
    await page.getByLabel('E-posta').fill('kisi@example.com');
    await typeCard(page, { number: testCards.good });
    await payButton(page).click();
    await expect(page.getByText('Devam etmek için bir neden seçin.')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Mevcut poliçeyi iptal ettireceğim' })).toBeFocused();
    await expect(page.getByLabel('E-posta')).toHaveValue('kisi@example.com');
    await expectAccessible(page);
    await page.keyboard.press('Space');
    await payButton(page).click();
    await passBank(page);
    await expect.poll(() => movements(referenceOf(page))).toContain('PreAuth approved');
    await expectBought(page, 1);
  });
}
