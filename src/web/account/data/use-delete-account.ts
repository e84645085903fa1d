import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { outcomes } from '#contracts/outcomes.ts';
import { dataPageTexts } from '#messages/data-page.ts';
import { showToast } from '../../ui/toasts/toast-store.ts';
import { tellLeft } from '../../user/left-account.ts';
import { useLeaveAccount } from '../../user/use-log-out.ts';
import { sealSecrets } from '../seal-secrets.ts';
import { useAccountCall } from '../use-account-call.ts';

/** Deletes the account and goes home; every tab of the browser forgets it. */
export function useDeleteAccount() {
  const [busy, setBusy] = useState(false);
  const call = useAccountCall();
  const leave = useLeaveAccount();
  const { revalidate } = useRevalidator();
  /** Whether there is nothing to do here any more. */
  async function remove(password: string): Promise<boolean> {
    setBusy(true);
    const sealed = await sealSecrets({ Password: password });
    const reply = sealed && (await call('deleteAccount', sealed));
    setBusy(false);
    if (reply?.StatusCode === outcomes.step.code) await revalidate();
    if (!reply?.Success) return false;
    tellLeft();
    await leave();
    showToast({ kind: 'success', text: dataPageTexts.remove.done });
    return true;
  }
  return { busy, remove };
}
