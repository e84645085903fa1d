import { z } from 'zod';
import { propertyAnswers, propertyIdentifiers } from '#catalog/risks/property/answers.ts';
import { lineKeys } from '#domain/lines.ts';
import { addresses } from '../addresses.ts';
import type { CallContract } from '../call.ts';
import { address, addressCalls } from './address.ts';
import { answerFields } from './answer-schemas.ts';
import { birthdate, customerSummary, headerGuid, lineKey, nationalNumber, phone } from './fields.ts';
import { insured } from './insured.ts';
import { addressSearch, building, earthquakePolicy, officialPrice, propertyAnswersSchema } from './property-fields.ts';
import { exampleQuotation, quotation } from './quotation.ts';
import { siteAnswers } from './site-answers.ts';

const opened = z.object({
  HeaderGuid: headerGuid,
  Address: address.nullable(),
  AddressSearch: addressSearch,
  /** Null where no earthquake policy of the address is known. */
  Building: building.nullable(),
  EarthquakePolicy: earthquakePolicy.nullable(),
  Customer: customerSummary.nullable(),
});
export type OpenedProperty = z.infer<typeof opened>;

const exampleHeader = exampleQuotation.HeaderGuid;
const exampleBuilding = {
  GrossArea: 110,
  DaskInsaTarzi: '1',
  DaskInsaYili: '5',
  FloorCount: '2',
  DaskKullanimSekli: '1',
  DamageState: '1',
} as const;
const exampleOpened: OpenedProperty = {
  HeaderGuid: exampleHeader,
  Address: addressCalls.addressByUavt.example.data,
  AddressSearch: 'found',
  Building: exampleBuilding,
  EarthquakePolicy: {
    FirmName: 'Çınaraltı Sigorta',
    MaskedPolicyNo: '…0001',
    PolicyStart: '2025-12-01',
    PolicyEnd: '2026-12-01',
  },
  Customer: { Name: 'Deniz', Surname: 'Örnek', CityCode: 34, TownCode: 1, City: 'İstanbul', County: 'Kadıköy' },
};
const exampleAnswers = { ...exampleBuilding, InsuredRole: '1', PolicyStart: '2026-12-01' } as const;

export const propertyCalls = {
  propertyQueryInfo: {
    ...addresses.propertyQueryInfo,
    summary:
      'What the registers know of a building and the customer; opens a quotation, or looks again for an open one',
    request: z.object({
      QueryType: lineKey,
      NationalNumber: nationalNumber,
      Phone: phone,
      Birthdate: birthdate.optional(),
      HeaderGuid: headerGuid.optional(),
      ...answerFields(propertyIdentifiers),
      ...siteAnswers,
    }),
    data: opened,
    example: {
      request: { QueryType: 'dask', NationalNumber: '11111111110', Phone: '5550000001', UAVTNumber: '1000000001' },
      data: exampleOpened,
    },
  },
  propertyUpdateInfo: {
    ...addresses.propertyUpdateInfo,
    summary: 'Completes the building of a quotation and asks the panel; only what a change touches is asked again',
    request: z.object({ HeaderGuid: headerGuid, ...answerFields(propertyAnswers) }),
    data: quotation,
    example: { request: { HeaderGuid: exampleHeader, ...exampleAnswers }, data: exampleQuotation },
  },
  propertyQuotation: {
    ...addresses.propertyQuotation,
    summary: 'A quotation of this visitor as it stands, to go on with it',
    request: z.object({ HeaderGuid: headerGuid }),
    data: opened.extend({
      QueryType: z.enum(lineKeys),
      SecondHand: z.literal(false),
      Phone: z.string(),
      /** What was sent with the last update; null before the first. */
      Answers: propertyAnswersSchema.nullable(),
      /** Null as long as nobody is asked. */
      Insured: insured.nullable(),
      /** Null as long as nobody is asked, and where no official tariff prices the line. */
      OfficialPrice: officialPrice.nullable(),
    }),
    example: {
      request: { HeaderGuid: exampleHeader },
      data: {
        ...exampleOpened,
        QueryType: 'dask',
        SecondHand: false as const,
        Phone: '5550000001',
        Answers: exampleAnswers,
        Insured: { Kind: 'property', Title: 'Kadıköy, 110 m²', Detail: exampleOpened.Address?.OpenAddress ?? '' },
        OfficialPrice: null,
      },
    },
  },
} satisfies Record<string, CallContract>;
