import { policyListTexts as words } from '#messages/policies.ts';
import { EmptyCard } from '../empty-card.tsx';
import { StartLines } from '../start-lines.tsx';

/** Says that there is nothing yet, and how to come by something. */
export function NoPolicies() {
  return (
    <div className="mt-6">
      <EmptyCard {...words.empty}>
        <StartLines />
      </EmptyCard>
    </div>
  );
}
