import type { Day } from '#domain/dates.ts';
import type { BuildPeriod, FloorBand, PropertyUse, Structure } from '#domain/risks/property.ts';

/** An answer of a register: what it holds, that it holds nothing, or that it could not be asked. */
export type RegistryAnswer<Record> =
  | { readonly kind: 'found'; readonly record: Record }
  | { readonly kind: 'notFound' }
  | { readonly kind: 'unavailable' };

export type PersonRecord = {
  readonly identityNumber: string;
  readonly name: string;
  readonly surname: string;
  readonly gender: 'E' | 'K';
  readonly birthdate: Day;
  readonly provinceCode: number;
  readonly provinceName: string;
  readonly districtCode: number;
  readonly districtName: string;
};

export type PersonQuery = {
  readonly identityNumber: string;
  readonly birthdate: Day | undefined;
  /** As the person writes it, where it is to be compared with the record. */
  readonly named?: { readonly name: string; readonly surname: string } | undefined;
};

/** The population register. Some records are told only to who knows the birth date. */
export type PopulationRegistry = {
  person(
    query: PersonQuery,
    signal: AbortSignal,
  ): Promise<RegistryAnswer<PersonRecord> | { readonly kind: 'birthdateRequired' } | { readonly kind: 'mismatch' }>;
};

export type CompanyRecord = {
  readonly taxNumber: string;
  readonly title: string;
  readonly taxOffice: string;
  readonly provinceCode: number;
};
export type CompanyRegistry = {
  company(taxNumber: string, signal: AbortSignal): Promise<RegistryAnswer<CompanyRecord>>;
};

export type VehicleRecord = {
  readonly plate: string;
  readonly brandCode: string;
  readonly brandName: string;
  readonly typeCode: string;
  readonly typeName: string;
  readonly modelYear: number;
  readonly usage: string;
  readonly fuel: string;
  readonly colour: string;
  readonly seats: number;
  readonly engineNumber: string;
  readonly frameNumber: string;
  readonly firstTrafficDate: Day;
  readonly documentSerial: string;
  readonly documentNumber: string;
  readonly scrapped: boolean;
};

export type VehicleQuery = {
  readonly identityNumber: string;
  readonly plate: string | undefined;
  readonly documentSerial: string | undefined;
  readonly documentNumber: string | undefined;
  readonly asbisNumber: string | undefined;
};

/** The vehicle register, and the catalogue of brands, types and values. */
export type VehicleRegistry = {
  vehicle(
    query: VehicleQuery,
    signal: AbortSignal,
  ): Promise<RegistryAnswer<VehicleRecord> | { readonly kind: 'ownerMismatch' }>;
  brands(signal: AbortSignal): Promise<RegistryAnswer<readonly { readonly code: string; readonly name: string }[]>>;
  types(
    query: { readonly brandCode: string; readonly modelYear: number },
    signal: AbortSignal,
  ): Promise<RegistryAnswer<readonly { readonly code: string; readonly name: string; readonly valueLira: number }[]>>;
};

export type PolicyHistory = {
  readonly trafficStep: number | undefined;
  readonly kaskoDiscount: number | undefined;
  readonly claimCount: number;
  readonly previousTraffic: PreviousPolicy | undefined;
  readonly previousKasko: PreviousPolicy | undefined;
};
export type PreviousPolicy = {
  readonly companyCode: string;
  readonly policyNumber: string;
  readonly start: Day;
  readonly end: Day;
};

/** The insurers' information centre: past policies, steps and claims. */
export type HistoryRegistry = {
  history(
    query: { readonly identityNumber: string; readonly plate: string },
    signal: AbortSignal,
  ): Promise<RegistryAnswer<PolicyHistory>>;
};

/** One of the levels below a province and district, by its code in the national address database. */
export type AddressEntry = { readonly code: number; readonly name: string };

/** The flats of a building are known by their address code. */
export type FlatEntry = { readonly uavt: string; readonly name: string };

