import type { InsurerCapabilities } from '#ports/insurer.ts';
import type { InsurerConnector } from '../default/connector.ts';
import { defaultConnector } from '../default/default-connector.ts';
import { openClient } from './client.ts';
import { read } from './map-in.ts';
import { out } from './map-out.ts';

const capabilities = {
  code: '903',
  name: 'Kırlangıç Sigorta',
  claimPhone: '08500000903',
  lines: ['trafik', 'kasko', 'dask', 'yabanci', 'telefon'],
  displayMode: 'buyable',
  quoteDeadlineMs: 25_000,
  quoteIsRepeatable: true,
  issueIsRepeatable: true,
} as const satisfies InsurerCapabilities;

export const kirlangic = defaultConnector({ capabilities, openClient, out, read }) satisfies InsurerConnector;
