import type { CallContract } from '#contracts/call.ts';
import type { Envelope } from '#contracts/envelope.ts';
import { isCompleted } from '#contracts/outcomes.ts';
import { isSessionRefused } from '../http/session-refused.ts';

/** Whether a reply gives the browser its next id: the API hands on what the old one held exactly when the call was done. */
export function takesNextVisitor(contract: CallContract, envelope: Envelope): boolean {
  if (contract.newVisitor === undefined) return false;
  // Who logs out of a session that was over already wants to leave nothing behind either.
  const isOver = contract.newVisitor === 'fresh' && isSessionRefused(contract, envelope);
  return isOver || isCompleted(envelope.StatusCode);
}
