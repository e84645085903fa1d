import { type ReactNode, useId, useState } from 'react';
import { coveragesOf } from '#catalog/coverages/lines.ts';
import { ArrangeTools } from './arrange/arrange-tools.tsx';
import { FilterPanel } from './arrange/filter-panel.tsx';
import type { ArrangedOffers } from './arrange/use-arrangement.ts';
import { ListBar } from './list-bar.tsx';

type ArrangedBarProps = {
  readonly arranged: ArrangedOffers;
  readonly context: ReactNode;
  readonly change?: ReactNode;
};

/** The bar of a list, and the filter it opens below itself. */
export function ArrangedBar({ arranged, context, change }: ArrangedBarProps) {
  const panelId = useId();
  const [isOpen, setOpen] = useState(false);
  const { line, offers, filter, setFilter } = arranged;
  const hasOffers = offers.length > 0;
  return (
    <>
      <ListBar context={context} change={change}>
        {hasOffers && (
          <ArrangeTools arranged={arranged} filtering={{ panelId, isOpen, onToggle: () => setOpen(!isOpen) }} />
        )}
      </ListBar>
      <div id={panelId}>
        {isOpen && hasOffers && (
          <FilterPanel offers={offers} weighed={coveragesOf(line).weighed} filter={filter} onFilter={setFilter} />
        )}
      </div>
    </>
  );
}
