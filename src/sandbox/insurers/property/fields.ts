import { fields } from '../fields/field.ts';
import type { RiskFields } from '../fields/risk-fields.ts';

const structures = { concrete: 'B', other: 'D' };
const uses = { dwelling: 'MESKEN', office: 'BURO', shop: 'TICARETHANE', other: 'DIGER' };
const damages = { none: 'HASARSIZ', slight: 'AZ', repaired: 'ONARILMIS' };
const roles = {
  owner: 'MALSAHIBI',
  tenant: 'KIRACI',
  usufruct: 'INTIFA',
  manager: 'YONETICI',
  lender: 'DAINIMURTEHIN',
};
const scopes = { both: 'BINAESYA', contents: 'ESYA', building: 'BINA' };
const occupants = { owner: 'MALSAHIBI', tenant: 'KIRACI' };
const homeTypes = {
  flat: 'DAIRE',
  house: 'MUSTAKIL',
  summerHouse: 'YAZLIK',
  villa: 'VILLA',
  duplex: 'DUBLEKS',
  residence: 'REZIDANS',
};
const homeFloors = {
  basement: 'BODRUM',
  ground: 'ZEMIN',
  first: 'GIRISUSTU',
  middle: 'ARA',
  top: 'CATI',
  detached: 'MUSTAKIL',
};
const roofs = { tile: 'KIREMIT', concrete: 'BETON', metal: 'SAC', shingle: 'SHINGLE', wood: 'AHSAP', other: 'DIGER' };

/** What a question about a building tells of it. */
export const propertyFields: RiskFields = {
  fields: fields([
    ['addressCode', 'text', 'adresKodu', 'S501'],
    ['propertyProvinceCode', 'number', 'rizikoIlKodu', 'S502'],
    ['propertyDistrictCode', 'number', 'rizikoIlceKodu', 'S503'],
    ['propertyAddress', 'text', 'rizikoAdresi', 'S504'],
    ['grossArea', 'number', 'brutAlan', 'S505'],
    ['structure', 'choice', 'yapiTarzi', 'S506', structures],
    ['buildPeriod', 'text', 'insaDonemi', 'S507'],
    ['buildYear', 'number', 'insaYili', 'S508'],
    ['floorBand', 'text', 'katGrubu', 'S509'],
    ['propertyUse', 'choice', 'kullanimSekli', 'S510', uses],
    ['damageState', 'choice', 'hasarDurumu', 'S511', damages],
    ['repairDocument', 'text', 'onarimBelgesi', 'S512'],
    ['insuredRole', 'choice', 'sigortaEttirenSifati', 'S513', roles],
    ['lenderName', 'text', 'rehinAlacaklisi', 'S514'],
    ['lenderBranch', 'text', 'rehinSubesi', 'S515'],
    ['loanNumber', 'text', 'krediSozlesmeNo', 'S516'],
    ['previousDaskNumber', 'text', 'eskiDaskPoliceNo', 'S517'],
    ['previousDaskEnd', 'date', 'eskiDaskBitis', 'S518'],
    ['homeScope', 'choice', 'kapsam', 'S520', scopes],
    ['occupant', 'choice', 'oturan', 'S521', occupants],
    ['homeType', 'choice', 'evTipi', 'S522', homeTypes],
    ['homeFloor', 'choice', 'bulunduguKat', 'S523', homeFloors],
    ['roof', 'choice', 'catiTipi', 'S524', roofs],
    ['buildingSum', 'money', 'binaBedeli', 'S525'],
    ['contentsSum', 'money', 'esyaBedeli', 'S526'],
    ['glassSum', 'money', 'camBedeli', 'S527'],
    ['electronicsSum', 'money', 'elektronikBedeli', 'S528'],
    ['valuablesSum', 'money', 'degerliEsyaBedeli', 'S529'],
    ['steelDoor', 'flag', 'celikKapi', 'S530'],
    ['windowBars', 'flag', 'demirParmaklik', 'S531'],
    ['alarm', 'flag', 'alarm', 'S532'],
    ['emptyMonths', 'number', 'bosKalmaAyi', 'S533'],
    ['liabilityLimit', 'money', 'mesuliyetLimiti', 'S534'],
  ]),
  groups: [],
};
