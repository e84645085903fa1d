import type { Locator, Page } from '@playwright/test';
import { foreignPriceText } from '../src/catalog/prices/price-part-texts.ts';
import { istanbulToday } from '../src/domain/dates.ts';
import { euroRate } from '../src/sandbox/insurers/rates.ts';
import { expect, hydrated } from './browser.ts';
import {
  askButton,
  cards,
  dayFromToday,
  expectOffers,
  type FirstAnswers,
  openDetails,
  passFirstStep,
  pick,
} from './journey.ts';
import { newPerson, readCode } from './person.ts';
import { fillVerification } from './windows.ts';

export const tripPath = '/outgoing/teklif';

/** Sells journeys to everybody under eighty and never changes a price by itself. */
export const wayfarer = 'Patika Sigorta';
/** Its narrowest package pays less than a Schengen visa wants. */
export const narrow = 'Rüzgârgülü Dijital';

/** Whom the population register knows as one family. */
export const family = { spouse: '11100000104', daughter: '11100000272', son: '11100000340' } as const;
/** Of whom the register wants the birth date as well. */
export const unsure = { nationalNumber: '22222222220', birthdate: '15/06/1990' } as const;

export const radio = (within: Page | Locator, name: string) => within.getByRole('radio', { name, exact: true });
export const nextButton = (page: Page) => page.locator('main').getByRole('button', { name: 'Devam et', exact: true });
export const stepHeading = (page: Page, name: 'Kişiler' | 'Seyahat') => page.getByRole('heading', { level: 2, name });
export const traveller = (page: Page, title: string) => page.getByRole('group', { name: title, exact: true });

/** To the question who travels, by the national number. */
export async function reachTravellers(page: Page, start: Partial<FirstAnswers> = {}): Promise<void> {
  const { NationalNumber: nationalNumber } = newPerson();
  await passFirstStep(page, { path: tripPath, nationalNumber, ...start });
  await expect(stepHeading(page, 'Kişiler')).toBeFocused();
  await expect(traveller(page, '1. kişi: siz')).toBeVisible();
}

/** Adds somebody by their number; the title says who they are and which row they get. */
export async function addByNumber(page: Page, add: string, title: string, nationalNumber: string): Promise<void> {
  await page.getByRole('button', { name: add, exact: true }).click();
  await traveller(page, title).getByLabel('T.C. kimlik numarası').fill(nationalNumber);
}

type Passport = {
  readonly number: string;
  readonly name: string;
  readonly surname: string;
  readonly birthdate: string;
  readonly sex: 'Kadın' | 'Erkek';
  readonly nationality: string;
};

export const abroad: Passport = {
  number: 'U7431902',
  name: 'Marta',
  surname: 'Example',
  birthdate: '03/04/1988',
  sex: 'Kadın',
  nationality: 'Almanya',
};

/** What a passport tells, in the first step or in the row of a traveller. */
export async function fillPassport(page: Page, within: Locator, told: Passport): Promise<void> {
  await within.getByLabel('Pasaport numarası').fill(told.number);
  await within.getByLabel('Ad', { exact: true }).fill(told.name);
  await within.getByLabel('Soyad', { exact: true }).fill(told.surname);
  await within.getByLabel('Doğum tarihi').fill(told.birthdate);
  await radio(within, told.sex).check();
  await pick(page, 'Uyruk', told.nationality);
}

/** Through the first step with nothing but a passport: the travellers are passed over. */
export async function reachTripByPassport(page: Page): Promise<void> {
  const { Phone } = newPerson();
  await page.goto(tripPath);
  await hydrated(page);
  const main = page.locator('main');
  await radio(main, 'Yalnız pasaport ile').check();
  await expect(main.getByLabel('T.C. kimlik numarası')).toHaveCount(0);
  await fillPassport(page, main, { ...abroad, number: `U${Phone.slice(-7)}` });
  await pick(page, 'Türkiye’de bulunduğunuz il', 'Antalya');
  await main.getByLabel('Cep telefonu').fill(Phone);
  await nextButton(page).click();
  await fillVerification(page, await readCode(Phone));
  await expect(stepHeading(page, 'Seyahat')).toBeFocused();
}

/** Who travels is told; to the questions about the journey. */
export async function goToTrip(page: Page): Promise<void> {
  await nextButton(page).click();
  await expect(stepHeading(page, 'Seyahat')).toBeFocused();
}

export const travellersLine = (page: Page, count: number) => page.getByText(`Yolcular: ${count} kişi`, { exact: true });

type Journey = {
  readonly region?: string;
  readonly countries?: readonly string[];
  readonly from?: number;
  readonly until?: number;
};

/** What was told of the journey stands there. */
export async function expectTripKept(page: Page, journey: Required<Pick<Journey, 'from' | 'until'>>): Promise<void> {
  await expect(page.getByRole('button', { name: /Almanya/ })).toBeVisible();
  await expect(page.getByLabel('Gidiş günü')).toHaveValue(dayFromToday(journey.from));
  await expect(page.getByLabel('Dönüş günü')).toHaveValue(dayFromToday(journey.until));
}

