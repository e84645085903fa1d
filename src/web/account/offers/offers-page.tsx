import { accountTabs } from '#messages/my-account.ts';
import { AccountCard } from '../account-card.tsx';
import type { LoadedOffers } from './load-offers.ts';

export function OffersPage({ loaded }: { readonly loaded: LoadedOffers }) {
  return <AccountCard title={accountTabs.offers}>{loaded ? null : null}</AccountCard>;
}
