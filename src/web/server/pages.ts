import { createRequest, sendResponse } from '@remix-run/node-fetch-server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { HostContext, hostContext } from '../host-context.ts';

/** Reads the current build; it changes only while developing. */
export type ReadBuild = () => Promise<ServerBuild>;

type EntryModule = { readonly hostContext: typeof hostContext };
type Handler = { readonly build: ServerBuild; readonly handle: ReturnType<typeof createRequestHandler> };

/** Hands page requests to React Router. It reads the raw request, so nothing before it may consume the body. */
export async function registerPages(
  app: FastifyInstance,
  options: { readBuild: ReadBuild; contextOf: (request: FastifyRequest) => HostContext },
): Promise<void> {
  let current: Handler | undefined;

  async function handler(): Promise<Handler> {
    const build = await options.readBuild();
    if (current?.build !== build) current = { build, handle: createRequestHandler(build, process.env.NODE_ENV) };
    return current;
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { build, handle } = await handler();
    // The key lives in the bundle: a context created here would be another object.
    const { hostContext: key } = build.entry.module as unknown as EntryModule;
    const context = new RouterContextProvider(new Map([[key, options.contextOf(request)]]));
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value);
    }
    reply.hijack();
    const response = await handle(createRequest(request.raw, reply.raw), context);
    await sendResponse(reply.raw, response);
  }

  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, parsed) => parsed(null));
    scope.all('/', answer);
    scope.all('/*', answer);
    done();
  });
}
