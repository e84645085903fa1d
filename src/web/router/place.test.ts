import { beforeEach, expect, test, vi } from 'vitest';
import { type Place, routesToAsk, takeUp } from './place.ts';
import { RouteModules } from './route-modules.ts';
import type { RouteTable } from './route-table.ts';

beforeEach(() => {
  vi.stubGlobal('window', { location: { origin: 'https://site.example' } });
});

const routeOf = (id: string, hasLoader = true) => ({ id, path: id, hasLoader, module: `/${id}.js` });
const table: RouteTable = { root: routeOf('root'), offers: routeOf('offers'), text: routeOf('text', false) };
const modules = new RouteModules({
  root: {
    shouldRevalidate: ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) => currentUrl.href === nextUrl.href,
  },
  offers: {},
});

const locationAt = (pathname: string, search = '') => ({ pathname, search, hash: '', state: null, key: pathname });
const place: Place = {
  location: locationAt('/offers'),
  action: 'POP',
  match: { id: 'offers', params: {} },
  loaderData: { root: 'shell', offers: 'list' },
  actionData: {},
  fault: undefined,
  scroll: 'stay',
};
const asked = (id: string, location = locationAt(`/${id}`), from = place) =>
  routesToAsk(table, modules, from, { location, match: { id, params: {} } });

test('a page asks for its own data, and again for what its routes say is stale', () => {
  expect(asked('offers')).toEqual(['root', 'offers']);
  expect(asked('offers', locationAt('/offers', '?sirala=fiyat'))).toEqual(['offers']);
  expect(asked('text')).toEqual([]);
});

test('what is not known is asked for, whatever a route says', () => {
  const broken = { ...place, loaderData: {} };
  expect(asked('offers', locationAt('/offers', '?x'), broken)).toEqual(['root', 'offers']);
});

test('what was said now takes the place of what was known; the rest holds', () => {
  const known = takeUp(place, 'offers', { offers: { data: 'new list' } }, ['offers']);
  expect(known).toEqual({ loaderData: { root: 'shell', offers: 'new list' }, fault: undefined });
});

test('a loader that fails or is passed over makes the page a fault; what others said is kept', () => {
  const error = new Error('away');
  const failed = takeUp(place, 'offers', { root: { data: 'new shell' }, offers: { error } }, ['root', 'offers']);
  expect(failed).toEqual({ loaderData: { root: 'new shell' }, fault: { error } });
  expect(takeUp(place, 'offers', {}, ['offers']).fault?.error).toBeInstanceOf(Error);
});

test('a page does not take data of the one before it', () => {
  expect(takeUp(place, 'text', {}, []).loaderData).toEqual({ root: 'shell' });
});
