import { openEntry } from './address.ts';
import { decode } from './decode.ts';
import { RouteModules } from './route-modules.ts';
import { matchRoute, type RouteTable } from './route-table.ts';
import { createRouter, type Router } from './router.ts';

/** What React Router's server hands over with a page. */
type HandedOver = {
  readonly loaderData: Readonly<Record<string, unknown>>;
  readonly actionData?: Readonly<Record<string, unknown>> | null;
  readonly errors?: Readonly<Record<string, unknown>> | null;
};

declare global {
  interface Window {
    __reactRouterContext?: { readonly stream: ReadableStream<Uint8Array>; readonly isStill?: boolean };
    __reactRouterManifest?: { readonly routes: RouteTable };
    __reactRouterRouteModules?: Readonly<Record<string, unknown>>;
  }
}

/** Goes on from the page that stands in the document. */
export async function openRouter(): Promise<Router> {
  const { routes = {} } = window.__reactRouterManifest ?? {};
  const modules = new RouteModules(window.__reactRouterRouteModules ?? {});
  const text = await new Response(window.__reactRouterContext?.stream ?? null).text();
  const { loaderData, actionData, errors } = decode(text) as HandedOver;
  const location = openEntry();
  return createRouter(routes, modules, {
    location,
    action: 'POP',
    match: matchRoute(routes, location.pathname),
    loaderData: loaderData ?? {},
    actionData: actionData ?? {},
    fault: errors ? { error: Object.values(errors)[0] } : undefined,
    scroll: 'stay',
  });
}
