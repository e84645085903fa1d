import { z } from 'zod';
import { consentActs, marketingChannels } from '#domain/account/consents.ts';
import { addresses } from '../addresses.ts';
import type { CallContract } from '../call.ts';
import { moment, wireBoolean } from './fields.ts';

const consent = z.object({
  Purpose: z.enum(['userAgreement', 'dataNotice', 'marketing']),
  Channel: z.enum(['site', 'sms', 'call', 'email']),
  Granted: z.boolean(),
  /** Of the text that was shown. */
  TextVersion: z.string(),
  /** `permissionRegister`: taken back at the national register of permissions, not with us. */
  Act: z.enum(consentActs),
  GivenAt: moment,
});
export type Consent = z.infer<typeof consent>;

const marketing = z.object({ sms: z.boolean(), call: z.boolean(), email: z.boolean() });

const sentMessage = z.object({
  Channel: z.enum(['sms', 'email']),
  /** Why it was sent, in words. */
  Purpose: z.string(),
  /** With its middle hidden. */
  Recipient: z.string(),
  SentAt: moment,
  State: z.enum(['sent', 'refused', 'unavailable']),
});
export type SentMessage = z.infer<typeof sentMessage>;

const exampleMarketing = { sms: false, call: false, email: true };

export const permissionCalls = {
  myConsents: {
    ...addresses.myConsents,
    summary:
      'What the logged-in customer agreed to and took back, newest first, and which channels are open for marketing now',
    request: z.object({}),
    data: z.object({ Marketing: marketing, Consents: z.array(consent) }),
    example: {
      request: {},
      data: {
        Marketing: exampleMarketing,
        Consents: [
          {
            Purpose: 'marketing',
            Channel: 'email',
            Granted: true,
            TextVersion: '4f1d0c2ab973',
            Act: 'account',
            GivenAt: '2026-11-15T09:30:00Z',
          },
        ],
      },
    },
  },
  changeConsent: {
    ...addresses.changeConsent,
    summary: 'Gives or takes back the permission for marketing on one channel',
    request: z.object({ Channel: z.enum(marketingChannels), Granted: wireBoolean }),
    data: z.object({ Marketing: marketing }),
    example: { request: { Channel: 'email', Granted: true }, data: { Marketing: exampleMarketing } },
  },
  myMessages: {
    ...addresses.myMessages,
    summary: 'Every SMS and e-mail sent to the logged-in customer that is still on record, newest first',
    request: z.object({}),
    data: z.array(sentMessage),
    example: {
      request: {},
      data: [
        {
          Channel: 'sms',
          Purpose: 'Teklif için doğrulama kodu',
          Recipient: '5** *** ** 01',
          SentAt: '2026-11-15T09:30:00Z',
          State: 'sent',
        },
      ],
    },
  },
} satisfies Record<string, CallContract>;
