import { type ReactNode, useId } from 'react';
import type { CoverageRow } from '#catalog/coverages/vocabulary.ts';
import { offerFilterTexts as words } from '#messages/offers.ts';
import type { OpenOffer } from '../../offer/offer-view.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { filterCount, noFilter, type OfferFilter, toggled } from './filter.ts';
import { PriceLimit } from './price-limit.tsx';

type FilterPanelProps = {
  readonly offers: readonly OpenOffer[];
  readonly weighed: readonly CoverageRow[];
  readonly filter: OfferFilter;
  readonly onFilter: (filter: OfferFilter) => void;
};

const collator = new Intl.Collator('tr');

/** Each insurer once, by name; one that was chosen stays even when its offers are gone. */
function insurersIn(offers: readonly OpenOffer[]): readonly { readonly code: string; readonly name: string }[] {
  return [...new Map(offers.map(({ insurer, insurerName }) => [insurer, insurerName]))]
    .map(([code, name]) => ({ code, name }))
    .toSorted((first, second) => collator.compare(first.name, second.name));
}

export function FilterPanel({ offers, weighed, filter, onFilter }: FilterPanelProps) {
  return (
    <div className="mt-3 rounded-card border border-line bg-paper p-4 @3xl:p-5">
      <div className="grid gap-x-8 gap-y-5 @2xl:grid-cols-2 @5xl:grid-cols-[2fr_2fr_1fr]">
        <Choices title={words.insurers}>
          {insurersIn(offers).map(({ code, name }) => (
            <Checkbox
              key={code}
              name={`firm-${code}`}
              label={name}
              checked={filter.insurers.includes(code)}
              onChange={() => onFilter({ ...filter, insurers: toggled(filter.insurers, code) })}
            />
          ))}
        </Choices>
        <Choices title={words.coverages}>
          {weighed.map(({ key, label, sense }) => (
            <Checkbox
              key={key}
              name={`cover-${key}`}
              label={sense === 'excess' ? words.hasNoExcess(label) : label}
              checked={filter.coverages.includes(key)}
              onChange={() => onFilter({ ...filter, coverages: toggled(filter.coverages, key) })}
            />
          ))}
        </Choices>
        <PriceLimit limit={filter.maxPrice} onLimit={(maxPrice) => onFilter({ ...filter, maxPrice })} />
      </div>
      {filterCount(filter) > 0 && (
        <Button variant="link" className="mt-3" onClick={() => onFilter(noFilter)}>
          {words.reset}
        </Button>
      )}
    </div>
  );
}

function Choices({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <fieldset className="min-w-0" aria-labelledby={id}>
      <legend id={id} className="font-semibold text-small">
        {title}
      </legend>
      <div className="mt-1 grid gap-x-4 @md:grid-cols-2">{children}</div>
    </fieldset>
  );
}
