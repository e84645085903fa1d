import { z } from 'zod';
import { answerSchemas } from './answer-schemas.ts';
import { birthdate, gender, headerGuid, isoDate, lineKey, nationalNumber, phone, shortText } from './fields.ts';

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
};

/** What is known of the customer beside name and place. */
export const knownPerson = {
  IdentityKind: z.enum(['national', 'foreigner', 'passport']),
  /** Null where nobody told it yet. */
  Birthdate: isoDate.nullable(),
  Gender: gender.nullable(),
  Nationality: z.string().nullable(),
};

/** An insured person by first name, enough to tell them apart in the customer's own list. */
export const insuredName = z.object({
  Name: z.string(),
  Relation: z.enum(['self', 'spouse', 'child', 'parent', 'other']),
});
