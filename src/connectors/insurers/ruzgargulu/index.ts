import type { InsurerCapabilities } from '#ports/insurer.ts';
import type { InsurerConnector } from '../default/connector.ts';
import { defaultInsurer, guardQuote } from '../default/insurer.ts';
import { openClient, openStreams, quoteByPush } from './client.ts';
import { read } from './map-in.ts';
import { out } from './map-out.ts';

const capabilities = {
  code: '916',
  name: 'Rüzgârgülü Dijital',
  claimPhone: '08500000916',
  lines: ['trafik', 'kasko', 'konut', 'seyahat', 'telefon'],
  displayMode: 'buyable',
  quoteDeadlineMs: 8000,
  quoteIsRepeatable: true,
  issueIsRepeatable: true,
} as const satisfies InsurerCapabilities;

export const ruzgargulu = {
  capabilities,
  connect: (options) => {
    const transport = openClient(options);
    const parts = { transport, openStream: openStreams(options) };
    return {
      ...defaultInsurer({ capabilities, transport, out, read }),
      quote: guardQuote(capabilities, (request, signal) => quoteByPush(parts, { request, signal })),
    };
  },
} satisfies InsurerConnector;
