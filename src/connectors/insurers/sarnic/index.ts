import type { InsurerCapabilities } from '#ports/insurer.ts';
import type { InsurerConnector } from '../default/connector.ts';
import { defaultInsurer } from '../default/insurer.ts';
import { openClient } from './client.ts';
import { read } from './map-in.ts';
import { mapOut } from './map-out.ts';

const capabilities = {
  code: '907',
  name: 'Sarnıç Sigorta',
  claimPhone: '08500000907',
  lines: ['dask', 'konut', 'seyahat', 'petsaglik'],
  displayMode: 'buyable',
  quoteDeadlineMs: 30_000,
  quoteIsRepeatable: true,
  issueIsRepeatable: true,
} as const satisfies InsurerCapabilities;

export const sarnic = {
  capabilities,
  connect: (options) =>
    defaultInsurer({ capabilities, transport: openClient(options), out: mapOut(options.credentials), read }),
} satisfies InsurerConnector;
