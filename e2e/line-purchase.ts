import type { Page } from '@playwright/test';
import { lines } from '../src/catalog/lines/index.ts';
import { expectAccessible } from './accessibility.ts';
import { expect } from './browser.ts';
import {
  buy,
  cardOf,
  choose,
  expectBought,
  fillPayment,
  goToPayment,
  openOffersOf,
  passBank,
  pay,
  payButton,
  steady,
  testCards,
} from './checkout.ts';
import type { VehicleLine } from './vehicle-lines.ts';

const card = { number: testCards.good };

/** From the offers of a line to its policy, with nothing beside it. */
export async function buyAlone(page: Page, line: VehicleLine): Promise<void> {
  await openOffersOf(page, line);
  await expect(cardOf(page, steady)).toBeVisible();
  if (line.branches.length === 0) {
    await choose(page);
    await expect(page).toHaveURL(/adim=odeme/);
  } else await buy(page);
  await pay(page, card);
  await expectBought(page, 1);
}

/** From the offers of a line to its policies, with all that is sold beside it. */
export async function buyWithAll(page: Page, line: VehicleLine): Promise<void> {
  await openOffersOf(page, line);
  await expect(cardOf(page, steady)).toBeVisible();
  await choose(page);
  await expect(page.getByRole('button', { name: 'Eklemeden devam et' })).toBeVisible();
  const basket = page.getByRole('region', { name: 'Seçiminiz' });
  const additions = page.getByRole('region', { name: 'Yanında isterseniz' });
  for (const { name } of line.branches.map((branch) => lines[branch])) {
    const addition = additions.getByRole('heading', { name, exact: true }).locator('..');
    // Prices may still be on their way.
    await addition.getByRole('button', { name: /ekle$/ }).first().click({ timeout: 45_000 });
    await expect(basket).toContainText(name);
  }
  await expectAccessible(page);
  await goToPayment(page);
  await expect(page.getByRole('group', { name: 'Ne satın alıyorsunuz?' })).toContainText(steady);
  await fillPayment(page, card);
  await expectAccessible(page);
  await payButton(page).click();
  await passBank(page);
  await expectBought(page, 1 + line.branches.length);
  await expectAccessible(page);
}
