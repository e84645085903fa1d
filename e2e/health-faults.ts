import type { Page } from '@playwright/test';
import { peopleProblems } from '../src/messages/people-questions.ts';
import { failureReasons } from '../src/messages/quotation.ts';
import { cardOf, steady } from './checkout.ts';
import { family } from './health-journeys.ts';
import { askButton, expectOffers } from './journey.ts';
import { expect, type OwnProduct } from './own-product.ts';
import { addRelative, choosePlan, declare, newAdult, personAt, reachPeople, sound } from './people-journey.ts';

/** The population register dies before a relative is asked for and comes back; one insurer is dead, and comes back too. */
export async function expectHealthInSpiteOfDeath(page: Page, own: OwnProduct): Promise<void> {
  const { nationalNumber } = newAdult();
  await own.behave('insurers/901', 'error');
  await reachPeople(page, { line: 'tamamlayici', nationalNumber, sandbox: own.sandbox });
  await own.behave('registries/population', 'reset');
  await declare(personAt(page, 1), sound);
  const child = await addRelative(page, 'child', family.daughter);
  await declare(child, { height: '140', weight: '34' });
  await choosePlan(page, { line: 'tamamlayici' });
  await askButton(page).click();
  await expect(page.getByText(peopleProblems.registerDown).first()).toBeVisible();
  await expect(page).not.toHaveURL(/adim=teklifler/);
  await expect(child.getByLabel('Boy (cm)')).toHaveValue('140');
  await own.behave('registries/population', 'ok');
  await askButton(page).click();
  await expectOffers(page, 3);
  const missing = page.getByRole('region', { name: 'Teklif vermeyen şirketler' }).getByRole('listitem');
  await expect(missing.filter({ hasText: steady })).toContainText(failureReasons.faulty);
  await own.behave('insurers/901', 'ok');
  await missing
    .filter({ hasText: steady })
    .getByRole('button', { name: new RegExp(`^${steady}`) })
    .click();
  await expect(cardOf(page, steady)).toBeVisible();
  await expect(missing.filter({ hasText: steady })).toHaveCount(0);
}
