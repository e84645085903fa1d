import { z } from 'zod';
import { addresses } from '../addresses.ts';
import type { CallContract } from '../call.ts';
import { phone, smsCode } from './fields.ts';
import { exampleOwnQuotation, ownQuotation } from './my-offers.ts';
import { codeSent } from './verification.ts';

/** Quotations of somebody without an account, found by the phone they were asked with. */
export const findOffersCalls = {
  findMyOffers: {
    ...addresses.findMyOffers,
    summary:
      'Sends a code to a phone, to find what was asked with it; whether anything was is told to nobody without it',
    request: z.object({ Phone: phone }),
    data: codeSent,
    example: { request: { Phone: '5550000001' }, data: { ResendSeconds: 60, ValidSeconds: 300 } },
  },
  confirmFindMyOffers: {
    ...addresses.confirmFindMyOffers,
    newVisitor: 'keeps',
    summary: 'With the right code, the quotations of the last days asked with the phone open on this device too',
    request: z.object({ Phone: phone, SmsActivationCode: smsCode }),
    data: z.array(ownQuotation),
    example: {
      request: { Phone: '5550000001', SmsActivationCode: '123456' },
      data: [exampleOwnQuotation],
    },
  },
} satisfies Record<string, CallContract>;
