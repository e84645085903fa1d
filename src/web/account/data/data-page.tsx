import { accountTabs } from '#messages/my-account.ts';
import { AccountCard } from '../account-card.tsx';
import type { LoadedData } from './load-data.ts';

export function DataPage({ loaded }: { readonly loaded: LoadedData }) {
  return <AccountCard title={accountTabs.data}>{loaded ? null : null}</AccountCard>;
}
