import { accountTabs } from '#messages/my-account.ts';
import { AccountCard } from '../account-card.tsx';
import type { LoadedFiles } from './load-files.ts';

export function FilesPage({ loaded }: { readonly loaded: LoadedFiles }) {
  return <AccountCard title={accountTabs.files}>{loaded ? null : null}</AccountCard>;
}
