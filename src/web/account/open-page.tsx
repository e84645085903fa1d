import { DataPage } from './data/data-page.tsx';
import { DetailsPage } from './details/details-page.tsx';
import { FilesPage } from './files/files-page.tsx';
import type { LoadedAccount } from './load-account.ts';
import { OffersPage } from './offers/offers-page.tsx';
import { OverviewPage } from './overview/overview-page.tsx';
import { PermissionsPage } from './permissions/permissions-page.tsx';
import { PoliciesTab } from './policies/policies-tab.tsx';
import { SupportPage } from './support/support-page.tsx';

/** The page of the account that the address names. */
export function OpenPage({ open }: { readonly open: LoadedAccount }) {
  switch (open.tab) {
    case 'overview':
      return <OverviewPage loaded={open.loaded} />;
    case 'policies':
      return <PoliciesTab loaded={open.loaded} />;
    case 'offers':
      return <OffersPage loaded={open.loaded} />;
    case 'support':
      return <SupportPage loaded={open.loaded} />;
    case 'files':
      return <FilesPage loaded={open.loaded} />;
    case 'details':
      return <DetailsPage loaded={open.loaded} />;
    case 'permissions':
      return <PermissionsPage loaded={open.loaded} />;
    case 'data':
      return <DataPage loaded={open.loaded} />;
  }
}
