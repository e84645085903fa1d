import { z } from 'zod';
import { addresses } from '../addresses.ts';
import type { CallContract } from '../call.ts';
import {
  customerSummary,
  headerGuid,
  isoDate,
  lineKey,
  nationalNumber,
  phone,
  selectItem,
  wireBoolean,
  wireList,
  wireNumber,
} from './fields.ts';
import { exampleQuotation, quotation } from './quotation.ts';

const code = z.string().min(1).max(40).optional();
const accessoryPrice = wireNumber.nonnegative().optional();

const identifiers = {
  LicensePlateNumber: z.string().min(1).max(20).optional(),
  LicencePermitNo: z
    .string()
    .regex(/^\p{L}{2}\d{6}$/u)
    .optional(),
  AsbisNo: code,
  EngineNo: code,
  FrameNo: code,
};

const registered = {
  BrandCode: code,
  VehicleType: code,
  FuelType: code,
  Colour: code,
  FirstTrafficDate: isoDate.optional(),
  UsageType: code,
};

export const vehicle = z.object({
  ...identifiers,
  ...registered,
  ModelYear: z.number().int().optional(),
  Lpg: z.boolean().optional(),
});
export type Vehicle = z.infer<typeof vehicle>;

export const previousPolicy = z.object({
  FirmName: z.string(),
  PolicyNo: z.string(),
  PolicyStart: isoDate,
  PolicyEnd: isoDate,
});

const exampleHeader = exampleQuotation.HeaderGuid;

export const vehicleCalls = {
  vehicleQueryInfo: {
    ...addresses.vehicleQueryInfo,
    summary: 'What the registries know of a vehicle and its owner; opens a quotation',
    request: z.object({
      QueryType: lineKey,
      NationalNumber: nationalNumber,
      Phone: phone,
      Birthdate: isoDate.optional(),
      ...identifiers,
    }),
    data: z.object({
      HeaderGuid: headerGuid,
      Vehicle: vehicle.nullable(),
      Customer: customerSummary.nullable(),
      PreviousPolicy: previousPolicy.nullable(),
    }),
    example: {
      request: {
        QueryType: 'kasko',
        NationalNumber: '11111111110',
        Phone: '5550000001',
        LicensePlateNumber: '34ABC123',
        LicencePermitNo: 'AB123456',
      },
      data: {
        HeaderGuid: exampleHeader,
        Vehicle: { LicensePlateNumber: '34ABC123', BrandCode: '001', VehicleType: '0001', ModelYear: 2021, Lpg: false },
        Customer: { Name: 'Deniz', Surname: 'Örnek', CityCode: 34, TownCode: 1, City: 'İstanbul', County: 'Kadıköy' },
        PreviousPolicy: {
          FirmName: 'Çınaraltı Sigorta',
          PolicyNo: 'ORN-000001',
          PolicyStart: '2025-11-20',
          PolicyEnd: '2026-11-20',
        },
      },
    },
  },
  vehicleUpdateInfo: {
    ...addresses.vehicleUpdateInfo,
    summary: 'Completes the vehicle of a quotation and asks the panel',
    request: z.object({
      HeaderGuid: headerGuid,
      ...identifiers,
      ...registered,
      ModelYear: wireNumber.int().min(1900).max(2100).optional(),
      Lpg: wireBoolean.optional(),
      RadioPrice: accessoryPrice,
      NavigationPrice: accessoryPrice,
      SteelWheelsPrice: accessoryPrice,
      OtherAccessoryPrice: accessoryPrice,
      ProfessionCode: code,
      PolicyStart: isoDate.optional(),
      PolicyEnd: isoDate.optional(),
      Region: code,
      RentACar: wireBoolean.optional(),
      CrossSellingBranches: wireList(lineKey).optional(),
    }),
    data: quotation,
    example: {
      request: {
        HeaderGuid: exampleHeader,
        BrandCode: '001',
        VehicleType: '0001',
        FuelType: '1',
        ModelYear: 2021,
        Lpg: false,
        RadioPrice: 2500,
        UsageType: '1',
        PolicyStart: '2026-11-20',
        RentACar: false,
        CrossSellingBranches: ['ferdikaza'],
      },
      data: exampleQuotation,
    },
  },
  vehicleBrandsWithModels: {
    ...addresses.vehicleBrandsWithModels,
    summary: 'Vehicle brands, each with its models',
    request: z.object({ queryType: lineKey.optional() }),
    data: z.array(selectItem.extend({ Models: z.array(selectItem) })),
    example: {
      request: { queryType: 'kasko' },
      data: [{ Text: 'Örnek Marka', Id: '001', Models: [{ Text: 'Örnek Model 1.6', Id: '0001' }] }],
    },
  },
  vehicleTypes: {
    ...addresses.vehicleTypes,
    summary: 'Vehicle types that a line insures',
    request: z.object({ queryType: lineKey }),
    data: z.array(selectItem),
    example: { request: { queryType: 'trafik' }, data: [{ Text: 'Otomobil', Id: '01' }] },
  },
} satisfies Record<string, CallContract>;
