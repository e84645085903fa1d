import { expect, type Locator, type Page } from '@playwright/test';
import { nationalNumberFrom } from '../src/testing/people.ts';
import { hydrated } from './browser.ts';
import { newPerson, readCode } from './person.ts';
import { fillVerification } from './windows.ts';

/** A driver of the journeys; each has a number of its own, since no number may ask for many messages in an hour. */
export const driver = (index: number) => nationalNumberFrom(400_000_000 + index);

/** A car that the registers know, whoever asks for it. */
export const car = { LicensePlateNumber: '34KRS102', LicencePermitNo: 'AB123456' } as const;

const day = 86_400_000;

/** A day counted from today, as it is written into a field. */
export function dayFromToday(days: number): string {
  const moment = new Date(Date.now() + days * day);
  return moment.toLocaleDateString('en-GB', { timeZone: 'Europe/Istanbul' });
}

export const askButton = (page: Page) => page.getByRole('button', { name: 'Teklifleri getir' });
export const cards = (page: Page) => page.getByRole('article');
export const toast = (page: Page, text: string | RegExp) =>
  page.getByRole('region', { name: 'Bildirimler' }).getByText(text);
export const select = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });

export async function pick(page: Page, name: string, option: string): Promise<void> {
  // Opened first: what stands there already, as a list that arrives may show it, is not looked for by writing it again.
  await select(page, name).click();
  await select(page, name).fill(option);
  await page.getByRole('option', { name: option }).first().click();
}

export type FirstAnswers = {
  /** A product page or the quote page itself; or the way there by hand. */
  readonly path: string | ((page: Page) => Promise<void>);
  readonly nationalNumber: string;
  /** Writes the plate or what stands in for it; nothing where none is asked. */
  readonly plate?: string | ((page: Page) => Promise<void>);
  /** Where the message arrives. */
  readonly sandbox?: string;
};

export async function comeTo(page: Page, path: FirstAnswers['path']): Promise<void> {
  if (typeof path === 'string') await page.goto(path);
  else await path(page);
  await hydrated(page);
}

/** Sends the first answers, from the quote page or from outside it; either way the window with the code is next. */
export async function sendFirstStep(page: Page): Promise<void> {
  await page
    .locator('main')
    .getByRole('button', { name: /^(Teklif al|Devam et)$/ })
    .click();
}

/** Gives the first answers and proves the phone. */
export async function passFirstStep(page: Page, answers: FirstAnswers): Promise<string> {
  const { path, nationalNumber, plate, sandbox } = answers;
  const { Phone } = newPerson();
  await comeTo(page, path);
  const main = page.locator('main');
  await main.getByRole('textbox', { name: /kimlik/i }).fill(nationalNumber);
  if (typeof plate === 'string') await main.getByLabel('Plaka', { exact: true }).fill(plate);
  else await plate?.(page);
  await main.getByLabel('Cep telefonu').fill(Phone);
  await sendFirstStep(page);
  await fillVerification(page, await readCode(Phone, 1, sandbox));
  return Phone;
}

/** Finds the vehicle by its document. */
export async function findCar(page: Page): Promise<void> {
  await page.getByLabel('Belge seri').fill('AB');
  await page.getByLabel('Belge no').fill('123456');
  await page.getByRole('button', { name: 'Aracı bul' }).click();
  await expect(askButton(page)).toBeVisible();
}

/** Opens what a card tells on demand, where it is closed. */
export async function openDetails(card: Locator): Promise<void> {
  const button = card.getByRole('button', { name: /^Ayrıntılar/ });
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
}

/** Waits until so many offers stand on the page. */
export async function expectOffers(page: Page, least: number): Promise<void> {
  await expect(page).toHaveURL(/adim=teklifler/);
  await expect.poll(() => cards(page).count(), { timeout: 30_000 }).toBeGreaterThanOrEqual(least);
}

/** Moves the focus as a keyboard does until it stands there. */
export async function tabTo(page: Page, target: Locator, most = 60): Promise<void> {
  for (let count = 0; count < most; count += 1) {
    if (await target.evaluateAll(([element]) => element !== undefined && element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

/** Opens all that is behind a question or behind a correction. */
export async function openEveryGate(page: Page): Promise<void> {
  for (const gate of await page.getByRole('switch').all()) await gate.check();
  const corrections = page.getByRole('button', { name: /bilgilerini düzelt$/ });
  while ((await corrections.count()) > 0) await corrections.first().click();
}
