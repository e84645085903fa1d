import type { InsurerCapabilities } from '#ports/insurer.ts';
import type { InsurerConnector } from '../default/connector.ts';
import { defaultConnector } from '../default/default-connector.ts';
import { openClient } from './client.ts';
import { read } from './map-in.ts';
import { out } from './map-out.ts';

const capabilities = {
  code: '915',
  name: 'Ayazma Sigorta',
  claimPhone: '08500000915',
  lines: ['kasko', 'imm', 'hukuksalkoruma', 'ferdikaza', 'dask', 'bireysel', 'petsaglik'],
  displayMode: 'buyable',
  quoteDeadlineMs: 15_000,
  quoteIsRepeatable: true,
  issueIsRepeatable: true,
} as const satisfies InsurerCapabilities;

export const ayazma = defaultConnector({ capabilities, openClient, out, read }) satisfies InsurerConnector;
