import { addDays, type Day } from '#domain/dates.ts';
import type { BuildPeriod, FloorBand, PropertyUse, Structure } from '#domain/risks/property.ts';
import { between, pick, seeded } from '../../seeded.ts';
import { type Place, policyNumberOf } from './address-codes.ts';
import { childrenOf } from './address-levels.ts';
import { detached } from './address-names.ts';
import { addressOf, addressOfPolicy, type RegisteredAddress, registeredAddressOf } from './addresses.ts';
import { personas } from './personas.ts';
import type { Circumstances } from './vehicles.ts';

/** A building as its owner told it when it was insured. */
type InsuredBuilding = {
  readonly grossArea: number;
  readonly structure: Structure;
  readonly buildPeriod: BuildPeriod;
  readonly floors: FloorBand;
  readonly use: PropertyUse;
  readonly damage: 'none' | 'slight' | 'medium';
};

export type RecordedEarthquakePolicy = InsuredBuilding & {
  readonly companyCode: string;
  readonly policyNumber: string;
  readonly start: Day;
  readonly end: Day;
  readonly uavt: string;
};

const insurers = ['901', '902', '903', '904', '906', '910', '914', '916'] as const;
const yearDays = 365;

/** A tower has many flats. */
function floorsFor(flats: number): readonly [FloorBand, ...FloorBand[]] {
  if (flats === 1) return ['1'];
  if (flats <= 8) return ['1', '1', '2'];
  return flats <= 20 ? ['1', '2', '2', '2', '3'] : ['2', '2', '3', '3', '4'];
}

/** Flats of one building differ in their size and use alone. */
function buildingOf({ flat, flatName }: RegisteredAddress, seed: string): InsuredBuilding {
  const building = seeded(`${seed}/building/${flat.slice(0, -1).join('/')}`);
  const own = seeded(`${seed}/flat/${flat.join('/')}`);
  const isHouse = flatName === detached;
  return {
    structure: building() < (isHouse ? 0.7 : 0.96) ? 'concrete' : 'other',
    buildPeriod: pick(building, ['1', '2', '2', '3', '4', '4', '5', '5', '5']),
    floors: pick(building, floorsFor(childrenOf(flat.slice(0, -1), seed).length)),
    damage: building() < 0.94 ? 'none' : pick(building, ['slight', 'slight', 'medium']),
    grossArea: between(own, isHouse ? 80 : 45, isHouse ? 240 : 180),
    use: own() < 0.92 ? 'dwelling' : pick(own, ['office', 'shop', 'other']),
  };
}

/** In how many days the last policy of an address ends; negative when past, undefined where there never was one. */
function seededEnd(flat: Place, seed: string): number | undefined {
  const random = seeded(`${seed}/earthquake/${flat.join('/')}`);
  if (random() >= 0.6) return undefined;
  const lot = random();
  if (lot < 0.1) return -10;
  if (lot < 0.2) return -90;
  return lot < 0.65 ? between(random, 1, 40) : between(random, 41, 330);
}

type Told = { readonly endsIn: number; readonly building: InsuredBuilding };

/** What the last policy of an address tells; the addresses of personas have those that their parts want. */
function toldOf(address: RegisteredAddress, seed: string): Told | undefined {
  const { uavt, flat } = address;
  const building = buildingOf(address, seed);
  const persona = personas.find(({ identityNumber }) => registeredAddressOf(identityNumber, seed)?.uavt === uavt);
  if (persona === undefined) {
    const days = seededEnd(flat, seed);
    return days === undefined ? undefined : { endsIn: days, building };
  }
  if (persona.earthquake === undefined) return undefined;
  const { endsIn, damage = 'none' } = persona.earthquake;
  return { endsIn, building: { ...building, structure: 'concrete', use: 'dwelling', damage } };
}

function latestPolicy(
  address: RegisteredAddress,
  { seed, today }: Circumstances,
): RecordedEarthquakePolicy | undefined {
  const told = toldOf(address, seed);
  if (told === undefined) return undefined;
  const end = addDays(today, told.endsIn);
  return {
    ...told.building,
    companyCode: pick(seeded(`${seed}/earthquake-insurer/${address.uavt}`), insurers),
    policyNumber: policyNumberOf(address.flat),
    start: addDays(end, -yearDays),
    end,
    uavt: address.uavt,
  };
}

export type EarthquakeQuestion = { readonly uavt: string } | { readonly policyNumber: string };

/** The latest earthquake policy of an address, asked for by the address or by its own number. */
export function earthquakePolicyOf(
  question: EarthquakeQuestion,
  circumstances: Circumstances,
): RecordedEarthquakePolicy | undefined {
  const { seed } = circumstances;
  const address = 'uavt' in question ? addressOf(question.uavt, seed) : addressOfPolicy(question.policyNumber, seed);
  return address && latestPolicy(address, circumstances);
}
