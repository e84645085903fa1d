import type { Day } from '#domain/dates.ts';
import type { InsuredPerson } from '#domain/insured-person.ts';
import type { Kurus } from '#domain/money.ts';
import type { DeviceModel } from '#domain/risks/device.ts';
import type { RiskKind } from '#domain/risks/risk.ts';
import type { Person } from './insurer.ts';
import type { AddressRecord, EarthquakePolicyRecord, PolicyHistory, VehicleRecord } from './registries.ts';

/** How the search for a vehicle ended. */
export type VehicleSearch = 'found' | 'notFound' | 'ownerMismatch' | 'scrapped' | 'unavailable' | 'notAsked';

/** What the registers told of a vehicle, and what they were asked by. */
export type FoundVehicle = {
  readonly kind: 'vehicle';
  readonly search: VehicleSearch;
  readonly plate: string | undefined;
  readonly documentSerial: string | undefined;
  readonly documentNumber: string | undefined;
  readonly asbisNumber: string | undefined;
  readonly vehicle: VehicleRecord | undefined;
  readonly value: Kurus | undefined;
  readonly history: PolicyHistory | undefined;
};

/** How the search for an address ended. */
export type AddressSearch = 'found' | 'notFound' | 'birthdateRequired' | 'unavailable' | 'notAsked';

/** What the registers told of a building. */
export type FoundProperty = {
  readonly kind: 'property';
  readonly search: AddressSearch;
  readonly address: AddressRecord | undefined;
  /** The latest earthquake policy of the address, whoever bought it. */
  readonly earthquakePolicy: EarthquakePolicyRecord | undefined;
};

/** What the registers told of the customer beside name and place, where people are insured. */
type FoundPerson = {
  readonly gender: InsuredPerson['gender'];
  /** Country by its two letters, as the customer told it. */
  readonly nationality: string | undefined;
};
export type FoundHealth = FoundPerson & { readonly kind: 'health' };
export type FoundTrip = FoundPerson & { readonly kind: 'trip' };

/** Owners tell of their animals themselves. */
export type FoundPet = { readonly kind: 'pet' };
export type FoundDevice = {
  readonly kind: 'device';
  /** The day on which the policy ends that is to be followed by a new one; others begin today. */
  readonly renewsFrom: Day | undefined;
  /** The model that it insures. */
  readonly knownModel: DeviceModel | undefined;
};

type FoundByKind = {
  readonly vehicle: FoundVehicle;
  readonly property: FoundProperty;
  readonly health: FoundHealth;
  readonly trip: FoundTrip;
  readonly pet: FoundPet;
  readonly device: FoundDevice;
};

type FoundCustomer = {
  /** The owner as the registers know them, whatever is corrected later. */
  readonly owner: Person;
  /** The owner's place by name, as the register spells it. */
  readonly provinceName: string;
  readonly districtName: string;
};

/** What the registers told of what is to be insured. */
export type FoundRisk<Kind extends RiskKind> = FoundByKind[Kind];
export type FoundOf<Kind extends RiskKind> = FoundRisk<Kind> & FoundCustomer;

/** What the registers told of a risk of any kind, and of the customer. */
export type Found = FoundOf<RiskKind>;