export type AddressRecord = {
  readonly uavt: string;
  readonly provinceCode: number;
  readonly provinceName: string;
  readonly districtCode: number;
  readonly districtName: string;
  readonly townCode: number;
  readonly townName: string;
  readonly neighbourhoodCode: number;
  readonly neighbourhoodName: string;
  readonly streetCode: number;
  readonly streetName: string;
  readonly buildingCode: number;
  readonly buildingName: string;
  readonly flatName: string;
  /** All of it, as it is written on letters. */
  readonly text: string;
};

/** The national address database (UAVT), level by level and by code. */
export type AddressRegistry = {
  towns(districtCode: number, signal: AbortSignal): Promise<RegistryAnswer<readonly AddressEntry[]>>;
  neighbourhoods(townCode: number, signal: AbortSignal): Promise<RegistryAnswer<readonly AddressEntry[]>>;
  streets(neighbourhoodCode: number, signal: AbortSignal): Promise<RegistryAnswer<readonly AddressEntry[]>>;
  buildings(streetCode: number, signal: AbortSignal): Promise<RegistryAnswer<readonly AddressEntry[]>>;
  flats(buildingCode: number, signal: AbortSignal): Promise<RegistryAnswer<readonly FlatEntry[]>>;
  address(uavt: string, signal: AbortSignal): Promise<RegistryAnswer<AddressRecord>>;
  /** The code of the address at which a person is registered. Some are told only to who knows the birth date. */
  registeredAt(
    query: { readonly identityNumber: string; readonly birthdate: Day | undefined },
    signal: AbortSignal,
  ): Promise<RegistryAnswer<{ readonly uavt: string }> | { readonly kind: 'birthdateRequired' }>;
};

/** An earthquake policy as its register holds it, with the building as it was told then. */
export type EarthquakePolicyRecord = {
  readonly companyCode: string;
  readonly policyNumber: string;
  readonly start: Day;
  readonly end: Day;
  readonly uavt: string;
  readonly grossArea: number;
  readonly structure: Structure;
  readonly buildPeriod: BuildPeriod;
  readonly floors: FloorBand;
  readonly use: PropertyUse;
  readonly damage: 'none' | 'slight' | 'medium';
};

/** The register of compulsory earthquake policies: the latest of an address, or one by its number. */
export type EarthquakeRegistry = {
  policy(
    query: { readonly uavt: string } | { readonly policyNumber: string },
    signal: AbortSignal,
  ): Promise<RegistryAnswer<EarthquakePolicyRecord>>;
};

/** One row of the list of phones that can be insured. */
export type DeviceEntry = { readonly id: number; readonly name: string };

export type DeviceRecord = {
  readonly imei: string;
  /** Blocked: stolen, lost, or never registered in time. */
  readonly blocked: boolean;
  /** The model to which the number belongs, where the register can tell it. */
  readonly modelId: number | undefined;
};

/** The register of devices: brands, their models, and what it holds of a device's number. */
export type DeviceRegistry = {
  brands(signal: AbortSignal): Promise<RegistryAnswer<readonly DeviceEntry[]>>;
  models(brandId: number, signal: AbortSignal): Promise<RegistryAnswer<readonly DeviceEntry[]>>;
  device(imei: string, signal: AbortSignal): Promise<RegistryAnswer<DeviceRecord>>;
};

/** The sanctions list. */
export type SanctionsRegistry = {
  check(
    query: { readonly identityNumber: string; readonly name: string; readonly surname: string },
    signal: AbortSignal,
  ): Promise<{ readonly kind: 'clear' } | { readonly kind: 'hit' } | { readonly kind: 'unavailable' }>;
};

export type Registries = {
  readonly population: PopulationRegistry;
  readonly companies: CompanyRegistry;
  readonly vehicles: VehicleRegistry;
  readonly history: HistoryRegistry;
  readonly sanctions: SanctionsRegistry;
  readonly addresses: AddressRegistry;
  readonly earthquake: EarthquakeRegistry;
  readonly devices: DeviceRegistry;
};
