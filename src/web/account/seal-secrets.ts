import { replyMessages } from '#messages/modals.ts';
import { browserHttp } from '../http/browser-http.ts';
import { canEncrypt, encryptSecret } from '../http/encrypt-secret.ts';
import { type Refusal, tellRefusal } from '../ui/refusal.ts';
import { showToast } from '../ui/toasts/toast-store.ts';

type Sealed<Name extends string> = Record<Name, string> & { readonly Guid: string };

/** Encrypts secrets under a new security token; where that fails, tells and answers why. */
export async function sealSecrets<Name extends string>(
  secrets: Readonly<Record<Name, string>>,
): Promise<{ readonly sealed: Sealed<Name> } | { readonly refusal: Refusal }> {
  if (!canEncrypt()) {
    showToast({ kind: 'error', title: replyMessages.errorTitle, text: replyMessages.insecure });
    return { refusal: { text: replyMessages.insecure } };
  }
  const reply = await browserHttp.call('getSecurityToken');
  if (reply?.StatusCode !== 200) return { refusal: tellRefusal(reply) };
  const { Salt, Guid } = reply.Data;
  const sealed = await Promise.all(
    Object.entries<string>(secrets).map(async ([name, text]) => [name, await encryptSecret(Salt, text)] as const),
  );
  return { sealed: { ...(Object.fromEntries(sealed) as Record<Name, string>), Guid } };
}
