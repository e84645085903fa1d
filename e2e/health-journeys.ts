import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect } from './browser.ts';
import { buy, cardOf, expectBought, fillPayment, passBank, pay, payButton, testCards } from './checkout.ts';
import { askButton, expectOffers, type FirstAnswers, openDetails } from './journey.ts';
import {
  addRelative,
  choosePlan,
  declare,
  newAdult,
  personAt,
  pricesByPerson,
  reachPeople,
  removePerson,
  sound,
  totalOf,
} from './people-journey.ts';

const card = { number: testCards.good };

/** Takes whom others take, and loads who is heavy. */
export const loader = 'Gelincik Sağlık';

/** The family that the register knows, beside any customer. */
export const family = { spouse: '11100000104', daughter: '11100000272', son: '11100000340' } as const;
const heavy = { height: '168', weight: '90' } as const;

/** Opens the list of somebody sound who insures nobody else. */
export async function askAlone(
  page: Page,
  line: 'tamamlayici' | 'bireysel',
  start: Partial<FirstAnswers> = {},
): Promise<void> {
  await reachPeople(page, { ...start, line, nationalNumber: newAdult().nationalNumber });
  await declare(personAt(page, 1), sound);
  await choosePlan(page, { line, visits: '8 muayene' });
  await expectAccessible(page);
  await askButton(page).click();
  await expectOffers(page, 4);
  await expectAccessible(page);
}

export async function buyAlone(
  page: Page,
  line: 'tamamlayici' | 'bireysel',
  start: Partial<FirstAnswers> = {},
): Promise<void> {
  await askAlone(page, line, start);
  await buy(page);
  await fillPayment(page, card);
  await expectAccessible(page);
  await payButton(page).click();
  await passBank(page);
  await expectBought(page, 1);
  await expectAccessible(page);
}

/** Four people, of whom one costs more; what they cost sums to what is paid. */
export async function buyForFamily(page: Page, nationalNumber: string): Promise<void> {
  await reachPeople(page, { line: 'tamamlayici', nationalNumber });
  const sent = page.waitForRequest((request) => request.url().includes('update-info'));
  await declare(personAt(page, 1), sound);
  await declare(await addRelative(page, 'spouse', family.spouse), heavy);
  await declare(await addRelative(page, 'child', family.daughter), { height: '140', weight: '34' });
  await declare(await addRelative(page, 'child', family.son), { height: '105', weight: '17' });
  await choosePlan(page, { line: 'tamamlayici' });
  await expectAccessible(page);
  await askButton(page).click();
  const { fam } = (await sent).postDataJSON() as { readonly fam: readonly { readonly individual: number }[] };
  expect(fam.map(({ individual }) => individual)).toEqual([1, 1, 1, 1]);
  await expectOffers(page, 4);
  const offer = cardOf(page, loader);
  const prices = await pricesByPerson(offer);
  expect([...prices.keys()].slice(1)).toEqual(['Bora', 'Duru', 'Doruk']);
  const total = [...prices.values()].reduce((sum, price) => sum + price);
  expect(total).toBe(await totalOf(offer));
  // The load stands beside whom it concerns.
  const loaded = offer.getByRole('listitem').filter({ hasText: '%15 ek prim' });
  await expect(loaded).toHaveCount(1);
  await expect(loaded).toContainText('Bora');
  await expectAccessible(page);
  await buy(page, loader);
  await expect(page.getByText('%15 ek prim')).toBeVisible();
  await pay(page, card);
  await expectBought(page, 1);
}

/** A child is insured without the customer. */
export async function buyForChild(page: Page): Promise<void> {
  await reachPeople(page, { line: 'tamamlayici', nationalNumber: newAdult().nationalNumber });
  await removePerson(personAt(page, 1));
  await expect(page.locator('[data-row]')).toHaveCount(0);
  const child = await addRelative(page, 'child', family.daughter);
  await expect(child).toHaveAccessibleName('1. kişi: çocuğunuz');
  await declare(child, { height: '140', weight: '34' });
  await choosePlan(page, { line: 'tamamlayici' });
  await expectAccessible(page);
  await askButton(page).click();
  await expectOffers(page, 4);
  await expect(page.getByRole('region', { name: 'Teklifler', exact: true })).toContainText('1 kişi');
  await buy(page);
  await pay(page, card);
  await expectBought(page, 1);
}

/** Individual health for somebody heavy: the load is told on the card and before paying. */
export async function buyLoaded(page: Page): Promise<void> {
  await reachPeople(page, { line: 'bireysel', nationalNumber: newAdult().nationalNumber });
  await declare(personAt(page, 1), heavy);
  await choosePlan(page, { line: 'bireysel', visits: 'Sınırsız' });
  await askButton(page).click();
  await expectOffers(page, 4);
  await expect(cardOf(page, loader)).toContainText('Kişiye özel koşul var');
  await openDetails(cardOf(page, loader));
  await expect(cardOf(page, loader)).toContainText('%15 ek prim');
  await expectAccessible(page);
  await buy(page, loader);
  await expect(page.getByText('%15 ek prim')).toBeVisible();
  await pay(page, card);
  await expectBought(page, 1);
}
