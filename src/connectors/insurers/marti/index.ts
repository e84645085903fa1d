import type { InsurerCapabilities } from '#ports/insurer.ts';
import type { InsurerConnector } from '../default/connector.ts';
import { defaultConnector } from '../default/default-connector.ts';
import { openClient } from './client.ts';
import { read } from './map-in.ts';
import { out } from './map-out.ts';

const capabilities = {
  code: '911',
  name: 'Martı Seyahat Sigorta',
  claimPhone: '08500000911',
  lines: ['yesilKart', 'yabanci', 'seyahat'],
  displayMode: 'buyable',
  quoteDeadlineMs: 8_000,
  quoteIsRepeatable: true,
  issueIsRepeatable: true,
} as const satisfies InsurerCapabilities;

export const marti = defaultConnector({ capabilities, openClient, out, read }) satisfies InsurerConnector;
