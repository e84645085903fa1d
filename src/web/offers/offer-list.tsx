import { memo, type ReactNode, useContext } from 'react';
import { offerTiers } from '#domain/quote/sort-offers.ts';
import { offerFilterTexts, offerTierTexts } from '#messages/offers.ts';
import { PageHeading } from '../page/page-heading.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { useElementId } from '../ui/parts/element-ids.tsx';
import { AlikeNote } from './arrange/alike-note.tsx';
import { noFilter } from './arrange/filter.ts';
import { EqualCoverageNote } from './arrange/sort-choice.tsx';
import type { ArrangedOffers } from './arrange/use-arrangement.ts';
import type { Choosing } from './card/choosing.ts';
import { OfferCard, type OfferCardProps } from './card/offer-card.tsx';

type OfferListProps = {
  readonly arranged: ArrangedOffers;
  /** Undefined where the list is only looked at. */
  readonly choosing?: Choosing | undefined;
  /** Stands right above the cards. */
  readonly children?: ReactNode;
};

/** Offers of one line, as they were arranged. */
export function OfferList({ arranged, choosing, children }: OfferListProps) {
  const { offers, order, alike, measure, isOnePrice, ranked } = arranged;
  const heading = useContext(PageHeading);
  const reset = () => {
    arranged.setFilter(noFilter);
    arranged.setGrade(undefined);
    heading.current?.focus();
  };
  if (ranked.length === 0) {
    return (
      <div className="mt-3">
        <Notice heading="h2" title={offerFilterTexts.emptyTitle} text={offerFilterTexts.empty(offers.length)}>
          <Button onClick={reset}>{offerFilterTexts.reset}</Button>
        </Notice>
      </div>
    );
  }
  return (
    <>
      {order === 'equalCoverage' && !isOnePrice && <EqualCoverageNote measure={measure} />}
      {alike && (
        <div className="@max-2xl:hidden">
          <AlikeNote offer={alike} />
        </div>
      )}
      {children}
      {offerTiers.map((tier) => (
        <Tier
          key={tier}
          name={offerTierTexts[tier]}
          isNamed={tier !== ranked[0]?.tier || tier === 'elsewhere'}
          ranked={ranked.filter((one) => one.tier === tier)}
          arranged={arranged}
          choosing={choosing}
        />
      ))}
    </>
  );
}

type TierProps = Pick<OfferListProps, 'arranged' | 'choosing'> & {
  readonly name: string;
  /** Whether its name is seen; the first part of a list speaks for itself. */
  readonly isNamed: boolean;
  readonly ranked: ArrangedOffers['ranked'];
};

function Tier({ name, isNamed, ranked, arranged, choosing }: TierProps) {
  const id = useElementId();
  if (ranked.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={isNamed ? 'mt-6 mb-2 text-h4' : 'sr-only'}>
        {name}
      </h2>
      <ul className="offers">
        {ranked.map(({ offer, shortfalls }) => (
          <li key={offer.id} data-offer={offer.id}>
            <ListedOffer
              offer={offer}
              shortfalls={shortfalls}
              isRow={arranged.alike !== undefined}
              choosing={choosing}
              isOpen={arranged.open.includes(offer.id)}
              toggleOpen={arranged.toggleOpen}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

type ListedOfferProps = Omit<OfferCardProps, 'onToggle'> & Pick<ArrangedOffers, 'toggleOpen'>;

/** Drawn anew only when something of this very offer changes. */
const ListedOffer = memo(function ListedOffer({ toggleOpen, ...card }: ListedOfferProps) {
  return <OfferCard {...card} onToggle={() => toggleOpen(card.offer.id)} />;
});
