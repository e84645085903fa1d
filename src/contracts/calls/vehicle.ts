import { z } from 'zod';
import { vehicleAnswers, vehicleIdentifiers } from '#catalog/risks/vehicle/answers.ts';
import { lineKeys } from '#domain/lines.ts';
import { addresses } from '../addresses.ts';
import type { CallContract } from '../call.ts';
import { answerFields } from './answer-schemas.ts';
import {
  birthdate,
  customerSummary,
  headerGuid,
  lineKey,
  nationalNumber,
  phone,
  selectItem,
  wireBoolean,
  wireNumber,
} from './fields.ts';
import { exampleInsured, insured } from './insured.ts';
import { exampleQuotation, quotation } from './quotation.ts';
import { siteAnswers } from './site-answers.ts';
import {
  previousPolicy,
  priceCeiling,
  vehicle,
  vehicleAnswersSchema,
  vehicleHistory,
  vehicleSearch,
} from './vehicle-fields.ts';

const opened = z.object({
  HeaderGuid: headerGuid,
  /** Also where no register knows the vehicle; null while nobody has told it. */
  LicensePlateNumber: z.string().nullable(),
  Vehicle: vehicle.nullable(),
  VehicleSearch: vehicleSearch,
  Customer: customerSummary.nullable(),
  PreviousPolicy: previousPolicy.nullable(),
  History: vehicleHistory.nullable(),
});
export type OpenedQuotation = z.infer<typeof opened>;

const exampleHeader = exampleQuotation.HeaderGuid;
const exampleOpened: OpenedQuotation = {
  HeaderGuid: exampleHeader,
  LicensePlateNumber: '34ABC123',
  Vehicle: { LicensePlateNumber: '34ABC123', BrandCode: '001', VehicleType: '0001', ModelYear: 2021, Lpg: false },
  VehicleSearch: 'found',
  Customer: { Name: 'Deniz', Surname: 'Örnek', CityCode: 34, TownCode: 1, City: 'İstanbul', County: 'Kadıköy' },
  PreviousPolicy: {
    FirmName: 'Çınaraltı Sigorta',
    PolicyNo: 'ORN-000001',
    PolicyStart: '2025-11-20',
    PolicyEnd: '2026-11-20',
  },
  History: { TrafficStep: 6, KaskoDiscount: 40, ClaimCount: 0 },
};
const exampleAnswers = {
  BrandCode: '001',
  VehicleType: '0001',
  FuelType: 'Benzin',
  ModelYear: 2021,
  Lpg: false,
  RadioPrice: 2500,
  UsageType: '111-10',
  PolicyStart: '2026-11-20',
  RentACar: false,
  CrossSellingBranches: ['ferdikaza' as const],
};

export const vehicleCalls = {
  vehicleQueryInfo: {
    ...addresses.vehicleQueryInfo,
    summary: 'What the registries know of a vehicle and its owner; opens a quotation, or looks again for an open one',
    request: z.object({
      QueryType: lineKey,
      NationalNumber: nationalNumber,
      Phone: phone,
      Birthdate: birthdate.optional(),
      SecondHand: wireBoolean.default(false),
      HeaderGuid: headerGuid.optional(),
      ...answerFields(vehicleIdentifiers),
      ...siteAnswers,
    }),
    data: opened,
    example: {
      request: {
        QueryType: 'kasko',
        NationalNumber: '11111111110',
        Phone: '5550000001',
        LicensePlateNumber: '34ABC123',
        LicencePermitNo: 'AB123456',
      },
      data: exampleOpened,
    },
  },
  vehicleUpdateInfo: {
    ...addresses.vehicleUpdateInfo,
    summary: 'Completes the vehicle of a quotation and asks the panel; only what a change touches is asked again',
    request: z.object({ HeaderGuid: headerGuid, ...answerFields(vehicleAnswers) }),
    data: quotation,
    example: { request: { HeaderGuid: exampleHeader, ...exampleAnswers }, data: exampleQuotation },
  },
  vehicleQuotation: {
    ...addresses.vehicleQuotation,
    summary: 'A quotation of this visitor as it stands, to go on with it',
    request: z.object({ HeaderGuid: headerGuid }),
    data: opened.extend({
      QueryType: z.enum(lineKeys),
      SecondHand: z.boolean(),
      Phone: z.string(),
      /** What was sent with the last update; null before the first. */
      Answers: vehicleAnswersSchema.nullable(),
      /** Null as long as nobody is asked. */
      Insured: insured.nullable(),
      /** Null where the law sets none, or where something it follows from is not known. */
      PriceCeiling: priceCeiling.nullable(),
    }),
    example: {
      request: { HeaderGuid: exampleHeader },
      data: {
        ...exampleOpened,
        QueryType: 'kasko',
        SecondHand: false,
        Phone: '5550000001',
        Answers: exampleAnswers,
        Insured: exampleInsured,
        PriceCeiling: null,
      },
    },
  },
  vehicleBrandsWithModels: {
    ...addresses.vehicleBrandsWithModels,
    summary: 'Vehicle brands; with a brand and a model year also the models of that brand',
    request: z.object({
      queryType: lineKey.optional(),
      BrandCode: z.string().min(1).max(40).optional(),
      ModelYear: wireNumber(z.int().min(1900).max(2100)).optional(),
    }),
    data: z.array(selectItem.extend({ Models: z.array(selectItem) })),
    example: {
      request: { queryType: 'kasko', BrandCode: '001', ModelYear: 2021 },
      data: [{ Text: 'Örnek Marka', Id: '001', Models: [{ Text: 'Örnek Model 1.6', Id: '0001' }] }],
    },
  },
  vehicleTypes: {
    ...addresses.vehicleTypes,
    summary: 'Kinds of vehicle by their use that a line insures',
    request: z.object({ queryType: lineKey }),
    data: z.array(selectItem),
    example: { request: { queryType: 'trafik' }, data: [{ Text: 'Hususi otomobil', Id: '111-10' }] },
  },
} satisfies Record<string, CallContract>;
