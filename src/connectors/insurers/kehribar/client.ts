import type { ConnectOptions } from '../default/connector.ts';
import { type RestDialect, turkishDialect } from '../default/rest/dialect.ts';
import { turkishNames } from '../default/rest/names.ts';
import { openTransport, type Transport } from '../default/transport.ts';

/** A participation insurer takes contributions, not premiums. */
const participation: Readonly<Record<string, string>> = {
  netPremium: 'netKatkiPayi',
  grossPremium: 'toplamKatkiPayi',
};

export const dialect: RestDialect = { ...turkishDialect, name: (key) => participation[key] ?? turkishNames(key) };

export function openClient({ baseUrl, credentials }: ConnectOptions): Transport {
  return openTransport(baseUrl, { 'x-katilim-anahtari': credentials.secret });
}
