import type { InsurerCapabilities } from '#ports/insurer.ts';
import type { ConnectOptions, InsurerConnector } from './connector.ts';
import { defaultInsurer } from './insurer.ts';
import type { Transport } from './transport.ts';
import type { MapIn, MapOut } from './wire.ts';

export type ConnectorParts = {
  readonly capabilities: InsurerCapabilities;
  readonly openClient: (options: ConnectOptions) => Transport;
  readonly out: MapOut;
  readonly read: MapIn;
};

/** The connector of an insurer that answers every question at once. */
export function defaultConnector({ capabilities, openClient, out, read }: ConnectorParts): InsurerConnector {
  return {
    capabilities,
    connect: (options) => defaultInsurer({ capabilities, transport: openClient(options), out, read }),
  };
}
