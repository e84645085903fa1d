import type { Location, Path, To } from 'react-router';

type EntryState = { readonly usr?: unknown; readonly key?: unknown } | null;

export const createKey = () => Math.random().toString(36).slice(2, 10);

export const pathOf = ({ pathname, search, hash }: Path) => pathname + search + hash;

/** Whether it leads out of the site, or to what no page is, as a telephone number. */
export const isForeign = (to: To) => typeof to === 'string' && /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(to);

export const hrefOf = (to: To) =>
  typeof to === 'string' ? to : (to.pathname ?? '') + (to.search ?? '') + (to.hash ?? '');

export function locationOf(to: To, state: unknown): Location {
  const { pathname, search, hash } = new URL(hrefOf(to), window.location.href);
  return { pathname, search, hash, state, key: createKey() };
}

/** The entry of the browser's history that stands open. It is given a name where it has none, as after a link inside the page. */
export function openEntry(): Location {
  const { pathname, search, hash } = window.location;
  const { usr = null, key } = (window.history.state as EntryState) ?? {};
  if (typeof key === 'string') return { pathname, search, hash, state: usr, key };
  const named = locationOf(window.location.href, usr);
  writeEntry(named, 'REPLACE');
  return named;
}

export function writeEntry(location: Location, action: 'PUSH' | 'REPLACE'): void {
  const entry = { usr: location.state as unknown, key: location.key };
  if (action === 'PUSH') window.history.pushState(entry, '', pathOf(location));
  else window.history.replaceState(entry, '', pathOf(location));
}

export const urlOf = (path: Path) => new URL(pathOf(path), window.location.origin);
