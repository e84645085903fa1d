import type { Page } from '@playwright/test';
import { askButton, car, cards, driver, findCar, sendFirstStep } from '../../e2e/journey.ts';
import { newPerson, readCode } from '../../e2e/person.ts';
import { fillVerification } from '../../e2e/windows.ts';

const fieldsOf = (page: Page) => {
  const main = page.locator('main');
  return {
    nationalNumber: main.getByRole('textbox', { name: /kimlik/i }),
    plate: main.getByLabel('Plaka', { exact: true }),
    phone: main.getByLabel('Cep telefonu'),
  };
};

/** The first touch of the quote page: whatever it starts has come when this is over. */
export async function touchFirstField(page: Page): Promise<void> {
  await fieldsOf(page).nationalNumber.click();
  await page.waitForLoadState('networkidle');
}

/** Types as somebody does who types fast, key by key. */
export async function typeFirstAnswers(page: Page): Promise<string> {
  const { nationalNumber, plate, phone } = fieldsOf(page);
  const { Phone } = newPerson();
  await nationalNumber.pressSequentially(driver(1), { delay: 80 });
  await plate.pressSequentially(car.LicensePlateNumber, { delay: 80 });
  await phone.pressSequentially(Phone, { delay: 80 });
  return Phone;
}

/** From the answers of the first step to the cards of all insurers that answer. */
export async function goToOffers(page: Page, phone: string, sandbox: string): Promise<void> {
  await sendFirstStep(page);
  await fillVerification(page, await readCode(phone, 1, sandbox));
  await findCar(page);
  await askButton(page).click();
  await cards(page).first().waitFor();
}

/** Until every insurer has answered and the list shows what it held back. */
export async function waitForAllOffers(page: Page): Promise<number> {
  const told = page.getByText(/^Yanıtlar tamamlandı, \d+ teklif var\.$/).first();
  await told.waitFor({ timeout: 60_000 });
  const count = Number(/\d+/.exec((await told.textContent()) ?? '')?.[0]);
  await page.waitForFunction((wanted) => document.querySelectorAll('main article').length >= wanted, count);
  return count;
}
