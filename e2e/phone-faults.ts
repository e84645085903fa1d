import type { Page } from '@playwright/test';
import { deviceProblems } from '../src/messages/device-questions.ts';
import { failureReasons } from '../src/messages/quotation.ts';
import { selectMessages } from '../src/messages/select.ts';
import { expectAccessible } from './accessibility.ts';
import { cardOf } from './checkout.ts';
import { askButton, dayFromToday, pick, select } from './journey.ts';
import { expect, type OwnProduct } from './own-product.ts';
import { askPhone, expectPhoneKept, imeiField, newImei, reachPhone } from './phone-journey.ts';

/** The register of devices dies before brands are read and again before insurers are asked; one of these is dead as well. */
export async function expectPhoneInSpiteOfDeath(page: Page, own: OwnProduct): Promise<void> {
  const imei = newImei();
  const dead = (await own.insurers()).get('902') ?? '';
  await own.behave('registries/device', 'error');
  await own.behave('insurers/902', 'error');
  await reachPhone(page, { sandbox: own.sandbox });
  await imeiField(page).fill(imei);
  await page.getByLabel('Fatura tarihi').fill(dayFromToday(-40));
  await page.getByLabel('Fatura bedeli').fill('42000');
  const again = page.getByRole('button', { name: selectMessages.retryOf('Marka') });
  await expect(again).toBeVisible();
  await expectAccessible(page);
  await own.behave('registries/device', 'ok');
  await again.click();
  await expect(select(page, 'Marka')).toBeFocused();
  await expect(again).toHaveCount(0);
  await pick(page, 'Marka', 'Samsung');
  await pick(page, 'Model', 'Galaxy S24');
  await expectPhoneKept(page, imei);

  await own.behave('registries/device', 'reset');
  await askButton(page).click();
  await expect(page.getByText(deviceProblems.listDown).first()).toBeVisible();
  await expect(page).not.toHaveURL(/adim=teklifler/);
  await expectPhoneKept(page, imei);
  await own.behave('registries/device', 'ok');
  await askPhone(page, 6);
  const missing = page
    .getByRole('region', { name: 'Teklif vermeyen şirketler' })
    .getByRole('listitem')
    .filter({ hasText: dead });
  await expect(missing).toContainText(failureReasons.faulty);
  await own.behave('insurers/902', 'ok');
  await missing.getByRole('button', { name: new RegExp(`^${dead}`) }).click();
  await expect(cardOf(page, dead)).toBeVisible();
  await expect(missing).toHaveCount(0);
}
