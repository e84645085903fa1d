import { createContext, useContext } from 'react';
import type { Place } from './place.ts';
import type { Router, RouterState } from './router.ts';

/** Apart from each other, so that parts that know only the page are not drawn anew while another is fetched. */
export const RouterContext = createContext<Router | null>(null);
export const PlaceContext = createContext<Place | null>(null);
export const AwaitedContext = createContext<RouterState['awaited']>(undefined);

function there<Value>(value: Value | null): Value {
  if (value === null) throw new Error('Pages are drawn inside the router');
  return value;
}

export const useRouter = () => there(useContext(RouterContext));
export const usePlace = () => there(useContext(PlaceContext));
