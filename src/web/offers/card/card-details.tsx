import { type ReactNode, useContext } from 'react';
import { inSentence } from '#catalog/coverages/value-text.ts';
import { coverageRow } from '#catalog/coverages/vocabulary.ts';
import type { Shortfall } from '#domain/quote/equal-coverage.ts';
import { namedPersonPrices } from '#domain/quote/price-parts.ts';
import { offerCardTexts, offerSortTexts } from '#messages/offers.ts';
import { AskedMinimumContext } from '../../offer/asked-minimum.ts';
import { CoverageTable } from '../../offer/coverages.tsx';
import { InsuredNames } from '../../offer/insured-names.ts';
import { type OpenOffer, offerName } from '../../offer/offer-view.ts';
import { ForeignPriceLine, PersonPrices } from '../../offer/price-parts.tsx';
import { Validity } from '../../offer/validity.tsx';
import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { BuyLine } from './buy-line.tsx';
import { InstallmentTable } from './installment-table.tsx';
import { MinimumMark } from './minimum-mark.tsx';

type CardDetailsProps = {
  readonly offer: OpenOffer;
  readonly shortfalls: readonly Shortfall[];
  /** Whether the list is only looked at. */
  readonly isReadOnly: boolean;
};

/** All that an offer tells: what its marks stand for, its prices, every coverage and the insurer's own instalments. */
export function CardDetails({ offer, shortfalls, isReadOnly }: CardDetailsProps) {
  const minimum = useContext(AskedMinimumContext);
  const names = useContext(InsuredNames).map((name) => ({ name }));
  return (
    <div className="grid gap-4 border-line border-t p-3 @xl:p-4">
      <div className="grid gap-2 empty:hidden">
        <MinimumMark offer={offer} minimum={minimum} />
        <Shortfalls shortfalls={shortfalls} />
        <Warnings warnings={offer.warnings} />
        {!isReadOnly && <BuyLine offer={offer} />}
        {offer.validUntil !== undefined && <Validity until={offer.validUntil} />}
        <ForeignPriceLine price={offer.foreignPrice} />
        <div className="max-w-modal">
          <PersonPrices
            people={namedPersonPrices(offer.personPrices, names)}
            of={<VisuallyHidden> {offerName(offer)}</VisuallyHidden>}
          />
        </div>
      </div>
      <Part title={offerCardTexts.coverages}>
        <CoverageTable offer={offer} />
      </Part>
      {offer.installments.length > 1 && (
        <Part title={offerCardTexts.installments}>
          <InstallmentTable installments={offer.installments} />
        </Part>
      )}
    </div>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div>
      <p className="font-semibold">{title}</p>
      {children}
    </div>
  );
}

/** Names what keeps an offer from being compared by price alone. */
function Shortfalls({ shortfalls }: Pick<CardDetailsProps, 'shortfalls'>) {
  const named = (why: Shortfall['why']) =>
    shortfalls
      .filter((shortfall) => shortfall.why === why)
      .map(({ key }) => inSentence(coverageRow(key).label))
      .join(', ');
  const [less, unknown] = [named('less'), named('unknown')];
  if (!less && !unknown) return null;
  return (
    <div className="rounded-field bg-warning-soft px-3 py-2 text-small text-warning">
      {less && <p>{offerSortTexts.lacks(less)}</p>}
      {unknown && <p>{offerSortTexts.unknown(unknown)}</p>}
    </div>
  );
}

function Warnings({ warnings }: Pick<OpenOffer, 'warnings'>) {
  if (warnings.length === 0) return null;
  return (
    <ul className="grid gap-1 text-small">
      {warnings.map((warning) => (
        <li key={warning} className="flex gap-1.5">
          <Icon name="info" className="mt-0.5 size-4 shrink-0 text-brand" />
          {warning}
        </li>
      ))}
    </ul>
  );
}
