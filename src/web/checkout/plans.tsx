import { formatLira, installmentText } from '#domain/money.ts';
import { planTexts as words } from '#messages/checkout.ts';
import type { Plan } from './payment-view.ts';

type PlansProps = {
  readonly plans: readonly Plan[];
  readonly chosen: number;
  /** Whether several policies are paid at once. */
  readonly together: boolean;
  readonly onChoose: (count: number) => void;
};

/** The ways to pay that the insurers offer, each with its total. */
export function Plans({ plans, chosen, together, onChoose }: PlansProps) {
  if (plans.length < 2) return together ? <p className="text-ink-soft text-small">{words.onceTogether}</p> : null;
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold text-h4">{words.legend}</legend>
      <p className="mt-1 text-ink-soft text-small">{words.note}</p>
      <div className="mt-3 grid gap-2 @xl:grid-cols-2">
        {plans.map(({ count, total }) => (
          <label
            key={count}
            className="flex min-h-14 cursor-pointer items-center gap-3 rounded-field border border-field-line bg-paper px-4 py-2 outline-brand transition-colors hover:border-brand has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name="plan"
              value={count}
              checked={count === chosen}
              onChange={() => onChoose(count)}
              className="size-5 shrink-0 accent-brand outline-none"
            />
            <span className="min-w-0 tabular-nums">
              <span className="block font-semibold">{count === 1 ? words.oneShot : installmentText(total, count)}</span>
              <span className="block text-ink-soft text-small">{words.total(formatLira(total))}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
