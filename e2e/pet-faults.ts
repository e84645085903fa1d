import type { Page } from '@playwright/test';
import { failureReasons } from '../src/messages/quotation.ts';
import { expectAccessible } from './accessibility.ts';
import { cardOf, steady } from './checkout.ts';
import { expect, type OwnProduct } from './own-product.ts';
import { describePet, expectPetKept, newCat, petAt, reachPets } from './pet-journey.ts';
import { askAll } from './trip-journey.ts';

/** One insurer is dead, another declines whatever it is asked; the dead one comes back and is asked again. */
export async function expectPetInSpiteOfDeath(page: Page, own: OwnProduct): Promise<void> {
  const cat = newCat();
  const names = await own.insurers();
  await own.behave('insurers/901', 'error');
  await own.behave('insurers/907', 'decline');
  await reachPets(page, { sandbox: own.sandbox });
  await describePet(petAt(page, 1), cat);
  await askAll(page, 7);
  const missing = page.getByRole('region', { name: 'Teklif vermeyen şirketler' }).getByRole('listitem');
  const dead = missing.filter({ hasText: steady });
  const declining = missing.filter({ hasText: names.get('907') ?? '' });
  await expect(dead).toContainText(failureReasons.faulty);
  await expect(declining).toBeVisible();
  await expect(declining).not.toContainText(failureReasons.faulty);
  await expectAccessible(page);
  await own.behave('insurers/901', 'ok');
  await dead.getByRole('button', { name: new RegExp(`^${steady}`) }).click();
  await expect(cardOf(page, steady)).toBeVisible();
  await expect(dead).toHaveCount(0);
  await page.goBack();
  await expectPetKept(petAt(page, 1), cat);
}
