import type { Page } from '@playwright/test';
import { formatDay, readDay } from '../../src/domain/dates.ts';
import { policyEnd } from '../../src/domain/quote/terms.ts';
import { reasons } from '../../src/sandbox/insurers/reasons.ts';
import { expectAccessible } from '../accessibility.ts';
import { desktop, expect, hydrated, phone, test, withCookiesAnswered } from '../browser.ts';
import { buy, expectBought, fillPayment, passBank, pay, payButton, testCards } from '../checkout.ts';
import { askButton, dayFromToday, openDetails, pick, select, tabTo } from '../journey.ts';
import { newPerson, readCode } from '../person.ts';
import {
  abroad,
  addByNumber,
  addFamily,
  askAll,
  describeTrip,
  describeYear,
  expectEuroPrice,
  expectPersonPrices,
  expectSchengenMinimum,
  expectTripKept,
  fillPassport,
  giveWantedBirthdate,
  goToTrip,
  narrow,
  nextButton,
  offerOf,
  radio,
  reachTravellers,
  reachTripByPassport,
  stepHeading,
  traveller,
  travellersLine,
  tripPath,
  unsure,
  wayfarer,
} from '../trip-journey.ts';
import { dialogOf } from '../windows.ts';

const card = { number: testCards.good };
const days = { from: 30, until: 44 };

test.beforeEach(({ page, baseURL }) => withCookiesAnswered(page, baseURL));

async function payAndHold(page: Page): Promise<void> {
  await fillPayment(page, card);
  await expectAccessible(page);
  await payButton(page).click();
  await passBank(page);
  await expectBought(page, 1);
  await expectAccessible(page);
}

