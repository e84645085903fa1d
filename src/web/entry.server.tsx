import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
} from 'react-router';
import { hostContext } from './page/host-context.ts';
import { drawPage } from './start/draw-page.tsx';
import { drawStill } from './start/draw-still.tsx';

const zip = promisify(gzip);

/** The web server sets its per-request value under this key. */
export { hostContext };

export const streamTimeout = 5000;
/** When to ask again for a page whose texts or person could not be had. */
const retryAfterSeconds = '5';

/** Faults of ours are logged; what a stranger asks for in vain is answered, and who left needs no answer. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  const isRefused = isRouteErrorResponse(error) && error.status < 500;
  if (!isRefused && !request.signal.aborted) console.error(error);
};

function accepts(request: Request, encoding: string): boolean {
  return request.headers.get('accept-encoding')?.includes(encoding) ?? false;
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, hasSession, handOver } = context.get(hostContext);
  if (handOver) return new Response(await drawStill(request.url, routerContext, handOver), { status, headers });
  const page = await drawPage(request.url, routerContext, nonce);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Vary', 'Accept-Encoding');
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', hasSession ? 'no-store' : 'no-cache');
  if (status === 503) headers.set('Retry-After', retryAfterSeconds);
  if (!accepts(request, 'gzip')) return new Response(page, { status, headers });
  headers.set('Content-Encoding', 'gzip');
  return new Response(await zip(page, { level: 4 }), { status, headers });
}
