import { accountPage } from './pages/page-of-its-kind.ts';

/** The pages of the account in the order of its navigation, as addresses name them. */
export const accountPageWords = {
  overview: 'ozet',
  policies: 'policelerim',
  offers: 'tekliflerim',
  support: 'destek',
  files: 'belgelerim',
  details: 'bilgilerim',
  permissions: 'izinlerim',
  data: 'verilerim',
} as const;
export type AccountTab = keyof typeof accountPageWords;

/** Under which an address names one of them. */
export const accountPageParameter = 'page';

export function accountTabPath(tab: AccountTab): string {
  return `${accountPage.path}?${new URLSearchParams({ [accountPageParameter]: accountPageWords[tab] })}`;
}

const loginParameter = 'giris';

/** Home, where the login window opens; it leads on to a page of the account. */
export function loginFirstPath(wanted: string): `/?${string}` {
  return `/?${new URLSearchParams({ [loginParameter]: wanted })}`;
}

/** Where the login leads on to; whoever writes such an address cannot lead anywhere but into the account. */
export function readLoginFirst(query: URLSearchParams): string | undefined {
  const wanted = query.get(loginParameter);
  if (wanted === null) return undefined;
  const isAccount = wanted === accountPage.path || wanted.startsWith(`${accountPage.path}?`);
  return isAccount ? wanted : accountPage.path;
}
