import { data, type RouterContextProvider, redirectDocument } from 'react-router';
import type { PageAccess } from '#catalog/pages/page.ts';
import type { SessionUser } from '../user/read-user.ts';
import { guardRedirect } from './guard.ts';
import { hostContext } from './host-context.ts';

/** Sends home who may not open a page. The whole page is loaded anew, for what it knew of a user may be over. */
export async function guardPage(
  context: Readonly<RouterContextProvider>,
  access: PageAccess,
  request: Request,
): Promise<SessionUser | null> {
  const { user, untold } = await context.get(hostContext).readUser();
  // Who is logged in is not sent away because nobody can look the session up for a moment.
  if (untold && access === 'user') throw data(null, { status: 503 });
  const { pathname, search } = new URL(request.url);
  const target = guardRedirect(access, user !== null, `${pathname.replace(/\.data$/, '')}${search}`);
  if (target) throw redirectDocument(target, 302);
  return user;
}
