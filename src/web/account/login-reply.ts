import type { z } from 'zod';
import type { phoneToVerify, secondFactorSent } from '#contracts/calls/account.ts';
import { outcomes } from '#contracts/outcomes.ts';
import type { CallData, Reply } from '../http/http-layer.ts';

type Opened = Omit<CallData<'login'>, 'Token'>;

/** What a reply to a login asks for next. */
export type LoginStep =
  | { readonly kind: 'opened'; readonly session: Opened }
  | { readonly kind: 'verifyPhone'; readonly asked: z.infer<typeof phoneToVerify> }
  | { readonly kind: 'secondFactor'; readonly sent: z.infer<typeof secondFactorSent> }
  /** With the seconds after which a code may be asked for, where that is what failed. */
  | { readonly kind: 'failed'; readonly seconds: number };

/** The data of a reply has the shape of its code. */
export function readLogin(reply: Reply<'login'>): LoginStep {
  const data: unknown = reply?.Data;
  switch (reply?.StatusCode) {
    case outcomes.loggedIn.code:
      return { kind: 'opened', session: data as Opened };
    case outcomes.phoneVerificationRequired.code:
      return { kind: 'verifyPhone', asked: data as z.infer<typeof phoneToVerify> };
    case outcomes.secondFactorRequired.code:
      return { kind: 'secondFactor', sent: data as z.infer<typeof secondFactorSent> };
    default:
      return { kind: 'failed', seconds: (data as { readonly ResendSeconds?: number } | null)?.ResendSeconds ?? 0 };
  }
}
