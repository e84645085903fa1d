import type { ReactNode } from 'react';
import { alikeTexts, offerFilterTexts as words } from '#messages/offers.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { filterCount } from './filter.ts';
import { GradeChips } from './grade-chips.tsx';
import { SortChoice } from './sort-choice.tsx';
import type { ArrangedOffers } from './use-arrangement.ts';

/** What is opened below the bar by a button in it. */
export type Panel = { readonly panelId: string; readonly isOpen: boolean; readonly onToggle: () => void };

type ArrangeToolsProps = {
  readonly arranged: ArrangedOffers;
  readonly filtering: Panel;
  /** The covers that all share, which a wide list says without being asked. */
  readonly sharing: Panel;
};

/** Order, filter and grade in one row; where it is too narrow for all, the row is moved aside. */
export function ArrangeTools({ arranged, filtering, sharing }: ArrangeToolsProps) {
  const narrowed = filterCount(arranged.filter);
  return (
    <div className="relative -m-1 flex items-center gap-1.5 overflow-x-auto p-1 [scrollbar-width:none]">
      {!arranged.isOnePrice && (
        <SortChoice orders={arranged.orders} order={arranged.order} onOrder={arranged.setOrder} />
      )}
      <PanelButton panel={filtering}>
        <Icon name="sliders" className="size-5 text-ink-soft" />
        {narrowed > 0 ? words.openCount(narrowed) : words.open}
      </PanelButton>
      {arranged.alike && (
        <PanelButton panel={sharing} className="@2xl:hidden">
          {alikeTexts.open}
        </PanelButton>
      )}
      <GradeChips {...arranged} />
    </div>
  );
}

type PanelButtonProps = { readonly panel: Panel; readonly className?: string; readonly children: ReactNode };

function PanelButton({ panel: { panelId, isOpen, onToggle }, className, children }: PanelButtonProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={panelId}
      onClick={onToggle}
      className={classNames(
        'flex h-11 shrink-0 items-center gap-1.5 rounded-field border border-field-line bg-paper px-3 font-medium text-small transition-colors hover:border-brand aria-expanded:border-brand aria-expanded:bg-brand-soft',
        className,
      )}
    >
      {children}
    </button>
  );
}
