import type { ConnectOptions } from '../default/connector.ts';
import { liraTexts, type RestDialect, turkishDialect } from '../default/rest/dialect.ts';
import { openTransport, type Transport } from '../default/transport.ts';

export const dialect: RestDialect = { ...turkishDialect, money: liraTexts };

export function openClient({ baseUrl, credentials }: ConnectOptions): Transport {
  return openTransport(baseUrl, { 'x-marti-key': credentials.secret });
}
