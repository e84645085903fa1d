import type { HttpLayer } from '../http/http-layer.ts';
import type { User } from './user-state.ts';

export type SessionUser = User & { readonly mustChangePassword: boolean };

/** Reads who a request comes from, once for all its loaders. A session that has ended counts as a visitor. */
export function userReader(http: HttpLayer, hasSession: boolean): () => Promise<SessionUser | null> {
  let known: Promise<SessionUser | null> | undefined;
  const ask = async () => {
    const reply = hasSession ? await http.call('getUserClaims') : undefined;
    if (!reply?.Success) return null;
    const { Name, Surname, MustChangePassword } = reply.Data;
    return { Name, Surname, mustChangePassword: MustChangePassword };
  };
  return () => {
    known ??= ask();
    return known;
  };
}
