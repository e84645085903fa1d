import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyHttpOptions } from 'fastify';
import { edgeLimits } from './limits.ts';
import { type Refusals, refuse } from './refuse.ts';
import { isAnswering } from './unread.ts';

const statuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** A line that speaks no HTTP, too slowly or too much. A word in the middle of a reply would only garble it. */
function refuseBroken({ code }: ConnectionError, socket: Socket, refusals: Refusals): void {
  if (!socket.writable || isAnswering(socket)) socket.destroy();
  else refuse(socket, statuses[code] ?? 400, refusals);
}

/** Whoever asks a proxy names the whole address; the path is what we serve. */
function pathOf(target: string): string {
  const path = target.replace(/^https?:\/\/[^/?#]*/i, '');
  return path === target || path.startsWith('/') ? path : `/${path}`;
}

type EdgeOptions = Refusals & {
  /** Which requests to change the protocol are followed; all others are served as if they had not asked. */
  readonly upgrades: (request: IncomingMessage) => boolean;
};

/** How every server of ours listens. */
export function serverOptions({ upgrades, ...refusals }: EdgeOptions) {
  return {
    requestTimeout: edgeLimits.requestMs,
    connectionTimeout: edgeLimits.silentLineMs,
    keepAliveTimeout: edgeLimits.keepAliveMs,
    // While it stops it still answers what has begun, like any other time.
    return503OnClosing: false,
    rewriteUrl: ({ url = '/' }) => pathOf(url),
    clientErrorHandler: (error, socket) => refuseBroken(error, socket, refusals),
    http: {
      maxHeaderSize: edgeLimits.headerBytes,
      headersTimeout: edgeLimits.headersMs,
      requestTimeout: edgeLimits.requestMs,
      connectionsCheckingInterval: edgeLimits.lookMs,
      // Refused with a body by the guard, together with those that are no host.
      requireHostHeader: false,
      shouldUpgradeCallback: upgrades,
    },
  } satisfies FastifyHttpOptions<Server>;
}
