import { stepNames } from '#messages/quote.ts';

/** What a step is for: the person, what is to be insured, what insurers answer, the purchase. */
export type StepKind = 'identity' | 'questions' | 'offers' | 'payment';

function step<Key extends string, Kind extends Exclude<StepKind, 'questions'>>(key: Key, kind: Kind, title: string) {
  return { key, kind, title };
}

/** Word: what the step is called in addresses, which stand in bookmarks and messages. */
function questions<Key extends string>(key: Key, word: string, title: string) {
  return { key, kind: 'questions' as const, word, title };
}

const identity = step('identity', 'identity', stepNames.identity);
const identityAndPlate = step('identity', 'identity', stepNames.identityAndPlate);
const vehicle = questions('vehicle', 'arac', stepNames.vehicle);
const building = questions('building', 'konut', stepNames.building);
const people = questions('people', 'kisiler', stepNames.person);
const health = questions('health', 'beyan', stepNames.health);
const trip = questions('trip', 'seyahat', stepNames.travel);
const device = questions('device', 'telefon', stepNames.device);
const pet = questions('pet', 'dost', stepNames.pet);
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
export type QuestionStep = Extract<Step, { kind: 'questions' }>;
export type QuestionStepKey = QuestionStep['key'];

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
