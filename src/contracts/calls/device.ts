import { z } from 'zod';
import { deviceAnswers } from '#catalog/risks/device/answers.ts';
import { addresses } from '../addresses.ts';
import type { CallContract } from '../call.ts';
import { answerFields } from './answer-schemas.ts';
import { headerGuid } from './fields.ts';
import { exampleQuotation, quotation } from './quotation.ts';
import { exampleOpenedThing, exampleQuotedThing, openedThing, openingThing, quotedThing } from './quoted-thing.ts';

export const deviceAnswersSchema = z.object(answerFields(deviceAnswers));

const exampleHeader = exampleQuotation.HeaderGuid;
const exampleAnswers = {
  BrandId: 1,
  ModelId: 101,
  ImeiNo: '490154203237518',
  InvoiceDate: '2026-10-01',
  InvoicePrice: 42_000,
  PolicyStart: '2026-11-16',
} satisfies z.input<typeof deviceAnswersSchema>;

export const deviceCalls = {
  deviceQueryInfo: {
    ...addresses.deviceQueryInfo,
    summary: 'What the registers know of the owner; opens a quotation, or looks again for an open one',
    request: z.object(openingThing),
    data: openedThing,
    example: {
      request: { QueryType: 'telefon', NationalNumber: '11111111110', Phone: '5550000001', Birthdate: '1985-04-12' },
      data: exampleOpenedThing,
    },
  },
  deviceUpdateInfo: {
    ...addresses.deviceUpdateInfo,
    summary: 'Completes the phone of a quotation and asks the panel; only what a change touches is asked again',
    request: z.object({ HeaderGuid: headerGuid, ...answerFields(deviceAnswers) }),
    data: quotation,
    example: { request: { HeaderGuid: exampleHeader, ...exampleAnswers }, data: exampleQuotation },
  },
  deviceQuotation: {
    ...addresses.deviceQuotation,
    summary: 'A quotation of this visitor as it stands, to go on with it',
    request: z.object({ HeaderGuid: headerGuid }),
    data: quotedThing(deviceAnswersSchema),
    example: {
      request: { HeaderGuid: exampleHeader },
      data: {
        ...exampleQuotedThing,
        QueryType: 'telefon',
        Answers: exampleAnswers,
        Insured: { Kind: 'device', Title: 'Örnek Marka Örnek Model', Detail: 'IMEI …7518' },
      },
    },
  },
} satisfies Record<string, CallContract>;