/** One journey of eight days to Schengen, unless told otherwise. */
export async function describeTrip(page: Page, journey: Journey = {}): Promise<void> {
  const { region = 'Schengen ülkeleri', countries = ['Almanya'], from = 20, until = 27 } = journey;
  await radio(page, region).check();
  for (const country of countries) await pick(page, 'Gidilecek ülkeler', country);
  await page.getByLabel('Gidiş günü').fill(dayFromToday(from));
  await page.getByLabel('Dönüş günü').fill(dayFromToday(until));
}

/** All journeys of a year, wherever in the region. */
export async function describeYear(page: Page, from = 20): Promise<void> {
  await radio(page, 'Bir yıl boyunca her seyahat').check();
  for (const gone of ['Gidilecek ülkeler', 'Dönüş günü']) await expect(page.getByLabel(gone)).toHaveCount(0);
  await page.getByLabel('Gidiş günü').fill(dayFromToday(from));
}

/** Asks, and waits until everybody answered. */
export async function askAll(page: Page, least: number): Promise<void> {
  await askButton(page).click();
  await expect(page.getByText(/^Yanıtlar tamamlandı, \d+ teklif var\.$/).last()).toBeVisible();
  // The list waits with what is new until the pointer rests.
  await expectOffers(page, least);
}

export const offerOf = (page: Page, insurer: string, plan: string) =>
  page.getByRole('article').filter({ hasText: insurer }).filter({ hasText: plan }).first();

/** The list says of each offer whether it is enough for a Schengen visa, and what a refused visa means. */
export async function expectSchengenMinimum(page: Page): Promise<void> {
  const met = 'Schengen asgarisi: tamam';
  const short = offerOf(page, narrow, 'Ekonomik');
  await expect(short).toContainText('Schengen asgarisi: eksik');
  await openDetails(short);
  await expect(short).toContainText('Schengen asgari teminatını karşılamıyor: tıbbi tedavi (en az 30.000 €)');
  await expect(cards(page).filter({ hasNotText: met })).toHaveCount(1);
  await page.getByText('Schengen asgari teminatı nedir, nelere dikkat edilir?').click();
  await expect(page.getByText('Schengen vizesi için en az 30.000 € tıbbi tedavi teminatı')).toBeVisible();
  await expect(page.getByText(/^Vizeniz reddedilirse: teminat başlamadan/)).toBeVisible();
}

/** The customer with the family of four. */
export async function addFamily(page: Page): Promise<void> {
  await addByNumber(page, 'Eş ekle', '2. kişi: eşiniz', family.spouse);
  await addByNumber(page, 'Çocuk ekle', '3. kişi: çocuğunuz', family.daughter);
  await addByNumber(page, 'Çocuk ekle', '4. kişi: çocuğunuz', family.son);
}

/** The register wants the birth date of somebody who travels along: it leads back to them, and all else stays. */
export async function giveWantedBirthdate(page: Page, birthdate: string = unsure.birthdate): Promise<void> {
  const row = traveller(page, '2. kişi: başka biri');
  await askButton(page).click();
  await expect(stepHeading(page, 'Kişiler')).toBeVisible();
  await expect(row.getByLabel('Doğum tarihi')).toBeFocused();
  await expect(row.getByLabel('T.C. kimlik numarası')).toHaveValue(unsure.nationalNumber);
  await expect(page.getByLabel('Doğum tarihi')).toHaveCount(1);
  await row.getByLabel('Doğum tarihi').fill(birthdate);
  await goToTrip(page);
}

/** Cents that a text such as '1.234,50 TL' or '6,00 €' names. */
const centsIn = (text: string) => Number(text.replace(/[^\d]/g, ''));

/** What one offer costs in lira, as its card says it. */
async function liraOf(card: Locator): Promise<number> {
  const text = /Toplam prim: ([\d.]+,\d\d) TL/.exec((await card.textContent()) ?? '')?.[1] ?? '';
  return centsIn(text);
}

/** The price is told in lira and in euro with the rate and its day, and the one follows from the other. */
export async function expectEuroPrice(card: Locator): Promise<void> {
  await openDetails(card);
  const { rate, rateDay } = euroRate(istanbulToday(new Date()));
  const [euro = ''] = /[\d.]+,\d\d € · /.exec((await card.textContent()) ?? '') ?? [];
  const gross = centsIn(euro);
  await expect(card).toContainText(foreignPriceText({ currency: 'EUR', gross, rate, rateDay }));
  expect(Math.abs((await liraOf(card)) - gross * rate)).toBeLessThanOrEqual(100);
}

type PersonPrice = { readonly name: string; readonly price: number };

/** What each traveller costs. Two may have one name. */
async function personPricesOf(card: Locator): Promise<readonly PersonPrice[]> {
  await openDetails(card);
  await card.getByText('Kişilere göre fiyatlar').click();
  const rows = card.locator('details[open] li').filter({ hasText: / TL$/ });
  await expect(rows.last()).toBeVisible();
  return (await rows.allTextContents()).map((row) => {
    const [, name = '', price = ''] = /^(\D+?)([\d.]+,\d\d) TL$/.exec(row.trim()) ?? [];
    return { name, price: centsIn(price) };
  });
}

/** Everybody who travels has a price of their own, and together they cost what the offer costs. */
export async function expectPersonPrices(card: Locator, names: readonly string[]): Promise<void> {
  const prices = await personPricesOf(card);
  expect(prices.map(({ name }) => name)).toEqual(expect.arrayContaining([...names]));
  expect(prices.reduce((sum, { price }) => sum + price, 0)).toBe(await liraOf(card));
}
