import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { edgeLimits } from './limits.ts';

const replies = new WeakMap<Duplex, ServerResponse>();

/** Whether part of a reply has been written and the rest has not. */
export function isAnswering(socket: Duplex): boolean {
  const reply = replies.get(socket);
  return reply?.headersSent === true && !reply.writableFinished;
}

/** Of a body that was answered before its end a short rest may still arrive; more is not read. */
function leaveUnread({ socket, headers, complete }: IncomingMessage): void {
  const isShort = Number(headers['content-length']) <= edgeLimits.unreadBytes;
  if (!complete && !isShort) socket.destroySoon();
}

/** Hangs up where nobody reads on. */
export function watchReplies(server: Server): void {
  server.on('request', (request, response) => {
    replies.set(request.socket, response);
    response.once('finish', () => leaveUnread(request));
  });
}
