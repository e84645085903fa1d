import { z } from 'zod';
import { healthAnswers } from '#catalog/risks/health/answers.ts';
import { addresses } from '../addresses.ts';
import type { CallContract } from '../call.ts';
import { answerFields } from './answer-schemas.ts';
import {
  exampleOpenedPerson,
  exampleQuotedPeople,
  openedPerson,
  openingPerson,
  quotedPeople,
} from './customer-identity.ts';
import { headerGuid } from './fields.ts';
import { exampleQuotation, quotation } from './quotation.ts';

export const healthAnswersSchema = z.object(answerFields(healthAnswers));

const exampleHeader = exampleQuotation.HeaderGuid;
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
    data: openedPerson,
    example: {
      request: {
        QueryType: 'tamamlayici',
        NationalNumber: '11111111110',
        Phone: '5550000001',
        Birthdate: '1985-04-12',
      },
      data: exampleOpenedPerson,
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
    data: quotedPeople(healthAnswersSchema),
    example: {
      request: { HeaderGuid: exampleHeader },
      data: {
        ...exampleQuotedPeople,
        People: [...exampleQuotedPeople.People],
        QueryType: 'tamamlayici',
        Answers: exampleAnswers,
        Insured: { Kind: 'health', Title: '1 kişi', Detail: 'Deniz Örnek' },
      },
    },
  },
} satisfies Record<string, CallContract>;
