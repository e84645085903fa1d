import { replyMessages } from '#messages/modals.ts';
import { browserHttp } from '../http/browser-http.ts';
import { canEncrypt, encryptSecret } from '../http/encrypt-secret.ts';
import { failureToast } from '../ui/toasts/reply-toast.ts';
import { showToast } from '../ui/toasts/toast-store.ts';

/** Encrypts secrets under a new security token; where that fails, tells why and returns nothing. */
export async function sealSecrets<Name extends string>(
  secrets: Readonly<Record<Name, string>>,
): Promise<(Record<Name, string> & { readonly Guid: string }) | undefined> {
  if (!canEncrypt()) {
    showToast({ kind: 'error', title: replyMessages.errorTitle, text: replyMessages.insecure });
    return undefined;
  }
  const reply = await browserHttp.call('getSecurityToken');
  if (reply?.StatusCode !== 200) {
    showToast(failureToast(reply));
    return undefined;
  }
  const { Salt, Guid } = reply.Data;
  const sealed = await Promise.all(
    Object.entries<string>(secrets).map(async ([name, text]) => [name, await encryptSecret(Salt, text)] as const),
  );
  return { ...(Object.fromEntries(sealed) as Record<Name, string>), Guid };
}
