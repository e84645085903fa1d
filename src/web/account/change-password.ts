import { browserHttp } from '../http/browser-http.ts';
import { failureToast } from '../ui/toasts/reply-toast.ts';
import { showToast } from '../ui/toasts/toast-store.ts';
import { sealSecrets } from './seal-secrets.ts';

export type PasswordChange = {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly retryPassword: string;
};

/** Replaces the password, tells how it went, and answers whether it did. */
export async function changePassword(change: PasswordChange): Promise<boolean> {
  const sealed = await sealSecrets(change);
  if (!sealed) return false;
  const reply = await browserHttp.call('changePassword', sealed);
  showToast(reply?.Success ? { kind: 'success', text: reply.Message } : failureToast(reply));
  return reply?.Success === true;
}
