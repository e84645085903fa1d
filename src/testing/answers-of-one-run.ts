import type { InsurerConnector } from '#connectors/insurers/index.ts';
import { istanbulToday } from '#domain/dates.ts';
import type { LineKey } from '#domain/lines.ts';
import { demoCredentials } from '#sandbox/insurers/credentials.ts';
import { startTestWorld } from '#sandbox/insurers/test-world.ts';
import { memoryInbox } from './memory-inbox.ts';
import { sampleQuote } from './sample-quote.ts';

const noon = new Date('2026-11-16T09:00:00Z');

/** Everything some insurers answer in a world of its own, over their own protocols. */
export async function answersOfOneRun(connectors: readonly InsurerConnector[]): Promise<Map<string, unknown>> {
  const world = await startTestWorld({ now: noon });
  const ask = async ({ capabilities, connect }: InsurerConnector, line: LineKey): Promise<[string, unknown]> => {
    const { code } = capabilities;
    const webhookInbox = memoryInbox('http://127.0.0.1:9');
    const insurer = connect({ baseUrl: world.urlOf(code), credentials: demoCredentials(code), webhookInbox });
    const request = sampleQuote({ line, reference: `${code}-${line}`, start: istanbulToday(noon) });
    return [`${code} ${line}`, await insurer.quote(request, { signal: AbortSignal.timeout(20_000) })];
  };
  try {
    const asked = connectors.flatMap((connector) => connector.capabilities.lines.map((line) => ask(connector, line)));
    return new Map(await Promise.all(asked));
  } finally {
    await world.stop();
  }
}
