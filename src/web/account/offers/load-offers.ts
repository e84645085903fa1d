import { istanbulToday } from '#domain/dates.ts';
import type { HttpLayer } from '../../http/http-layer.ts';
import { loadList } from '../../lists/list-slice.ts';
import { sharedLists } from '../../lists/shared-lists.ts';

export type LoadedOffers = Awaited<ReturnType<typeof loadOffers>>;

export async function loadOffers(http: HttpLayer) {
  const offers = await loadList(http, sharedLists.myOffers);
  return { offers, today: istanbulToday(new Date()) };
}
