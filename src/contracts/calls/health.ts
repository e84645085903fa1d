import { z } from 'zod';
import { healthAnswers } from '#catalog/risks/health/answers.ts';
import { lineKeys } from '#domain/lines.ts';
import { addresses } from '../addresses.ts';
import type { CallContract } from '../call.ts';
import { answerFields } from './answer-schemas.ts';
import { insuredName, knownPerson, openingPerson } from './customer-identity.ts';
import { customerSummary, headerGuid } from './fields.ts';
import { insured } from './insured.ts';
import { exampleQuotation, quotation } from './quotation.ts';

export const healthAnswersSchema = z.object(answerFields(healthAnswers));

const opened = z.object({ HeaderGuid: headerGuid, Customer: customerSummary.nullable(), ...knownPerson });
export type OpenedHealth = z.infer<typeof opened>;

const exampleHeader = exampleQuotation.HeaderGuid;
const exampleOpened: OpenedHealth = {
  HeaderGuid: exampleHeader,
  Customer: { Name: 'Deniz', Surname: 'Örnek', CityCode: 34, TownCode: 1, City: 'İstanbul', County: 'Kadıköy' },
  IdentityKind: 'national',
  Birthdate: '1985-04-12',
  Gender: 'K',
  Nationality: null,
};
const exampleAnswers = {
  fam: [
    {
      individual: 1,
      Relation: '1',
      Height: 168,
      Weight: 64,
      Conditions: [],
      Medication: false,
      PlannedTreatment: false,
    },
  ],
  SocialSecurity: true,
  Treatment: '2',
  OutpatientVisits: '10',
  Network: '2',
  PolicyStart: '2026-12-01',
} as const;

export const healthCalls = {
  healthQueryInfo: {
    ...addresses.healthQueryInfo,
    summary: 'What the registers know of the customer; opens a quotation, or looks again for an open one',
    request: z.object(openingPerson),
    data: opened,
    example: {
      request: {
        QueryType: 'tamamlayici',
        NationalNumber: '11111111110',
        Phone: '5550000001',
        Birthdate: '1985-04-12',
      },
      data: exampleOpened,
    },
  },
  healthUpdateInfo: {
    ...addresses.healthUpdateInfo,
    summary:
      'Completes the people and the plan of a quotation and asks the panel; only what a change touches is asked again',
    request: z.object({ HeaderGuid: headerGuid, ...answerFields(healthAnswers) }),
    data: quotation,
    example: { request: { HeaderGuid: exampleHeader, ...exampleAnswers }, data: exampleQuotation },
  },
  healthQuotation: {
    ...addresses.healthQuotation,
    summary: 'A quotation of this visitor as it stands, to go on with it',
    request: z.object({ HeaderGuid: headerGuid }),
    data: opened.extend({
      QueryType: z.enum(lineKeys),
      SecondHand: z.literal(false),
      Phone: z.string(),
      /** What was sent with the last update; null before the first. */
      Answers: healthAnswersSchema.nullable(),
      /** Null as long as nobody is asked. */
      Insured: insured.nullable(),
      /** Who is insured, as the insurers were told; empty as long as nobody is asked. */
      People: z.array(insuredName),
    }),
    example: {
      request: { HeaderGuid: exampleHeader },
      data: {
        ...exampleOpened,
        QueryType: 'tamamlayici',
        SecondHand: false as const,
        Phone: '5550000001',
        Answers: exampleAnswers,
        Insured: { Kind: 'health', Title: '1 kişi', Detail: 'Deniz Örnek' },
        People: [{ Name: 'Deniz', Relation: 'self' }],
      },
    },
  },
} satisfies Record<string, CallContract>;
