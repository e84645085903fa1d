import { fromLira, type Kurus } from '#domain/money.ts';
import { tariffGroupOf } from '#domain/tariffs/usage-styles.ts';
import { type Fuel, modelYears } from '#domain/vehicle-lists.ts';

export type VehicleType = {
  readonly brandCode: string;
  readonly brandName: string;
  readonly typeCode: string;
  readonly typeName: string;
  readonly fuel: Fuel;
  readonly seats: number;
  /** Usage style such as '111-10'. */
  readonly usage: string;
  readonly tariffGroup: number;
  readonly firstModelYear: number;
};

type Kind = { readonly fuel: Fuel; readonly seats: number; readonly usage: string; readonly since?: number };
type TypeRow = readonly [name: string, value2024: number, kind: Kind];

const petrol: Kind = { fuel: 'Benzin', seats: 5, usage: '111-10' };
const diesel: Kind = { ...petrol, fuel: 'Dizel' };
const hybrid: Kind = { ...petrol, fuel: 'Hibrit', since: 2019 };
const electric: Kind = { ...petrol, fuel: 'Elektrik', since: 2021 };
const van: Kind = { fuel: 'Dizel', seats: 5, usage: '511-10' };
const motorcycle: Kind = { fuel: 'Benzin', seats: 2, usage: '711-10' };
const lorry: Kind = { fuel: 'Dizel', seats: 3, usage: '521-11' };

/** Synthetic codes and values (domain §12.1): the association's own list may not be shipped. Types count from 1001. */
const brands: readonly (readonly [code: string, name: string, types: readonly TypeRow[]])[] = [
  [
    '701',
    'FIAT',
    [
      ['Egea 1.4 Urban', 950_000, petrol],
      ['Egea Cross 1.6 MJet', 1_250_000, diesel],
      ['Doblo 1.6', 1_050_000, diesel],
    ],
  ],
  [
    '702',
    'RENAULT',
    [
      ['Clio 1.0 TCe', 1_150_000, petrol],
      ['Megane 1.3 TCe', 1_500_000, petrol],
      ['Captur', 1_450_000, petrol],
    ],
  ],
  [
    '703',
    'VOLKSWAGEN',
    [
      ['Polo 1.0 TSI', 1_350_000, petrol],
      ['Golf 1.5', 1_850_000, petrol],
      ['Tiguan', 2_500_000, petrol],
    ],
  ],
  [
    '704',
    'FORD',
    [
      ['Focus 1.5', 1_400_000, diesel],
      ['Puma', 1_550_000, petrol],
      ['Transit Courier', 1_050_000, van],
      ['Transit Van', 1_700_000, { ...van, seats: 3 }],
    ],
  ],
  [
    '705',
    'TOYOTA',
    [
      ['Corolla 1.5', 1_500_000, petrol],
      ['Corolla Hybrid', 1_750_000, hybrid],
      ['C-HR', 2_000_000, hybrid],
    ],
  ],
  [
    '706',
    'HYUNDAI',
    [
      ['i20', 1_150_000, petrol],
      ['Bayon', 1_250_000, petrol],
      ['Tucson', 2_150_000, diesel],
    ],
  ],
  [
    '707',
    'HONDA',
    [
      ['City', 1_450_000, petrol],
      ['Civic', 1_900_000, { ...petrol, fuel: 'Benzin+LPG' }],
    ],
  ],
  [
    '708',
    'OPEL',
    [
      ['Corsa', 1_250_000, petrol],
      ['Mokka', 1_650_000, petrol],
    ],
  ],
  [
    '709',
    'PEUGEOT',
    [
      ['208', 1_300_000, petrol],
      ['2008', 1_650_000, petrol],
      ['3008', 2_200_000, diesel],
    ],
  ],
  [
    '710',
    'DACIA',
    [
      ['Sandero Stepway', 1_050_000, { ...petrol, fuel: 'Benzin+LPG' }],
      ['Duster', 1_400_000, petrol],
    ],
  ],
  [
    '711',
    'SKODA',
    [
      ['Kamiq', 1_500_000, petrol],
      ['Octavia', 1_800_000, petrol],
    ],
  ],
  [
    '712',
    'NISSAN',
    [
      ['Juke', 1_500_000, petrol],
      ['Qashqai', 2_050_000, petrol],
    ],
  ],
  [
    '713',
    'KIA',
    [
      ['Stonic', 1_250_000, petrol],
      ['Sportage', 2_200_000, diesel],
    ],
  ],
  [
    '714',
    'BMW',
    [
      ['320i', 3_600_000, petrol],
      ['X1', 3_100_000, petrol],
    ],
  ],
  [
    '715',
    'MERCEDES-BENZ',
    [
      ['A 200', 3_000_000, petrol],
      ['C 200', 4_200_000, petrol],
    ],
  ],
  ['716', 'AUDI', [['A3', 2_900_000, petrol]]],
  [
    '717',
    'TOGG',
    [
      ['T10X V1', 1_500_000, { ...electric, since: 2023 }],
      ['T10X V2', 1_850_000, { ...electric, since: 2023 }],
    ],
  ],
  [
    '718',
    'CHERY',
    [
      ['Tiggo 7 Pro', 1_500_000, { ...petrol, since: 2023 }],
      ['Omoda 5', 1_350_000, { ...petrol, since: 2023 }],
    ],
  ],
  [
    '719',
    'CITROEN',
    [
      ['C3', 1_150_000, petrol],
      ['C-Elysee', 900_000, diesel],
    ],
  ],
  ['720', 'MG', [['ZS EV', 1_300_000, electric]]],
  [
    '790',
    'MOTOSİKLET',
    [
      ['scooter 125', 120_000, motorcycle],
      ['naked 250', 220_000, motorcycle],
      ['touring 650', 480_000, motorcycle],
    ],
  ],
  ['795', 'KAMYON', [['orta sınıf kamyon', 3_200_000, lorry]]],
];

