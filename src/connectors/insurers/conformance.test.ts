import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { istanbulToday } from '#domain/dates.ts';
import type { LineKey } from '#domain/lines.ts';
import { testInsurer } from '#ports/conformance/insurer.ts';
import { demoCredentials } from '#sandbox/insurers/credentials.ts';
import { personalities } from '#sandbox/insurers/personalities.ts';
import { tariffOf } from '#sandbox/insurers/tariffs/index.ts';
import { startTestWorld } from '#sandbox/insurers/test-world.ts';
import { sampleQuote } from '#testing/sample-quote.ts';
import { type InsurerConnector, insurerConnectors, MemoryWebhookInbox } from './index.ts';

const noon = new Date('2026-11-16T09:00:00Z');
const connectors: readonly InsurerConnector[] = insurerConnectors;

/** Insurers whose own lines are not in the product yet are asked for traffic, so that their protocol is tried in full. */
function linesOf({ capabilities: { lines } }: InsurerConnector): readonly [LineKey, ...LineKey[]] {
  const [first = 'trafik', ...others] = lines;
  return [first, ...others];
}

describe('the list', () => {
  test('names the sixteen of the sandbox, each once, with lines that can be had there', () => {
    const table = new Map(personalities.map((row) => [row.code, row]));
    expect(connectors.map(({ capabilities: { code } }) => code).toSorted()).toEqual([...table.keys()].toSorted());
    for (const { capabilities } of connectors) {
      expect(table.get(capabilities.code)?.name).toBe(capabilities.name);
      for (const line of capabilities.lines) expect(tariffOf(line), line).toBeDefined();
    }
  });
});

describe('insurers of the sandbox', () => {
  let inbox: MemoryWebhookInbox;
  const hooks = createServer(async (request, response) => {
    inbox.deliver((request.url ?? '').slice(1), { headers: request.headers, body: await text(request) });
    response.end();
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => hooks.listen(0, '127.0.0.1', resolve));
    inbox = new MemoryWebhookInbox(`http://127.0.0.1:${(hooks.address() as AddressInfo).port}`);
  });
  afterAll(() => hooks.close());

  for (const connector of connectors) {
    const { code, name, displayMode } = connector.capabilities;
    testInsurer({
      name,
      lines: linesOf(connector),
      sells: displayMode !== 'quoteOnly',
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
          policiesHeld: (reference) => other.policiesHeld(code, reference),
          stop: other.stop,
        };
      },
    });
  }
});
