import { browserHttp } from '../http/browser-http.ts';
import type { ModelOf, Reply } from '../http/http-layer.ts';
import { failureToast } from '../ui/toasts/reply-toast.ts';
import { showToast } from '../ui/toasts/toast-store.ts';

/** Sends what was written. A refusal is told by whoever makes the call; what was written stays. */
export type SupportCall = <Id extends 'supportAdd' | 'supportReply'>(
  id: Id,
  ...model: ModelOf<Id>
) => Promise<Reply<Id>>;

/** The call of somebody who has no session to lose. */
export const visitorCall: SupportCall = async (id, ...model) => {
  const reply = await browserHttp.call(id, ...model);
  if (!reply?.Success) showToast(failureToast(reply));
  return reply;
};
