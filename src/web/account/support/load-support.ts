import type { Choice } from '#catalog/fields/field.ts';
import type { SelectItem } from '#contracts/calls/fields.ts';
import type { SupportRequest } from '#contracts/calls/support.ts';
import type { HttpLayer } from '../../http/http-layer.ts';
import { type ListState, loadList } from '../../lists/list-slice.ts';
import { sharedLists } from '../../lists/shared-lists.ts';
import { policyChoices } from '../../support/policy-choices.ts';
import type { ThreadLists } from '../../support/thread.tsx';
import { type LoadedThread, loadThread } from '../../support/use-thread.ts';
import type { AccountAddress } from '../account-address.ts';

/** The member's requests, one of them, or the form that opens another. */
export type LoadedSupport =
  | { readonly kind: 'list'; readonly requests: ListState<SupportRequest>; readonly statuses: readonly SelectItem[] }
  | (ThreadLists & { readonly kind: 'thread'; readonly requestGuid: string; readonly thread: LoadedThread })
  | { readonly kind: 'fresh'; readonly policies: readonly Choice[]; readonly policyGuid: string | undefined };

/** A list without which the page says less, but says it. */
async function rowsOf(http: HttpLayer, name: 'requestTypes' | 'statuses'): Promise<readonly SelectItem[]> {
  return (await loadList(http, sharedLists[name])).data;
}

export async function loadSupport(
  http: HttpLayer,
  { requestGuid, fresh }: Extract<AccountAddress, { tab: 'support' }>,
): Promise<LoadedSupport> {
  if (requestGuid) {
    const [thread, types, statuses] = await Promise.all([
      loadThread(http, requestGuid),
      rowsOf(http, 'requestTypes'),
      rowsOf(http, 'statuses'),
    ]);
    return { kind: 'thread', requestGuid, thread, types, statuses };
  }
  if (fresh) {
    const policies = policyChoices((await loadList(http, sharedLists.myPolicies)).data);
    const policyGuid = policies.some(({ id }) => id === fresh.policyGuid) ? fresh.policyGuid : undefined;
    return { kind: 'fresh', policies, policyGuid };
  }
  const [requests, statuses] = await Promise.all([loadList(http, sharedLists.myRequests), rowsOf(http, 'statuses')]);
  return { kind: 'list', requests, statuses };
}
