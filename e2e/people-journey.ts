import type { Locator, Page } from '@playwright/test';
import { ageOn, istanbulToday } from '../src/domain/dates.ts';
import { personOf } from '../src/sandbox/registries/records/people.ts';
import { expect } from './browser.ts';
import { comeTo, dayFromToday, type FirstAnswers, openDetails, passFirstStep, pick, sendFirstStep } from './journey.ts';
import { newPerson, readCode } from './person.ts';
import { fillVerification } from './windows.ts';

const seed = 'karsila';

export const quotePaths = {
  tamamlayici: '/tamamlayici-saglik/teklif',
  bireysel: '/saglik/teklif',
  yabanci: '/yabancisaglik/asyncteklif',
} as const;

type Adult = { readonly gender?: 'E' | 'K'; readonly from?: number; readonly to?: number };

/** Somebody whom the register knows by number, of an age that every insurer takes without a look. */
export function newAdult({ gender, from = 22, to = 50 }: Adult = {}) {
  const today = istanbulToday(new Date());
  for (;;) {
    const { NationalNumber: nationalNumber } = newPerson();
    const known = personOf(nationalNumber, seed);
    if (known === undefined || (gender && known.gender !== gender)) continue;
    const age = ageOn(known.birthdate, today);
    if (age >= from && age <= to) return { ...known, nationalNumber, age };
  }
}

type Start = Partial<FirstAnswers> & {
  readonly line: 'tamamlayici' | 'bireysel';
  readonly nationalNumber: string;
};

/** To the questions about people and their health; gives the phone that was proven. */
export async function reachPeople(page: Page, { line, ...person }: Start): Promise<string> {
  const phone = await passFirstStep(page, { path: quotePaths[line], ...person });
  await expect(personAt(page, 1)).toBeVisible();
  return phone;
}

/** The row of a person, counted from one. */
export const personAt = (page: Page, place: number) =>
  page.getByRole('group', { name: new RegExp(`^${place}\\. kişi`) });

const relations = { spouse: 'Eş ekle', child: 'Çocuk ekle', parent: 'Anne veya baba ekle' } as const;
export type Relation = keyof typeof relations;

/** Adds somebody by what they are to the customer; gives their row, in which the focus stands. */
export async function addRelative(page: Page, relation: Relation, nationalNumber: string): Promise<Locator> {
  const rows = await page.locator('[data-row]').count();
  await page.getByRole('button', { name: relations[relation], exact: true }).click();
  const row = personAt(page, rows + 1);
  await expect(row.getByLabel('T.C. kimlik numarası')).toBeFocused();
  await row.getByLabel('T.C. kimlik numarası').fill(nationalNumber);
  return row;
}

export const removePerson = (row: Locator) => row.getByRole('button', { name: /kaydını kaldır$/ }).click();

export type Declared = {
  readonly height: string;
  readonly weight: string;
  /** Names of conditions; without any there is nothing to declare. */
  readonly conditions?: readonly string[];
  readonly note?: string;
};

export const sound: Declared = { height: '172', weight: '68' };

/** What a person tells of body and health. */
export async function declare(row: Locator, { height, weight, conditions = [], note = '' }: Declared): Promise<void> {
  await row.getByLabel('Boy (cm)').fill(height);
  await row.getByLabel('Kilo (kg)').fill(weight);
  await row.getByRole('radio', { name: conditions.length > 0 ? 'Var' : 'Hiçbiri yok', exact: true }).check();
  if (conditions.length === 0) return;
  const list = row.getByRole('combobox', { name: 'Süren rahatsızlıklar' });
  for (const condition of conditions) {
    await list.fill(condition);
    await row.page().getByRole('option', { name: condition }).first().click();
  }
  await list.press('Escape');
  await row.getByLabel('Kısa açıklama').fill(note);
}

export const socialSecurity = (page: Page) =>
  page.getByRole('checkbox', { name: 'Sigortalanacak herkesin SGK’sı var' });

type Plan = { readonly line: 'tamamlayici' | 'bireysel'; readonly visits?: string };

/** The care that is wanted: in hospital alone, or so many visits beside it. */
export async function choosePlan(page: Page, { line, visits }: Plan): Promise<void> {
  const choose = (name: string) => page.getByRole('radio', { name, exact: true }).check();
  if (line === 'tamamlayici') await socialSecurity(page).check();
  await choose(visits ? 'Yatarak ve ayakta tedavi' : 'Yatarak tedavi');
  if (visits) await choose(visits);
}

/** Prices of people on a card, in kuruş, by their names. */
export async function pricesByPerson(card: Locator): Promise<ReadonlyMap<string, number>> {
  await openDetails(card);
  const summary = card.locator('summary', { hasText: 'Kişilere göre fiyatlar' });
  const list = summary.locator('xpath=..').getByRole('listitem');
  if (!(await list.first().isVisible())) await summary.click();
  await expect(list.first()).toBeVisible();
  const rows = await list.evaluateAll((items) =>
    items.map((item) =>
      Array.from(item.querySelectorAll('p:first-child span'), ({ textContent }) => textContent ?? ''),
    ),
  );
  return new Map(rows.map(([name = '', price = '']) => [name, kurus(price)]));
}

/** An amount such as '12.345,67 TL' in kuruş. */
export const kurus = (text: string) => Number(/([\d.]+,\d{2}) TL/.exec(text)?.[1]?.replace(/[.,]/g, ''));

export const totalOf = async (card: Locator) => kurus(`${(await card.textContent())?.split('Toplam prim: ')[1]}`);

export type Foreigner = {
  readonly nationalNumber?: string;
  readonly passport?: string;
  readonly name: string;
  readonly surname: string;
  readonly birthdate: string;
  readonly gender: 'Erkek' | 'Kadın';
  readonly nationality: string;
  readonly city: string;
  readonly years?: '1 yıl' | '2 yıl';
};

/** Fills the first step of foreigners' health, which asks everything. */
export async function tellForeigner(
  page: Page,
  foreigner: Foreigner,
  path: FirstAnswers['path'] = quotePaths.yabanci,
): Promise<string> {
  const { Phone } = newPerson();
  await comeTo(page, path);
  const main = page.locator('main');
  const choose = (name: string) => main.getByRole('radio', { name, exact: true }).check();
  if (foreigner.passport) {
    await choose('Yalnız pasaport ile');
    await main.getByLabel('Pasaport numarası').fill(foreigner.passport);
  } else await main.getByLabel(/kimlik numaras/i).fill(foreigner.nationalNumber ?? '');
  await main.getByLabel('Ad', { exact: true }).fill(foreigner.name);
  await main.getByLabel('Soyad', { exact: true }).fill(foreigner.surname);
  await main.getByLabel('Doğum tarihi').fill(foreigner.birthdate);
  await choose(foreigner.gender);
  await pick(page, 'Uyruk', foreigner.nationality);
  await pick(page, 'Türkiye’de bulunduğunuz il', foreigner.city);
  if (foreigner.years) await choose(foreigner.years);
  await main.getByLabel('Poliçe başlangıcı').fill(dayFromToday(3));
  await main.getByLabel('Cep telefonu').fill(Phone);
  return Phone;
}

/** Goes on from the first step and proves the phone. */
export async function provePhone(page: Page, phone: string): Promise<void> {
  await sendFirstStep(page);
  await fillVerification(page, await readCode(phone));
}
