import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestListener } from '@remix-run/node-fetch-server';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { loadConfig } from '#config/config.ts';
import { productDir } from '#testing/trial/product-dir.ts';
import { serverHttp } from '#web/http/server-http.ts';
import type { HostContext, hostContext } from '#web/page/host-context.ts';
import { visitorCookie } from '#web/server/visit-cookies.ts';
import { userReader } from '#web/user/read-user.ts';
import { handleRequest, streamTimeout } from './default-entry.ts';

/** The product's own pages behind React Router's own server: nothing kept, everything drawn for everybody. */
process.once('disconnect', () => process.exit(0));
const config = loadConfig(process.env);
const build = (await import(pathToFileURL(join(productDir, 'build/server/index.js')).href)) as ServerBuild;
const { hostContext: key } = build.entry.module as unknown as { readonly hostContext: typeof hostContext };
const plain = { ...build, entry: { module: { ...build.entry.module, default: handleRequest, streamTimeout } } };
const handle = createRequestHandler(plain as ServerBuild, 'production');
const visitors = visitorCookie(config.appSecret, false);

function contextOf(request: Request): HostContext {
  const pairs = (request.headers.get('cookie') ?? '').split('; ').map((pair) => pair.split('='));
  const cookies = Object.fromEntries(pairs.map(([name = '', value = '']) => [name, decodeURIComponent(value)]));
  const visitor = visitors.read(cookies) ?? '';
  const { siteAccessToken, upstreams, siteUrl } = config;
  const caller = { visitor, siteAccessToken, session: undefined, address: '127.0.0.1' };
  const http = serverHttp(upstreams, caller);
  return {
    siteUrl,
    sandboxUrl: undefined,
    galleryOpen: false,
    nonce: '',
    cookies,
    http,
    hasSession: false,
    readUser: userReader(http, false),
    readNotes: async () => [],
  };
}

const answer = (request: Request) => handle(request, new RouterContextProvider(new Map([[key, contextOf(request)]])));
const server = createServer(createRequestListener(answer)).listen(0, '127.0.0.1');
await once(server, 'listening');
process.send?.((server.address() as AddressInfo).port);
