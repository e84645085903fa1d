import type { PolicyDetail } from '#contracts/calls/policies.ts';
import type { PolicyStage } from '#domain/policy/policy-state.ts';
import { policyTexts as words } from '#messages/policies.ts';
import { CoverageTable } from '../../offer/coverages.tsx';
import { readCoverages } from '../../offer/offer-view.ts';
import { PolicySection } from './policy-section.tsx';

const isOver: ReadonlySet<PolicyStage> = new Set(['ended', 'withdrawn', 'cancelled']);

/** What is covered, as the insurer told it before the purchase. */
export function PolicyCoverages({ detail: { Policy: policy, Coverages } }: { readonly detail: PolicyDetail }) {
  return (
    <PolicySection title={words.coverages}>
      {isOver.has(policy.State) && <p className="mb-4 text-ink-soft">{words.coveragesOver}</p>}
      {Coverages.length === 0 ? (
        <p className="text-ink-soft">{words.coveragesUntold}</p>
      ) : (
        <div className="@container">
          <CoverageTable offer={{ line: policy.Line, coverages: readCoverages(Coverages), coverageState: 'told' }} />
        </div>
      )}
    </PolicySection>
  );
}
