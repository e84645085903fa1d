import { z } from 'zod';
import { petAnswers } from '#catalog/risks/pet/answers.ts';
import { addresses } from '../addresses.ts';
import type { CallContract } from '../call.ts';
import { answerFields } from './answer-schemas.ts';
import { headerGuid } from './fields.ts';
import { exampleQuotation, quotation } from './quotation.ts';
import { exampleOpenedThing, exampleQuotedThing, openedThing, openingThing, quotedThing } from './quoted-thing.ts';

export const petAnswersSchema = z.object(answerFields(petAnswers));

const exampleHeader = exampleQuotation.HeaderGuid;
const exampleAnswers = {
  Pets: [
    {
      Species: '2',
      Breed: 'golden-retriever',
      PetName: 'Zeytin',
      PetBirthdate: '2023-05-01',
      PetSex: '1',
      ChipNo: '990000000000001',
      Neutered: true,
      Vaccinated: true,
    },
  ],
  TreatmentLimit: '2',
  CoPay: '1',
  PolicyStart: '2026-12-01',
} satisfies z.input<typeof petAnswersSchema>;

export const petCalls = {
  petQueryInfo: {
    ...addresses.petQueryInfo,
    summary: 'What the registers know of the owner; opens a quotation, or looks again for an open one',
    request: z.object(openingThing),
    data: openedThing,
    example: {
      request: { QueryType: 'petsaglik', NationalNumber: '11111111110', Phone: '5550000001', Birthdate: '1985-04-12' },
      data: exampleOpenedThing,
    },
  },
  petUpdateInfo: {
    ...addresses.petUpdateInfo,
    summary: 'Completes the animals of a quotation and asks the panel; only what a change touches is asked again',
    request: z.object({ HeaderGuid: headerGuid, ...answerFields(petAnswers) }),
    data: quotation,
    example: { request: { HeaderGuid: exampleHeader, ...exampleAnswers }, data: exampleQuotation },
  },
  petQuotation: {
    ...addresses.petQuotation,
    summary: 'A quotation of this visitor as it stands, to go on with it',
    request: z.object({ HeaderGuid: headerGuid }),
    data: quotedThing(petAnswersSchema),
    example: {
      request: { HeaderGuid: exampleHeader },
      data: {
        ...exampleQuotedThing,
        QueryType: 'petsaglik',
        Answers: exampleAnswers,
        Insured: { Kind: 'pet', Title: 'Zeytin (köpek)', Detail: 'Golden Retriever' },
      },
    },
  },
} satisfies Record<string, CallContract>;
