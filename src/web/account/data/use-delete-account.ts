import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { outcomes } from '#contracts/outcomes.ts';
import { dataPageTexts } from '#messages/data-page.ts';
import { type Refusal, refusalOf } from '../../ui/refusal.ts';
import { showToast } from '../../ui/toasts/toast-store.ts';
import { tellLeft } from '../../user/left-account.ts';
import { useLeaveAccount } from '../../user/use-log-out.ts';
import { passwordFields } from '../password-asked.ts';
import { sealSecrets } from '../seal-secrets.ts';
import { useAccountCall } from '../use-account-call.ts';

/** Deletes the account and goes home; every tab of the browser forgets it. */
export function useDeleteAccount() {
  const [busy, setBusy] = useState(false);
  const call = useAccountCall();
  const leave = useLeaveAccount();
  const { revalidate } = useRevalidator();
  async function ask(password: string): Promise<Refusal | undefined> {
    const secrets = await sealSecrets({ Password: password });
    if ('refusal' in secrets) return secrets.refusal;
    const reply = await call('deleteAccount', secrets.sealed);
    if (reply?.StatusCode === outcomes.step.code) await revalidate();
    return reply?.Success ? undefined : refusalOf(reply, { fields: passwordFields });
  }
  /** Answers why it was not deleted. */
  async function remove(password: string): Promise<Refusal | undefined> {
    setBusy(true);
    const refusal = await ask(password);
    setBusy(false);
    if (refusal) return refusal;
    tellLeft();
    await leave();
    showToast({ kind: 'success', text: dataPageTexts.remove.done });
    return undefined;
  }
  return { busy, remove };
}
