import {
  type AccountTab,
  accountPageParameter,
  accountPageWords,
  accountTabPath as tabAddress,
} from '#catalog/account-pages.ts';
import { memberPolicyPath, policyParameter } from '#catalog/policy-address.ts';
import { memberRequestPath, requestParameter } from '#catalog/support-address.ts';

const names = {
  page: accountPageParameter,
  policy: policyParameter,
  request: requestParameter,
  fresh: 'yeni',
} as const;
const guid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export type { AccountTab };
export { tabAddress };
export const accountTabNames = Object.keys(accountPageWords) as AccountTab[];

/** Where in the account somebody stands, as the address tells; what cannot be read is the customer's details. */
export type AccountAddress =
  | { readonly tab: Exclude<AccountTab, 'policies' | 'support'> }
  | { readonly tab: 'policies'; readonly policyGuid?: string }
  | { readonly tab: 'support'; readonly requestGuid?: string; readonly fresh?: FreshRequest };

/** A request that is being written, about a policy where one is meant. */
export type FreshRequest = { readonly policyGuid?: string };

function guidIn(query: URLSearchParams, name: string): string | undefined {
  const told = query.get(name);
  return told !== null && guid.test(told) ? told : undefined;
}

export function readAccountAddress(query: URLSearchParams): AccountAddress {
  const told = query.get(names.page);
  const tab = accountTabNames.find((known) => accountPageWords[known] === told) ?? 'details';
  if (tab === 'policies') {
    const policyGuid = guidIn(query, names.policy);
    return policyGuid ? { tab, policyGuid } : { tab };
  }
  if (tab === 'support') {
    const requestGuid = guidIn(query, names.request);
    if (requestGuid) return { tab, requestGuid };
    if (!query.has(names.fresh)) return { tab };
    const policyGuid = guidIn(query, names.policy);
    return { tab, fresh: policyGuid ? { policyGuid } : {} };
  }
  return { tab };
}

export function policyAddress(policyGuid: string): string {
  return memberPolicyPath(policyGuid);
}

export const requestAddress = memberRequestPath;

export function freshRequestAddress({ policyGuid }: FreshRequest = {}): string {
  const about = policyGuid ? { [names.policy]: policyGuid } : {};
  return `${tabAddress('support')}&${new URLSearchParams({ [names.fresh]: '1', ...about })}`;
}

/** The address of a place, as its navigation writes it. */
export function placeAddress(place: AccountAddress): string {
  if (place.tab === 'policies' && place.policyGuid) return policyAddress(place.policyGuid);
  if (place.tab === 'support' && place.requestGuid) return requestAddress(place.requestGuid);
  if (place.tab === 'support' && place.fresh) return freshRequestAddress(place.fresh);
  return tabAddress(place.tab);
}
