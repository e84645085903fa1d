import { offerFilterTexts as words } from '#messages/offers.ts';
import { Icon } from '../../ui/icon.tsx';
import { filterCount } from './filter.ts';
import { GradeChips } from './grade-chips.tsx';
import { SortChoice } from './sort-choice.tsx';
import type { ArrangedOffers } from './use-arrangement.ts';

export type Filtering = { readonly panelId: string; readonly isOpen: boolean; readonly onToggle: () => void };

type ArrangeToolsProps = { readonly arranged: ArrangedOffers; readonly filtering: Filtering };

/** Order, filter and grade in one row; where it is too narrow for all, the row is moved aside. */
export function ArrangeTools({ arranged, filtering }: ArrangeToolsProps) {
  const narrowed = filterCount(arranged.filter);
  return (
    <div className="-m-1 flex items-center gap-1.5 overflow-x-auto p-1 [scrollbar-width:none]">
      {!arranged.isOnePrice && (
        <SortChoice orders={arranged.orders} order={arranged.order} onOrder={arranged.setOrder} />
      )}
      <button
        type="button"
        aria-expanded={filtering.isOpen}
        aria-controls={filtering.panelId}
        onClick={filtering.onToggle}
        className="flex h-11 shrink-0 items-center gap-1.5 rounded-field border border-field-line bg-paper px-3 font-medium text-small transition-colors hover:border-brand"
      >
        <Icon name="sliders" className="size-5 text-ink-soft" />
        {narrowed > 0 ? words.openCount(narrowed) : words.open}
      </button>
      <GradeChips {...arranged} />
    </div>
  );
}
