import type { CallContract } from '#contracts/call.ts';
import type { Envelope } from '#contracts/envelope.ts';
import { outcomes } from '#contracts/outcomes.ts';

/** Whether the API does not know the session that a call of a user carried. */
export function isSessionRefused({ audience }: CallContract, { StatusCode }: Envelope): boolean {
  return (audience === 'session' || audience === 'any') && StatusCode === outcomes.tokenControl.code;
}
