/** A route as React Router's manifest names it. */
export type Route = {
  readonly id: string;
  readonly path?: string;
  readonly hasLoader: boolean;
  readonly module: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
};

export type RouteTable = Readonly<Record<string, Route>>;

export type Match = { readonly id: string; readonly params: Readonly<Record<string, string>> };

/** The route that holds every page. */
export const rootId = 'root';

const partsOf = (path: string) => path.split('/').filter(Boolean);

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** What an address fills in of a path, where it fits. */
function fillIn(path: string, pathname: string): Match['params'] | undefined {
  if (path === '*') return { '*': pathname.slice(1) };
  const wanted = partsOf(path);
  const given = partsOf(pathname);
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [at, part] of wanted.entries()) {
    if (part.startsWith(':')) params[part.slice(1)] = decoded(given[at] ?? '');
    else if (part.toLowerCase() !== given[at]?.toLowerCase()) return undefined;
  }
  return params;
}

/** The more of its path is written out, the sooner a route is meant. */
const rank = ({ path = '' }: Route) => (path === '*' ? 2 : Number(path.includes(':')));

export function matchRoute(table: RouteTable, pathname: string): Match {
  const pages = Object.values(table).filter(({ id }) => id !== rootId);
  for (const route of pages.toSorted((one, other) => rank(one) - rank(other))) {
    const params = fillIn(route.path ?? '', pathname);
    if (params) return { id: route.id, params };
  }
  throw new Error(`No route leads to ${pathname}`);
}