const baseYear = 2024;
const youngerYears: Readonly<Record<number, number>> = { 2025: 1.12, 2026: 1.25 };
const lossPerYear = 0.9;

export const vehicleBrands: readonly { readonly code: string; readonly name: string }[] = brands.map(
  ([code, name]) => ({
    code,
    name,
  }),
);

const catalogue: readonly (VehicleType & { readonly value2024: number })[] = brands.flatMap(
  ([brandCode, brandName, types]) =>
    types.map(([typeName, value2024, { fuel, seats, usage, since }], index) => ({
      brandCode,
      brandName,
      typeCode: String(1001 + index),
      typeName,
      fuel,
      seats,
      usage,
      tariffGroup: tariffGroupOf(usage),
      firstModelYear: since ?? modelYears.oldest,
      value2024,
    })),
);

export const vehicleTypes: readonly VehicleType[] = catalogue;

export type VehicleCode = { readonly brandCode: string; readonly typeCode: string };

export function findVehicleType({ brandCode, typeCode }: VehicleCode): VehicleType | undefined {
  return vehicleTypes.find((type) => type.brandCode === brandCode && type.typeCode === typeCode);
}

/** Value of a type in a model year; undefined where the list holds none, as for a car older than the list. */
export function vehicleValue({ modelYear, ...code }: VehicleCode & { readonly modelYear: number }): Kurus | undefined {
  const type = catalogue.find(({ brandCode, typeCode }) => brandCode === code.brandCode && typeCode === code.typeCode);
  if (type === undefined || modelYear < type.firstModelYear || modelYear > modelYears.newest) return undefined;
  const factor = youngerYears[modelYear] ?? lossPerYear ** (baseYear - modelYear);
  return fromLira(Math.round(type.value2024 * factor));
}

/** Types of a brand that were built in a model year, with their values. */
export function typesOfBrand(query: {
  readonly brandCode: string;
  readonly modelYear: number;
}): readonly (VehicleType & { readonly value: Kurus })[] {
  return vehicleTypes.flatMap((type) => {
    if (type.brandCode !== query.brandCode) return [];
    const value = vehicleValue({ brandCode: type.brandCode, typeCode: type.typeCode, modelYear: query.modelYear });
    return value === undefined ? [] : [{ ...type, value }];
  });
}
