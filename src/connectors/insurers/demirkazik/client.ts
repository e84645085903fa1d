import type { ConnectOptions } from '../default/connector.ts';
import { basicAuthorization, openTransport, type Transport } from '../default/transport.ts';

export function openClient({ baseUrl, credentials }: ConnectOptions): Transport {
  return openTransport(baseUrl, basicAuthorization(credentials));
}
