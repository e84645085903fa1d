import { loginFirstPath } from '#catalog/account-pages.ts';
import type { PageAccess } from '#catalog/pages/page.ts';

/** Where a page sends someone who may not open it; undefined where they may. */
export function guardRedirect(access: PageAccess, isLoggedIn: boolean, wanted: string): `/${string}` | undefined {
  if (access === 'visitor' && isLoggedIn) return '/';
  if (access === 'user' && !isLoggedIn) return loginFirstPath(wanted);
  return undefined;
}
