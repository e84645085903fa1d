import type { PolicyStage } from '#domain/policy/policy-state.ts';
import { policyStageTexts } from '#messages/policies.ts';
import { classNames } from '../../ui/class-names.ts';

const looks: Readonly<Record<PolicyStage, string>> = {
  upcoming: 'bg-brand-soft text-brand-strong',
  active: 'bg-success-soft text-success',
  ended: 'bg-mist text-ink-soft',
  withdrawing: 'bg-warning-soft text-warning',
  withdrawn: 'bg-mist text-ink-soft',
  cancelRequested: 'bg-warning-soft text-warning',
  cancelled: 'bg-mist text-ink-soft',
};

/** Where a policy stands, in a word. */
export function StageChip({ stage }: { readonly stage: PolicyStage }) {
  return (
    <span className={classNames('shrink-0 rounded-full px-3 py-1 font-semibold text-small', looks[stage])}>
      {policyStageTexts[stage]}
    </span>
  );
}
