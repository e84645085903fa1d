import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { z } from 'zod';
import { liveCloseCodes, liveOffersPath } from '#contracts/live-offers.ts';
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
    if (changes.waiting === 0 && changes.coversComing === 0) socket.close(liveCloseCodes.complete);
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
  socket.on('error', () => socket.terminate());
}

/** Counts the open sockets of a visitor; false when there are enough. */
function admit(open: Map<string, number>, visitor: string, socket: WebSocket): boolean {
  const count = (open.get(visitor) ?? 0) + 1;
  if (count > mostPerVisitor) return false;
  open.set(visitor, count);
  socket.on('close', () => {
    const left = (open.get(visitor) ?? 1) - 1;
    if (left > 0) open.set(visitor, left);
    else open.delete(visitor);
  });
  return true;
}

/** The socket on which offers arrive, the same lists as the call that asks for them. */
export async function registerLiveOffers(app: FastifyInstance, options: LiveOptions): Promise<void> {
  const { siteAccessToken } = options;
  const open = new Map<string, number>();
  await app.register(websocket, { options: { perMessageDeflate: false, maxPayload: 1024 } });
  app.get(liveOffersPath, { websocket: true }, async (socket: WebSocket, request: FastifyRequest) => {
    const fields = request.query as Record<string, unknown>;
    const asked = question.safeParse(fields);
    const findSession = async () => undefined;
    const admission = await mayCall(request, { audience: 'site', fields, siteAccessToken, findSession });
    if (!asked.success || !admission.allowed) return socket.close(unusable);
    const address = addressOf(request, siteAccessToken);
    const userAgent = userAgentOf(request);
    const caller = { visitor: visitorOf(fields, address), address, userAgent, session: undefined };
    const { HeaderGuid: headerGuid, Cursor: cursor } = asked.data;
    const access = await readQuotation(options.quotation, headerGuid, caller);
    if (access.kind === 'proofOld') return socket.close(liveCloseCodes.proofOld);
    if (access.kind === 'notFound' || !access.quotation.asked) return socket.close(liveCloseCodes.notFound);
    if (!admit(open, caller.visitor, socket)) return socket.close(liveCloseCodes.tooMany);
    tell(socket, { headerGuid, cursor }, options);
  });
}
