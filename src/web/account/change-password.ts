import { outcomes } from '#contracts/outcomes.ts';
import { browserHttp } from '../http/browser-http.ts';
import { type Refusal, tellRefusal } from '../ui/refusal.ts';
import { showToast } from '../ui/toasts/toast-store.ts';
import { sealSecrets } from './seal-secrets.ts';

export type PasswordChange = {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly retryPassword: string;
};

const fields = new Map([
  [outcomes.dataWrong.code, 'oldPassword'],
  [outcomes.validation.code, 'newPassword'],
]);

/** Replaces the password and tells how it went; answers why it did not. */
export async function changePassword(change: PasswordChange): Promise<Refusal | undefined> {
  const secrets = await sealSecrets(change);
  if ('refusal' in secrets) return secrets.refusal;
  const reply = await browserHttp.call('changePassword', secrets.sealed);
  if (!reply?.Success) return tellRefusal(reply, { fields });
  showToast({ kind: 'success', text: reply.Message });
  return undefined;
}
