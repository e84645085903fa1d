import { useEffect, useRef } from 'react';
import type { OwnQuotation } from '#contracts/calls/my-offers.ts';
import { formatLira, fromLira } from '#domain/money.ts';
import { foundDays } from '#domain/quote/found-days.ts';
import { findOffersTexts as words } from '#messages/find-offers.ts';
import { myOffersTexts } from '#messages/my-offers.ts';
import { dayText, quotationNames } from '../../account/offers/own-quotation.ts';
import { QuotationChip } from '../../account/offers/quotation-chip.tsx';
import { offersAddress } from '../../account/offers/quotation-ways.ts';
import { ButtonLink } from '../../ui/button.tsx';

type FoundOffersProps = { readonly quotations: readonly OwnQuotation[]; readonly onLeave: () => void };

/** What was lately asked with a phone; each opens as one's own. */
export function FoundOffers({ quotations, onLeave }: FoundOffersProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const isEmpty = quotations.length === 0;
  return (
    <>
      <h3 ref={title} tabIndex={-1} className="text-h4 outline-none">
        {isEmpty ? words.none : words.found(quotations.length)}
      </h3>
      {isEmpty ? (
        <>
          <p className="mt-2 text-ink-soft">{words.noneText(foundDays)}</p>
          <ButtonLink to="/" className="mt-5 w-full" onClick={onLeave}>
            {words.start}
          </ButtonLink>
        </>
      ) : (
        <ul className="mt-3 grid gap-3">
          {quotations.map((own) => (
            <li key={own.HeaderGuid} className="rounded-card border border-line p-4">
              <FoundQuotation own={own} onLeave={onLeave} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function FoundQuotation({ own, onLeave }: { readonly own: OwnQuotation; readonly onLeave: () => void }) {
  const { line, insured, more } = quotationNames(own);
  const { OfferCount, LowestPremium } = own;
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <p className="font-semibold">{line}</p>
        <QuotationChip stage={own.Stage} />
      </div>
      <p className="mt-1 break-words">
        <span className="font-medium tabular-nums">{insured}</span>
        {more && <span className="text-ink-soft"> {more}</span>}
      </p>
      <p className="text-ink-soft text-small tabular-nums">{words.asked(dayText(own.AskedAt))}</p>
      {LowestPremium !== null && (
        <p className="mt-1 text-small tabular-nums">{words.offers(OfferCount, formatLira(fromLira(LowestPremium)))}</p>
      )}
      <ButtonLink
        to={offersAddress(own)}
        variant="quiet"
        className="mt-3 w-full"
        aria-label={myOffersTexts.of(words.open, line, insured)}
        onClick={onLeave}
      >
        {words.open}
      </ButtonLink>
    </>
  );
}
