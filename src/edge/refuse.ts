import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { edgeLimits } from './limits.ts';
import { replyHeaders } from './reply-headers.ts';

/** How a server says no on a line where no request can be answered the usual way. */
export type Refusals = { readonly https: boolean; readonly bodyOf: (status: number) => string };

function refusalText(status: number, { https, bodyOf }: Refusals): string {
  const body = bodyOf(status);
  const headers = {
    ...replyHeaders({ https }),
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
}

/** Answers and hangs up. What the other side does meanwhile harms nobody. */
export function refuse(socket: Duplex, status: number, refusals: Refusals): void {
  const hangUp = () => void socket.destroy();
  socket.on('error', hangUp);
  socket.once('finish', hangUp);
  const patience = setTimeout(hangUp, edgeLimits.lingerMs).unref();
  socket.once('close', () => clearTimeout(patience));
  socket.end(refusalText(status, refusals));
}
