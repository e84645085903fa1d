import type { IncomingMessage } from 'node:http';
import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { liveCloseCodes, liveOffersPath } from '#contracts/live-offers.ts';
import { hangUp } from '#edge/hang-up.ts';
import { Seats } from '#edge/seats.ts';
import type { Broker } from '#ports/broker.ts';
import type { OfferChanges } from '#ports/quotations.ts';
import { followOffers } from '#services/quotation/follow-offers.ts';
import { readCursor } from '#services/quotation/list-offers.ts';
import type { QuotationPorts } from '#services/quotation/ports.ts';
import { readQuotation } from '#services/quotation/read-quotation.ts';
import { offerListOf } from './offer-wire.ts';
import { mayCall } from './plugins/audience.ts';
import { addressOf, userAgentOf, visitorOf } from './plugins/caller.ts';

type LiveOptions = {
  readonly siteAccessToken: string;
  readonly quotation: QuotationPorts;
  readonly broker: Broker;
};

type Asked = { readonly headerGuid: string; readonly cursor: string };

const question = z.object({ HeaderGuid: z.uuid(), Cursor: z.string().max(100).default('') });
const pingEveryMs = 25_000;
const mostPerVisitor = 8;
const unusable = 1008;

/** Closes sockets whose other end is gone without a word. */
function keepAlive(socket: WebSocket): () => void {
  let answered = true;
  socket.on('pong', () => {
    answered = true;
  });
  const timer = setInterval(() => {
    if (!answered) return socket.terminate();
    answered = false;
    socket.ping();
  }, pingEveryMs);
  return () => clearInterval(timer);
}

/** Sends what changed after the cursor, now and whenever something changes, until all has been told. */
function tell(socket: WebSocket, { headerGuid, cursor }: Asked, { quotation, broker }: LiveOptions): void {
  const onChanges = (changes: OfferChanges): void => {
    const list = offerListOf({ ...changes, headerGuid }, quotation);
    socket.send(JSON.stringify(list));
    if (changes.waiting === 0 && changes.coveragesComing === 0) socket.close(liveCloseCodes.complete);
  };
  const stops = [
    keepAlive(socket),
    followOffers(
      { quotations: quotation.quotations, broker },
      { id: headerGuid, after: readCursor(cursor) },
      { onChanges, onFault: () => socket.terminate() },
    ),
  ];
  socket.on('close', () => {
    for (const stop of stops) stop();
  });
}

/** Whether a request is for the socket; nobody else changes the protocol. */
export function isLiveUpgrade({ method, url = '', headers }: IncomingMessage): boolean {
  return method === 'GET' && headers.upgrade?.toLowerCase() === 'websocket' && url.split('?', 1)[0] === liveOffersPath;
}

/** The socket on which offers arrive, the same lists as the call that asks for them. */
export async function registerLiveOffers(app: FastifyInstance, options: LiveOptions): Promise<void> {
  const { siteAccessToken } = options;
  const seats = new Seats();

  async function serve(socket: WebSocket, request: FastifyRequest): Promise<void> {
    const fields = request.query as Record<string, unknown>;
    const asked = question.safeParse(fields);
    const findSession = async () => undefined;
    const admission = await mayCall(request, { audience: 'site', fields, siteAccessToken, findSession });
    if (!asked.success || !admission.allowed) return hangUp(socket, unusable);
    const address = addressOf(request, siteAccessToken);
    const visitor = visitorOf(request, fields, siteAccessToken);
    const caller = { visitor, address, userAgent: userAgentOf(request), session: undefined };
    const { HeaderGuid: headerGuid, Cursor: cursor } = asked.data;
    const access = await readQuotation(options.quotation, headerGuid, caller);
    // Who has left meanwhile closes no second time: nothing begun for them would ever end.
    if (socket.readyState !== WebSocket.OPEN) return;
    if (access.kind === 'proofOld') return hangUp(socket, liveCloseCodes.proofOld);
    if (access.kind === 'notFound' || !access.quotation.asked) return hangUp(socket, liveCloseCodes.notFound);
    const leave = seats.take([{ key: visitor, most: mostPerVisitor }]);
    if (!leave) return hangUp(socket, liveCloseCodes.tooMany);
    socket.once('close', leave);
    tell(socket, { headerGuid, cursor }, options);
  }

  await app.register(websocket, {
    options: { perMessageDeflate: false, maxPayload: 1024 },
    // What a peer breaks is its own affair and no fault of ours.
    errorHandler: (_error, socket) => socket.terminate(),
  });
  app.get(liveOffersPath, { websocket: true }, (socket: WebSocket, request: FastifyRequest) => {
    serve(socket, request).catch((error: unknown) => {
      request.log.error({ err: error }, 'telling offers failed');
      socket.terminate();
    });
  });
}
