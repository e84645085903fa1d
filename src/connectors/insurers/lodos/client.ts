import type { ConnectOptions } from '../default/connector.ts';
import { kurusNumbers, type RestDialect, turkishDialect } from '../default/rest/dialect.ts';
import { openTransport, type Transport } from '../default/transport.ts';

export const dialect: RestDialect = { ...turkishDialect, money: kurusNumbers };

export function openClient({ baseUrl, credentials }: ConnectOptions): Transport {
  return openTransport(baseUrl, { 'x-lodos-anahtar': credentials.secret });
}
