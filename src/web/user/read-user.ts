import { outcomes } from '#contracts/outcomes.ts';
import type { HttpLayer } from '../http/http-layer.ts';
import type { User } from './user-state.ts';

export type SessionUser = User & { readonly mustChangePassword: boolean };

/** Nobody where a visitor asks, and undefined where a session is named and nobody can tell now whose it is. */
export type Asking = SessionUser | null | undefined;

const untold: ReadonlySet<number> = new Set([outcomes.upstreamDown.code, outcomes.fault.code]);

/** Reads who a request comes from, once for all its loaders. A session that has ended counts as a visitor. */
export function userReader(http: HttpLayer, hasSession: boolean): () => Promise<Asking> {
  let known: Promise<Asking> | undefined;
  const ask = async () => {
    if (!hasSession) return null;
    const reply = await http.call('getUserClaims');
    if (!reply?.Success) return !reply || untold.has(reply.StatusCode) ? undefined : null;
    const { Name, Surname, MustChangePassword } = reply.Data;
    return { Name, Surname, mustChangePassword: MustChangePassword };
  };
  return () => {
    known ??= ask();
    return known;
  };
}
