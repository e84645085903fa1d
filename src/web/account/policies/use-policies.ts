import { useReducer } from 'react';
import type { Policy } from '#contracts/calls/policies.ts';
import { outcomes } from '#contracts/outcomes.ts';
import { browserHttp } from '../../http/browser-http.ts';
import type { HttpLayer } from '../../http/http-layer.ts';
import { type ListState, loadList } from '../../lists/list-slice.ts';
import { sharedLists } from '../../lists/shared-lists.ts';
import { useLeaveAccount } from '../../user/use-log-out.ts';
import { nextPolicies } from './policy-slice.ts';

/** The policies the page came with, and a way to ask for them anew. Whose session has ended keeps none of them. */
export function usePolicies(loaded: ListState<Policy>) {
  const [policies, dispatch] = useReducer(nextPolicies, loaded);
  const leave = useLeaveAccount();
  return {
    policies,
    async reload(): Promise<void> {
      dispatch({ type: 'asked' });
      let isOver = false;
      const http: HttpLayer = {
        async call(id, ...model) {
          const reply = await browserHttp.call(id, ...model);
          isOver = reply?.StatusCode === outcomes.tokenControl.code;
          return reply;
        },
      };
      const list = await loadList(http, sharedLists.myPolicies);
      dispatch(isOver ? { type: 'reset' } : { type: 'answered', list });
      if (isOver) await leave();
    },
  };
}
