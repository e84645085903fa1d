import type { Page } from '@playwright/test';
import { imeiOf } from '../src/testing/imei.ts';
import { expect } from './browser.ts';
import { askButton, dayFromToday, expectOffers, type FirstAnswers, passFirstStep, pick, select } from './journey.ts';
import { newPerson } from './person.ts';

export const phonePath = '/mobilephone/teklif';

/** A number with its check digit that is no other phone's; unless told otherwise, of a model the register cannot tell. */
export const newImei = (beginning = '49') =>
  imeiOf(beginning, Math.floor(Math.random() * 10 ** (14 - beginning.length)));

export const imeiField = (page: Page) => page.getByLabel('IMEI numarası');

/** To the question which phone is insured. */
export async function reachPhone(page: Page, start: Partial<FirstAnswers> = {}): Promise<void> {
  await passFirstStep(page, { path: phonePath, nationalNumber: newPerson().NationalNumber, ...start });
  await expect(imeiField(page)).toBeVisible();
}

type Phone = {
  readonly brand?: string;
  readonly model?: string;
  readonly imei?: string;
  /** How old its bill is. */
  readonly days?: number;
  readonly price?: string;
};

/** A phone of some weeks, by its number, its bill and its price. */
export async function describePhone(page: Page, phone: Phone = {}): Promise<void> {
  const { brand = 'Samsung', model = 'Galaxy S24', imei = newImei(), days = 40, price = '42000' } = phone;
  await pick(page, 'Marka', brand);
  await pick(page, 'Model', model);
  await imeiField(page).fill(imei);
  await page.getByLabel('Fatura tarihi').fill(dayFromToday(-days));
  await page.getByLabel('Fatura bedeli').fill(price);
}

/** What was told of the phone stands there. */
export async function expectPhoneKept(page: Page, imei: string): Promise<void> {
  await expect(select(page, 'Marka')).toHaveValue('Samsung');
  await expect(select(page, 'Model')).toHaveValue('Galaxy S24');
  await expect(imeiField(page)).toHaveValue(imei);
  await expect(page.getByLabel('Fatura tarihi')).toHaveValue(dayFromToday(-40));
  await expect(page.getByLabel('Fatura bedeli')).toHaveValue('42.000');
}

/** Asks, and waits until everybody answered: so many offers, and who looks at photos first. */
export async function askPhone(page: Page, offers: number, looking = 1): Promise<void> {
  await askButton(page).click();
  await expect(page.getByText(`${offers} teklif, ${looking} şirket inceliyor.`).first()).toBeVisible();
  await expectOffers(page, offers);
}
