import { z } from 'zod';
import { tripAnswers } from '#catalog/risks/trip/answers.ts';
import { lineKeys } from '#domain/lines.ts';
import { addresses } from '../addresses.ts';
import type { CallContract } from '../call.ts';
import { answerFields } from './answer-schemas.ts';
import { insuredName, knownPerson, openingPerson } from './customer-identity.ts';
import { customerSummary, headerGuid } from './fields.ts';
import { insured } from './insured.ts';
import { exampleQuotation, quotation } from './quotation.ts';

export const tripAnswersSchema = z.object(answerFields(tripAnswers));

const opened = z.object({ HeaderGuid: headerGuid, Customer: customerSummary.nullable(), ...knownPerson });
export type OpenedTrip = z.infer<typeof opened>;

const exampleHeader = exampleQuotation.HeaderGuid;
const exampleOpened: OpenedTrip = {
  HeaderGuid: exampleHeader,
  Customer: { Name: 'Deniz', Surname: 'Örnek', CityCode: 34, TownCode: 1, City: 'İstanbul', County: 'Kadıköy' },
  IdentityKind: 'national',
  Birthdate: '1985-04-12',
  Gender: 'K',
  Nationality: null,
};
const exampleAnswers = {
  fam: [{ individual: 1, Relation: '1' }],
  Region: '1',
  Countries: ['DE'],
  TripKind: '1',
  Purpose: '1',
  Sport: false,
  PolicyStart: '2026-12-01',
  PolicyEnd: '2026-12-10',
} as const;

export const tripCalls = {
  tripQueryInfo: {
    ...addresses.tripQueryInfo,
    summary: 'What the registers know of the customer; opens a quotation, or looks again for an open one',
    request: z.object(openingPerson),
    data: opened,
    example: {
      request: { QueryType: 'seyahat', NationalNumber: '11111111110', Phone: '5550000001', Birthdate: '1985-04-12' },
      data: exampleOpened,
    },
  },
  tripUpdateInfo: {
    ...addresses.tripUpdateInfo,
    summary:
      'Completes the travellers and the journey of a quotation and asks the panel; only what a change touches is asked again',
    request: z.object({ HeaderGuid: headerGuid, ...answerFields(tripAnswers) }),
    data: quotation,
    example: { request: { HeaderGuid: exampleHeader, ...exampleAnswers }, data: exampleQuotation },
  },
  tripQuotation: {
    ...addresses.tripQuotation,
    summary: 'A quotation of this visitor as it stands, to go on with it',
    request: z.object({ HeaderGuid: headerGuid }),
    data: opened.extend({
      QueryType: z.enum(lineKeys),
      SecondHand: z.literal(false),
      Phone: z.string(),
      /** What was sent with the last update; null before the first. */
      Answers: tripAnswersSchema.nullable(),
      /** Null as long as nobody is asked. */
      Insured: insured.nullable(),
      /** Who is insured, as the insurers were told; empty as long as nobody is asked. */
      People: z.array(insuredName),
    }),
    example: {
      request: { HeaderGuid: exampleHeader },
      data: {
        ...exampleOpened,
        QueryType: 'seyahat',
        SecondHand: false as const,
        Phone: '5550000001',
        Answers: exampleAnswers,
        Insured: { Kind: 'trip', Title: 'Schengen ülkeleri, 1 kişi', Detail: 'Deniz Örnek' },
        People: [{ Name: 'Deniz', Relation: 'self' }],
      },
    },
  },
} satisfies Record<string, CallContract>;
