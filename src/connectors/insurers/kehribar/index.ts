import type { InsurerCapabilities } from '#ports/insurer.ts';
import type { InsurerConnector } from '../default/connector.ts';
import { defaultConnector } from '../default/default-connector.ts';
import { openClient } from './client.ts';
import { read } from './map-in.ts';
import { out } from './map-out.ts';

const capabilities = {
  code: '914',
  name: 'Kehribar Katılım Sigorta',
  claimPhone: '08500000914',
  lines: ['kasko', 'trafik', 'dask', 'konut', 'tamamlayici', 'telefon'],
  displayMode: 'buyable',
  quoteDeadlineMs: 15_000,
  quoteIsRepeatable: true,
  issueIsRepeatable: true,
} as const satisfies InsurerCapabilities;

export const kehribar = defaultConnector({ capabilities, openClient, out, read }) satisfies InsurerConnector;
