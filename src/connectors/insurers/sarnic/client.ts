import type { ConnectOptions } from '../default/connector.ts';
import { openTransport, type Transport } from '../default/transport.ts';

/** Name and secret travel inside each message, so the connection itself carries none. */
export function openClient({ baseUrl }: ConnectOptions): Transport {
  return openTransport(baseUrl, {});
}
