import type { Location, NavigateOptions, To } from 'react-router';
import { turnsOver } from '../ui/parts/turns.ts';
import { createStore, type Store } from '../ui/store.ts';
import { locationOf, openEntry, writeEntry } from './address.ts';
import { Redirection } from './decode.ts';
import { leaveFor, loadAsDocument } from './leave.ts';
import { dataAddress, type Loaded, load } from './load.ts';
import { type Place, routesToAsk, takeUp } from './place.ts';
import type { RouteModules } from './route-modules.ts';
import { type Match, matchRoute, type RouteTable, rootId } from './route-table.ts';
import { ScrollPositions } from './scroll-positions.ts';

export type RouterState = {
  readonly place: Place;
  /** What is being fetched: another page, or this one's data anew. */
  readonly awaited: 'page' | 'data' | undefined;
};

type Visit = {
  readonly awaited: 'page' | 'data';
  readonly location: Location;
  readonly action: Place['action'];
  readonly isScrollKept?: boolean;
};

type Way = { readonly match: Match; readonly asked: readonly string[] };

export type Router = {
  readonly table: RouteTable;
  readonly modules: RouteModules;
  readonly state: Store<RouterState>;
  readonly positions: ScrollPositions;
  readonly navigate: (to: To | number, options?: NavigateOptions) => Promise<void>;
  readonly revalidate: () => Promise<void>;
  /** The files that a link leads to: its data and its code. */
  readonly filesBehind: (to: To) => { readonly data: readonly string[]; readonly code: readonly string[] };
};

/** Only another part of the same page is meant. */
const isInPage = (from: Location, to: Location) =>
  (from.hash !== '' || to.hash !== '') && from.pathname === to.pathname && from.search === to.search;

/** Every loader that was asked is taken to have failed. */
const failed = ({ asked }: Way, error: unknown): Loaded => Object.fromEntries(asked.map((id) => [id, { error }]));

export function createRouter(table: RouteTable, modules: RouteModules, first: Place): Router {
  const state = createStore<RouterState>({ place: first, awaited: undefined });
  const positions = new ScrollPositions();
  let running: { readonly visit: Visit; readonly abort: AbortController } | undefined;

  function wayTo(location: Location): Way {
    const { place } = state.get();
    const match = matchRoute(table, location.pathname);
    return { match, asked: routesToAsk(table, modules, place, { location, match }) };
  }

  function dataOf(location: Location, { match, asked }: Way): readonly string[] {
    if (asked.length === 0) return [];
    const isAll = [rootId, match.id].every((id) => asked.includes(id) || !table[id]?.hasLoader);
    return [dataAddress(location, isAll ? undefined : asked)];
  }

  async function fetchAll({ location, action }: Visit, way: Way, signal: AbortSignal): Promise<Loaded> {
    const route = table[way.match.id];
    const [said, code] = await Promise.allSettled([
      Promise.all(dataOf(location, way).map((address) => load(address, signal))),
      route && modules.bring(route),
    ]);
    if (said.status === 'rejected') throw said.reason;
    // Where data comes and code does not, the code is of a release that is gone: the server draws the page with its own.
    if (code.status === 'rejected') return loadAsDocument(location, action === 'POP');
    return said.value[0] ?? {};
  }

  function follow({ how }: Redirection, { action }: Visit): Promise<void> {
    const url = new URL(how.redirect, window.location.origin);
    const isReplaced = how.replace || action !== 'PUSH';
    if (how.reload || url.origin !== window.location.origin) return leaveFor(url, isReplaced);
    return navigate(url.href, { replace: isReplaced });
  }

  function scrollOf({ action, location, isScrollKept }: Visit): Place['scroll'] {
    if (action === 'POP') return positions.of(location.key) ?? 'begin';
    return isScrollKept ? 'stay' : 'begin';
  }

  function arrive(visit: Visit, { match, asked }: Way, said: Exclude<Loaded, Redirection>): void {
    const { place } = state.get();
    const { location, action, awaited } = visit;
    running = undefined;
    const known = takeUp(place, match.id, said, asked);
    if (awaited === 'data') {
      state.set({ place: { ...place, ...known }, awaited: undefined });
      return;
    }
    positions.note(place.location.key);
    if (action !== 'POP') writeEntry(location, action);
    const scroll = scrollOf(visit);
    state.set({ place: { location, action, match, actionData: {}, ...known, scroll }, awaited: undefined });
  }

  /** The last that was wanted counts; what was under way before is given up. */
  async function go(visit: Visit): Promise<void> {
    await turnsOver();
    running?.abort.abort();
    const { place } = state.get();
    const isHere = visit.awaited === 'page' && isInPage(place.location, visit.location);
    const way = isHere ? { match: place.match, asked: [] } : wayTo(visit.location);
    if (way.asked.length === 0 && modules.find(way.match.id)) return arrive(visit, way, {});
    const own = { visit, abort: new AbortController() };
    running = own;
    state.set({ place, awaited: visit.awaited });
    const said = await fetchAll(visit, way, own.abort.signal).catch((error: unknown) => failed(way, error));
    if (running !== own) return;
    if (said instanceof Redirection) await follow(said, visit);
    else arrive(visit, way, said);
  }

  async function navigate(to: To | number, options: NavigateOptions = {}): Promise<void> {
    if (typeof to === 'number') return window.history.go(to);
    const { replace = false, state: own = null, preventScrollReset: isScrollKept = false } = options;
    const location = locationOf(to, own);
    await go({ awaited: 'page', location, action: replace ? 'REPLACE' : 'PUSH', isScrollKept });
  }

  async function revalidate(): Promise<void> {
    const { location } = state.get().place;
    await go(running?.visit.awaited === 'page' ? running.visit : { awaited: 'data', location, action: 'PUSH' });
  }

  window.addEventListener('popstate', () => void go({ awaited: 'page', location: openEntry(), action: 'POP' }));

  return {
    table,
    modules,
    state,
    positions,
    navigate,
    revalidate,
    filesBehind(to) {
      const location = locationOf(to, null);
      const way = wayTo(location);
      const { module, imports = [] } = table[way.match.id] ?? {};
      return { data: dataOf(location, way), code: module ? [module, ...imports] : [] };
    },
  };
}
