import { z } from 'zod';
import { wireConsentNames } from '#catalog/forms/consents.ts';
import { verificationFields } from '#catalog/forms/phone-verification.ts';
import { codePhone, sendCodeFields } from '#catalog/forms/send-code.ts';
import { vehicleColumns } from '#catalog/risks/vehicle/lines.ts';
import type { LineKey } from '#domain/lines.ts';
import { readPlate } from '#domain/risks/vehicle-plate.ts';
import { ruleText } from '#messages/rules.ts';
import { fieldMessages } from '#messages/validation.ts';
import { addresses } from '../addresses.ts';
import type { CallContract } from '../call.ts';
import { formRequest } from '../form-request.ts';
import { clientInfo, exampleClient } from './customer.ts';
import {
  agreements,
  birthdate,
  customerSummary,
  lineKey,
  nationalNumber,
  nothing,
  phone,
  queryType,
  smsCode,
} from './fields.ts';

const exampleAgreements = { AdvertisementAgreement: false, PrivacyAgreement: true, OpenDataAgreement: true };

/** Lines without a vehicle take no plate; the others take one that they would quote, or its stand-in. */
function judgePlate(
  { Querytype, LicensePlateNumber: plate }: { Querytype: LineKey; LicensePlateNumber?: string | undefined },
  context: z.RefinementCtx,
): void {
  if (plate === undefined) return;
  const columns = vehicleColumns(Querytype);
  if (columns && readPlate(plate, { rule: columns.plate, reserved: true })) return;
  const message = columns ? ruleText({ message: 'plateInvalid' }) : fieldMessages.noPlate;
  context.addIssue({ code: 'custom', path: ['LicensePlateNumber'], message });
}

export const codeSent = z.object({ ResendSeconds: z.number().int(), ValidSeconds: z.number().int() });

/** Data of a refusal with 429: what is left of the wait, and whether a code sent before can still be typed. */
export const codeHeld = z.object({ ResendSeconds: z.number().int(), CodeWaiting: z.boolean() });

export const verificationCalls = {
  sendTemporaryCode: {
    ...addresses.sendTemporaryCode,
    summary: 'Sends an SMS code to a phone',
    request: formRequest(
      sendCodeFields,
      z.object({
        NationalNumber: nationalNumber.optional(),
        PassportNumber: z.string().min(1).max(20).optional(),
        Phone: phone,
        QueryType: queryType,
        ...agreements,
      }),
    ),
    data: codeSent,
    example: {
      request: { NationalNumber: '11111111110', Phone: '5550000001', QueryType: 'kasko', ...exampleAgreements },
      data: { ResendSeconds: 60, ValidSeconds: 300 },
    },
  },
  confirmTemporaryCode: {
    ...addresses.confirmTemporaryCode,
    newVisitor: 'keeps',
    summary: 'Confirms the SMS code',
    request: formRequest(
      [...verificationFields(wireConsentNames), codePhone],
      z.object({ SmsActivationCode: smsCode, Gsm: phone, QueryType: queryType, ...agreements }),
    ),
    data: nothing,
    example: {
      request: { SmsActivationCode: '123456', Gsm: '5550000001', QueryType: 'kasko', ...exampleAgreements },
      data: null,
    },
  },
  amlCheck: {
    ...addresses.amlCheck,
    summary: 'Checks the verified customer and answers who they are',
    request: z
      .object({
        Querytype: lineKey,
        NationalNumber: nationalNumber,
        Phone: phone,
        Birthdate: birthdate.optional(),
        LicensePlateNumber: z.string().min(1).max(20).optional(),
      })
      .superRefine(judgePlate),
    data: customerSummary,
    example: {
      request: {
        Querytype: 'kasko',
        NationalNumber: '11111111110',
        Phone: '5550000001',
        Birthdate: '1990-01-31',
        LicensePlateNumber: '34ABC123',
      },
      data: { Name: 'Deniz', Surname: 'Örnek', CityCode: 34, TownCode: 1, City: 'İstanbul', County: 'Kadıköy' },
    },
  },
  clientInfo: {
    ...addresses.clientInfo,
    summary: "The logged-in customer's own details",
    request: z.object({}),
    data: clientInfo,
    example: { request: {}, data: exampleClient },
  },
} satisfies Record<string, CallContract>;
