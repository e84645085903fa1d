import type { InsurerCapabilities } from '#ports/insurer.ts';
import type { InsurerConnector } from '../default/connector.ts';
import { pollingInsurer } from '../default/poll.ts';
import { openClient } from './client.ts';
import { read } from './map-in.ts';
import { askJob, out } from './map-out.ts';

const capabilities = {
  code: '909',
  name: 'Zeytindalı Sağlık',
  claimPhone: '08500000909',
  lines: ['tamamlayici', 'bireysel'],
  displayMode: 'buyable',
  quoteDeadlineMs: 40_000,
  quoteIsRepeatable: true,
  issueIsRepeatable: true,
} as const satisfies InsurerCapabilities;

export const zeytindali = {
  capabilities,
  connect: (options) => pollingInsurer({ capabilities, transport: openClient(options), out, read, ask: askJob }),
} satisfies InsurerConnector;
