import { data, type RouterContextProvider, redirectDocument } from 'react-router';
import type { PageAccess } from '#catalog/pages/page.ts';
import { hostContext } from '../host-context.ts';
import { guardRedirect } from './guard.ts';
import type { Asking } from './read-user.ts';

/** Sends home who may not open a page. The whole page is loaded anew, for what it knew of a user may be over. */
export async function guardPage(context: Readonly<RouterContextProvider>, access: PageAccess): Promise<Asking> {
  const user = await context.get(hostContext).readUser();
  // Who is logged in is not sent away because nobody can look the session up for a moment.
  if (user === undefined && access === 'user') throw data(null, { status: 503 });
  const target = guardRedirect(access, Boolean(user));
  if (target) throw redirectDocument(target, 302);
  return user;
}
