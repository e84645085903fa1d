import type { InsurerCapabilities } from '#ports/insurer.ts';
import type { InsurerConnector } from '../default/connector.ts';
import { defaultConnector } from '../default/default-connector.ts';
import { openClient } from './client.ts';
import { read } from './map-in.ts';
import { out } from './map-out.ts';

/** Read off the screens it keeps for its agents: slow, not worth a second try, and nothing can be bought there. */
const capabilities = {
  code: '913',
  name: 'Demirkazık Sigorta',
  claimPhone: '08500000913',
  lines: ['kasko', 'trafik'],
  displayMode: 'quoteOnly',
  quoteDeadlineMs: 70_000,
  quoteIsRepeatable: false,
  issueIsRepeatable: false,
} as const satisfies InsurerCapabilities;

export const demirkazik = defaultConnector({ capabilities, openClient, out, read }) satisfies InsurerConnector;
