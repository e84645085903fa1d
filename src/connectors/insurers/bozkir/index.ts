import type { InsurerCapabilities } from '#ports/insurer.ts';
import type { InsurerConnector } from '../default/connector.ts';
import { defaultConnector } from '../default/default-connector.ts';
import { openClient } from './client.ts';
import { read } from './map-in.ts';
import { out } from './map-out.ts';

const capabilities = {
  code: '904',
  name: 'Bozkır Sigorta',
  claimPhone: '08500000904',
  lines: ['kasko', 'trafik', 'konut', 'tamamlayici'],
  displayMode: 'buyable',
  quoteDeadlineMs: 25_000,
  quoteIsRepeatable: true,
  issueIsRepeatable: false,
} as const satisfies InsurerCapabilities;

export const bozkir = defaultConnector({ capabilities, openClient, out, read }) satisfies InsurerConnector;
