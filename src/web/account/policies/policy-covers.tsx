import type { PolicyDetail } from '#contracts/calls/policies.ts';
import type { PolicyStage } from '#domain/policy/policy-state.ts';
import { policyTexts as words } from '#messages/policies.ts';
import { CoverTable } from '../../offer/covers.tsx';
import { readCovers } from '../../offer/offer-view.ts';
import { PolicyPart } from './policy-part.tsx';

const isOver: ReadonlySet<PolicyStage> = new Set(['ended', 'withdrawn', 'cancelled']);

/** What is covered, as the insurer told it before the purchase. */
export function PolicyCovers({ detail: { Policy: policy, Coverages } }: { readonly detail: PolicyDetail }) {
  return (
    <PolicyPart title={words.covers}>
      {isOver.has(policy.State) && <p className="mb-4 text-ink-soft">{words.coversOver}</p>}
      {Coverages.length === 0 ? (
        <p className="text-ink-soft">{words.coversUntold}</p>
      ) : (
        <div className="@container">
          <CoverTable offer={{ line: policy.Line, covers: readCovers(Coverages), coverState: 'told' }} />
        </div>
      )}
    </PolicyPart>
  );
}
