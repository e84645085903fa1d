import type { InsurerCapabilities } from '#ports/insurer.ts';
import type { InsurerConnector } from '../default/connector.ts';
import { defaultConnector } from '../default/default-connector.ts';
import { openClient } from './client.ts';
import { read } from './map-in.ts';
import { out } from './map-out.ts';

const capabilities = {
  code: '901',
  name: 'Çınaraltı Sigorta',
  claimPhone: '08500000901',
  lines: [
    'kasko',
    'trafik',
    'imm',
    'yesilKart',
    'yabanciTrafik',
    'galericikisatrafik',
    'hukuksalkoruma',
    'ferdikaza',
    'galericiferdikaza',
    'galericiseyahat',
    'dask',
    'konut',
    'tamamlayici',
    'bireysel',
    'petsaglik',
  ],
  displayMode: 'buyable',
  quoteDeadlineMs: 15_000,
  quoteIsRepeatable: true,
  takesCancellations: ['sold', 'double'],
  issueIsRepeatable: true,
} as const satisfies InsurerCapabilities;

export const cinaralti = defaultConnector({ capabilities, openClient, out, read }) satisfies InsurerConnector;
