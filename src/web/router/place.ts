import type { Location, NavigationType } from 'react-router';
import { urlOf } from './address.ts';
import type { Said } from './load.ts';
import type { RouteModules } from './route-modules.ts';
import { type Match, type RouteTable, rootId } from './route-table.ts';

/** The page that is shown. */
export type Place = {
  readonly location: Location;
  readonly action: `${NavigationType}`;
  readonly match: Match;
  /** What loaders said, by route. */
  readonly loaderData: Readonly<Record<string, unknown>>;
  /** What the server said to a form that was sent without scripts, until somebody goes on. */
  readonly actionData: Readonly<Record<string, unknown>>;
  /** Why the page could not be made. */
  readonly fault: { readonly error: unknown } | undefined;
  /** The position to show it at: one that was kept, its top or its anchor, or as it stands. */
  readonly scroll: number | 'begin' | 'stay';
};

type Next = { readonly location: Location; readonly match: Match };

/** The routes whose loaders are to be asked on the way to the next page: they decide themselves whether what they said still holds. */
export function routesToAsk(table: RouteTable, modules: RouteModules, place: Place, next: Next): readonly string[] {
  const isAskedAgain = (id: string) =>
    modules.find(id)?.shouldRevalidate?.({
      currentUrl: urlOf(place.location),
      currentParams: place.match.params,
      nextUrl: urlOf(next.location),
      nextParams: next.match.params,
      defaultShouldRevalidate: true,
    }) ?? true;
  return [rootId, next.match.id].filter(
    (id) => table[id]?.hasLoader && (!(id in place.loaderData) || isAskedAgain(id)),
  );
}

/** What is known of the next page: what was said now, and what still holds. */
export function takeUp(place: Place, id: string, said: Readonly<Record<string, Said>>, asked: readonly string[]) {
  const loaderData: Record<string, unknown> = {};
  let fault: Place['fault'];
  for (const route of [rootId, id]) {
    const answer = said[route];
    if (answer && 'data' in answer) loaderData[route] = answer.data;
    else if (asked.includes(route)) fault ??= { error: answer?.error ?? new Error(`Nothing was said of ${route}`) };
    else if (route in place.loaderData) loaderData[route] = place.loaderData[route];
  }
  return { loaderData, fault };
}
