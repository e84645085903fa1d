import { useRevalidator } from 'react-router';
import { myOffersTexts as words } from '#messages/my-offers.ts';
import { Button } from '../../ui/button.tsx';
import { CallAgency, Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { AccountHeading } from '../account-heading.tsx';
import { EmptyCard } from '../empty-card.tsx';
import { StartLines } from '../start-lines.tsx';
import type { LoadedOffers } from './load-offers.ts';
import { QuotationCard } from './quotation-card.tsx';

/** The member's quotations, and honest words where there is none to show. */
export function OffersPage({ loaded }: { readonly loaded: LoadedOffers }) {
  return (
    <>
      <AccountHeading title={words.title} note={words.note} />
      <Listed loaded={loaded} />
    </>
  );
}

function Listed({ loaded: { offers, today } }: { readonly loaded: LoadedOffers }) {
  const { revalidate, state } = useRevalidator();
  if (offers.loading || (offers.hasErrors && state === 'loading')) return <Spinner inner text={words.loading} />;
  if (offers.hasErrors)
    return (
      <div className="mt-6">
        <Notice icon="warning" title={words.failed.title} text={offers.message ?? words.failed.text}>
          <Button onClick={() => void revalidate()}>{words.again}</Button>
          <CallAgency />
        </Notice>
      </div>
    );
  if (offers.data.length === 0)
    return (
      <div className="mt-6">
        <EmptyCard {...words.empty}>
          <StartLines />
        </EmptyCard>
      </div>
    );
  return (
    <ul className="mt-6 grid gap-4">
      {offers.data.map((own) => (
        <li key={own.HeaderGuid}>
          <QuotationCard own={own} today={today} />
        </li>
      ))}
    </ul>
  );
}
