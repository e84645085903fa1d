import { coverageText, inSentence } from '#catalog/coverages/value-text.ts';
import { coverageRow } from '#catalog/coverages/vocabulary.ts';
import type { CoverageMeasure } from '#domain/quote/equal-coverage.ts';
import type { OfferOrder } from '#domain/quote/sort-offers.ts';
import { offerSortTexts as words } from '#messages/offers.ts';
import { Icon } from '../../ui/icon.tsx';
import { useElementId } from '../../ui/parts/element-ids.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';

type SortChoiceProps = {
  readonly orders: readonly OfferOrder[];
  readonly order: OfferOrder;
  readonly onOrder: (order: OfferOrder) => void;
};

/** The orders there are, in the room of one. */
export function SortChoice({ orders, order, onOrder }: SortChoiceProps) {
  const id = useElementId();
  const isRunning = useHydrated();
  return (
    <div className="relative shrink-0">
      <label htmlFor={id} className="sr-only">
        {words.label}
      </label>
      <select
        id={id}
        name="offer-order"
        value={order}
        disabled={!isRunning}
        onChange={({ currentTarget }) => {
          const chosen = orders.find((one) => one === currentTarget.value);
          if (chosen) onOrder(chosen);
        }}
        className="h-11 cursor-pointer appearance-none rounded-field border border-field-line bg-paper pr-9 pl-3 font-medium text-small transition-colors hover:border-brand"
      >
        {orders.map((choice) => (
          <option key={choice} value={choice}>
            {words.orders[choice]}
          </option>
        ))}
      </select>
      <Icon name="chevronDown" className="pointer-events-none absolute top-3 right-2.5 size-5 text-ink-soft" />
    </div>
  );
}

/** What equal coverage means here, by rule and by figure. */
export function EqualCoverageNote({ measure }: { readonly measure: readonly CoverageMeasure[] }) {
  // What half of the offers leave out asks nothing of anybody.
  const asked = measure.filter(({ value }) => value.kind !== 'notIncluded');
  const parts = asked.map(({ key, value }) => {
    const row = coverageRow(key);
    return `${inSentence(row.label)} ${inSentence(coverageText(row, value))}`;
  });
  return (
    <p className="mt-2 max-w-text text-ink-soft text-small">
      {words.equalCoverageRule} {parts.length > 0 && words.measure(parts.join(' · '))}
    </p>
  );
}