for (const viewport of [phone, desktop]) {
  const at = `at ${viewport.width} px`;
  test.describe(at, () => {
    test.beforeEach(({ page }) => page.setViewportSize(viewport));

    test(`[F-02] a Schengen family of four ${at}: in lira and euro, enough for a visa, prices by person sum to what is paid`, async ({
      page,
    }) => {
      await reachTravellers(page);
      await addFamily(page);
      await expectAccessible(page);
      await goToTrip(page);
      await expect(travellersLine(page, 4)).toBeVisible();
      await describeTrip(page, { countries: ['Almanya', 'Fransa', 'İtalya'] });
      await expectAccessible(page);
      const asking = page.waitForRequest((request) => decodeURIComponent(request.url()).includes('update-info'));
      await askAll(page, 11);
      const { fam } = (await asking).postDataJSON() as { fam: readonly { individual: number }[] };
      expect(fam.map(({ individual }) => individual)).toEqual([1, 1, 1, 1]);
      await expectSchengenMinimum(page);
      const chosen = offerOf(page, wayfarer, 'Gümüş');
      await expectEuroPrice(chosen);
      await expectPersonPrices(chosen, ['Bora', 'Duru', 'Doruk']);
      await expectAccessible(page);
      await buy(page, wayfarer);
      await payAndHold(page);
    });

    test(`[V-06] a birth date the register wants ${at}: the field appears, and nothing told is lost`, async ({
      page,
    }) => {
      await reachTravellers(page);
      await addByNumber(page, 'Başka biri ekle', '2. kişi: başka biri', unsure.nationalNumber);
      await goToTrip(page);
      await describeTrip(page, days);
      await giveWantedBirthdate(page);
      await expectTripKept(page, days);
      await expectAccessible(page);
      await askAll(page, 11);
      await expectPersonPrices(offerOf(page, wayfarer, 'Gümüş'), ['Tuncay']);
    });

    test(`a birth date that is not theirs ${at} is told with the traveller, and can be mended`, async ({ page }) => {
      await reachTravellers(page);
      await addByNumber(page, 'Başka biri ekle', '2. kişi: başka biri', unsure.nationalNumber);
      await goToTrip(page);
      await describeTrip(page, days);
      await giveWantedBirthdate(page, '16/06/1990');
      await askButton(page).click();
      await expect(page.getByText(/2\. kişi: Kimlik numarası ile doğum tarihi uyuşmuyor/).first()).toBeVisible();
      await expect(page).not.toHaveURL(/adim=teklifler/);
      await page.getByRole('button', { name: 'Yolcuları değiştir' }).click();
      await traveller(page, '2. kişi: başka biri').getByLabel('Doğum tarihi').fill(unsure.birthdate);
      await goToTrip(page);
      await askAll(page, 11);
    });

    test(`a yearly traveller ${at}: no return is asked, the policy holds a year`, async ({ page }) => {
      await reachTravellers(page);
      await goToTrip(page);
      await describeYear(page);
      const start = readDay(dayFromToday(20)) ?? '';
      const end = formatDay(policyEnd({ term: 'year', start }));
      await expect(page.getByText(`Poliçe ${formatDay(start)} – ${end} arasında geçerli olur.`)).toBeVisible();
      await expect(page.getByText('Yıllık poliçede her seyahat en çok 92 gün sürebilir.')).toBeVisible();
      await expectAccessible(page);
      await askAll(page, 11);
      await openDetails(offerOf(page, wayfarer, 'Gümüş'));
      await expect(offerOf(page, wayfarer, 'Gümüş')).toContainText('en çok 92 gün');
      await buy(page, wayfarer);
      await pay(page, card);
      await expectBought(page, 1);
      await expect(page.locator('main')).toContainText(end);
    });

    test(`[T-04] a passport alone ${at}: step 3 after the SMS, somebody is added, to the policy`, async ({ page }) => {
      await reachTripByPassport(page);
      await expect(travellersLine(page, 1)).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Yolcu ekle' }).click();
      await expect(stepHeading(page, 'Kişiler')).toBeFocused();
      await expect(traveller(page, '1. kişi: siz')).toContainText('Marta Example');
      await page.getByRole('button', { name: 'Eş ekle' }).click();
      const spouse = traveller(page, '2. kişi: eşiniz');
      await radio(spouse, 'Pasaport ile').check();
      await fillPassport(page, spouse, { ...abroad, number: 'P1234567', name: 'Jonas', sex: 'Erkek' });
      await expectAccessible(page);
      await goToTrip(page);
      await expect(travellersLine(page, 2)).toBeVisible();
      await describeTrip(page);
      await askAll(page, 11);
      await expectPersonPrices(offerOf(page, wayfarer, 'Gümüş'), ['Marta', 'Jonas']);
      await buy(page, wayfarer);
      await payAndHold(page);
    });

    test(`[F-02] somebody known by a number takes a friend with a passport along ${at}`, async ({ page }) => {
      await reachTravellers(page);
      await page.getByRole('button', { name: 'Başka biri ekle' }).click();
      const friend = traveller(page, '2. kişi: başka biri');
      await radio(friend, 'Pasaport ile').check();
      await expect(friend.getByLabel('T.C. kimlik numarası')).toHaveCount(0);
      await nextButton(page).click();
      await expect(stepHeading(page, 'Seyahat')).toHaveCount(0);
      await expect(friend.getByLabel('Pasaport numarası')).toHaveAttribute('aria-invalid', 'true');
      await fillPassport(page, friend, abroad);
      await expectAccessible(page);
      await goToTrip(page);
      await describeTrip(page);
      await askAll(page, 11);
      await expectPersonPrices(offerOf(page, wayfarer, 'Gümüş'), ['Marta']);
    });

    test(`skiing in the USA ${at}: who declines is named with the reason, the others offer`, async ({ page }) => {
      await reachTravellers(page);
      await goToTrip(page);
      await describeTrip(page, { region: 'Tüm dünya', countries: ['Amerika Birleşik Devletleri'] });
      await page.getByRole('switch', { name: /^Kayak, dalış/ }).check();
      await askAll(page, 7);
      const missing = page.getByRole('region', { name: 'Teklif vermeyen şirketler' });
      await expect(missing.getByRole('listitem').filter({ hasText: 'Yakamoz Sigorta' })).toContainText(reasons.usa);
      await expect(missing.getByRole('listitem').filter({ hasText: 'Sarnıç Sigorta' })).toContainText(reasons.sport);
      await expectEuroPrice(offerOf(page, wayfarer, 'Gümüş'));
      await expectAccessible(page);
    });

    test(`[N-13] each region offers its own countries ${at}, sorted as Turkish sorts them, and never Turkey`, async ({
      page,
    }) => {
      await reachTravellers(page);
      await goToTrip(page);
      const countries = select(page, 'Gidilecek ülkeler');
      const option = (name: string) => page.getByRole('option', { name, exact: true });
      const regions = {
        'Schengen ülkeleri': ['Fransa'],
        'Tüm dünya': ['Fransa', 'Brezilya', 'Kanada'],
        'Tüm dünya (ABD, Kanada ve Japonya hariç)': ['Fransa', 'Brezilya'],
      };
      for (const [region, inside] of Object.entries(regions)) {
        await radio(page, region).check();
        await countries.click();
        await expect(option('Almanya')).toBeVisible();
        const first = await page.getByRole('option').allTextContents();
        expect(first).toEqual(first.toSorted(new Intl.Collator('tr').compare));
        for (const name of ['Fransa', 'Brezilya', 'Kanada', 'Türkiye']) {
          await countries.fill(name);
          await expect(option(name).or(option('Veri Yok'))).toBeVisible();
          await expect(option(name), `${name} in ${region}`).toHaveCount(inside.includes(name) ? 1 : 0);
        }
        await countries.fill('');
        await page.keyboard.press('Escape');
      }
    });

    test(`who chooses too little for a visa ${at} is told before paying`, async ({ page }) => {
      await reachTravellers(page);
      await goToTrip(page);
      await describeTrip(page);
      await askAll(page, 11);
      await offerOf(page, narrow, 'Ekonomik')
        .getByRole('button', { name: /satın al$/ })
        .click();
      await expect(payButton(page)).toBeVisible();
      await expect(page.getByText('Bu poliçe Schengen vizesi başvurunuzda kabul edilmeyebilir.')).toBeVisible();
      await expectAccessible(page);
    });

    test(`what cannot be insured is refused before anybody is asked ${at}`, async ({ page }) => {
      await reachTravellers(page);
      for (let place = 2; place <= 5; place += 1)
        await addByNumber(page, 'Başka biri ekle', `${place}. kişi: başka biri`, newPerson().NationalNumber);
      await expect(page.getByText('En çok 5 kayıt eklenebilir.')).toBeVisible();
      await expect(page.getByRole('button', { name: /ekle$/ })).toHaveCount(0);
      await goToTrip(page);

      await select(page, 'Gidilecek ülkeler').fill('Amerika');
      await expect(page.getByRole('option', { name: /Amerika/ })).toHaveCount(0);
      await page.keyboard.press('Escape');
      await radio(page, 'Tüm dünya').check();
      await pick(page, 'Gidilecek ülkeler', 'Amerika Birleşik Devletleri');
      await radio(page, 'Schengen ülkeleri').check();
      await expect(page.getByRole('button', { name: /Amerika/ })).toHaveCount(0);

      await page.getByLabel('Gidiş günü').fill(dayFromToday(27));
      await page.getByLabel('Dönüş günü').fill(dayFromToday(20));
      await askButton(page).click();
      await expect(page.getByRole('alert').getByText(/^Dönüş günü gidişten sonra olmalıdır/)).toBeVisible();
      await expect(page).toHaveURL(/adim=seyahat/);
      await expectAccessible(page);

      await describeTrip(page);
      await askAll(page, 11);
    });

    test(`back, forward and reload ${at} lose nothing of travellers and journey`, async ({ page }) => {
      await reachTravellers(page);
      await addByNumber(page, 'Başka biri ekle', '2. kişi: başka biri', '11100000418');
      const companion = () => traveller(page, '2. kişi: başka biri').getByLabel('T.C. kimlik numarası');
      await page.reload();
      await expect(companion()).toHaveValue('11100000418');
      await nextButton(page).click();
      await expect(stepHeading(page, 'Seyahat')).toBeVisible();
      await describeTrip(page, days);
      await page.reload();
      await expectTripKept(page, days);
      await expect(travellersLine(page, 2)).toBeVisible();
      await page.goBack();
      await expect(companion()).toHaveValue('11100000418');
      await page.goForward();
      await expectTripKept(page, days);
      await askAll(page, 11);
      await page.goBack();
      await expectTripKept(page, days);
      await page.goForward();
      await expect(offerOf(page, wayfarer, 'Gümüş')).toBeVisible();
      await page.reload();
      await expectPersonPrices(offerOf(page, wayfarer, 'Gümüş'), ['Perihan']);
    });

    test(`back and reload by passport ${at} lose nothing of who one is and of the journey`, async ({ page }) => {
      await reachTripByPassport(page);
      await describeTrip(page, days);
      await page.reload();
      await expect(travellersLine(page, 1)).toBeVisible();
      await expectTripKept(page, days);
      await page.goBack();
      await expect(page.getByLabel('Soyad', { exact: true })).toHaveValue(abroad.surname);
      await expect(radio(page, 'Yalnız pasaport ile')).toBeChecked();
      await page.goForward();
      await expectTripKept(page, days);
      await askAll(page, 11);
    });

    test(`two offers side by side ${at}: who pays what, in euro`, async ({ page }) => {
      await reachTravellers(page);
      await goToTrip(page);
      await describeTrip(page);
      await askAll(page, 11);
      for (const offer of [offerOf(page, wayfarer, 'Gümüş'), offerOf(page, 'Sarnıç Sigorta', 'Gümüş')])
        await offer.getByRole('checkbox', { name: /^Karşılaştır/ }).check();
      await page.getByRole('button', { name: 'Yan yana göster (2/4)' }).click();
      const table = page.getByRole('table', { name: 'Seçilen tekliflerin karşılaştırması' });
      await expect(table.getByRole('columnheader')).toHaveCount(3);
      await expect(table.getByRole('row').filter({ hasText: 'Döviz fiyatı' })).toContainText('1 € = ');
      const shares = (example: RegExp) =>
        page
          .getByRole('region', { name: 'Kim ne öder?' })
          .getByRole('listitem')
          .filter({ has: page.getByRole('heading', { name: example }) })
          .getByRole('definition')
          .allTextContents();
      // Traveller and insurer, of one that keeps nothing back and of one that keeps 50 € of each treatment.
      expect(await shares(/Yurt dışında acil tedavi, 8\.000 €/)).toEqual(['0 €', '8.000 €', '50 €', '7.950 €']);
      expect(await shares(/Ambulans uçakla Türkiye’ye nakil, 15\.000 €/)).toEqual([
        '0 €',
        '15.000 €',
        '0 €',
        '15.000 €',
      ]);
      expect(await shares(/Bagaj kayboldu, içindekiler 900 €/)).toEqual(['600 €', '300 €', '600 €', '300 €']);
      await expectAccessible(page);
    });
  });
}

