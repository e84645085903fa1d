import type { Page } from '@playwright/test';
import type { LineKey, VariantKey } from '../src/domain/lines.ts';
import { expectAccessible } from './accessibility.ts';
import { expect } from './browser.ts';
import { buy, cardOf, expectBought, fillPayment, passBank, pay, payButton, steady, testCards } from './checkout.ts';
import { buyForPermit, withNumber } from './foreigner-journeys.ts';
import { buyAlone } from './health-journeys.ts';
import { askButton, dayFromToday, expectOffers, type FirstAnswers, findCar, passFirstStep, pick } from './journey.ts';
import { newPerson } from './person.ts';
import {
  describeBuilding,
  describeHome,
  findAddress,
  insureContents,
  newOwner,
  openBuilding,
  reachAddress,
} from './property-journey.ts';
import {
  askAll,
  describeTrip,
  expectEuroPrice,
  expectSchengenMinimum,
  goToTrip,
  offerOf,
  reachTravellers,
  travellersLine,
  wayfarer,
} from './trip-journey.ts';
import { lineNamed } from './vehicle-lines.ts';

/** From wherever its first questions are asked to the policy on the result page. */
export type LineWalk = (page: Page, path: FirstAnswers['path']) => Promise<void>;

const card = { number: testCards.good };

/** From the list to the policy, with what every screen of the purchase must be. */
async function buyWithCare(page: Page, insurer: string): Promise<void> {
  await buy(page, insurer);
  await fillPayment(page, card);
  await expectAccessible(page);
  await payButton(page).click();
  await passBank(page);
  await expectBought(page, 1);
  await expectAccessible(page);
}

/** The first offer on the list, whoever makes it. */
async function buyFirst(page: Page): Promise<void> {
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /satın al$/ })
    .click();
  await pay(page, card);
  await expectBought(page, 1);
}

const someDigits = (count: number) =>
  String(Math.random())
    .slice(2, 2 + count)
    .padEnd(count, '7');
/** A number of fifteen digits that is no other animal's. */
const newChip = () => `990${someDigits(12)}`;

/** A number with its check digit that is no other phone's. */
function newImei(): string {
  const digits = `49${someDigits(12)}`;
  const sum = [...digits].reduce((total, digit, place) => {
    const worth = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (worth > 9 ? worth - 9 : worth);
  }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

function vehicle(name: string): LineWalk {
  const { plate, answer, least, branches } = lineNamed(name);
  return async (page, path) => {
    await passFirstStep(page, { path, plate, nationalNumber: newPerson().NationalNumber });
    await findCar(page);
    await answer(page);
    await askButton(page).click();
    await expectOffers(page, least);
    await expect(cardOf(page, steady)).toBeVisible();
    if (branches.length === 0) await expect(page.getByRole('heading', { name: 'Yanında isterseniz' })).toHaveCount(0);
    await buy(page);
    await pay(page, card);
    await expectBought(page, 1);
  };
}

/** By the address at which the owner is registered. */
const earthquake: LineWalk = async (page, path) => {
  const owner = newOwner('uninsured');
  await reachAddress(page, { path, line: 'dask', nationalNumber: owner.nationalNumber });
  await expectAccessible(page);
  await findAddress(page, 'registered', owner);
  await openBuilding(page);
  await describeBuilding(page, { area: '95', floors: '1–3 kat', period: '2000–2006' });
  await expectAccessible(page);
  await askButton(page).click();
  await expectOffers(page, 4);
  await expectAccessible(page);
  await buy(page);
  await pay(page, card);
  await expectBought(page, 1);
};

/** A tenant insures the contents. */
const home: LineWalk = async (page, path) => {
  const owner = newOwner('uninsured');
  await reachAddress(page, { path, line: 'konut', nationalNumber: owner.nationalNumber });
  await findAddress(page, 'registered', owner);
  await describeHome(page);
  await insureContents(page, '600000');
  await askButton(page).click();
  await expectOffers(page, 5);
  await expectAccessible(page);
  await buy(page);
  await pay(page, card);
  await expectBought(page, 1);
};

/** One traveller to Schengen. */
const journey: LineWalk = async (page, path) => {
  await reachTravellers(page, { path });
  await expectAccessible(page);
  await goToTrip(page);
  await expect(travellersLine(page, 1)).toBeVisible();
  await describeTrip(page);
  await expectAccessible(page);
  await askAll(page, 11);
  await expectSchengenMinimum(page);
  const chosen = offerOf(page, wayfarer, 'Gümüş');
  await expectEuroPrice(chosen);
  await expect(chosen.getByText('Kişilere göre fiyatlar')).toHaveCount(0);
  await expectAccessible(page);
  await buyWithCare(page, wayfarer);
};

/** One dog with a chip, of a breed that everybody takes. */
const pet: LineWalk = async (page, path) => {
  await passFirstStep(page, { path, nationalNumber: newPerson().NationalNumber });
  await radio(page, 'Köpek').check();
  await pick(page, 'Irk', 'Golden Retriever');
  await page.getByLabel('Adı', { exact: true }).fill('Zeytin');
  await page.getByLabel('Doğum tarihi').fill('01.05.2023');
  await radio(page, 'Dişi').check();
  await page.getByLabel('Mikroçip numarası').fill(newChip());
  await radio(page, 'Yapıldı').check();
  await radio(page, 'Tam ve güncel').check();
  await radio(page, '50.000 TL').check();
  await radio(page, 'Yok').check();
  await expectAccessible(page);
  await askButton(page).click();
  await expectOffers(page, 2);
  await expectAccessible(page);
  await buyFirst(page);
};

/** A phone of some weeks, by its number, its bill and its price. */
const phone: LineWalk = async (page, path) => {
  await passFirstStep(page, { path, nationalNumber: newPerson().NationalNumber });
  await pick(page, 'Marka', 'Samsung');
  await pick(page, 'Model', 'Galaxy S24');
  await page.getByLabel('IMEI numarası').fill(newImei());
  await page.getByLabel('Fatura tarihi').fill(dayFromToday(-40));
  await page.getByLabel('Fatura bedeli').fill('42000');
  await expectAccessible(page);
  await askButton(page).click();
  await expectOffers(page, 2);
  await expectAccessible(page);
  await buyFirst(page);
};

/** How each line of the menu is bought by hand. What is sold beside others, or found elsewhere, is on no menu. */
export const lineWalks: Readonly<Record<LineKey, LineWalk | 'notOnMenu'>> = {
  kasko: vehicle('kasko'),
  trafik: vehicle('traffic'),
  galericikisatrafik: vehicle('dealer short-term traffic'),
  imm: vehicle('optional liability'),
  yesilKart: vehicle('green card'),
  dask: earthquake,
  konut: home,
  tamamlayici: (page, path) => buyAlone(page, 'tamamlayici', { path }),
  bireysel: (page, path) => buyAlone(page, 'bireysel', { path }),
  seyahat: journey,
  yabanci: (page, path) => buyForPermit(page, withNumber, path),
  petsaglik: pet,
  telefon: phone,
  ferdikaza: 'notOnMenu',
  hukuksalkoruma: 'notOnMenu',
  galericiferdikaza: 'notOnMenu',
  galericiseyahat: 'notOnMenu',
  yabanciTrafik: 'notOnMenu',
};

/** The same for lines that are sold in another way. */
export const variantWalks: Readonly<Record<VariantKey, LineWalk>> = {
  secondHand: vehicle('second-hand traffic'),
};
