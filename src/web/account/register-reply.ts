import type { z } from 'zod';
import type { numberTaken, provenFirst } from '#contracts/calls/account.ts';
import { outcomes } from '#contracts/outcomes.ts';
import type { Reply } from '../http/http-layer.ts';

/** What a reply to a registration says about its number: that it may be claimed, or how a claim on it stands. */
export function readTaken(reply: Reply<'register'>, claims: boolean) {
  if (reply?.StatusCode !== outcomes.accountExists.code) return { canClaim: false, isClaimed: false };
  const data = reply.Data as unknown as z.infer<typeof numberTaken> | null;
  return { canClaim: data?.CanClaim === true, isClaimed: claims || data?.ClaimDueAt !== undefined };
}

/** Whether the registration is sent once more after its phone is proven, because nothing is stored yet. */
export function asksAgain(reply: Reply<'register'>): boolean {
  return (reply?.Data as unknown as z.infer<typeof provenFirst> | null)?.Again === true;
}
