import { createServer, type IncomingMessage } from 'node:http';
import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { envelope } from '#contracts/envelope.ts';
import { liveOffersPath, siteLivePath } from '#contracts/live-offers.ts';
import { type OutcomeName, outcomes } from '#contracts/outcomes.ts';
import { neighbourhoodOf } from '#domain/abuse/address-block.ts';
import { hangUp } from '#edge/hang-up.ts';
import { type Refusals, refuse } from '#edge/refuse.ts';
import { Seats } from '#edge/seats.ts';
import { type Caller, siteHeaders } from '../http/address-call.ts';
import { joinUpstream } from './live-upstream.ts';
import { isOwnPage } from './own-page.ts';
import type { VisitorCookie } from './visit-cookies.ts';

type LiveSocketOptions = {
  /** Root address of the offers API. */
  readonly offersUrl: string;
  /** Where pages are read from, for browsers that name it. */
  readonly siteUrl: string;
  readonly readVisitor: VisitorCookie['read'];
  readonly callerOf: (visitor: string, address: string) => Caller;
  readonly refusals: Refusals;
  /** Upgrades that others on this server answer. */
  readonly isOthers: (request: IncomingMessage) => boolean;
};

const question = z.object({ teklif: z.uuid(), cursor: z.string().max(100).default('') });
const goingAway = 1001;

/** Sockets open at a time. Who finds them taken asks for the lists instead, so a stranger who takes all shuts nobody out. */
const most = { visitor: 8, block: 200, total: 2_000 };

/** Whether a request is for the socket; nobody else changes the protocol. */
export function isLiveUpgrade({ method, url = '', headers }: IncomingMessage): boolean {
  return method === 'GET' && headers.upgrade?.toLowerCase() === 'websocket' && url.split('?', 1)[0] === siteLivePath;
}

function upstreamUrl(offersUrl: string, asked: z.infer<typeof question>): string {
  const query = new URLSearchParams({ HeaderGuid: asked.teklif, Cursor: asked.cursor });
  return `${offersUrl.replace(/^http/, 'ws')}${liveOffersPath}?${query}`;
}

type Live = { readonly asked: z.infer<typeof question>; readonly visitor: string };

declare module 'fastify' {
  interface FastifyRequest {
    live: Live | undefined;
  }
}

/** Judges a handshake before it is answered. A seat is held as long as its connection. */
function admit(
  request: FastifyRequest,
  { siteUrl, readVisitor }: LiveSocketOptions,
  seats: Seats,
): OutcomeName | undefined {
  const asked = question.safeParse(request.query).data;
  const visitor = readVisitor(request.cookies);
  if (!request.ws || !asked || !visitor || !isOwnPage(request.headers, siteUrl)) return 'malformedBody';
  const leave = seats.take([
    { key: `visitor ${visitor}`, most: most.visitor },
    { key: `block ${neighbourhoodOf(request.ip).block}`, most: most.block },
    { key: 'total', most: most.total },
  ]);
  if (!leave) return 'tooManyRequests';
  request.raw.socket.once('close', leave);
  request.live = { asked, visitor };
  return undefined;
}

/** The browser's live view of its offers: a socket of its own to the API, opened for this visitor. */
export async function registerLiveSocket(app: FastifyInstance, options: LiveSocketOptions): Promise<void> {
  const seats = new Seats();
  // Never listens: it stands between the server, on which others take upgrades too, and the plugin, which takes all.
  const upgrades = createServer();
  app.server.on('upgrade', (request, socket, head) => {
    if (isLiveUpgrade(request)) upgrades.emit('upgrade', request, socket, head);
    else if (!options.isOthers(request)) refuse(socket, 400, options.refusals);
  });
  app.decorateRequest('live', undefined);
  await app.register(websocket, {
    options: { server: upgrades, perMessageDeflate: false, maxPayload: 1024 },
    errorHandler: (_error, socket) => socket.terminate(),
    preClose: (done) => {
      for (const browser of app.websocketServer.clients) hangUp(browser, goingAway);
      done();
    },
  });
  app.route({
    method: 'GET',
    url: siteLivePath,
    websocket: true,
    preHandler: async (request, reply) => {
      const refused = admit(request, options, seats);
      if (refused) return reply.code(outcomes[refused].http).send(envelope(refused, null));
    },
    handler: (browser, { live, ip }) => {
      if (!live) return browser.terminate();
      joinUpstream(browser, {
        url: upstreamUrl(options.offersUrl, live.asked),
        headers: siteHeaders(options.callerOf(live.visitor, ip)),
      });
    },
  });
}
