import type { Page } from '@playwright/test';
import { daysBetween, formatDay, istanbulToday } from '../src/domain/dates.ts';
import { type DaskGroup, daskGroupOf } from '../src/domain/tariffs/dask/groups.ts';
import { registeredAddressOf } from '../src/sandbox/registries/records/addresses.ts';
import { earthquakePolicyOf } from '../src/sandbox/registries/records/earthquake-policies.ts';
import { personOf } from '../src/sandbox/registries/records/people.ts';
import { expect } from './browser.ts';
import { type FirstAnswers, passFirstStep, pick } from './journey.ts';
import { newPerson } from './person.ts';

const seed = 'karsila';

export const quotePaths = { dask: '/dask/async-teklif', konut: '/konut/teklif' } as const;
export type PropertyLine = keyof typeof quotePaths;

/** Somebody with the address they are registered at, and its last earthquake policy. */
function somebody() {
  const { NationalNumber: nationalNumber } = newPerson();
  const address = registeredAddressOf(nationalNumber, seed);
  if (!address) throw new Error('Everybody is registered somewhere');
  const birthdate = personOf(nationalNumber, seed)?.birthdate ?? '';
  const today = istanbulToday(new Date());
  const policy = earthquakePolicyOf({ uavt: address.uavt }, { seed, today });
  const daysLeft = policy && daysBetween(today, policy.end);
  return { nationalNumber, birthdate, address, policy, daysLeft, group: daskGroupOf(address.district, today) };
}
export type Owner = ReturnType<typeof somebody>;

/** Somebody at whose address no earthquake policy is known, or one that is about to end; in a risk group where it matters. */
export function newOwner(insured: 'uninsured' | 'endsSoon', group?: DaskGroup): Owner {
  const fits = ({ daysLeft, ...owner }: Owner) =>
    (group === undefined || owner.group === group) &&
    (insured === 'uninsured' ? daysLeft === undefined : daysLeft !== undefined && daysLeft >= 0 && daysLeft < 30);
  let owner = somebody();
  while (!fits(owner)) owner = somebody();
  return owner;
}

export const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
export const findButton = (page: Page) => page.getByRole('button', { name: 'Adresi bul' });
const foundHeading = (page: Page) => page.getByRole('heading', { name: 'Adres bulundu' });

type Start = Partial<FirstAnswers> & { readonly line: PropertyLine; readonly nationalNumber: string };

/** To the question for the address; gives the phone that was proven. */
export async function reachAddress(page: Page, { line, ...person }: Start): Promise<string> {
  const phone = await passFirstStep(page, { path: quotePaths[line], ...person });
  await expect(page.getByRole('heading', { level: 2, name: 'Ev bilgileri' })).toBeFocused();
  return phone;
}

export type Way = 'registered' | 'code' | 'oldPolicy';

/** Finds the address in one of the short ways. */
export async function findAddress(page: Page, way: Way, owner: Owner): Promise<void> {
  if (way === 'registered') await page.getByLabel('Doğum tarihi').fill(formatDay(owner.birthdate));
  if (way === 'code') {
    await radio(page, 'Adres koduyla').check();
    await page.getByLabel('Adres kodu (UAVT)').fill(owner.address.uavt);
  }
  if (way === 'oldPolicy') {
    await radio(page, 'Eski DASK poliçesiyle').check();
    await page.getByLabel('Eski DASK poliçe numarası').fill(owner.policy?.policyNumber ?? '');
  }
  await findButton(page).click();
  await expect(foundHeading(page)).toBeFocused();
  await expect(page.locator('main')).toContainText(owner.address.text);
}

/** Picks each level of an address with the keyboard alone, beginning at the button that opens the lists. */
export async function pickByKeyboard(page: Page, province: string, district: string): Promise<void> {
  const press = (key: string) => page.keyboard.press(key);
  const focused = page.locator('*:focus');
  for (const [level, typed] of [
    ['İl', province],
    ['İlçe', district],
  ] as const) {
    await expect(focused).toHaveAccessibleName(level);
    await page.keyboard.type(typed);
    await expect(page.getByRole('option', { name: typed }).first()).toBeVisible();
    await press('Enter');
  }
  const option = page.getByRole('option').first();
  for (const level of ['Belde veya merkez', 'Mahalle', 'Cadde veya sokak', 'Bina', 'Daire']) {
    const select = page.getByRole('combobox', { name: level, exact: true });
    await expect(select).toBeVisible();
    // What leaves no choice is chosen by itself, and the focus goes on.
    const isChosen = async () => (await select.inputValue()) !== '';
    const isFocused = () => select.evaluate((element) => element === document.activeElement);
    await expect.poll(async () => (await isChosen()) || (await isFocused())).toBe(true);
    if (await isChosen()) continue;
    await press('ArrowDown');
    await expect.poll(async () => (await isChosen()) || (await option.isVisible())).toBe(true);
    if (await isChosen()) continue;
    await press('Enter');
    await expect.poll(isChosen).toBe(true);
  }
  await expect(page.getByRole('button', { name: 'Bu adresi kullan' })).toBeFocused();
  await press('Enter');
  await expect(foundHeading(page)).toBeFocused();
}

export type Building = { readonly area: string; readonly floors: string; readonly period: string };

/** What no register knows of the building of an earthquake quotation. */
export async function describeBuilding(page: Page, { area, floors, period }: Building): Promise<void> {
  await page.getByLabel('Brüt alan (m²)').fill(area);
  await pick(page, 'Yapı tarzı', 'Çelik, betonarme karkas');
  await pick(page, 'İnşa yılı', period);
  await radio(page, floors).check();
  await radio(page, 'Hasarsız').check();
}

/** Opens what the register told to correction, where it told something. */
export async function openBuilding(page: Page): Promise<void> {
  const correct = page.getByRole('button', { name: 'Bina bilgilerini düzelt', exact: true });
  if (await correct.isVisible()) await correct.click();
}

/** What home insurance asks of the building and of who lives there. */
export async function describeHome(page: Page, { buildYear = '2015' } = {}): Promise<void> {
  await openBuilding(page);
  await page.getByLabel('Brüt alan (m²)').fill('110');
  await pick(page, 'Yapı tarzı', 'Çelik, betonarme karkas');
  await radio(page, '4–7 kat').check();
  await radio(page, 'Hasarsız').check();
  await pick(page, 'Ev tipi', 'Apartman dairesi');
  await pick(page, 'Bulunduğu kat', 'Ara kat');
  await pick(page, 'Çatı tipi', 'Kiremit');
  await pick(page, 'İnşa yılı', buildYear);
}

/** Somebody who rents insures what is theirs. */
export async function insureContents(page: Page, contents: string): Promise<void> {
  await radio(page, 'Kiracıyım').check();
  await page.getByLabel('Eşya bedeli').fill(contents);
}

/** Somebody who owns the home insures all of it, at the sums that are proposed. */
export async function insureAll(page: Page): Promise<void> {
  await radio(page, 'Ev sahibiyim').check();
  await pick(page, 'Ne sigortalansın?', 'Bina ve eşya');
  for (const proposal of await page.getByRole('button', { name: /^Bu tutarı kullan/ }).all()) await proposal.click();
}
