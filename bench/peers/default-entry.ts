import { PassThrough } from 'node:stream';
import { createGzip } from 'node:zlib';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { createElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';

export const streamTimeout = 5_000;

/** The entry that React Router gives an application without one, and the compression of its own server. */
export function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  return new Promise<Response>((resolve, reject) => {
    const ready = isbot(request.headers.get('user-agent') ?? '') ? 'onAllReady' : 'onShellReady';
    const { pipe, abort } = renderToPipeableStream(createElement(ServerRouter, { context, url: request.url }), {
      [ready]() {
        const isZipped = request.headers.get('accept-encoding')?.includes('gzip') ?? false;
        const body = isZipped ? createGzip() : new PassThrough();
        headers.set('Content-Type', 'text/html');
        if (isZipped) headers.set('Content-Encoding', 'gzip');
        resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
        pipe(body);
      },
      onShellError: reject,
      onError: (error: unknown) => console.error(error),
    });
    setTimeout(abort, streamTimeout + 1_000).unref();
  });
}
