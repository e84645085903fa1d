import type {
  DamageState,
  HomeDetails,
  HomeFloor,
  HomeScope,
  HomeType,
  PropertyRisk,
  PropertyRole,
  PropertyUse,
  Roof,
  Structure,
} from '#domain/risks/property.ts';
import { chosen, type Field } from './field.ts';
import type { RiskTable } from './risk-table.ts';

const structures = { concrete: 'B', other: 'D' } as const satisfies Record<Structure, string>;
const uses = {
  dwelling: 'MESKEN',
  office: 'BURO',
  shop: 'TICARETHANE',
  other: 'DIGER',
} as const satisfies Record<PropertyUse, string>;
const damages = { none: 'HASARSIZ', slight: 'AZ', repaired: 'ONARILMIS' } as const satisfies Record<
  DamageState,
  string
>;
const roles = {
  owner: 'MALSAHIBI',
  tenant: 'KIRACI',
  usufruct: 'INTIFA',
  manager: 'YONETICI',
  lender: 'DAINIMURTEHIN',
} as const satisfies Record<PropertyRole, string>;
const scopes = { both: 'BINAESYA', contents: 'ESYA', building: 'BINA' } as const satisfies Record<HomeScope, string>;
const occupants = { owner: 'MALSAHIBI', tenant: 'KIRACI' } as const satisfies Record<HomeDetails['occupant'], string>;
const homeTypes = {
  flat: 'DAIRE',
  house: 'MUSTAKIL',
  summerHouse: 'YAZLIK',
  villa: 'VILLA',
  duplex: 'DUBLEKS',
  residence: 'REZIDANS',
} as const satisfies Record<HomeType, string>;
const homeFloors = {
  basement: 'BODRUM',
  ground: 'ZEMIN',
  first: 'GIRISUSTU',
  middle: 'ARA',
  top: 'CATI',
  detached: 'MUSTAKIL',
} as const satisfies Record<HomeFloor, string>;
const roofs = {
  tile: 'KIREMIT',
  concrete: 'BETON',
  metal: 'SAC',
  shingle: 'SHINGLE',
  wood: 'AHSAP',
  other: 'DIGER',
} as const satisfies Record<Roof, string>;

const homeFields: readonly Field<PropertyRisk>[] = [
  ['homeScope', 'kapsam', 'S520', 'choice', ({ home }) => chosen(scopes, home?.scope)],
  ['occupant', 'oturan', 'S521', 'choice', ({ home }) => chosen(occupants, home?.occupant)],
  ['homeType', 'evTipi', 'S522', 'choice', ({ home }) => chosen(homeTypes, home?.homeType)],
  ['homeFloor', 'bulunduguKat', 'S523', 'choice', ({ home }) => chosen(homeFloors, home?.floor)],
  ['roof', 'catiTipi', 'S524', 'choice', ({ home }) => chosen(roofs, home?.roof)],
  ['buildingSum', 'binaBedeli', 'S525', 'money', ({ home }) => home?.sums.building],
  ['contentsSum', 'esyaBedeli', 'S526', 'money', ({ home }) => home?.sums.contents],
  ['glassSum', 'camBedeli', 'S527', 'money', ({ home }) => home?.sums.glass],
  ['electronicsSum', 'elektronikBedeli', 'S528', 'money', ({ home }) => home?.sums.electronics],
  ['valuablesSum', 'degerliEsyaBedeli', 'S529', 'money', ({ home }) => home?.sums.valuables],
  ['steelDoor', 'celikKapi', 'S530', 'flag', ({ home }) => home?.steelDoor],
  ['windowBars', 'demirParmaklik', 'S531', 'flag', ({ home }) => home?.windowBars],
  ['alarm', 'alarm', 'S532', 'flag', ({ home }) => home?.alarm],
  ['emptyMonths', 'bosKalmaAyi', 'S533', 'number', ({ home }) => home?.emptyMonths],
  ['liabilityLimit', 'mesuliyetLimiti', 'S534', 'money', ({ home }) => home?.liabilityLimit],
];

/** What insurers are told of a building, and of a home in it where the line reads that. */
export const property: RiskTable<PropertyRisk> = {
  fields: [
    ['addressCode', 'adresKodu', 'S501', 'text', ({ address }) => address.uavt],
    ['propertyProvinceCode', 'rizikoIlKodu', 'S502', 'number', ({ address }) => address.provinceCode],
    ['propertyDistrictCode', 'rizikoIlceKodu', 'S503', 'number', ({ address }) => address.districtCode],
    ['propertyAddress', 'rizikoAdresi', 'S504', 'text', ({ address }) => address.text],
    ['grossArea', 'brutAlan', 'S505', 'number', (risk) => risk.grossArea],
    ['structure', 'yapiTarzi', 'S506', 'choice', (risk) => chosen(structures, risk.structure)],
    ['buildPeriod', 'insaDonemi', 'S507', 'text', (risk) => risk.buildPeriod],
    ['buildYear', 'insaYili', 'S508', 'number', (risk) => risk.buildYear],
    ['floorBand', 'katGrubu', 'S509', 'text', (risk) => risk.floors],
    ['propertyUse', 'kullanimSekli', 'S510', 'choice', (risk) => chosen(uses, risk.use)],
    ['damageState', 'hasarDurumu', 'S511', 'choice', (risk) => chosen(damages, risk.damage)],
    ['repairDocument', 'onarimBelgesi', 'S512', 'text', (risk) => risk.repairDocument],
    ['insuredRole', 'sigortaEttirenSifati', 'S513', 'choice', (risk) => chosen(roles, risk.role)],
    ['lenderName', 'rehinAlacaklisi', 'S514', 'text', ({ lender }) => lender?.name],
    ['lenderBranch', 'rehinSubesi', 'S515', 'text', ({ lender }) => lender?.branch],
    ['loanNumber', 'krediSozlesmeNo', 'S516', 'text', ({ lender }) => lender?.loanNumber],
    ['previousDaskNumber', 'eskiDaskPoliceNo', 'S517', 'text', (risk) => risk.previousDask?.policyNumber],
    ['previousDaskEnd', 'eskiDaskBitis', 'S518', 'date', (risk) => risk.previousDask?.end],
    ...homeFields,
  ],
  groups: [],
  options: () => ({}),
};
