import type { Page } from '@playwright/test';
import { failureReasons } from '../src/messages/quotation.ts';
import { askButton } from './journey.ts';
import { expect, type OwnProduct } from './own-product.ts';
import {
  addByNumber,
  askAll,
  describeTrip,
  expectTripKept,
  family,
  goToTrip,
  offerOf,
  reachTravellers,
  wayfarer,
} from './trip-journey.ts';

/** The population register dies while a traveller is told, and an insurer stays dead until it is asked again. */
export async function expectTripInSpiteOfDeath(page: Page, own: OwnProduct): Promise<void> {
  const days = { from: 30, until: 44 };
  await reachTravellers(page, { sandbox: own.sandbox });
  await addByNumber(page, 'Eş ekle', '2. kişi: eşiniz', family.spouse);
  await goToTrip(page);
  await describeTrip(page, days);
  await own.behave('registries/population', 'error');
  await askButton(page).click();
  await expect(page.getByText(/^Kimlik kayıtlarına şu anda ulaşılamıyor/).first()).toBeVisible();
  await expectTripKept(page, days);
  await own.behave('registries/population', 'ok');
  await own.behave('insurers/911', 'error');
  await askAll(page, 8);
  const missing = page
    .getByRole('region', { name: 'Teklif vermeyen şirketler' })
    .getByRole('listitem')
    .filter({ hasText: 'Martı Seyahat Sigorta' });
  await expect(missing).toContainText(failureReasons.faulty);
  await expect(offerOf(page, wayfarer, 'Gümüş')).toBeVisible();
  await own.behave('insurers/911', 'ok');
  await missing.getByRole('button').first().click();
  await expect(offerOf(page, 'Martı Seyahat Sigorta', 'Platin')).toBeVisible();
  await expect(missing).toHaveCount(0);
}
