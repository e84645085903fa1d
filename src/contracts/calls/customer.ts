import { z } from 'zod';
import { nameField, surnameField } from '#catalog/forms/register.ts';
import { addresses } from '../addresses.ts';
import type { CallContract } from '../call.ts';
import { judged } from '../judged.ts';
import {
  birthdate,
  email,
  gender,
  guid,
  isoDate,
  nationalNumber,
  phone,
  secret,
  shortText,
  wireBoolean,
  wireId,
} from './fields.ts';

const name = judged(nameField, shortText);
const surname = judged(surnameField, shortText);

export const clientInfo = z.object({
  NationalNumber: nationalNumber,
  Name: z.string(),
  Surname: z.string(),
  Phone: phone,
  Email: z.string(),
  Birthdate: isoDate.nullable(),
  Gender: gender.nullable(),
  CityCode: z.number().int().nullable(),
  CountyCode: z.number().int().nullable(),
  AdvertisementAgreement: z.boolean(),
  /** A code at every login, or on a new device only. */
  MfaAlways: z.boolean(),
});
export type ClientInfo = z.infer<typeof clientInfo>;

export const exampleClient: ClientInfo = {
  NationalNumber: '11111111110',
  Name: 'Deniz',
  Surname: 'Örnek',
  Phone: '5550000001',
  Email: 'deniz@example.com',
  Birthdate: '1990-01-31',
  Gender: 'K',
  CityCode: 34,
  CountyCode: 1,
  AdvertisementAgreement: false,
  MfaAlways: false,
};

/** Data of an update that answers 1001 because it needs the password. */
export const passwordAsked = z.object({ PasswordRequired: z.literal(true) });

/** Of which version of a text the customer's last yes was, and when it was given. */
const acceptance = z.object({ AcceptedAt: z.iso.datetime().nullable(), IsCurrent: z.boolean() });
const acceptedTexts = z.object({ PrivacyAgreement: acceptance, OpenDataAgreement: acceptance });
export type AcceptedTexts = z.infer<typeof acceptedTexts>;

export const customerCalls = {
  updateCustomer: {
    ...addresses.updateCustomer,
    summary: "Changes the logged-in customer's details",
    request: z.object({
      Name: name.optional(),
      Surname: surname.optional(),
      Phone: phone.optional(),
      Email: email.optional(),
      Birthdate: birthdate.optional(),
      Gender: gender.optional(),
      CityCode: wireId.optional(),
      CountyCode: wireId.optional(),
      AdvertisementAgreement: wireBoolean.optional(),
      PrivacyAgreement: wireBoolean.optional(),
      OpenDataAgreement: wireBoolean.optional(),
      MfaAlways: wireBoolean.optional(),
      /** Asked for with 1001 by a new phone, e-mail or second factor; encrypted where a Guid stands beside it. */
      Password: secret.optional(),
      Guid: guid.optional(),
    }),
    data: clientInfo,
    example: { request: { Email: 'deniz@example.com', CityCode: 34, CountyCode: 1 }, data: exampleClient },
  },
  agreementCheck: {
    ...addresses.agreementCheck,
    summary: 'Which agreements the customer has already given',
    request: z.object({ NationalNumber: nationalNumber, Phone: phone }),
    data: z.object({
      AdvertisementAgreement: z.boolean(),
      PrivacyAgreement: z.boolean(),
      OpenDataAgreement: z.boolean(),
      Texts: acceptedTexts,
    }),
    example: {
      request: { NationalNumber: '11111111110', Phone: '5550000001' },
      data: {
        AdvertisementAgreement: false,
        PrivacyAgreement: true,
        OpenDataAgreement: true,
        Texts: {
          PrivacyAgreement: { AcceptedAt: '2026-11-15T09:00:00.000Z', IsCurrent: true },
          OpenDataAgreement: { AcceptedAt: '2026-11-15T09:00:00.000Z', IsCurrent: true },
        },
      },
    },
  },
} satisfies Record<string, CallContract>;
