import { z } from 'zod';
import { asksCountry } from '#catalog/countries.ts';
import { fieldMessages } from '#messages/validation.ts';
import { addresses } from '../addresses.ts';
import type { CallContract } from '../call.ts';
import { answerSchemas } from './answer-schemas.ts';
import { birthdate, lineKey, nationalNumber, selectItem, wireId } from './fields.ts';

const uavtNumber = answerSchemas.uavt;

export const country = z.object({ StringPair: z.string(), StringKey: z.string() });
export type Country = z.infer<typeof country>;

export const province = z.object({ CityName: z.string(), ID: z.number().int() });
export type Province = z.infer<typeof province>;

export const address = z.object({
  UAVTNumber: uavtNumber,
  CityCode: z.number().int(),
  City: z.string(),
  CountyId: z.number().int(),
  County: z.string(),
  TownId: z.number().int(),
  Town: z.string(),
  NeighborhoodId: z.number().int(),
  Neighborhood: z.string(),
  RoadAndStreetId: z.number().int(),
  RoadAndStreet: z.string(),
  ApartmentNumber: z.number().int(),
  OpenAddress: z.string(),
});
export type Address = z.infer<typeof address>;

const selectLookup = { data: z.array(selectItem) };

export const addressCalls = {
  countries: {
    ...addresses.countries,
    summary: 'Countries, all or those a line asks about',
    request: z.object({ QueryType: lineKey.refine(asksCountry, fieldMessages.noCountries).optional() }),
    data: z.array(country),
    example: { request: { QueryType: 'seyahat' }, data: [{ StringPair: 'Almanya', StringKey: 'DE' }] },
  },
  provinces: {
    ...addresses.provinces,
    summary: 'Provinces',
    request: z.object({}),
    data: z.array(province),
    example: { request: {}, data: [{ CityName: 'İstanbul', ID: 34 }] },
  },
  districts: {
    ...selectLookup,
    ...addresses.districts,
    summary: 'Districts of a province',
    request: z.object({ CityCode: wireId }),
    example: { request: { CityCode: 34 }, data: [{ Text: 'Kadıköy', Id: 1 }] },
  },
  towns: {
    ...selectLookup,
    ...addresses.towns,
    summary: 'Towns of a district',
    request: z.object({ CountyId: wireId }),
    example: { request: { CountyId: 1 }, data: [{ Text: 'Merkez', Id: 11 }] },
  },
  neighbourhoods: {
    ...selectLookup,
    ...addresses.neighbourhoods,
    summary: 'Neighbourhoods of a town',
    request: z.object({ TownId: wireId }),
    example: { request: { TownId: 11 }, data: [{ Text: 'Örnek Mahallesi', Id: 111 }] },
  },
  streets: {
    ...selectLookup,
    ...addresses.streets,
    summary: 'Streets of a neighbourhood',
    request: z.object({ NeighborhoodId: wireId }),
    example: { request: { NeighborhoodId: 111 }, data: [{ Text: 'Örnek Sokak', Id: 1111 }] },
  },
  buildings: {
    ...selectLookup,
    ...addresses.buildings,
    summary: 'Buildings of a street',
    request: z.object({ RoadAndStreetId: wireId }),
    example: { request: { RoadAndStreetId: 1111 }, data: [{ Text: 'No: 1', Id: 11111 }] },
  },
  uavtCodes: {
    ...selectLookup,
    ...addresses.uavtCodes,
    summary: 'Address codes of the flats in a building',
    request: z.object({ ApartmentNumber: wireId }),
    example: { request: { ApartmentNumber: 11111 }, data: [{ Text: 'Daire: 1', Id: '1000000001' }] },
  },
  uavtByIdentity: {
    ...addresses.uavtByIdentity,
    summary: 'Address code registered for an identity',
    request: z.object({ NationalNumber: nationalNumber, Birthdate: birthdate.optional() }),
    data: z.object({ UAVTNumber: uavtNumber }),
    example: {
      request: { NationalNumber: '11111111110', Birthdate: '1990-01-31' },
      data: { UAVTNumber: '1000000001' },
    },
  },
  addressByUavt: {
    ...addresses.addressByUavt,
    summary: 'The address behind an address code',
    request: z.object({ NationalNumber: nationalNumber, UAVTNumber: uavtNumber }),
    data: address,
    example: {
      request: { NationalNumber: '11111111110', UAVTNumber: '1000000001' },
      data: {
        UAVTNumber: '1000000001',
        CityCode: 34,
        City: 'İstanbul',
        CountyId: 1,
        County: 'Kadıköy',
        TownId: 11,
        Town: 'Merkez',
        NeighborhoodId: 111,
        Neighborhood: 'Örnek Mahallesi',
        RoadAndStreetId: 1111,
        RoadAndStreet: 'Örnek Sokak',
        ApartmentNumber: 11111,
        OpenAddress: 'Örnek Mahallesi Örnek Sokak No: 1 Daire: 1 Kadıköy/İstanbul',
      },
    },
  },
} satisfies Record<string, CallContract>;
