import { accountTabs } from '#messages/my-account.ts';
import { AccountCard } from '../account-card.tsx';
import type { LoadedSupport } from './load-support.ts';

export function SupportPage({ loaded }: { readonly loaded: LoadedSupport }) {
  return <AccountCard title={accountTabs.support}>{loaded ? null : null}</AccountCard>;
}
