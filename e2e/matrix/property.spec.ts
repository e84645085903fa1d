import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { desktop, expect, phone, test, withCookiesAnswered } from '../browser.ts';
import {
  buy,
  cardOf,
  choose,
  expectBought,
  fillPayment,
  goToPayment,
  passBank,
  pay,
  payButton,
  steady,
  testCards,
} from '../checkout.ts';
import { askButton, cards, expectOffers } from '../journey.ts';
import { readCode, readSms } from '../person.ts';
import {
  describeBuilding,
  describeHome,
  findAddress,
  insureAll,
  newOwner,
  type Owner,
  openBuilding,
  pickByKeyboard,
  radio,
  reachAddress,
} from '../property-journey.ts';

const card = { number: testCards.good };

test.beforeEach(({ page, baseURL }) => withCookiesAnswered(page, baseURL));

async function pickStepByStep(page: Page): Promise<void> {
  await radio(page, 'Adım adım seçerek').check();
  await page.getByRole('button', { name: 'Listelerden seç' }).focus();
  await page.keyboard.press('Enter');
  await pickByKeyboard(page, 'İzmir', 'Bornova');
}

for (const viewport of [phone, desktop]) {
  for (const way of ['code', 'oldPolicy', 'stepByStep'] as const)
    test(`[N-09] DASK at ${viewport.width} px, the address by ${way}, to the offers`, async ({ page }) => {
      await page.setViewportSize(viewport);
      const owner = newOwner(way === 'oldPolicy' ? 'endsSoon' : 'uninsured');
      await reachAddress(page, { line: 'dask', nationalNumber: owner.nationalNumber });
      await expectAccessible(page);
      if (way === 'stepByStep') await pickStepByStep(page);
      else await findAddress(page, way, owner);
      await openBuilding(page);
      await describeBuilding(page, { area: '95', floors: '1–3 kat', period: '2000–2006' });
      await expectAccessible(page);
      await askButton(page).click();
      await expectOffers(page, 4);
      await expectAccessible(page);
    });

  test(`home and DASK in one basket at ${viewport.width} px: one payment, two policies`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const owner = newOwner('uninsured');
    await reachAddress(page, { line: 'konut', nationalNumber: owner.nationalNumber });
    await findAddress(page, 'registered', owner);
    await describeHome(page);
    await insureAll(page);
    await expectAccessible(page);
    await askButton(page).click();
    await expectOffers(page, 5);
    await choose(page);
    const dask = page.getByRole('heading', { name: 'Zorunlu deprem sigortası (DASK)', exact: true }).locator('..');
    await dask.getByRole('button', { name: /ekle$/ }).first().click();
    const basket = page.getByRole('region', { name: 'Seçiminiz' });
    await expect(basket).toContainText('Zorunlu deprem sigortası (DASK)');
    await expectAccessible(page);
    await goToPayment(page);
    await fillPayment(page, card);
    await expectAccessible(page);
    await payButton(page).click();
    await passBank(page);
    await expectBought(page, 2);
    await expectAccessible(page);
  });
}

/** The worked examples of the tariff that holds since May 2026, as somebody sees them on the page. */
const examples: readonly {
  readonly name: string;
  readonly owner: () => Owner;
  readonly building: Parameters<typeof describeBuilding>[1];
  readonly price: string;
}[] = [
  {
    name: '100 m² built 1995, ten floors, renewed in time, group I',
    owner: () => newOwner('endsSoon', 1),
    building: { area: '100', floors: '8–18 kat', period: '1976–1996' },
    price: '3.021,00 TL',
  },
  {
    name: '50 m² in two floors, group VII: the minimum',
    owner: () => newOwner('uninsured', 7),
    building: { area: '50', floors: '1–3 kat', period: '2007 ve sonrası' },
    price: '547,00 TL',
  },
  {
    name: '300 m², group I: the ceiling',
    owner: () => newOwner('uninsured', 1),
    building: { area: '300', floors: '4–7 kat', period: '2007 ve sonrası' },
    price: '6.405,00 TL',
  },
];

for (const { name, owner: find, building, price } of examples)
  test(`DASK of ${name} costs ${price} on the page and at every insurer`, async ({ page }) => {
    await page.setViewportSize(desktop);
    const owner = find();
    await reachAddress(page, { line: 'dask', nationalNumber: owner.nationalNumber });
    await findAddress(page, 'registered', owner);
    await openBuilding(page);
    await describeBuilding(page, building);
    await askButton(page).click();
    await expectOffers(page, 4);
    await expect(page.getByText(`${price}, her şirkette aynı`)).toBeVisible();
    await expect(cards(page).filter({ hasNotText: `Toplam prim: ${price}` })).toHaveCount(0);
  });

for (const viewport of [phone, desktop]) {
  test(`[V-19] a company buys DASK for its office by its tax number at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await reachAddress(page, { line: 'dask', nationalNumber: '1111111114' });
    await findAddress(page, 'code', newOwner('uninsured'));
    await describeBuilding(page, { area: '80', floors: '4–7 kat', period: '2007 ve sonrası' });
    await askButton(page).click();
    await expectOffers(page, 3);
    await buy(page);
    await pay(page, card);
    await expectBought(page, 1);
  });

  test(`heavy damage is refused kindly at ${viewport.width} px, before anybody is asked`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const owner = newOwner('uninsured');
    await reachAddress(page, { line: 'dask', nationalNumber: owner.nationalNumber });
    await findAddress(page, 'registered', owner);
    await describeBuilding(page, { area: '95', floors: '1–3 kat', period: '2000–2006' });
    await radio(page, 'Ağır hasarlı').check();
    await expect(page.getByText(/Ağır hasarlı bina/).first()).toBeVisible();
    await expectAccessible(page);
    await askButton(page).click();
    await expect(
      page
        .getByRole('alert')
        .getByText(/Ağır hasarlı bina/)
        .first(),
    ).toBeVisible();
    await expect(page).not.toHaveURL(/adim=teklifler/);
  });

  test(`an insurer looks at an old building first, answers later by SMS, and is bought behind its link at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const owner = newOwner('uninsured');
    const gsm = await reachAddress(page, { line: 'konut', nationalNumber: owner.nationalNumber });
    await findAddress(page, 'registered', owner);
    await describeHome(page, { buildYear: '1974' });
    await insureAll(page);
    await askButton(page).click();
    await expect(page).toHaveURL(/adim=teklifler/);
    const looking = page.getByRole('region', { name: 'İncelemede' });
    await expect(looking).toContainText(steady);
    await expectAccessible(page);
    const link = /https?:\/\/\S+/.exec(await readSms(gsm, 2))?.[0] ?? '';
    expect(new URL(link).pathname).toBe('/konut/teklif');
    await page.goto(link);
    await page.getByRole('button', { name: 'Bu teklif benim, devam et' }).click();
    await page.getByLabel('SMS kodu').fill(await readCode(gsm, 3));
    await page.getByRole('button', { name: 'Devam et', exact: true }).click();
    await expect(page).toHaveURL(/adim=teklifler/);
    await expect(cardOf(page, steady)).toBeVisible();
    await buy(page);
    await pay(page, card);
    await expectBought(page, 1);
  });
}
