import type { RefObject } from 'react';
import { offerListTexts as words } from '#messages/offers.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Collecting } from './collecting.tsx';
import type { OfferFeed } from './feed/offer-feed.ts';

type OffersHeadProps = {
  readonly feed: OfferFeed | undefined;
  readonly count: number;
  /** Insurers that look first. */
  readonly looking: number;
  readonly collecting: boolean;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onBack: () => void;
};

/** Where the collecting stands, and the way back to the answers; without offers the notice below has it. */
export function OffersHead({ feed, count, looking, collecting, heading, onBack }: OffersHeadProps) {
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h2 ref={heading} tabIndex={-1} className="scroll-mt-24 text-h2 outline-none">
          {words.title}
        </h2>
        {(collecting || count > 0) && (
          <Button variant="link" onClick={onBack}>
            <Icon name="chevronLeft" className="size-5" />
            {words.change}
          </Button>
        )}
      </div>
      {feed && collecting && <Collecting answered={feed.answered} total={feed.total} looking={looking} />}
      {feed && !collecting && count > 0 && <p className="text-ink-soft">{words.allIn(count, looking)}</p>}
    </div>
  );
}
