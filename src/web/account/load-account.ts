import type { SupportRequest } from '#contracts/calls/support.ts';
import type { HttpLayer } from '../http/http-layer.ts';
import type { AccountAddress } from './account-address.ts';
import { loadData } from './data/load-data.ts';
import { loadDetails } from './details/load-details.ts';
import { loadFiles } from './files/load-files.ts';
import { loadOffers } from './offers/load-offers.ts';
import { loadOverview } from './overview/load-overview.ts';
import { loadPermissions } from './permissions/load-permissions.ts';
import { loadPolicies } from './policies/load-policies.ts';
import { loadSupport } from './support/load-support.ts';

export type LoadedAccount = Awaited<ReturnType<typeof loadAccount>>;

/** What the open page of the account shows. */
export async function loadAccount(
  http: HttpLayer,
  place: AccountAddress,
  support: Promise<readonly SupportRequest[] | null>,
) {
  switch (place.tab) {
    case 'overview':
      return { tab: place.tab, loaded: await loadOverview(http, support) } as const;
    case 'policies':
      return { tab: place.tab, loaded: await loadPolicies(http, place) } as const;
    case 'offers':
      return { tab: place.tab, loaded: await loadOffers(http) } as const;
    case 'support':
      return { tab: place.tab, loaded: await loadSupport(http, place) } as const;
    case 'files':
      return { tab: place.tab, loaded: await loadFiles(http) } as const;
    case 'details':
      return { tab: place.tab, loaded: await loadDetails(http) } as const;
    case 'permissions':
      return { tab: place.tab, loaded: await loadPermissions(http) } as const;
    case 'data':
      return { tab: place.tab, loaded: await loadData(http) } as const;
  }
}
