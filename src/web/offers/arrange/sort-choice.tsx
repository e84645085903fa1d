import { coverageText, inSentence } from '#catalog/coverages/value-text.ts';
import { coverageRow } from '#catalog/coverages/vocabulary.ts';
import type { CoverageMeasure } from '#domain/quote/equal-coverage.ts';
import { type OfferOrder, offerOrders } from '#domain/quote/sort-offers.ts';
import { offerSortTexts as words } from '#messages/offers.ts';

type SortChoiceProps = { readonly order: OfferOrder; readonly onOrder: (order: OfferOrder) => void };

/** Three orders, all in sight. */
export function SortChoice({ order, onOrder }: SortChoiceProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium text-small">{words.label}</legend>
      <div className="flex flex-wrap gap-2">
        {offerOrders.map((choice) => (
          <label
            key={choice}
            className="relative flex min-h-11 cursor-pointer items-center rounded-full border border-field-line bg-paper px-4 text-small outline-brand transition-colors hover:border-brand has-checked:border-brand has-checked:bg-brand-soft has-checked:font-semibold has-checked:text-brand-strong has-focus-visible:outline-3 has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name="offer-order"
              value={choice}
              checked={order === choice}
              onChange={() => onOrder(choice)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
            />
            {words.orders[choice]}
          </label>
        ))}
      </div>
    </fieldset>
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
    <p className="mt-3 max-w-text text-ink-soft text-small">
      {words.equalCoverageRule} {parts.length > 0 && words.measure(parts.join(' · '))}
    </p>
  );
}
