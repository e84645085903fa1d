import type { Page } from '@playwright/test';
import { expect } from './browser.ts';
import { call, newPerson, sandboxAddress } from './person.ts';
import { openAside } from './quotation.ts';
import { openingOf, type VehicleLine } from './vehicle-lines.ts';

/** Cards of the sandbox; every other number with a right check digit is a good card. */
export const testCards = {
  /** A number of its own, to be found wherever it does not belong. */
  good: '5400617431901202',
  empty: '4111111111111129',
  refused: '4129111111111111',
  unverifiable: '4151111111111112',
} as const;

/** Sells every vehicle line and never changes a price by itself; its answers follow from the question alone. */
export const steady = 'Çınaraltı Sigorta';

const bankCode = '123456';
const day = 86_400_000;

export const cardOf = (page: Page, insurer: string) => page.getByRole('article').filter({ hasText: insurer }).first();
export const payButton = (page: Page) => page.getByRole('button', { name: /TL öde$/ });
export const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
export const referenceOf = (page: Page) => new URL(page.url()).searchParams.get('siparis') ?? '';

async function fromSandbox<Row>(path: string, sandbox: string): Promise<readonly Row[]> {
  const reply = await fetch(`${sandbox}${path}`, { headers: { accept: 'application/json' } });
  return reply.json() as Promise<readonly Row[]>;
}

/** What the bank did for an order, in its order. */
export async function movements(reference: string, sandbox = sandboxAddress): Promise<readonly string[]> {
  type Movement = { readonly orderId: string; readonly type: string; readonly state: string };
  const rows = await fromSandbox<Movement>('/bank/ledger', sandbox);
  return rows.filter(({ orderId }) => orderId === reference).map(({ type, state }) => `${type} ${state}`);
}

/** How many policies the insurers issued for an order. */
export async function policies(reference: string, sandbox = sandboxAddress): Promise<number> {
  const rows = await fromSandbox<{ readonly reference: string }>('/insurers/policies', sandbox);
  return rows.filter((row) => row.reference.startsWith(reference)).length;
}

export async function mailsTo(address: string, sandbox = sandboxAddress): Promise<number> {
  return (await fromSandbox(`/mail?to=${address}`, sandbox)).length;
}

/** The one mail that an address was sent, once it is there. */
export async function mailedText(address: string, sandbox = sandboxAddress): Promise<string> {
  const read = () => fromSandbox<{ readonly text: string }>(`/mail?to=${address}`, sandbox);
  await expect.poll(async () => (await read()).length).toBe(1);
  return (await read())[0]?.text ?? '';
}

type Asker = { readonly nationalNumber?: string; readonly sandbox?: string };

/** Offers of a line, asked for without the screens; unless told otherwise for somebody who bought nothing before. */
export async function openOffersOf(page: Page, line: VehicleLine, asker: Asker = {}): Promise<void> {
  const { nationalNumber = newPerson().NationalNumber, sandbox = sandboxAddress } = asker;
  const { headerGuid } = await openAside(page, openingOf(line, nationalNumber), sandbox);
  const asked = await call(page.context().request, '/arac/Vehicle/update-info', {
    HeaderGuid: headerGuid,
    PolicyStart: new Date(Date.now() + 2 * day).toISOString().slice(0, 10),
    CrossSellingBranches: line.branches,
    ...line.told,
  });
  expect(asked, line.name).toMatchObject({ StatusCode: 200 });
  const [path = '', query = ''] = line.quotePath.split('?');
  const step = [...new URLSearchParams(query), ['teklif', headerGuid], ['adim', 'teklifler']];
  await page.goto(`${path}?${new URLSearchParams(step)}`);
}

/** Past what is offered beside the chosen offer, with what was added; where nothing is offered, the payment is there already. */
export async function goToPayment(page: Page): Promise<void> {
  await expect(page).toHaveURL(/adim=(ek-teminatlar|odeme)/);
  if (page.url().includes('adim=odeme')) return;
  await page.getByRole('button', { name: /^(Ödemeye geç|Eklemeden devam et)$/ }).click();
  await expect(page).toHaveURL(/adim=odeme/);
}

/** Chooses an offer of the list. */
export async function choose(page: Page, insurer = steady): Promise<void> {
  await cardOf(page, insurer)
    .getByRole('button', { name: /satın al$/ })
    .click();
}

/** Chooses an offer and adds nothing to it. */
export async function buy(page: Page, insurer = steady): Promise<void> {
  await choose(page, insurer);
  await goToPayment(page);
}

export async function acceptAll(page: Page): Promise<void> {
  // The texts come with the price check, for which the button waits.
  await expect(payButton(page)).toBeEnabled();
  for (const box of await page.getByRole('checkbox', { name: /okudum, kabul ediyorum/ }).all()) await box.check();
}

export type TypedCard = { readonly number: string; readonly expiry?: string; readonly cvc?: string };

export async function typeCard(page: Page, { number, expiry = '1230', cvc = '123' }: TypedCard): Promise<void> {
  await page.getByLabel('Kart numarası').fill(number);
  await page.getByLabel('Son kullanma tarihi').fill(expiry);
  await page.getByLabel('Güvenlik kodu').fill(cvc);
}

/** Others bought for the same car before: who is asked why a second policy is wanted says so. */
export async function giveReason(page: Page): Promise<void> {
  const reason = page.getByRole('radio', { name: 'Başka bir nedenle' });
  if (await reason.isVisible()) await reason.check();
}

export async function fillPayment(page: Page, card: TypedCard, email = 'kisi@example.com'): Promise<void> {
  await acceptAll(page);
  await giveReason(page);
  await page.getByLabel('E-posta').fill(email);
  await typeCard(page, card);
}

/** The bank's own page: the holder proves to be the holder. */
export async function passBank(page: Page): Promise<void> {
  await page.getByLabel('Doğrulama kodu').fill(bankCode);
  await page.getByRole('button', { name: 'Onayla' }).click();
  await page.waitForURL(/adim=sonuc/);
}

/** Somebody else may insure the same car between the price and the press: then the question comes with the refusal. */
async function answerLateQuestion(page: Page): Promise<void> {
  const unanswered = page.locator('input[name=sameRiskReason][value=other]:not(:checked)');
  await expect(page.getByLabel('Doğrulama kodu').or(unanswered)).toBeVisible();
  if (!(await unanswered.isVisible())) return;
  await unanswered.check();
  await payButton(page).click();
}

/** Pays by card and comes back from the bank. */
export async function pay(page: Page, card: TypedCard, email?: string): Promise<void> {
  await fillPayment(page, card, email);
  await payButton(page).click();
  await answerLateQuestion(page);
  await passBank(page);
}

/** So many policies on the page and at the insurers, and one charge at the bank. */
export async function expectBought(page: Page, count: number, sandbox = sandboxAddress): Promise<void> {
  await expect(heading(page, 'Poliçeniz hazır')).toBeFocused();
  const numbers = await page.getByText('Poliçe no', { exact: true }).locator('+ dd').allTextContents();
  expect(new Set(numbers.filter(Boolean)).size).toBe(count);
  const reference = referenceOf(page);
  expect(await movements(reference, sandbox)).toEqual(['PreAuth approved', 'PostAuth approved']);
  expect(await policies(reference, sandbox)).toBe(count);
}
