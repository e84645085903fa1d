import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { WithdrawalPreview } from '#contracts/calls/policies.ts';
import { outcomes } from '#contracts/outcomes.ts';
import { withdrawTexts as words } from '#messages/policies.ts';
import { showToast } from '../../ui/toasts/toast-store.ts';
import { useAccountCall } from '../use-account-call.ts';

/** The way out of a policy: first the figure, then the yes to exactly that figure. */
export function useWithdraw(PolicyGuid: string) {
  const [preview, setPreview] = useState<WithdrawalPreview>();
  const [busy, setBusy] = useState(false);
  const call = useAccountCall();
  const { revalidate } = useRevalidator();

  async function look(): Promise<void> {
    if (!busy) await readPreview();
  }

  async function readPreview(): Promise<void> {
    setBusy(true);
    const reply = await call('previewWithdrawal', { PolicyGuid });
    setBusy(false);
    setPreview(reply?.Success ? reply.Data : undefined);
    // Somebody else, or another tab, may have ended the policy meanwhile.
    if (reply && !reply.Success) await revalidate();
  }

  async function confirm(): Promise<void> {
    if (!preview || busy) return;
    setBusy(true);
    const reply = await call('withdrawPolicy', { PolicyGuid, RefundAmount: preview.RefundAmount });
    setBusy(false);
    // The day has changed: the new figure is shown in place of the old one.
    if (reply?.StatusCode === outcomes.step.code) return readPreview();
    setPreview(undefined);
    if (reply?.Success) showToast({ kind: 'success', text: words.begun });
    await revalidate();
  }

  return { preview, busy, look, confirm, close: () => setPreview(undefined) };
}
