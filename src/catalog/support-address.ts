import { accountPage } from './pages/page-of-its-kind.ts';

/** Names a request in an address: a member's by its id, a visitor's by the token of its link. */
export const requestParameter = 'talep';

/** Where a member reads a support request. */
export function memberRequestPath(id: string): string {
  return `${accountPage.path}?${new URLSearchParams({ page: 'destek', [requestParameter]: id })}`;
}

/** Where a visitor reads one, after a code to the phone. */
export function visitorRequestPath(token: string): string {
  return `/iletisim?${new URLSearchParams({ [requestParameter]: token })}`;
}
