import { replyMessages } from '#messages/modals.ts';
import type { ToastInput } from './toast-store.ts';

type Spoken = { readonly Messages: readonly string[]; readonly Message: string };

/** What to tell when a call failed: the server's own words, or the default error when no reply came. */
export function failureToast(reply: Spoken | undefined, fallback = ''): ToastInput {
  if (!reply) return { kind: 'error' };
  const words = reply.Messages.length > 0 ? reply.Messages.join('\n') : reply.Message;
  return { kind: 'error', title: replyMessages.errorTitle, text: words || fallback };
}
