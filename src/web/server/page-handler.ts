import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { HostContext, hostContext } from '../page/host-context.ts';

/** Reads the current build; it changes only while developing. */
export type ReadBuild = () => Promise<ServerBuild>;

/** React Router's answer to a request, with what we hand to its loaders. */
export type HandlePage = (request: Request, host: HostContext) => Promise<Response>;

type EntryModule = { readonly hostContext: typeof hostContext };
type Current = { readonly build: ServerBuild; readonly handle: ReturnType<typeof createRequestHandler> };

export function pageHandler(readBuild: ReadBuild): HandlePage {
  let current: Current | undefined;
  return async (request, host) => {
    const build = await readBuild();
    if (current?.build !== build) current = { build, handle: createRequestHandler(build, process.env.NODE_ENV) };
    // The key lives in the bundle: a context created here would be another object.
    const { hostContext: key } = build.entry.module as unknown as EntryModule;
    return current.handle(request, new RouterContextProvider(new Map([[key, host]])));
  };
}
