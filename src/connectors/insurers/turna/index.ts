import type { InsurerCapabilities } from '#ports/insurer.ts';
import type { InsurerConnector } from '../default/connector.ts';
import { defaultInsurer, guardQuote } from '../default/insurer.ts';
import { openClient, quoteByWebhook } from './client.ts';
import { read } from './map-in.ts';
import { out } from './map-out.ts';

const capabilities = {
  code: '906',
  name: 'Turna Sigorta',
  claimPhone: '08500000906',
  lines: ['trafik', 'imm', 'yesilKart', 'yabanciTrafik', 'dask', 'yabanci'],
  displayMode: 'buyable',
  quoteDeadlineMs: 30_000,
  quoteIsRepeatable: true,
  takesCancellations: ['sold', 'double'],
  issueIsRepeatable: true,
} as const satisfies InsurerCapabilities;

export const turna = {
  capabilities,
  connect: (options) => {
    const transport = openClient(options);
    const parts = {
      transport,
      inbox: options.webhookInbox,
      secret: options.credentials.webhookSecret,
      lifeMs: capabilities.quoteDeadlineMs,
    };
    return {
      ...defaultInsurer({ capabilities, transport, out, read }),
      quote: guardQuote(capabilities, (request, signal) => quoteByWebhook(parts, { request, signal })),
    };
  },
} satisfies InsurerConnector;
