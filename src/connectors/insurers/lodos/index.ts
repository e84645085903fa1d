import type { InsurerCapabilities } from '#ports/insurer.ts';
import type { InsurerConnector } from '../default/connector.ts';
import { defaultConnector } from '../default/default-connector.ts';
import { openClient } from './client.ts';
import { read } from './map-in.ts';
import { out } from './map-out.ts';

const capabilities = {
  code: '902',
  name: 'Lodos Sigorta',
  claimPhone: '08500000902',
  lines: ['kasko', 'trafik', 'imm', 'telefon'],
  displayMode: 'buyable',
  quoteDeadlineMs: 10_000,
  quoteIsRepeatable: true,
  issueIsRepeatable: true,
} as const satisfies InsurerCapabilities;

export const lodos = defaultConnector({ capabilities, openClient, out, read }) satisfies InsurerConnector;
