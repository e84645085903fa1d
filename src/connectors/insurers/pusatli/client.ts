import type { ConnectOptions } from '../default/connector.ts';
import { englishDialect, type RestDialect } from '../default/rest/dialect.ts';
import { pascalNames } from '../default/rest/names.ts';
import { openTransport, type Transport } from '../default/transport.ts';

export const dialect: RestDialect = { ...englishDialect, name: pascalNames };

export function openClient({ baseUrl, credentials }: ConnectOptions): Transport {
  return openTransport(baseUrl, { 'api-key': credentials.secret });
}
