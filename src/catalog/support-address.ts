import { accountPage } from './pages/index.ts';

const request = 'talep';

/** Where a member reads a support request. */
export function memberRequestPath(id: string): string {
  return `${accountPage.path}?${new URLSearchParams({ page: 'destek', [request]: id })}`;
}

/** Where a visitor reads one, after a code to the phone. */
export function visitorRequestPath(token: string): string {
  return `/iletisim?${new URLSearchParams({ [request]: token })}`;
}
