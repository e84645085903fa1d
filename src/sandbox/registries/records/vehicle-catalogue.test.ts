import { expect, test } from 'vitest';
import { fromLira } from '#domain/money.ts';
import { fuels, modelYears } from '#domain/vehicle-lists.ts';
import { findVehicleType, typesOfBrand, vehicleBrands, vehicleTypes, vehicleValue } from './vehicle-catalogue.ts';

const egea = { brandCode: '701', typeCode: '1001' };

test('the catalogue holds 22 brands and each type once', () => {
  expect(vehicleBrands).toHaveLength(22);
  const codes = vehicleTypes.map(({ brandCode, typeCode }) => `${brandCode}-${typeCode}`);
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes).toHaveLength(50);
});

test('a value falls by a tenth each year back from 2024 and rises for the two younger years', () => {
  expect(vehicleValue({ ...egea, modelYear: 2024 })).toBe(fromLira(950_000));
  expect(vehicleValue({ ...egea, modelYear: 2023 })).toBe(fromLira(855_000));
  expect(vehicleValue({ ...egea, modelYear: 2022 })).toBe(fromLira(769_500));
  expect(vehicleValue({ ...egea, modelYear: 2025 })).toBe(fromLira(1_064_000));
  expect(vehicleValue({ ...egea, modelYear: 2026 })).toBe(fromLira(1_187_500));
});

test('there is no value outside the list’s model years, before a type was built, or for an unknown type', () => {
  expect(vehicleValue({ ...egea, modelYear: modelYears.oldest - 1 })).toBeUndefined();
  expect(vehicleValue({ ...egea, modelYear: modelYears.newest + 1 })).toBeUndefined();
  expect(vehicleValue({ brandCode: '717', typeCode: '1001', modelYear: 2022 })).toBeUndefined();
  expect(vehicleValue({ brandCode: '701', typeCode: '1009', modelYear: 2022 })).toBeUndefined();
});

test('types know their fuel, seats and tariff group', () => {
  expect(findVehicleType({ brandCode: '790', typeCode: '1002' })).toMatchObject({
    typeName: 'naked 250',
    tariffGroup: 11,
    seats: 2,
  });
  expect(findVehicleType({ brandCode: '704', typeCode: '1004' })).toMatchObject({
    typeName: 'Transit Van',
    tariffGroup: 6,
    fuel: 'Dizel',
  });
  expect(findVehicleType({ brandCode: '795', typeCode: '1001' })).toMatchObject({ tariffGroup: 7 });
  expect(vehicleTypes.every(({ fuel }) => fuels.includes(fuel))).toBe(true);
});

test('a brand lists only types built in the year asked', () => {
  expect(typesOfBrand({ brandCode: '717', modelYear: 2022 })).toEqual([]);
  expect(typesOfBrand({ brandCode: '717', modelYear: 2024 }).map(({ typeName, value }) => [typeName, value])).toEqual([
    ['T10X V1', fromLira(1_500_000)],
    ['T10X V2', fromLira(1_850_000)],
  ]);
});
