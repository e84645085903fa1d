import type { ConnectOptions } from '../default/connector.ts';
import { englishDialect, type RestDialect } from '../default/rest/dialect.ts';
import { snakeNames } from '../default/rest/names.ts';
import { openTransport, type Transport } from '../default/transport.ts';

export const dialect: RestDialect = { ...englishDialect, name: snakeNames };

export function openClient({ baseUrl, credentials }: ConnectOptions): Transport {
  return openTransport(baseUrl, { 'x-api-key': credentials.secret });
}
