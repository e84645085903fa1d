import type { HttpLayer } from '../http/http-layer.ts';
import { isIdle } from './session-idle.ts';
import type { User } from './user-state.ts';

export type SessionUser = User & { readonly mustChangePassword: boolean };

/** Who a request comes from, and whether it is a visitor only because the session was not used for long. */
export type RequestUser = { readonly user: SessionUser | null; readonly wasIdle: boolean };

/** Reads who a request comes from, once for all its loaders. A session that has ended counts as a visitor. */
export function userReader(http: HttpLayer, hasSession: boolean): () => Promise<RequestUser> {
  let known: Promise<RequestUser> | undefined;
  const ask = async () => {
    const reply = hasSession ? await http.call('getUserClaims') : undefined;
    if (!reply?.Success) return { user: null, wasIdle: reply !== undefined && isIdle(reply) };
    const { Name, Surname, MustChangePassword } = reply.Data;
    return { user: { Name, Surname, mustChangePassword: MustChangePassword }, wasIdle: false };
  };
  return () => {
    known ??= ask();
    return known;
  };
}
