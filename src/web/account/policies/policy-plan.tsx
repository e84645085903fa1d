import type { PolicyDetail } from '#contracts/calls/policies.ts';
import { formatLira, fromLira } from '#domain/money.ts';
import { policyTexts as words } from '#messages/policies.ts';
import { ForeignPriceLine, PersonPrices } from '../../offer/price-parts.tsx';
import { readAgreedParts } from '../../offer/read-price-parts.ts';
import { PolicySection } from './policy-section.tsx';

/** How the premium was paid, and what it is made of. */
export function PolicyPlan({ detail }: { readonly detail: PolicyDetail }) {
  const { Installments } = detail;
  const { personPrices, foreignPrice } = readAgreedParts(detail);
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
      <ForeignPriceLine price={foreignPrice} />
      <PersonPrices people={personPrices} />
      {!isOnce && <p className="mt-2 text-ink-soft text-small">{words.planNote}</p>}
    </PolicySection>
  );
}
