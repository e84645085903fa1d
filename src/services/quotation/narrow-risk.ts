import type { LineKey } from '#domain/lines.ts';
import type { VehicleRisk } from '#ports/insurer.ts';

type Part = Exclude<keyof VehicleRisk, 'options'>;

/** Without these no vehicle can be named to an insurer, whatever the line. */
const named = ['kind', 'plate', 'brandCode', 'typeCode', 'modelYear', 'usage', 'fuel'] as const;
const documents = ['documentSerial', 'documentNumber', 'asbisNumber', 'engineNumber', 'frameNumber'] as const;

type Reading = { readonly parts: readonly Part[]; readonly options: readonly string[] };

const sideCover: Reading = { parts: named, options: [] };

/** What each line reads of a vehicle. A line without a row reads what names the vehicle. */
const readings: Partial<Record<LineKey, Reading>> = {
  kasko: {
    parts: [
      ...named,
      ...documents,
      'lpg',
      'rentACar',
      'professionCode',
      'firstTrafficDate',
      'accessories',
      'value',
      'trafficStep',
      'kaskoDiscount',
    ],
    options: ['lender', 'loanNumber'],
  },
  trafik: {
    parts: [...named, ...documents, 'rentACar', 'firstTrafficDate', 'trafficStep', 'daysLapsed'],
    options: ['secondHand', 'notarySaleDate'],
  },
  galericikisatrafik: {
    parts: [...named, ...documents, 'firstTrafficDate', 'trafficStep', 'daysLapsed'],
    options: ['dealerLicence', 'notarySaleDate'],
  },
  imm: { parts: [...named, ...documents, 'rentACar'], options: ['liabilityLimit'] },
  yesilKart: { parts: [...named, ...documents], options: ['greenCardType', 'destination'] },
  yabanciTrafik: { parts: [...named, ...documents], options: ['registrationCountry'] },
};

const unread: Omit<VehicleRisk, (typeof named)[number]> = {
  documentSerial: undefined,
  documentNumber: undefined,
  asbisNumber: undefined,
  engineNumber: undefined,
  frameNumber: undefined,
  lpg: false,
  rentACar: false,
  professionCode: undefined,
  firstTrafficDate: undefined,
  accessories: { radio: 0, navigation: 0, steelWheels: 0, other: 0 },
  value: undefined,
  trafficStep: undefined,
  kaskoDiscount: undefined,
  daysLapsed: 0,
  options: {},
};

function pick<Whole extends object>(whole: Whole, keys: readonly PropertyKey[]): Partial<Whole> {
  return Object.fromEntries(Object.entries(whole).filter(([key]) => keys.includes(key))) as Partial<Whole>;
}

/** The vehicle as far as a line reads it: nobody is told more, and a change elsewhere is no change here. */
export function narrowRisk(line: LineKey, risk: VehicleRisk): VehicleRisk {
  const { parts, options } = readings[line] ?? sideCover;
  return {
    ...risk,
    ...unread,
    ...pick(risk, parts),
    options: pick(risk.options, options) as VehicleRisk['options'],
  };
}
