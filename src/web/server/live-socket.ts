import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { WebSocket, WebSocketServer } from 'ws';
import { z } from 'zod';
import { liveOffersPath, siteLivePath } from '#contracts/live-offers.ts';
import { type Caller, siteHeaders } from '../http/address-call.ts';
import type { VisitorCookie } from './visit-cookies.ts';

type LiveSocketOptions = {
  /** Root address of the offers API. */
  readonly offersUrl: string;
  /** Where pages are read from, for browsers that name it. */
  readonly siteUrl: string;
  readonly readVisitor: VisitorCookie['read'];
  readonly callerOf: (visitor: string, address: string) => Caller;
};

const question = z.object({ teklif: z.uuid(), cursor: z.string().max(100).default('') });
const upstreamGone = 1013;
const mostUnsentBytes = 1_000_000;

/** Browsers name the page that opens a socket; another site's page must not read a visitor's offers. */
function isOwnPage({ headers: { origin, host } }: IncomingMessage, siteUrl: string): boolean {
  if (origin === undefined) return true;
  return origin === new URL(siteUrl).origin || (URL.canParse(origin) && new URL(origin).host === host);
}

function upstreamUrl(offersUrl: string, asked: z.infer<typeof question>, visitor: string): string {
  const query = new URLSearchParams({ HeaderGuid: asked.teklif, Cursor: asked.cursor, visitor });
  return `${offersUrl.replace(/^http/, 'ws')}${liveOffersPath}?${query}`;
}

/** Codes a peer may not send are told as a lost connection. */
function closeCode(code: number): number {
  return code === 1000 || code >= 3000 ? code : upstreamGone;
}

/** What the API sends is handed on as it is; a browser that cannot keep up is let go and comes back with its cursor. */
function join(browser: WebSocket, upstream: WebSocket): void {
  upstream.on('message', (data) => {
    if (browser.bufferedAmount > mostUnsentBytes) browser.close(upstreamGone);
    else browser.send(data.toString());
  });
  upstream.on('error', () => browser.close(upstreamGone));
  upstream.on('close', (code) => browser.close(closeCode(code)));
  browser.on('close', () => upstream.close());
  browser.on('error', () => upstream.close());
}

/** The browser's live view of its offers: a socket of its own to the API, opened for this visitor. */
export function registerLiveSocket(app: FastifyInstance, options: LiveSocketOptions): void {
  const server = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: 1024 });
  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const url = new URL(request.url ?? '/', 'http://site');
    // Other sockets on this server, such as those of the development server, are not ours to answer.
    if (url.pathname !== siteLivePath) return;
    const asked = question.safeParse(Object.fromEntries(url.searchParams));
    const visitor = options.readVisitor(app.parseCookie(request.headers.cookie ?? ''));
    if (!asked.success || !visitor || !isOwnPage(request, options.siteUrl)) {
      socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
      return;
    }
    const caller = options.callerOf(visitor, request.socket.remoteAddress ?? '');
    const upstream = new WebSocket(upstreamUrl(options.offersUrl, asked.data, visitor), {
      headers: siteHeaders(caller),
      perMessageDeflate: false,
    });
    server.handleUpgrade(request, socket, head, (browser) => join(browser, upstream));
  });
  app.addHook('preClose', (done) => {
    for (const browser of server.clients) browser.close(1001);
    done();
  });
}
