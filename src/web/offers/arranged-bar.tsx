import { type ReactNode, useState } from 'react';
import { coveragesOf } from '#catalog/coverages/lines.ts';
import { useElementId } from '../ui/parts/element-ids.tsx';
import { useAfterPaint } from '../ui/use-after-paint.ts';
import { AlikeNote } from './arrange/alike-note.tsx';
import { ArrangeTools, type Panel } from './arrange/arrange-tools.tsx';
import { FilterPanel } from './arrange/filter-panel.tsx';
import type { ArrangedOffers } from './arrange/use-arrangement.ts';
import { ListBar } from './list-bar.tsx';

type ArrangedBarProps = {
  readonly arranged: ArrangedOffers;
  readonly context: ReactNode;
  readonly change?: ReactNode;
  /** False until the first card was shown, which the tools follow; their place is kept. */
  readonly isWhole?: boolean;
};

/** The bar of a list, and what it opens below itself. */
export function ArrangedBar({ arranged, context, change, isWhole = true }: ArrangedBarProps) {
  const filtering = usePanel();
  const sharing = usePanel();
  const { line, offers, filter, setFilter, alike } = arranged;
  const hasOffers = offers.length > 0;
  return (
    <>
      <ListBar context={context} change={change}>
        {hasOffers &&
          (isWhole ? (
            <ArrangeTools arranged={arranged} filtering={filtering} sharing={sharing} />
          ) : (
            <div className="h-11" />
          ))}
      </ListBar>
      <div id={sharing.panelId} className="@2xl:hidden">
        {sharing.isDrawn && alike && <AlikeNote offer={alike} />}
      </div>
      <div id={filtering.panelId}>
        {filtering.isDrawn && hasOffers && (
          <FilterPanel offers={offers} weighed={coveragesOf(line).weighed} filter={filter} onFilter={setFilter} />
        )}
      </div>
    </>
  );
}

/** Its button shows at once that it was pressed; what it opens follows. */
function usePanel(): Panel & { readonly isDrawn: boolean } {
  const panelId = useElementId();
  const [isOpen, setOpen] = useState(false);
  const isDrawn = useAfterPaint(isOpen);
  return { panelId, isOpen, isDrawn, onToggle: () => setOpen(!isOpen) };
}
