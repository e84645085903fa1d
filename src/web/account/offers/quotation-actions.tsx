import { type ReactNode, useEffect, useState } from 'react';
import type { OwnQuotation } from '#contracts/calls/my-offers.ts';
import { myOffersTexts as words } from '#messages/my-offers.ts';
import { readCompared } from '../../offer/compare-store.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { tabAddress } from '../account-address.ts';
import { quotationNames } from './own-quotation.ts';
import { newAddress, offersAddress, questionsAddress } from './quotation-ways.ts';
import { useQuotationActions } from './use-quotation-actions.ts';

type QuotationActionsProps = { readonly own: OwnQuotation; readonly startIsPast: boolean };

/** How to go on with a quotation, by where it stands. */
export function QuotationActions({ own, startIsPast }: QuotationActionsProps) {
  const { busy, askAgain, compare } = useQuotationActions(own);
  const { line, insured } = quotationNames(own);
  const nameOf = (action: string) => words.of(action, line, insured);
  const open = (
    <ActionLink to={offersAddress(own)} quiet={own.Stage === 'expired'} name={nameOf}>
      {own.DocumentsWanted ? words.sendDocuments : words.open}
    </ActionLink>
  );
  const change = (text: string) => {
    const to = questionsAddress(own);
    return (
      <ActionLink to={to ?? newAddress(own)} name={nameOf}>
        {to ? text : words.anew}
      </ActionLink>
    );
  };
  return (
    <div className="flex flex-wrap gap-3">
      {(own.Stage === 'open' || own.Stage === 'waiting') && open}
      {own.Stage === 'open' && own.OfferCount > 1 && (
        <CompareButton own={own} name={nameOf} loading={busy === 'comparing'} onCompare={() => void compare()} />
      )}
      {own.Stage === 'expired' && !startIsPast && (
        <>
          <Button
            loading={busy === 'asking'}
            aria-label={nameOf(words.askAgain)}
            onClick={() => void askAgain()}
            className="max-sm:w-full"
          >
            {words.askAgain}
          </Button>
          {open}
        </>
      )}
      {own.Stage === 'expired' && startIsPast && change(words.newStart)}
      {own.Stage === 'none' && change(words.change)}
      {own.Stage === 'bought' && (
        <ActionLink to={tabAddress('policies')} quiet name={nameOf}>
          {words.toPolicies}
        </ActionLink>
      )}
    </div>
  );
}

type Named = { readonly name: (action: string) => string };
type ActionLinkProps = Named & { readonly to: string; readonly quiet?: boolean; readonly children: string };

function ActionLink({ to, quiet = false, name, children }: ActionLinkProps): ReactNode {
  return (
    <ButtonLink variant={quiet ? 'quiet' : 'brand'} to={to} aria-label={name(children)} className="max-sm:w-full">
      {children}
    </ButtonLink>
  );
}

type CompareButtonProps = Named & {
  readonly own: OwnQuotation;
  readonly loading: boolean;
  readonly onCompare: () => void;
};

/** What was picked is kept in the browser, which the server does not see. */
function CompareButton({ own: { HeaderGuid }, name, loading, onCompare }: CompareButtonProps) {
  const [picked, setPicked] = useState(0);
  useEffect(() => setPicked(readCompared(HeaderGuid).length), [HeaderGuid]);
  const text = picked > 1 ? words.comparePicked(picked) : words.compare;
  return (
    <Button variant="quiet" loading={loading} aria-label={name(text)} onClick={onCompare} className="max-sm:w-full">
      {text}
    </Button>
  );
}
