import { addDays, type Day } from '#domain/dates.ts';
import { isPlate, normalisePlate } from '#domain/rules/plate.ts';
import { modelYears } from '#domain/vehicle-lists.ts';
import { between, pick, seeded } from '../../seeded.ts';
import { type OwnedVehicle, personaVehicles } from './personas.ts';
import { isScrappedPlate, isSomebodyElses, isTaxiPlate, isUnknownPlate } from './plates.ts';
import { findVehicleType, type VehicleType, vehicleTypes } from './vehicle-catalogue.ts';

export type RegisteredVehicle = {
  readonly plate: string;
  readonly type: VehicleType;
  readonly modelYear: number;
  readonly usage: string;
  readonly colour: string;
  readonly engineNumber: string;
  readonly frameNumber: string;
  readonly firstTrafficDate: Day;
  readonly registeredOn: Day;
  readonly documentSerial: string;
  readonly documentNumber: string;
  readonly scrapped: boolean;
};

export type VehicleAnswer =
  | { readonly kind: 'found'; readonly vehicle: RegisteredVehicle }
  | { readonly kind: 'notFound' }
  | { readonly kind: 'ownerMismatch' };

export type VehicleQuestion = {
  readonly identityNumber: string;
  readonly plate: string;
  readonly documentSerial: string;
  readonly documentNumber: string;
  readonly asbisNumber: string;
};

export type Circumstances = { readonly seed: string; readonly today: Day };

const colours = ['Beyaz', 'Gri', 'Siyah', 'Mavi', 'Kırmızı', 'Lacivert', 'Kahverengi', 'Yeşil'] as const;
const lettersAndDigits = [...'ABCDEFGHJKLMNPRSTUVWXYZ0123456789'] as [string, ...string[]];
const letters = [...'ABCDEFGHJKLMNPRSTUVYZ'] as [string, ...string[]];

function text(random: () => number, { from, length }: { from: [string, ...string[]]; length: number }): string {
  return Array.from({ length }, () => pick(random, from)).join('');
}

function seededType(random: () => number): VehicleType {
  const fallback = vehicleTypes[0];
  if (fallback === undefined) throw new RangeError('the vehicle catalogue is empty');
  return vehicleTypes[Math.floor(random() * vehicleTypes.length)] ?? fallback;
}

/** A vehicle made from a text; every property follows from it but the days, which never lie in the future. */
function seededVehicle(key: string, { seed, today }: Circumstances): RegisteredVehicle {
  const random = seeded(`${seed}/vehicle/${key}`);
  const type = seededType(random);
  const newest = Math.min(modelYears.newest, Number(today.slice(0, 4)) - 1);
  const modelYear = between(random, Math.min(type.firstModelYear, newest), newest);
  const firstTrafficDate = `${modelYear}-${String(between(random, 1, 12)).padStart(2, '0')}-${String(between(random, 1, 28)).padStart(2, '0')}`;
  return {
    plate: key,
    type,
    modelYear,
    usage: type.usage,
    colour: pick(random, colours),
    engineNumber: text(random, { from: lettersAndDigits, length: 12 }),
    frameNumber: `NM${text(random, { from: lettersAndDigits, length: 15 })}`,
    firstTrafficDate,
    registeredOn: firstTrafficDate,
    documentSerial: text(random, { from: letters, length: 2 }),
    documentNumber: String(between(random, 100_000, 999_999)),
    scrapped: false,
  };
}

function personaVehicle({ vehicle }: OwnedVehicle, circumstances: Circumstances): RegisteredVehicle {
  const made = seededVehicle(vehicle.plate, circumstances);
  const { brandCode, typeCode, modelYear, colour, documentSerial, documentNumber, boughtDaysAgo } = vehicle;
  const type = findVehicleType({ brandCode, typeCode }) ?? made.type;
  const firstTrafficDate = `${modelYear}-03-15`;
  const registeredOn = boughtDaysAgo === undefined ? firstTrafficDate : addDays(circumstances.today, -boughtDaysAgo);
  return {
    ...made,
    type,
    usage: type.usage,
    modelYear,
    colour,
    documentSerial,
    documentNumber,
    firstTrafficDate,
    registeredOn,
  };
}

function byPlate(question: VehicleQuestion, circumstances: Circumstances): VehicleAnswer {
  const plate = normalisePlate(question.plate);
  if (!isPlate(plate)) return { kind: 'notFound' };
  if (isSomebodyElses(plate)) return { kind: 'ownerMismatch' };
  if (isUnknownPlate(plate)) return { kind: 'notFound' };
  const owned = personaVehicles.find(({ vehicle }) => vehicle.plate === plate);
  if (owned !== undefined) {
    if (owned.owner !== question.identityNumber) return { kind: 'ownerMismatch' };
    return { kind: 'found', vehicle: personaVehicle(owned, circumstances) };
  }
  const made = seededVehicle(plate, circumstances);
  const vehicle = {
    ...made,
    usage: isTaxiPlate(plate) ? '111-12' : made.usage,
    // Who asks with the document in hand reads from it: the trial's plates have no document of their own.
    documentSerial: question.documentSerial || made.documentSerial,
    documentNumber: question.documentNumber || made.documentNumber,
    scrapped: isScrappedPlate(plate),
  };
  return { kind: 'found', vehicle };
}

function byDocument(question: VehicleQuestion, circumstances: Circumstances): VehicleAnswer {
  const { documentSerial, documentNumber, identityNumber } = question;
  const owned = personaVehicles.find(
    ({ vehicle }) => vehicle.documentSerial === documentSerial && vehicle.documentNumber === documentNumber,
  );
  const random = seeded(`${circumstances.seed}/document/${documentSerial}${documentNumber}`);
  const plate = owned?.vehicle.plate ?? `34${text(random, { from: letters, length: 3 })}${between(random, 100, 399)}`;
  return byPlate({ ...question, plate, identityNumber }, circumstances);
}

/** A sold vehicle without a plate yet: new, of this year, and called by its province and 'YK'. */
function byAsbis({ asbisNumber }: VehicleQuestion, circumstances: Circumstances): VehicleAnswer {
  if (!/^\d{6,20}$/.test(asbisNumber) || /^0+$/.test(asbisNumber)) return { kind: 'notFound' };
  const made = seededVehicle(`asbis-${asbisNumber}`, circumstances);
  const province = String(between(seeded(`${circumstances.seed}/asbis/${asbisNumber}`), 1, 81)).padStart(2, '0');
  const { today } = circumstances;
  return {
    kind: 'found',
    vehicle: {
      ...made,
      plate: `${province}YK`,
      modelYear: Math.min(modelYears.newest, Number(today.slice(0, 4))),
      firstTrafficDate: today,
      registeredOn: today,
      documentSerial: '',
      documentNumber: '',
    },
  };
}

/** What the vehicle register answers to whoever claims to own a vehicle. */
export function vehicleOf(question: VehicleQuestion, circumstances: Circumstances): VehicleAnswer {
  if (question.plate !== '') return byPlate(question, circumstances);
  if (question.asbisNumber !== '') return byAsbis(question, circumstances);
  if (question.documentSerial !== '' && question.documentNumber !== '') return byDocument(question, circumstances);
  return { kind: 'notFound' };
}
