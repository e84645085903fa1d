import { type ReactNode, useContext, useMemo, useRef } from 'react';
import type { LineVariant } from '#catalog/flows/variants.ts';
import type { OfferList } from '#contracts/calls/offer.ts';
import type { OfficialPrice as OfficialPriceData } from '#contracts/calls/property-fields.ts';
import type { PriceCeiling } from '#contracts/calls/vehicle-fields.ts';
import type { AskedMinimum } from '#domain/quote/official-minimum.ts';
import { emptyOffersTexts, missingTexts, offerListTexts as words } from '#messages/offers.ts';
import { AskedMinimumContext } from '../offer/asked-minimum.ts';
import { InsuredNames } from '../offer/insured-names.ts';
import { isOpen } from '../offer/offer-view.ts';
import { PriceScaleContext, priceScaleOf } from '../offer/price-scale.ts';
import { useCompared } from '../offer/use-compared.ts';
import { PageHeading } from '../page/page-heading.ts';
import { CallAgency, ChangeAnswers, Notice } from '../ui/notice.tsx';
import { showToast } from '../ui/toasts/toast-store.ts';
import { useAfterPaint } from '../ui/use-after-paint.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { firstOf, useArrangement } from './arrange/use-arrangement.ts';
import { ArrangedBar } from './arranged-bar.tsx';
import { useBuying } from './basket/use-buying.ts';
import { ChangeLink } from './change-link.tsx';
import { ChoiceBar } from './choice-bar.tsx';
import { CompareBar } from './compare-bar.tsx';
import { ConnectionLost } from './connection-lost.tsx';
import { DrawnClock } from './drawn-clock.tsx';
import { isLineCollecting, lookingCount } from './feed/offer-feed.ts';
import { useOffers } from './feed/use-offers.ts';
import { KeepOffers } from './keep/keep-offers.tsx';
import { MainOffers } from './main-offers.tsx';
import { MinimumNote } from './minimum-note.tsx';
import { MissingInsurers } from './missing/missing-insurers.tsx';
import { useRetry } from './missing/use-retry.ts';
import { OffersHead } from './offers-head.tsx';
import { CeilingNote } from './official-price/ceiling-note.tsx';
import { OfficialPrice } from './official-price/official-price.tsx';
import { OwnPolicyNote } from './own-policy-note.tsx';
import { cheapestOf } from './still/cheaper.ts';
import { NewOffersPill } from './still/new-offers-pill.tsx';
import { useCheaper } from './still/use-cheaper.ts';
import { useHeldStill } from './still/use-held-still.ts';
import { useKeptScroll } from './use-kept-scroll.ts';
import { useSettled } from './use-settled.ts';
import { useSpaced } from './use-spaced.ts';

export type OffersProps = LineVariant & {
  readonly headerGuid: string;
  /** The offers to begin with, where they were read before; what came since is told from there on. */
  readonly list?: OfferList | undefined;
  /** Where an official tariff prices what is insured; undefined where companies set their own prices. */
  readonly officialPrice?: OfficialPriceData | undefined;
  /** The most the law lets any company ask; undefined where it sets no such ceiling. */
  readonly priceCeiling?: PriceCeiling | undefined;
  /** What an authority wants to see covered; undefined where none does. */
  readonly minimum?: AskedMinimum | undefined;
  /** First names of the insured people, where people are. */
  readonly people?: readonly string[] | undefined;
  /** Who and what the offers are for, and the step this is. */
  readonly context?: ReactNode;
  readonly onBack: () => void;
  /** To the questions, where one of these fields mends what a company declined for. */
  readonly onMend: (fields: readonly string[]) => void;
  readonly onCompare: () => void;
  /** The choice is laid down, and something is offered beside it. */
  readonly onAddOns: () => void;
  /** The choice is laid down and can be paid. */
  readonly onPay: () => void;
};

/** Takes its room and is neither seen nor heard. */
const keptPlace = 'invisible contents';

/** Long enough for a screen reader to finish the sentence before. */
const spokenMs = 4000;

/** The offers of a quotation, from the first answer to the choice. */
export function Offers(props: OffersProps) {
  return (
    <InsuredNames value={props.people ?? []}>
      <OffersOf key={props.headerGuid} {...props} />
    </InsuredNames>
  );
}

