import type { Kurus } from '#domain/money.ts';
import type { RiskKind } from '#domain/risks/risk.ts';
import type { Person } from './insurer.ts';
import type { PolicyHistory, VehicleRecord } from './registries.ts';

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

type FoundByKind = {
  readonly vehicle: FoundVehicle;
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
