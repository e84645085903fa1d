import { outcomes } from '#contracts/outcomes.ts';
import { browserHttp } from '../http/browser-http.ts';
import type { ModelOf, Reply } from '../http/http-layer.ts';
import { isIdle } from '../http/session-idle.ts';
import { failureToast } from '../ui/toasts/reply-toast.ts';
import { showToast } from '../ui/toasts/toast-store.ts';
import { useLeaveAccount } from '../user/use-log-out.ts';
import { isPasswordAsked } from './password-asked.ts';

type AccountCall =
  | 'getUserClaims'
  | 'updateCustomer'
  | 'changeConsent'
  | 'endOtherSessions'
  | 'myPolicies'
  | 'askOffersAgain'
  | 'listOffers'
  | 'previewWithdrawal'
  | 'withdrawPolicy'
  | 'requestCancellation'
  | 'supportAdd'
  | 'supportReply'
  | 'readFile'
  | 'removeFile';

/** Calls of the account page. A failure is told; where the session has ended, the person leaves the page too. */
export function useAccountCall() {
  const leave = useLeaveAccount();
  return async <Id extends AccountCall>(id: Id, ...model: ModelOf<Id>): Promise<Reply<Id>> => {
    const reply = await browserHttp.call(id, ...model);
    if (!reply?.Success && !isPasswordAsked(reply)) showToast(failureToast(reply));
    if (reply?.StatusCode === outcomes.tokenControl.code) await leave({ keepTyped: isIdle(reply) });
    return reply;
  };
}
