import { z } from 'zod';
import { tripAnswers } from '#catalog/risks/trip/answers.ts';
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

export const tripAnswersSchema = z.object(answerFields(tripAnswers));

const exampleHeader = exampleQuotation.HeaderGuid;
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
    data: openedPerson,
    example: {
      request: { QueryType: 'seyahat', NationalNumber: '11111111110', Phone: '5550000001', Birthdate: '1985-04-12' },
      data: exampleOpenedPerson,
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
    data: quotedPeople(tripAnswersSchema),
    example: {
      request: { HeaderGuid: exampleHeader },
      data: {
        ...exampleQuotedPeople,
        People: [...exampleQuotedPeople.People],
        QueryType: 'seyahat',
        Answers: exampleAnswers,
        Insured: { Kind: 'trip', Title: 'Schengen ülkeleri, 1 kişi', Detail: 'Deniz Örnek' },
      },
    },
  },
} satisfies Record<string, CallContract>;
