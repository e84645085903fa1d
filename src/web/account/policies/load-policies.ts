import type { Firm } from '#contracts/calls/content.ts';
import type { Policy, PolicyDetail } from '#contracts/calls/policies.ts';
import { outcomes } from '#contracts/outcomes.ts';
import type { HttpLayer } from '../../http/http-layer.ts';
import { type ListState, loadList } from '../../lists/list-slice.ts';
import { sharedLists } from '../../lists/shared-lists.ts';
import type { AccountAddress } from '../account-address.ts';

export type LoadedPolicy =
  | { readonly kind: 'read'; readonly detail: PolicyDetail }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed' };

/** The customer's policies, or one of them. */
export type LoadedPolicies =
  | { readonly kind: 'list'; readonly policies: ListState<Policy>; readonly companies: ListState<Firm> }
  | { readonly kind: 'policy'; readonly policy: LoadedPolicy };

async function loadPolicy(http: HttpLayer, PolicyGuid: string): Promise<LoadedPolicy> {
  const reply = await http.call('policyDetail', { PolicyGuid });
  if (reply?.Success) return { kind: 'read', detail: reply.Data };
  return reply?.StatusCode === outcomes.notFound.code ? { kind: 'missing' } : { kind: 'failed' };
}

export async function loadPolicies(
  http: HttpLayer,
  place: Extract<AccountAddress, { tab: 'policies' }>,
): Promise<LoadedPolicies> {
  if (place.policyGuid) return { kind: 'policy', policy: await loadPolicy(http, place.policyGuid) };
  const [policies, companies] = await Promise.all([
    loadList(http, sharedLists.myPolicies),
    loadList(http, sharedLists.companies),
  ]);
  return { kind: 'list', policies, companies };
}
