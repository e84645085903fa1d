import { expect } from '../browser.ts';
import { findCar, openEveryGate, passFirstStep } from '../journey.ts';
import { addRelative, choosePlan, declare, newAdult, personAt, reachPeople, sound } from '../people-journey.ts';
import { newPerson } from '../person.ts';
import { addPet, describePet, newDog, newKitten, petAt, reachPets } from '../pet-journey.ts';
import { describePhone, reachPhone } from '../phone-journey.ts';
import { describeHome, findAddress, insureAll, newOwner, radio, reachAddress } from '../property-journey.ts';
import { addFamily, describeTrip, goToTrip, reachTravellers } from '../trip-journey.ts';
import type { Way } from './way.ts';

/** The questions of each kind of risk. */
export const questionWays: readonly Way[] = [
  {
    name: 'vehicle',
    async walk(page, keep) {
      const { NationalNumber: nationalNumber } = newPerson();
      await passFirstStep(page, { path: '/trafik/kasko-teklif', plate: '34 KRS 102', nationalNumber });
      await expect(page.getByLabel('Belge seri')).toBeVisible();
      await keep('which car');
      await findCar(page);
      await keep('questions');
      await openEveryGate(page);
      await keep('corrections');
    },
  },
  {
    name: 'property',
    async walk(page, keep) {
      const owner = newOwner('uninsured');
      await reachAddress(page, { line: 'konut', nationalNumber: owner.nationalNumber });
      await keep('which address');
      await radio(page, 'Adres koduyla').check();
      await keep('address by its code');
      await findAddress(page, 'code', owner);
      await describeHome(page);
      await insureAll(page);
      await keep('questions');
    },
  },
  {
    name: 'health',
    async walk(page, keep) {
      await reachPeople(page, { line: 'tamamlayici', nationalNumber: newAdult().nationalNumber });
      await keep('people');
      await declare(personAt(page, 1), { ...sound, conditions: ['Astım'], note: 'Hafif seyrediyor.' });
      await addRelative(page, 'spouse', newAdult().nationalNumber);
      await choosePlan(page, { line: 'tamamlayici', visits: '8 muayene' });
      await keep('declarations and plan');
    },
  },
  {
    name: 'trip',
    async walk(page, keep) {
      await reachTravellers(page);
      await addFamily(page);
      await keep('travellers');
      await goToTrip(page);
      await describeTrip(page);
      await keep('journey');
    },
  },
  {
    name: 'pet',
    async walk(page, keep) {
      await reachPets(page);
      await keep('animals');
      await describePet(petAt(page, 1), { ...newDog(), breed: 'Dogo Argentino' });
      await addPet(page, newKitten());
      await keep('two animals, of which one is refused');
    },
  },
  {
    name: 'device',
    async walk(page, keep) {
      await reachPhone(page);
      await keep('phone');
      await describePhone(page);
      await keep('phone that is told');
    },
  },
];