function OffersOf(props: OffersProps) {
  const {
    headerGuid,
    list: begun,
    line,
    variant,
    officialPrice,
    priceCeiling,
    minimum,
    context,
    onBack,
    onMend,
    onCompare,
    ...ways
  } = props;
  const heading = useContext(PageHeading);
  const list = useRef<HTMLDivElement>(null);
  const { feed, skew, drawnAt, status, readAgain } = useOffers(headerGuid, begun);
  const known = feed?.offers;
  const latest = useMemo(() => [...(known?.values() ?? [])], [known]);
  const { shown, held, showNow } = useHeldStill(latest, list);
  const comparing = useCompared(headerGuid);
  const onBuy = useBuying({ headerGuid, line, offers: latest, onAddOns: ways.onAddOns, onPay: ways.onPay });
  const retry = useRetry({
    headerGuid,
    line,
    onAsked: ({ insurerName }) => {
      showToast({ kind: 'info', text: missingTexts.retried(insurerName) });
      readAgain();
    },
  });
  const collecting = feed !== undefined && isLineCollecting(feed, line);
  const mayCome = status !== 'notFound' && (feed === undefined || collecting);
  const count = latest.filter((offer) => offer.line === line && isOpen(offer)).length;
  const looking = feed ? lookingCount(feed, line) : 0;
  const news = feed
    ? collecting
      ? `${words.offersSoFar(count)} ${words.collecting(feed.answered - looking, feed.total, looking)}.`
      : words.allIn(count, looking)
    : '';
  const spoken = useSpaced(news, spokenMs);

  const showHeld = () => {
    showNow();
    heading.current?.focus();
  };
  const onMain = useMemo(() => shown.filter((offer) => offer.line === line), [shown, line]);
  const scale = useMemo(() => priceScaleOf(priceCeiling, onMain), [priceCeiling, onMain]);
  const open = useMemo(() => onMain.filter(isOpen), [onMain]);
  const choosing = useMemo(() => ({ onBuy, comparing }), [onBuy, comparing]);
  const hasOpen = open.length > 0;
  const arranged = useArrangement({ list: headerGuid, line, offers: open });
  const latestOpen = latest.filter((offer) => offer.line === line).filter(isOpen);
  const cheaper = useCheaper(
    JSON.stringify([arranged.grade, arranged.filter]),
    cheapestOf(latestOpen.filter(arranged.isLookedAt)),
  );
  // The first card is drawn alone: who waits for a price waits for nothing else.
  const wasFirstShown = useAfterPaint(hasOpen);
  const isWhole = hasOpen && (wasFirstShown || !collecting);
  useKeptScroll(headerGuid, isWhole);
  const isSettled = useSettled(hasOpen && !collecting);
  return (
    <DrawnClock skew={skew} drawnAt={drawnAt}>
      <div className="@container">
        <ArrangedBar
          arranged={arranged}
          isWhole={isWhole}
          context={context}
          change={(collecting || count > 0) && <ChangeLink onBack={onBack} />}
        />
        <OffersHead
          feed={feed}
          arranged={arranged}
          count={count}
          looking={looking}
          collecting={collecting}
          cheaper={cheaper}
        >
          {(hasOpen || mayCome) && (
            <div className={isWhole ? 'contents' : keptPlace}>
              <KeepOffers headerGuid={headerGuid} line={line} variant={variant} />
            </div>
          )}
        </OffersHead>
        <VisuallyHidden>
          <span aria-live="polite">{spoken}</span>
        </VisuallyHidden>
        {status === 'lost' && <ConnectionLost empty={!hasOpen} onReadAgain={readAgain} />}
        {status !== 'notFound' && <OwnPolicyNote headerGuid={headerGuid} />}
        <div ref={list} data-settled={isSettled || undefined} className="[overflow-anchor:none]">
          {status === 'notFound' ? (
            <Notice {...emptyOffersTexts.notFound} heading="h2">
              <ChangeAnswers text={emptyOffersTexts.newQuote} onBack={onBack} />
              <CallAgency />
            </Notice>
          ) : (
            <PriceScaleContext value={scale}>
              <AskedMinimumContext value={minimum}>
                <MainOffers
                  offers={onMain}
                  arranged={isWhole ? arranged : firstOf(arranged)}
                  collecting={mayCome}
                  choosing={choosing}
                  onBack={onBack}
                >
                  <NewOffersPill count={held} cheaper={cheaper} onShow={showHeld} />
                </MainOffers>
              </AskedMinimumContext>
            </PriceScaleContext>
          )}
        </div>
        {hasOpen && <CeilingNote ceiling={priceCeiling} scale={scale} />}
        {officialPrice && status !== 'notFound' && <OfficialPrice price={officialPrice} />}
        {hasOpen && <MinimumNote minimum={minimum} />}
        <MissingInsurers offers={onMain} retry={retry} onMend={onMend} />
        {feed && (
          <ChoiceBar isShown={comparing.chosen.length > 0}>
            <CompareBar comparing={comparing} offers={latest} onCompare={onCompare} />
          </ChoiceBar>
        )}
      </div>
    </DrawnClock>
  );
}
