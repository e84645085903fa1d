import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { edgeLimits } from './limits.ts';
import { type Refusals, refuse } from './refuse.ts';
import { replyHeaders } from './reply-headers.ts';
import { watchReplies } from './unread.ts';

/** A request that no route is asked about. */
class BadRequest extends Error {
  override readonly name = 'BadRequest';
  readonly statusCode = 400;
}

const hostName = /^(?:[\w.-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** One host and a valid one, as HTTP/1.1 demands. */
function hasHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((_value, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === 'host');
  const [host] = hosts;
  if (host === undefined) return httpVersion === '1.0';
  return hosts.length === 1 && hostName.test(host) && URL.canParse(`http://${host}`);
}

function hasTarget(url: string): boolean {
  return url.startsWith('/') && url.split('&', edgeLimits.parameters + 1).length <= edgeLimits.parameters;
}

/** Knows every line. Those that outlive the grace of a stop, whatever they wait for, are cut. */
function watchLines(app: FastifyInstance): void {
  const open = new Set<Socket>();
  app.server.on('connection', (socket) => {
    // Asked for once, an address is known as long as anybody wants it. Who has none has left already.
    if (socket.remoteAddress === undefined) socket.destroy();
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.addHook('preClose', (done) => {
    setTimeout(() => {
      for (const socket of open) socket.destroy();
    }, edgeLimits.graceMs).unref();
    done();
  });
}

/** What every server of ours does before a route is asked; to be registered before everything else. */
export function guardServer(app: FastifyInstance, refusals: Refusals): void {
  const { server } = app;
  watchReplies(server);
  watchLines(app);
  server.on('connect', (_request, socket) => refuse(socket, 405, refusals));
  // An expectation nobody knows is no reason not to answer.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(replyHeaders({ https: refusals.https || request.protocol === 'https' }));
    done(hasHost(request.raw) && hasTarget(request.url) ? undefined : new BadRequest());
  });
}
