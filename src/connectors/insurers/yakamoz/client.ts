import type { ConnectOptions } from '../default/connector.ts';
import { type RestDialect, turkishDialect } from '../default/rest/dialect.ts';

import { openTransport, type Transport } from '../default/transport.ts';

export const dialect: RestDialect = turkishDialect;

export function openClient({ baseUrl, credentials }: ConnectOptions): Transport {
  return openTransport(baseUrl, { 'x-api-key': credentials.secret });
}
