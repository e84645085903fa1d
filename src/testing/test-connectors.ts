import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll } from 'vitest';
import type { InsurerConnector } from '#connectors/insurers/index.ts';
import { istanbulToday } from '#domain/dates.ts';
import type { LineKey } from '#domain/lines.ts';
import { testInsurer } from '#ports/conformance/insurer.ts';
import { demoCredentials } from '#sandbox/insurers/credentials.ts';
import { personalities } from '#sandbox/insurers/personalities.ts';
import { startTestWorld } from '#sandbox/insurers/test-world.ts';
import { memoryInbox } from './memory-inbox.ts';
import { sampleQuote } from './sample-quote.ts';

const noon = new Date('2026-11-16T09:00:00Z');

/** Pairs of code and text, and screens made for people, have no word for an answer that comes later. */
const withoutReview = ['904', '913'];

/** Who looks at every phone first never offers one at once. */
const alwaysLooks: Readonly<Record<string, readonly LineKey[]>> = { 914: ['telefon'] };

function linesOf({ capabilities: { code, lines } }: InsurerConnector): readonly [LineKey, ...LineKey[]] {
  const [first, ...others] = lines.filter((line) => !alwaysLooks[code]?.includes(line));
  if (!first) throw new Error(`${code} offers nothing at once`);
  return [first, ...others];
}

/** Declares the conformance tests of insurers of the sandbox, each in a world of its own. */
export function testConnectors(connectors: readonly InsurerConnector[]): void {
  let inbox: ReturnType<typeof memoryInbox>;
  const hooks = createServer(async (request, response) => {
    const [code = '', ticket = ''] = (request.url ?? '').slice(1).split('/');
    await inbox.deliver({ code, ticket }, { headers: request.headers, body: await text(request) });
    response.end();
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => hooks.listen(0, '127.0.0.1', resolve));
    inbox = memoryInbox(`http://127.0.0.1:${(hooks.address() as AddressInfo).port}`);
  });
  afterAll(() => hooks.close());

  for (const connector of connectors) {
    const { code, name, displayMode } = connector.capabilities;
    testInsurer({
      name,
      lines: linesOf(connector),
      sells: displayMode !== 'quoteOnly',
      reviews: !withoutReview.includes(code),
      sample: sampleQuote,
      start: async () => {
        const other = await startTestWorld({ now: noon, rows: personalities.filter((row) => row.code === code) });
        const shared = { credentials: demoCredentials(code), webhookInbox: inbox };
        return {
          insurer: connector.connect({ ...shared, baseUrl: other.urlOf(code) }),
          unreachable: connector.connect({ ...shared, baseUrl: 'http://127.0.0.1:9' }),
          today: istanbulToday(noon),
          behave: (mode, latencyMs) =>
            other.world.behaviours.change(`insurers/${code}`, latencyMs === undefined ? { mode } : { mode, latencyMs }),
          quotesAsked: (reference) => other.quotesAsked(code, reference),
          insuredTold: async (reference) => (await other.questionTold(code, reference))?.groups.insured ?? [],
          resolve: (reviewReference, how) => other.resolve(reviewReference, how),
          documentsReceived: other.documentsReceived,
          policiesHeld: (reference) => other.policiesHeld(code, reference),
          stop: other.stop,
        };
      },
    });
  }
}
