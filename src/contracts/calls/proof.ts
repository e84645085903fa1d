import { z } from 'zod';
import { lineKeys } from '#domain/lines.ts';
import { addresses } from '../addresses.ts';
import type { CallContract } from '../call.ts';
import { headerGuid, smsCode } from './fields.ts';
import { exampleToken, shareToken } from './offer.ts';
import { exampleQuotation } from './quotation.ts';

const exampleHeader = exampleQuotation.HeaderGuid;

/** A code on its way to a phone of which only a hint is given. */
export const linkCode = z.object({
  MaskedPhone: z.string(),
  ResendSeconds: z.number().int(),
  ValidSeconds: z.number().int(),
});
export const exampleCode = { MaskedPhone: '5** *** ** 01', ResendSeconds: 60, ValidSeconds: 300 };

const opened = z.object({ HeaderGuid: headerGuid, QueryType: z.enum(lineKeys), SecondHand: z.boolean() });
const exampleOpened = { HeaderGuid: exampleHeader, QueryType: 'kasko', SecondHand: false };

/** Data of codeConfirmationRequired, which every call about an own quotation answers once its proof is too old. */
export const proofAsked = z.object({ HeaderGuid: headerGuid, MaskedPhone: z.string() });
export type ProofAsked = z.infer<typeof proofAsked>;

/** Proving the phone of a quotation: behind a link on another device, or once more on the own. */
export const proofCalls = {
  resumeOffers: {
    ...addresses.resumeOffers,
    summary: 'Sends a code to the phone of the quotation behind a link, to go on with it on this device',
    request: z.object({ Token: shareToken }),
    data: linkCode,
    example: { request: { Token: exampleToken }, data: exampleCode },
  },
  confirmResume: {
    ...addresses.confirmResume,
    newVisitor: 'keeps',
    summary: 'With the right code, the quotation behind a link opens on this device too',
    request: z.object({ Token: shareToken, SmsActivationCode: smsCode }),
    data: opened,
    example: { request: { Token: exampleToken, SmsActivationCode: '123456' }, data: exampleOpened },
  },
  proveAgain: {
    ...addresses.proveAgain,
    summary: "Sends a code to the phone of the visitor's own quotation, which was proven too long ago",
    request: z.object({ HeaderGuid: headerGuid }),
    data: linkCode,
    example: { request: { HeaderGuid: exampleHeader }, data: exampleCode },
  },
  confirmProofAgain: {
    ...addresses.confirmProofAgain,
    newVisitor: 'keeps',
    summary: 'With the right code, the visitor may see the own quotation again',
    request: z.object({ HeaderGuid: headerGuid, SmsActivationCode: smsCode }),
    data: opened,
    example: { request: { HeaderGuid: exampleHeader, SmsActivationCode: '123456' }, data: exampleOpened },
  },
} satisfies Record<string, CallContract>;
