import type { Day } from '../dates.ts';
import type { Kurus } from '../money.ts';

/** A flat or house by its code in the national address database (UAVT). */
export type PropertyAddress = {
  readonly uavt: string;
  readonly provinceCode: number;
  readonly provinceName: string;
  readonly districtCode: number;
  readonly districtName: string;
  /** All of it, as it is written on letters. */
  readonly text: string;
};

/** How a building is built, as the earthquake tariff tells it apart. */
export type Structure = 'concrete' | 'other';

/** When it was built: until 1975, 1976–1996, 1997–1999, 2000–2006, since 2007. */
export type BuildPeriod = '1' | '2' | '3' | '4' | '5';

/** Floors above ground: 1–3, 4–7, 8–18, 19 and more. */
export type FloorBand = '1' | '2' | '3' | '4';

export type PropertyUse = 'dwelling' | 'office' | 'shop' | 'other';

/** What is left of earlier earthquakes. Medium damage is insured once it is repaired, heavy damage never. */
export type DamageState = 'none' | 'slight' | 'repaired';

/** In what capacity the customer insures it. */
export type PropertyRole = 'owner' | 'tenant' | 'usufruct' | 'manager' | 'lender';

export type Lender = {
  readonly name: string;
  readonly branch: string | undefined;
  readonly loanNumber: string | undefined;
};

/** A compulsory earthquake policy that was there before. */
export type EarthquakePolicy = { readonly policyNumber: string; readonly end: Day };

export type HomeScope = 'both' | 'contents' | 'building';
export type HomeType = 'flat' | 'house' | 'summerHouse' | 'villa' | 'duplex' | 'residence';
export type HomeFloor = 'basement' | 'ground' | 'first' | 'middle' | 'top' | 'detached';
export type Roof = 'tile' | 'concrete' | 'metal' | 'shingle' | 'wood' | 'other';

/** Sums insured; nothing where it is not covered. */
export type HomeSums = {
  readonly building: Kurus;
  readonly contents: Kurus;
  readonly glass: Kurus;
  readonly electronics: Kurus;
  readonly valuables: Kurus;
};

/** What home insurance reads beside the building itself. */
export type HomeDetails = {
  readonly scope: HomeScope;
  readonly occupant: 'owner' | 'tenant';
  readonly homeType: HomeType;
  readonly floor: HomeFloor;
  readonly roof: Roof;
  readonly sums: HomeSums;
  readonly steelDoor: boolean;
  readonly windowBars: boolean;
  readonly alarm: boolean;
  /** Months of a year in which nobody lives there. */
  readonly emptyMonths: number;
  /** Liability towards neighbours, and of a tenant towards the owner. */
  readonly liabilityLimit: Kurus;
};

/** A building or a part of one as insurers are asked to insure it. */
export type PropertyRisk = {
  readonly kind: 'property';
  readonly address: PropertyAddress;
  /** Gross, in square metres. */
  readonly grossArea: number;
  readonly structure: Structure;
  readonly buildPeriod: BuildPeriod;
  /** Undefined where only the period was asked. */
  readonly buildYear: number | undefined;
  readonly floors: FloorBand;
  readonly use: PropertyUse;
  readonly damage: DamageState;
  /** What proves that medium damage was repaired. */
  readonly repairDocument: string | undefined;
  readonly role: PropertyRole;
  readonly lender: Lender | undefined;
  readonly previousDask: EarthquakePolicy | undefined;
  /** Undefined for a line that reads nothing of it. */
  readonly home: HomeDetails | undefined;
};
