import type { ConnectOptions } from '../default/connector.ts';
import { openTransport, type Transport } from '../default/transport.ts';

export function openClient({ baseUrl, credentials }: ConnectOptions): Transport {
  return openTransport(baseUrl, { 'bozkir-jeton': credentials.secret });
}
