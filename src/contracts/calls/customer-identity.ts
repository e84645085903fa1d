import { z } from 'zod';
import { lineKeys } from '#domain/lines.ts';
import { answerSchemas } from './answer-schemas.ts';
import {
  birthdate,
  customerSummary,
  gender,
  headerGuid,
  isoDate,
  lineKey,
  nationalNumber,
  phone,
  shortText,
} from './fields.ts';
import { insured } from './insured.ts';
import { exampleQuotation } from './quotation.ts';
import { siteAnswers } from './site-answers.ts';

/**
 * Who opens a quotation about people: by a national or foreigner's number, or by a passport and what the register would
 * have told. What a line needs of it is judged by the questions of its first step.
 */
export const openingPerson = {
  QueryType: lineKey,
  PassportType: z.enum(['1', '2']).optional(),
  NationalNumber: nationalNumber.optional(),
  PassportNumber: answerSchemas.passport.optional(),
  Phone: phone,
  Birthdate: birthdate.optional(),
  Name: shortText.optional(),
  Surname: shortText.optional(),
  Gender: gender.optional(),
  Nationality: answerSchemas.country.optional(),
  CityCode: answerSchemas.province.optional(),
  HeaderGuid: headerGuid.optional(),
  ...siteAnswers,
};

/** A quotation about people as it is opened, with what is known of the customer. */
export const openedPerson = z.object({
  HeaderGuid: headerGuid,
  Customer: customerSummary.nullable(),
  IdentityKind: z.enum(['national', 'foreigner', 'passport']),
  /** Null where nobody told it yet. */
  Birthdate: isoDate.nullable(),
  Gender: gender.nullable(),
  Nationality: z.string().nullable(),
});
export type OpenedPerson = z.infer<typeof openedPerson>;

export const exampleOpenedPerson: OpenedPerson = {
  HeaderGuid: exampleQuotation.HeaderGuid,
  Customer: { Name: 'Deniz', Surname: 'Örnek', CityCode: 34, TownCode: 1, City: 'İstanbul', County: 'Kadıköy' },
  IdentityKind: 'national',
  Birthdate: '1985-04-12',
  Gender: 'K',
  Nationality: null,
};

/** An insured person by first name, enough to tell them apart in the customer's own list. */
const insuredName = z.object({
  Name: z.string(),
  Relation: z.enum(['self', 'spouse', 'child', 'parent', 'other']),
});

/** A quotation about people as it stands, with answers of its kind. */
export const quotedPeople = <Answers extends z.ZodType>(answers: Answers) =>
  openedPerson.extend({
    QueryType: z.enum(lineKeys),
    SecondHand: z.literal(false),
    Phone: z.string(),
    /** What was sent with the last update; null before the first. */
    Answers: answers.nullable(),
    /** Null as long as nobody is asked. */
    Insured: insured.nullable(),
    /** Who is insured, as the insurers were told; empty as long as nobody is asked. */
    People: z.array(insuredName),
  });

export const exampleQuotedPeople = {
  ...exampleOpenedPerson,
  SecondHand: false,
  Phone: '5550000001',
  People: [{ Name: 'Deniz', Relation: 'self' }],
} as const;
