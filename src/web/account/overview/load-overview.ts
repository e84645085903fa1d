import type { SupportRequest } from '#contracts/calls/support.ts';
import type { HttpLayer } from '../../http/http-layer.ts';
import { loadList } from '../../lists/list-slice.ts';
import { sharedLists } from '../../lists/shared-lists.ts';

export type LoadedOverview = Awaited<ReturnType<typeof loadOverview>>;

/** Each part may fail alone. Support requests are asked for by the frame; null where nobody could tell. */
export async function loadOverview(http: HttpLayer, support: Promise<readonly SupportRequest[] | null>) {
  const [policies, offers, requests] = await Promise.all([
    loadList(http, sharedLists.myPolicies),
    loadList(http, sharedLists.myOffers),
    support,
  ]);
  return { policies, offers, requests, now: new Date().toISOString() };
}
