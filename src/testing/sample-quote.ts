import { lines } from '#catalog/lines/index.ts';
import { addDays } from '#domain/dates.ts';
import type { HealthDeclaration } from '#domain/health-declaration.ts';
import type { InsuredPerson } from '#domain/insured-person.ts';
import type { DeviceRisk } from '#domain/risks/device.ts';
import type { HealthRisk } from '#domain/risks/health.ts';
import type { PetRisk } from '#domain/risks/pet.ts';
import type { PropertyRisk } from '#domain/risks/property.ts';
import type { Risk } from '#domain/risks/risk.ts';
import type { TripRisk } from '#domain/risks/trip.ts';
import type { VehicleRisk } from '#domain/risks/vehicle.ts';
import type { SampleOptions } from '#ports/conformance/insurer-harness.ts';
import type { QuoteRequest } from '#ports/insurer.ts';

export const sampleVehicle: VehicleRisk = {
  kind: 'vehicle',
  plate: '35ABC123',
  documentSerial: 'AB',
  documentNumber: '123456',
  asbisNumber: undefined,
  engineNumber: 'M123456',
  frameNumber: 'VF1BB0A0H12345678',
  brandCode: '702',
  typeCode: '1001',
  modelYear: 2022,
  usage: '111-10',
  fuel: 'Benzin',
  lpg: false,
  rentACar: false,
  professionCode: 'ogretmen',
  firstTrafficDate: '2022-03-01',
  accessories: { radio: 150_050, navigation: 0, steelWheels: 0, other: 0 },
  value: 95_000_000,
  trafficStep: 6,
  kaskoDiscount: 40,
  daysLapsed: 0,
  options: { destination: 'DE' },
};

/** A flat that its owner lives in, with all that both lines of its kind read. */
export const sampleProperty: PropertyRisk = {
  kind: 'property',
  address: {
    uavt: '3507001234',
    provinceCode: 35,
    provinceName: 'İzmir',
    districtCode: 3507,
    districtName: 'Bornova',
    text: 'Erzene Mah. Çınar Sok. No: 12 D: 5 Bornova/İzmir',
  },
  grossArea: 110,
  structure: 'concrete',
  buildPeriod: '5',
  buildYear: 2015,
  floors: '2',
  use: 'dwelling',
  damage: 'none',
  repairDocument: undefined,
  role: 'owner',
  lender: undefined,
  previousDask: { policyNumber: '40012345', end: '2026-11-20' },
  home: {
    scope: 'both',
    occupant: 'owner',
    homeType: 'flat',
    floor: 'middle',
    roof: 'tile',
    sums: {
      building: 308_000_000,
      contents: 55_000_000,
      glass: 2_000_000,
      electronics: 5_000_050,
      valuables: 3_000_000,
    },
    steelDoor: true,
    windowBars: false,
    alarm: false,
    emptyMonths: 0,
    liabilityLimit: 50_000_000,
  },
};

const sampleHealth: HealthRisk = {
  kind: 'health',
  scheme: 'supplementary',
  peopleCount: 1,
  plan: { treatment: 'inAndOutpatient', visits: 10, network: 'standard', birth: false, dental: true, checkUp: true },
  years: undefined,
};
const sampleForeigner: HealthRisk = { ...sampleHealth, scheme: 'foreigner', plan: undefined, years: 1 };
const sampleTrip: TripRisk = {
  kind: 'trip',
  region: 'schengen',
  countries: ['DE', 'FR'],
  annual: false,
  purpose: 'tourism',
  sport: false,
  travellerCount: 1,
  family: false,
};
export const samplePet: PetRisk = {
  kind: 'pet',
  pets: [
    {
      species: 'dog',
      breed: 'golden-retriever',
      name: 'ZEYTİN',
      birthdate: '2023-05-01',
      sex: 'female',
      chip: '990000000000001',
      neutered: true,
      vaccinated: true,
    },
  ],
  limit: 5_000_000,
  copayPercent: 0,
};
export const sampleDevice: DeviceRisk = {
  kind: 'device',
  brandId: 2,
  brandName: 'Samsung',
  modelId: 203,
  modelName: 'Galaxy S24',
  imei: '490154203237518',
  invoiceDate: '2026-10-01',
  price: 4_200_050,
};
const samplePerson: InsuredPerson = {
  relation: 'self',
  identity: { kind: 'national', number: '11111111110' },
  name: 'ŞÜKRÜ ÇAĞIN',
  surname: 'IŞIKÖĞÜT',
  birthdate: '1985-04-12',
  gender: 'male',
  nationality: 'TR',
};
const sampleDeclaration: HealthDeclaration = {
  heightCm: 178,
  weightKg: 76,
  conditions: [],
  regularMedication: false,
  plannedTreatment: false,
  pregnant: false,
  note: undefined,
};

function sampleRisk(line: SampleOptions['line']): Risk {
  const { risk } = lines[line];
  switch (risk.kind) {
    case 'vehicle':
      return sampleVehicle;
    case 'property':
      return risk.asks === 'home' ? sampleProperty : { ...sampleProperty, home: undefined };
    case 'health':
      return risk.asks === 'foreigner' ? sampleForeigner : { ...sampleHealth, scheme: risk.asks };
    case 'trip':
      return sampleTrip;
    case 'pet':
      return samplePet;
    case 'device':
      return sampleDevice;
  }
}

/** Who is insured where people are, and what they declare where that is asked. */
function samplePeople(line: SampleOptions['line']): Pick<QuoteRequest, 'insuredPeople' | 'declarations'> {
  const { risk } = lines[line];
  if (risk.kind !== 'health' && risk.kind !== 'trip') return { insuredPeople: [] };
  const declares = risk.kind === 'health' && risk.asks !== 'foreigner';
  return { insuredPeople: [samplePerson], declarations: declares ? [sampleDeclaration] : undefined };
}

/** An ordinary customer with an ordinary car, or home, that every insurer would take. */
export function sampleQuote({ line, reference, start }: SampleOptions): QuoteRequest {
  const { branchId, priceFloor } = lines[line];
  return {
    reference,
    line,
    branchId,
    priceFloor,
    ...samplePeople(line),
    start,
    end: addDays(start, line.startsWith('galerici') ? 30 : 365),
    customer: {
      identity: { kind: 'national', number: '11111111110' },
      name: 'ŞÜKRÜ ÇAĞIN',
      surname: 'IŞIKÖĞÜT',
      birthdate: '1985-04-12',
      phone: '5550000001',
      email: 'sukru@example.com',
      provinceCode: 35,
      districtCode: 1203,
    },
    risk: sampleRisk(line),
  };
}
