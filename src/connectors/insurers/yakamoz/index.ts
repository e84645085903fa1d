import type { InsurerCapabilities } from '#ports/insurer.ts';
import type { InsurerConnector } from '../default/connector.ts';
import { pollingInsurer } from '../default/poll.ts';
import { openClient } from './client.ts';
import { read } from './map-in.ts';
import { askJob, out } from './map-out.ts';

const capabilities = {
  code: '905',
  name: 'Yakamoz Sigorta',
  claimPhone: '08500000905',
  lines: ['kasko', 'konut', 'bireysel', 'seyahat', 'petsaglik'],
  displayMode: 'buyable',
  quoteDeadlineMs: 45_000,
  quoteIsRepeatable: true,
  issueIsRepeatable: true,
} as const satisfies InsurerCapabilities;

export const yakamoz = {
  capabilities,
  connect: (options) => pollingInsurer({ capabilities, transport: openClient(options), out, read, ask: askJob }),
} satisfies InsurerConnector;
