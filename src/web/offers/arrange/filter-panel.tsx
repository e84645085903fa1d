import { memo, type ReactNode, useState } from 'react';
import type { CoverageRow } from '#catalog/coverages/vocabulary.ts';
import type { CoverageKey } from '#domain/quote/coverage.ts';
import { offerFilterTexts as words } from '#messages/offers.ts';
import type { OpenOffer } from '../../offer/offer-view.ts';
import { afterPaint } from '../../ui/after-paint.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { useElementId } from '../../ui/parts/element-ids.tsx';
import { useSameFunction } from '../../ui/use-same-function.ts';
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

/** A choice is seen in its own box at once; the list is told of it when it has been seen. */
function useChosen(filter: OfferFilter, onFilter: (filter: OfferFilter) => void) {
  const [untold, setUntold] = useState<OfferFilter>();
  const choose = (next: OfferFilter): void => {
    setUntold(next);
    afterPaint(() => {
      onFilter(next);
      setUntold((latest) => (latest === next ? undefined : latest));
    });
  };
  return [untold ?? filter, choose] as const;
}

export function FilterPanel({ offers, weighed, filter, onFilter }: FilterPanelProps) {
  const [chosen, choose] = useChosen(filter, onFilter);
  const onInsurer = useSameFunction((code: string) => choose({ ...chosen, insurers: toggled(chosen.insurers, code) }));
  const onCoverage = useSameFunction((key: CoverageKey) =>
    choose({ ...chosen, coverages: toggled(chosen.coverages, key) }),
  );
  return (
    <div className="mt-3 rounded-card border border-line bg-paper p-4 @3xl:p-5">
      <div className="grid gap-x-8 gap-y-5 @2xl:grid-cols-2 @5xl:grid-cols-[2fr_2fr_1fr]">
        <Choices title={words.insurers}>
          {insurersIn(offers).map(({ code, name }) => (
            <Choice
              key={code}
              name={`firm-${code}`}
              label={name}
              value={code}
              checked={chosen.insurers.includes(code)}
              onToggle={onInsurer}
            />
          ))}
        </Choices>
        <Choices title={words.coverages}>
          {weighed.map(({ key, label, sense }) => (
            <Choice
              key={key}
              name={`cover-${key}`}
              label={sense === 'excess' ? words.hasNoExcess(label) : label}
              value={key}
              checked={chosen.coverages.includes(key)}
              onToggle={onCoverage}
            />
          ))}
        </Choices>
        <PriceLimit limit={chosen.maxPrice} onLimit={(maxPrice) => choose({ ...chosen, maxPrice })} />
      </div>
      <Button
        variant="link"
        // Its place is kept, so that the first choice does not move the list.
        className={filterCount(chosen) > 0 ? 'mt-3' : 'invisible mt-3'}
        onClick={() => choose(noFilter)}
      >
        {words.reset}
      </Button>
    </div>
  );
}

function Choices({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useElementId();
  return (
    <fieldset className="min-w-0" aria-labelledby={id}>
      <legend id={id} className="font-semibold text-small">
        {title}
      </legend>
      <div className="mt-1 grid gap-x-4 @md:grid-cols-2">{children}</div>
    </fieldset>
  );
}

type ChoiceProps<Value extends string> = {
  readonly name: string;
  readonly label: string;
  readonly value: Value;
  readonly checked: boolean;
  readonly onToggle: (value: Value) => void;
};

function ChoiceBox<Value extends string>({ name, label, value, checked, onToggle }: ChoiceProps<Value>) {
  return <Checkbox name={name} label={label} checked={checked} onChange={() => onToggle(value)} />;
}

/** Drawn anew only when it was chosen itself. */
const Choice = memo(ChoiceBox) as typeof ChoiceBox;
