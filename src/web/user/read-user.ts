import { outcomes } from '#contracts/outcomes.ts';
import type { HttpLayer } from '../http/http-layer.ts';
import { isIdle } from '../http/session-idle.ts';
import type { User } from './user-state.ts';

export type SessionUser = User & { readonly mustChangePassword: boolean };

/** Who a request comes from. */
export type RequestUser = {
  readonly user: SessionUser | null;
  /** A visitor only because the session was not used for long. */
  readonly wasIdle: boolean;
  /** A session is named, and nobody can tell now whose it is. */
  readonly untold: boolean;
};

const visitor: RequestUser = { user: null, wasIdle: false, untold: false };
const untoldCodes: ReadonlySet<number> = new Set([outcomes.upstreamDown.code, outcomes.fault.code]);

/** Reads who a request comes from, once for all its loaders. A session that has ended counts as a visitor. */
export function userReader(http: HttpLayer, hasSession: boolean): () => Promise<RequestUser> {
  let known: Promise<RequestUser> | undefined;
  const ask = async (): Promise<RequestUser> => {
    if (!hasSession) return visitor;
    const reply = await http.call('getUserClaims');
    if (!reply || untoldCodes.has(reply.StatusCode)) return { ...visitor, untold: true };
    if (!reply.Success) return { ...visitor, wasIdle: isIdle(reply) };
    const { Name, Surname, MustChangePassword } = reply.Data;
    return { ...visitor, user: { Name, Surname, mustChangePassword: MustChangePassword } };
  };
  return () => {
    known ??= ask();
    return known;
  };
}
