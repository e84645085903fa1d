import type { SupportCall } from '../../support/support-call.ts';
import { useAccountCall } from '../use-account-call.ts';

/**
 * Calls of support are open to visitors, so that one sent after the session ended would be a visitor's. Who writes as a
 * member is asked for first; where the session is over the person is told, and what was written waits.
 */
export function useMemberCall(): SupportCall {
  const call = useAccountCall();
  return async (id, ...model) => ((await call('getUserClaims'))?.Success ? call(id, ...model) : undefined);
}
