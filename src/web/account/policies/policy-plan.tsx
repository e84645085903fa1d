import type { PolicyDetail } from '#contracts/calls/policies.ts';
import { formatLira, fromLira } from '#domain/money.ts';
import { policyTexts as words } from '#messages/policies.ts';
import { PolicySection } from './policy-section.tsx';

/** How the premium was paid. */
export function PolicyPlan({ detail: { Installments } }: { readonly detail: PolicyDetail }) {
  const isOnce = Installments.length === 1;
  return (
    <PolicySection title={words.plan}>
      <dl>
        {Installments.map((part, index) => {
          const name = isOnce ? words.once : words.installment(index + 1);
          return (
            <div key={name} className="flex justify-between gap-4 border-line border-b py-2 last:border-b-0">
              <dt>{name}</dt>
              <dd className="text-right font-semibold tabular-nums">{formatLira(fromLira(part))}</dd>
            </div>
          );
        })}
      </dl>
      {!isOnce && <p className="mt-2 text-ink-soft text-small">{words.planNote}</p>}
    </PolicySection>
  );
}
