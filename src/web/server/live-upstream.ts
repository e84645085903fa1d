import { WebSocket } from 'ws';
import { hangUp } from '#edge/hang-up.ts';
import { edgeLimits } from '#edge/limits.ts';

/** Told to a browser whose connection to the API is lost or cannot be had: it comes back with its cursor. */
const upstreamGone = 1013;
const mostUnsentBytes = 1_000_000;
const largestList = 4 * 1024 * 1024;

/** Codes a peer may not send are told as a lost connection. */
function closeCode(code: number): number {
  return code === 1000 || (code >= 3000 && code <= 4999) ? code : upstreamGone;
}

export type Upstream = { readonly url: string; readonly headers: Record<string, string> };

/** Opens the API's socket for a browser that is there, and hands on what it says as it is. */
export function joinUpstream(browser: WebSocket, { url, headers }: Upstream): void {
  const upstream = new WebSocket(url, {
    headers,
    perMessageDeflate: false,
    maxPayload: largestList,
    handshakeTimeout: edgeLimits.headersMs,
  });
  upstream.on('error', () => hangUp(browser, upstreamGone));
  upstream.on('close', (code) => hangUp(browser, closeCode(code)));
  upstream.on('message', (data) => {
    if (browser.bufferedAmount > mostUnsentBytes) hangUp(browser, upstreamGone);
    else browser.send(data.toString());
  });
  browser.on('close', () => hangUp(upstream, 1000));
}
