import type { PolicyDetail, WithdrawalPreview } from '#contracts/calls/policies.ts';
import { formatDay } from '#domain/dates.ts';
import { formatLira, fromLira } from '#domain/money.ts';
import { withdrawTexts as words } from '#messages/policies.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { SpinnerRing } from '../../ui/spinner.tsx';
import { PolicySection } from './policy-section.tsx';
import { useWithdraw } from './use-withdraw.ts';

const lira = (amount: number) => formatLira(fromLira(amount));

function formulaOf({ Basis, GrossPremium, RefundAmount, TotalDays, UnusedDays }: WithdrawalPreview): string {
  const gross = lira(GrossPremium);
  if (Basis !== 'byDay') return words.formula[Basis](gross);
  return words.formula.byDay({ gross, unused: UnusedDays, total: TotalDays, amount: lira(RefundAmount) });
}

/** Gives the policy back within its period: the exact figure and its formula stand before the yes. */
export function Withdraw({ detail }: { readonly detail: PolicyDetail }) {
  const { Policy: policy, Withdrawal: withdrawal } = detail;
  const { preview, busy, look, confirm, close } = useWithdraw(policy.PolicyGuid);
  return (
    <PolicySection title={words.heading}>
      {withdrawal.LastDay && <p>{words.possible(formatDay(withdrawal.LastDay))}</p>}
      {/* Never disabled: the window gives the focus back to it. */}
      <Button variant="quiet" className="mt-4" onClick={() => void look()}>
        {busy && !preview && <SpinnerRing />}
        {words.start}
      </Button>
      <ConfirmDialog
        isOpen={preview !== undefined}
        title={words.title}
        confirmText={preview ? words.confirm(lira(preview.RefundAmount)) : ''}
        cancelText={words.cancel}
        loading={busy}
        onConfirm={() => void confirm()}
        onCancel={close}
      >
        {preview && (
          <div className="grid gap-3">
            <p>
              <span className="block text-small">{words.amount}</span>
              <strong className="text-h2 text-ink tabular-nums">{lira(preview.RefundAmount)}</strong>
            </p>
            <p>{formulaOf(preview)}</p>
            <p>{words.what}</p>
            <p className="text-small">{words.card}</p>
          </div>
        )}
      </ConfirmDialog>
    </PolicySection>
  );
}
