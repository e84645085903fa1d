import type { ConnectOptions } from '../default/connector.ts';
import { basicAuthorization, openTransport, type Transport } from '../default/transport.ts';

/** Turkish letters travel as Latin-5 in both directions. */
export const charset = 'iso-8859-9';

export function openClient({ baseUrl, credentials }: ConnectOptions): Transport {
  return openTransport(baseUrl, basicAuthorization(credentials));
}
