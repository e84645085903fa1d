import { stepNames } from '#messages/quote.ts';

/** What a step is for: the person, what is to be insured, what insurers answer, the purchase. */
export type StepKind = 'identity' | 'questions' | 'offers' | 'payment';

function step<Key extends string>(key: Key, kind: StepKind, title: string) {
  return { key, kind, title };
}

const identity = step('identity', 'identity', stepNames.identity);
const identityAndPlate = step('identity', 'identity', stepNames.identityAndPlate);
const vehicle = step('vehicle', 'questions', stepNames.vehicle);
const building = step('building', 'questions', stepNames.building);
const people = step('people', 'questions', stepNames.person);
const health = step('health', 'questions', stepNames.health);
const trip = step('trip', 'questions', stepNames.travel);
const device = step('device', 'questions', stepNames.device);
const pet = step('pet', 'questions', stepNames.pet);
const offers = step('offers', 'offers', stepNames.offers);
const payment = step('payment', 'payment', stepNames.payment);

/** One step of a quotation, by its key. */
export type Step =
  | typeof identity
  | typeof vehicle
  | typeof building
  | typeof people
  | typeof health
  | typeof trip
  | typeof device
  | typeof pet
  | typeof offers
  | typeof payment;
export type StepKey = Step['key'];

/** The ways from the first question to the payment. */
export const stepsOf = {
  vehicle: [identityAndPlate, vehicle, offers, payment],
  building: [identity, building, offers, payment],
  health: [identity, health, offers, payment],
  trip: [identity, people, trip, offers, payment],
  foreigner: [identity, offers, payment],
  device: [identity, device, offers, payment],
  pet: [identity, pet, offers, payment],
} as const satisfies Record<string, readonly [Step, ...Step[]]>;
