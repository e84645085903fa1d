import { z } from 'zod';
import { lineKeys } from '#domain/lines.ts';
import { birthdate, customerSummary, headerGuid, lineKey, nationalNumber, phone } from './fields.ts';
import { insured } from './insured.ts';
import { exampleQuotation } from './quotation.ts';
import { siteAnswers } from './site-answers.ts';

/** Who opens a quotation about a thing that no register is asked for. */
export const openingThing = {
  QueryType: lineKey,
  NationalNumber: nationalNumber,
  Phone: phone,
  Birthdate: birthdate.optional(),
  HeaderGuid: headerGuid.optional(),
  ...siteAnswers,
};

/** The quotation as it is opened, with what is known of the customer. */
export const openedThing = z.object({ HeaderGuid: headerGuid, Customer: customerSummary.nullable() });
export type OpenedThing = z.infer<typeof openedThing>;

export const exampleOpenedThing: OpenedThing = {
  HeaderGuid: exampleQuotation.HeaderGuid,
  Customer: { Name: 'Deniz', Surname: 'Örnek', CityCode: 34, TownCode: 1, City: 'İstanbul', County: 'Kadıköy' },
};

/** A quotation about a thing as it stands, with answers of its kind. */
export const quotedThing = <Answers extends z.ZodType>(answers: Answers) =>
  openedThing.extend({
    QueryType: z.enum(lineKeys),
    SecondHand: z.literal(false),
    Phone: z.string(),
    /** What was sent with the last update; null before the first. */
    Answers: answers.nullable(),
    /** Null as long as nobody is asked. */
    Insured: insured.nullable(),
  });

export const exampleQuotedThing = { ...exampleOpenedThing, SecondHand: false, Phone: '5550000001' } as const;
