import type { Path } from 'react-router';
import { urlOf } from './address.ts';
import { decode, type Redirection } from './decode.ts';

/** What a loader said. */
export type Said = { readonly data: unknown } | { readonly error: unknown };

export type Loaded = Redirection | Readonly<Record<string, Said>>;

/** Where React Router's server tells what the loaders of a page say: of some of its routes, or of all. */
export function dataAddress(page: Path, routes?: readonly string[]): string {
  const url = urlOf(page);
  url.pathname += url.pathname.endsWith('/') ? '_.data' : '.data';
  if (routes) url.searchParams.set('_routes', routes.join(','));
  return url.pathname + url.search;
}

export async function load(address: string, signal: AbortSignal): Promise<Loaded> {
  const reply = await fetch(address, { signal });
  if (!reply.ok && !reply.headers.has('X-Remix-Response'))
    throw new Error(`${address} was answered with ${reply.status}`);
  return decode(await reply.text()) as Loaded;
}
