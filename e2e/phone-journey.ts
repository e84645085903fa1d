import type { Page } from '@playwright/test';
import { dayFromToday, pick } from './journey.ts';

/** A number with its check digit that is no other phone's. */
function newImei(): string {
  const digits = `49${Math.floor(1e11 + Math.random() * 9e11)}`;
  const sum = [...digits].reduce((total, digit, place) => {
    const worth = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (worth > 9 ? worth - 9 : worth);
  }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** A phone of some weeks, by its number, its bill and its price. */
export async function describePhone(page: Page): Promise<void> {
  await pick(page, 'Marka', 'Samsung');
  await pick(page, 'Model', 'Galaxy S24');
  await page.getByLabel('IMEI numarası').fill(newImei());
  await page.getByLabel('Fatura tarihi').fill(dayFromToday(-40));
  await page.getByLabel('Fatura bedeli').fill('42000');
}
