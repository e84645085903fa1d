import { accountPage } from '#catalog/pages/index.ts';

const names = { page: 'page', policy: 'police' } as const;
const pages = { data: 'bilgilerim', policies: 'policelerim' } as const;
const guid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export type AccountTab = keyof typeof pages;

/** Where in the account somebody stands, as the address tells; what cannot be read is the customer's data. */
export type AccountAddress =
  | { readonly tab: 'data' }
  | { readonly tab: 'policies' }
  | { readonly tab: 'policies'; readonly policyGuid: string };

export function readAccountAddress(query: URLSearchParams): AccountAddress {
  if (query.get(names.page) !== pages.policies) return { tab: 'data' };
  const policyGuid = query.get(names.policy);
  return policyGuid !== null && guid.test(policyGuid) ? { tab: 'policies', policyGuid } : { tab: 'policies' };
}

export function tabAddress(tab: AccountTab): string {
  return `${accountPage.path}?${new URLSearchParams({ [names.page]: pages[tab] })}`;
}

export function policyAddress(policyGuid: string): string {
  return `${tabAddress('policies')}&${new URLSearchParams({ [names.policy]: policyGuid })}`;
}
