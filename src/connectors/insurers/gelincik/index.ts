import type { InsurerCapabilities } from '#ports/insurer.ts';
import type { InsurerConnector } from '../default/connector.ts';
import { defaultConnector } from '../default/default-connector.ts';
import { openClient } from './client.ts';
import { read } from './map-in.ts';
import { out } from './map-out.ts';

const capabilities = {
  code: '908',
  name: 'Gelincik Sağlık',
  claimPhone: '08500000908',
  lines: ['tamamlayici', 'bireysel', 'yabanci'],
  displayMode: 'buyable',
  quoteDeadlineMs: 15_000,
  quoteIsRepeatable: true,
  issueIsRepeatable: true,
} as const satisfies InsurerCapabilities;

export const gelincik = defaultConnector({ capabilities, openClient, out, read }) satisfies InsurerConnector;
