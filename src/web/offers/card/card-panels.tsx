import { type ReactNode, useId, useState } from 'react';
import { offerCardTexts as words } from '#messages/offers.ts';
import { CoverageTable } from '../../offer/coverages.tsx';
import type { OpenOffer } from '../../offer/offer-view.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { InstallmentTable } from './price.tsx';

type Panel = 'coverages' | 'installments';

type CardPanelsProps = {
  readonly offer: OpenOffer;
  /** Stands at the end of the row. */
  readonly children?: ReactNode;
};

/** What a card tells on demand: every coverage, and the insurer's own instalments. One is open at a time. */
export function CardPanels({ offer, children }: CardPanelsProps) {
  const [open, setOpen] = useState<Panel>();
  const id = useId();
  const panels: readonly Panel[] = offer.installments.length > 1 ? ['coverages', 'installments'] : ['coverages'];
  return (
    <>
      <div className="mt-3 flex flex-wrap gap-x-6 border-line border-t pt-1">
        {panels.map((panel) => (
          <button
            key={panel}
            type="button"
            aria-expanded={open === panel}
            aria-controls={id}
            onClick={() => setOpen(open === panel ? undefined : panel)}
            className="flex min-h-11 items-center gap-1.5 font-semibold text-brand text-small hover:text-brand-strong"
          >
            {words[panel]}
            <VisuallyHidden>{offer.insurerName}</VisuallyHidden>
            <Icon
              name="chevronDown"
              className={classNames('size-5 transition-transform', open === panel && 'rotate-180')}
            />
          </button>
        ))}
        {children && <div className="ml-auto">{children}</div>}
      </div>
      <div id={id}>
        {open === 'coverages' && <CoverageTable offer={offer} />}
        {open === 'installments' && <InstallmentTable installments={offer.installments} />}
      </div>
    </>
  );
}