test('by keyboard alone at 1280 px, from the number to the offers', async ({ page }) => {
  await page.setViewportSize(desktop);
  const { NationalNumber, Phone } = newPerson();
  const main = page.locator('main');
  const press = (key: string) => page.keyboard.press(key);
  const type = async (label: string, text: string) => {
    await tabTo(page, main.getByLabel(label));
    await page.keyboard.type(text);
  };
  await page.goto(tripPath);
  await hydrated(page);
  await type('T.C. kimlik numarası', NationalNumber);
  await type('Cep telefonu', Phone);
  await press('Enter');
  await tabTo(page, dialogOf(page).getByLabel('SMS kodu'));
  await page.keyboard.type(await readCode(Phone));
  for (const name of [/Gizlilik Politikası/, /Aydınlatma/]) {
    await tabTo(page, dialogOf(page).getByRole('checkbox', { name }));
    await press('Space');
  }
  await tabTo(page, dialogOf(page).getByRole('button', { name: 'Onayla' }));
  await press('Enter');
  await expect(stepHeading(page, 'Kişiler')).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Eş ekle' }));
  await press('Enter');
  await type('T.C. kimlik numarası', '11100000104');
  await tabTo(page, nextButton(page));
  await press('Enter');
  await expect(stepHeading(page, 'Seyahat')).toBeFocused();
  await tabTo(page, select(page, 'Gidilecek ülkeler'));
  await page.keyboard.type('Almanya');
  await expect(page.getByRole('option', { name: 'Almanya' })).toBeVisible();
  await press('Enter');
  await press('Escape');
  await type('Gidiş günü', dayFromToday(20));
  await type('Dönüş günü', dayFromToday(27));
  await tabTo(page, radio(page, 'Turistik'));
  await press('ArrowRight');
  await expect(radio(page, 'İş')).toBeChecked();
  await tabTo(page, page.getByRole('switch', { name: /^Kayak, dalış/ }));
  await press('Space');
  await tabTo(page, askButton(page));
  await press('Enter');
  await expect(page).toHaveURL(/adim=teklifler/);
  await expect(offerOf(page, wayfarer, 'Gümüş')).toBeVisible();
});
