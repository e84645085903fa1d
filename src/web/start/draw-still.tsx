import { prerender } from 'react-dom/static';
import { type EntryContext, ServerRouter } from 'react-router';
import type { HandOver, StartData } from './start-data.ts';
import { StillContext } from './still-context.ts';

/**
 * Every file that the application needs on this page, so that one does not have to arrive before the next is known. Each stands
 * after those it imports: of a route's imports the manifest names a file before what that file brings.
 */
function filesOf({ manifest, staticHandlerContext }: EntryContext): readonly string[] {
  const { url, entry, routes } = manifest;
  const own = staticHandlerContext.matches.flatMap(({ route }) => routes[route.id] ?? []);
  const named = own.flatMap(({ module, imports = [] }) => [...imports.toReversed(), module]);
  return [...new Set([url, ...entry.imports, ...named, entry.module])];
}

async function startDataOf(routerContext: EntryContext): Promise<StartData> {
  const { manifest, staticHandlerContext, serverHandoffString = '{}', serverHandoffStream } = routerContext;
  const modules = staticHandlerContext.matches.flatMap(({ route: { id } }) => {
    const module = manifest.routes[id]?.module;
    return module ? [[id, module] as const] : [];
  });
  return {
    context: JSON.parse(serverHandoffString) as Record<string, unknown>,
    state: await new Response(serverHandoffStream ?? null).text(),
    routes: Object.fromEntries(modules),
    manifest: manifest.url,
    entry: manifest.entry.module,
  };
}

/** Draws a page without script and data, once what the application will ask for when it starts is handed over. */
export async function drawStill(url: string, routerContext: EntryContext, handOver: HandOver): Promise<string> {
  const { serverHandoffStream: _, ...withoutData } = routerContext;
  if (!handOver(await startDataOf(routerContext), filesOf(routerContext))) return '';
  const { prelude } = await prerender(
    <StillContext value={true}>
      <ServerRouter context={withoutData} url={url} />
    </StillContext>,
  );
  return new Response(prelude).text();
}
