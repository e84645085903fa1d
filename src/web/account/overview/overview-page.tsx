import { accountTabs } from '#messages/my-account.ts';
import { AccountCard } from '../account-card.tsx';
import type { LoadedOverview } from './load-overview.ts';

export function OverviewPage({ loaded }: { readonly loaded: LoadedOverview }) {
  return <AccountCard title={accountTabs.overview}>{loaded ? null : null}</AccountCard>;
}
