import { PassThrough } from 'node:stream';
import { createGzip } from 'node:zlib';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { hostContext } from './page/host-context.ts';
import { drawStill } from './start/draw-still.tsx';

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
  const waitForAll = isbot(request.headers.get('user-agent') ?? '') || routerContext.isSpaMode;
  return new Promise((resolve, reject) => {
    let answered = false;
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
      {
        nonce,
        [waitForAll ? 'onAllReady' : 'onShellReady']() {
          answered = true;
          const zipped = accepts(request, 'gzip');
          const body = zipped ? createGzip({ level: 4 }) : new PassThrough();
          headers.set('Content-Type', 'text/html; charset=utf-8');
          headers.set('Vary', 'Accept-Encoding');
          if (!headers.has('Cache-Control')) headers.set('Cache-Control', hasSession ? 'no-store' : 'no-cache');
          if (status === 503) headers.set('Retry-After', retryAfterSeconds);
          if (zipped) headers.set('Content-Encoding', 'gzip');
          resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
          body.once('close', () => clearTimeout(late));
          pipe(body);
        },
        onShellError: reject,
        onError(error) {
          if (answered && !request.signal.aborted) console.error(error);
        },
      },
    );
    const late = setTimeout(abort, streamTimeout + 1000);
  });
}
