import type { VehicleOption, VehicleRisk } from '#domain/risks/vehicle.ts';
import type { PlateRule } from '#domain/risks/vehicle-plate.ts';

/** What an owner may be asked to choose, by its name in the vocabulary of the vehicle's questions. */
export type VehicleChoice =
  | 'start'
  | 'profession'
  | 'lpg'
  | 'rentACar'
  | 'liabilityLimit'
  | 'dealerLicence'
  | 'dealerSale'
  | 'secondHandSale'
  | 'dealerTerm'
  | 'greenCardType'
  | 'greenCardTerm'
  | 'destination'
  | 'registrationCountry'
  | 'frontierTerm';

/** Choices that only some owners have, opened by a question of their own. */
export type RareVehicleChoice = 'accessories' | 'lender';

/** Without these no vehicle can be named to an insurer, whatever the line. */
export const namingParts = [
  'kind',
  'plate',
  'brandCode',
  'typeCode',
  'modelYear',
  'usage',
  'fuel',
] as const satisfies readonly (keyof VehicleRisk)[];

/** Parts of a vehicle that a line may read beside those that name it. */
export type VehiclePart = Exclude<keyof VehicleRisk, (typeof namingParts)[number] | 'options'>;

/** What a line that insures by a vehicle asks and tells of it. */
export type VehicleColumns = {
  readonly kind: 'vehicle';
  readonly plate: PlateRule;
  /** Kinds of use it does not insure. */
  readonly uninsuredUsages: readonly string[];
  readonly choices: readonly VehicleChoice[];
  readonly rareChoices: readonly RareVehicleChoice[];
  /** Nobody is told more than this, and a change elsewhere is no change here. */
  readonly reads: { readonly parts: readonly VehiclePart[]; readonly options: readonly VehicleOption[] };
  /** Whether the car itself is insured, at its value. */
  readonly insuresCar: boolean;
  /** The past that prices it; no register of ours knows the past of a foreign vehicle. */
  readonly history: 'kasko' | 'traffic' | 'unknown';
  /** Whether a gap since the last policy makes the next one dearer. */
  readonly dearerWhenLate: boolean;
  /** Whether the law sets the most that a year of it may cost. */
  readonly priceCeiling: boolean;
  /** What a person should know before choosing. */
  readonly note: { readonly title: string; readonly text: string } | 'none';
};

/** What names a vehicle in documents and registers. */
export const vehicleNumbers = [
  'documentSerial',
  'documentNumber',
  'asbisNumber',
  'engineNumber',
  'frameNumber',
] as const satisfies readonly VehiclePart[];

/** What is sold beside a vehicle line reads what names the vehicle, and asks nothing. */
export const besideVehicle: VehicleColumns = {
  kind: 'vehicle',
  plate: 'turkish',
  uninsuredUsages: [],
  choices: [],
  rareChoices: [],
  reads: { parts: [], options: [] },
  insuresCar: false,
  history: 'traffic',
  dearerWhenLate: false,
  priceCeiling: false,
  note: 'none',
};
