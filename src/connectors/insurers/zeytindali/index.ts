import type { InsurerCapabilities } from '#ports/insurer.ts';
import type { InsurerConnector } from '../default/connector.ts';
import { defaultInsurer, guardQuote } from '../default/insurer.ts';
import { pollQuote } from '../default/poll.ts';
import { openClient } from './client.ts';
import { read } from './map-in.ts';
import { askJob, out } from './map-out.ts';

/** Its lines, supplementary and individual health, wait for the risk of a person in the port. */
const capabilities = {
  code: '909',
  name: 'Zeytindalı Sağlık',
  lines: [],
  displayMode: 'buyable',
  quoteDeadlineMs: 40_000,
  quoteIsRepeatable: true,
} as const satisfies InsurerCapabilities;

export const zeytindali = {
  capabilities,
  connect: (options) => {
    const transport = openClient(options);
    const parts = { transport, read, submit: out.quote, ask: askJob };
    return {
      ...defaultInsurer({ capabilities, transport, out, read }),
      quote: guardQuote(capabilities, (request, signal) => pollQuote(parts, { request, signal })),
    };
  },
} satisfies InsurerConnector;
