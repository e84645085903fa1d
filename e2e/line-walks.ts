import type { Page } from '@playwright/test';
import type { LineKey, VariantKey } from '../src/domain/lines.ts';
import { expectAccessible } from './accessibility.ts';
import { expect } from './browser.ts';
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
} from './checkout.ts';
import { buyForPermit, withNumber } from './foreigner-journeys.ts';
import { buyAlone } from './health-journeys.ts';
import { askButton, expectOffers, type FirstAnswers, findCar, passFirstStep } from './journey.ts';
import { newPerson } from './person.ts';
import { describeDog } from './pet-journey.ts';
import { describePhone } from './phone-journey.ts';
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

function vehicle(name: string): LineWalk {
  const { plate, answer, least, branches } = lineNamed(name);
  return async (page, path) => {
    await passFirstStep(page, { path, plate, nationalNumber: newPerson().NationalNumber });
    await findCar(page);
    await answer(page);
    await askButton(page).click();
    await expectOffers(page, least);
    await expect(cardOf(page, steady)).toBeVisible();
    await choose(page);
    await expect(page).toHaveURL(branches.length === 0 ? /adim=odeme/ : /adim=ek-teminatlar/);
    await goToPayment(page);
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
  await describeDog(page);
  await expectAccessible(page);
  await askButton(page).click();
  await expectOffers(page, 8);
  await expectAccessible(page);
  await buyWithCare(page, steady);
};

/** A phone of some weeks, by its number, its bill and its price. */
const phone: LineWalk = async (page, path) => {
  await passFirstStep(page, { path, nationalNumber: newPerson().NationalNumber });
  await describePhone(page);
  await expectAccessible(page);
  await askButton(page).click();
  await expectOffers(page, 6);
  await expectAccessible(page);
  await buyWithCare(page, wayfarer);
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
