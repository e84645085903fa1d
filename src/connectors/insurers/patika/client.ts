import type { ConnectOptions } from '../default/connector.ts';
import { type RestDialect, turkishDialect } from '../default/rest/dialect.ts';
import { snakeNames, turkishNames } from '../default/rest/names.ts';
import { basicAuthorization, openTransport, type Transport } from '../default/transport.ts';

export const dialect: RestDialect = { ...turkishDialect, name: (key) => snakeNames(turkishNames(key)) };

export function openClient({ baseUrl, credentials }: ConnectOptions): Transport {
  return openTransport(baseUrl, basicAuthorization(credentials));
}
