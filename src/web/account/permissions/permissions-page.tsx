import { accountTabs } from '#messages/my-account.ts';
import { AccountCard } from '../account-card.tsx';
import type { LoadedPermissions } from './load-permissions.ts';

export function PermissionsPage({ loaded }: { readonly loaded: LoadedPermissions }) {
  return <AccountCard title={accountTabs.permissions}>{loaded ? null : null}</AccountCard>;
}
