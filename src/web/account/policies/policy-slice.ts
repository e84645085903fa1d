import type { Policy } from '#contracts/calls/policies.ts';
import { emptyList, type ListState, loadingList } from '../../lists/list-slice.ts';

export type PolicyEvent =
  | { readonly type: 'asked' }
  | { readonly type: 'answered'; readonly list: ListState<Policy> }
  | { readonly type: 'reset' };

/** What becomes of the list of policies after an event. */
export function nextPolicies(_state: ListState<Policy>, event: PolicyEvent): ListState<Policy> {
  switch (event.type) {
    case 'asked':
      return loadingList;
    case 'answered':
      return event.list;
    case 'reset':
      return emptyList;
  }
}
