import type { z } from 'zod';
import type { passwordAsked } from '#contracts/calls/customer.ts';
import type { CallId } from '#contracts/index.ts';
import { outcomes } from '#contracts/outcomes.ts';
import type { Reply } from '../http/http-layer.ts';

/** A password that is asked beside something else is the only thing that a call finds wrong with it. */
export const passwordFields: ReadonlyMap<number, string> = new Map([[outcomes.dataWrong.code, 'Password']]);

/** Whether a change was not made because the holder's password must stand beside it. */
export function isPasswordAsked(reply: Reply<CallId>): boolean {
  if (reply?.StatusCode !== outcomes.step.code) return false;
  const data: unknown = reply.Data;
  return (data as z.infer<typeof passwordAsked> | null)?.PasswordRequired === true;
}
