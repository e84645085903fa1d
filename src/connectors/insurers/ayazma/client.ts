import { z } from 'zod';
import type { ConnectOptions } from '../default/connector.ts';
import { englishDialect, type RestDialect } from '../default/rest/dialect.ts';
import { pascalNames } from '../default/rest/names.ts';
import { openTransport, type Transport } from '../default/transport.ts';

const wrapped = z.object({ Success: z.boolean(), Data: z.unknown() });

export const dialect: RestDialect = {
  ...englishDialect,
  name: pascalNames,
  unwrap: (body) => wrapped.parse(body).Data,
};

export function openClient({ baseUrl, credentials }: ConnectOptions): Transport {
  return openTransport(baseUrl, { 'x-api-key': credentials.secret });
}
