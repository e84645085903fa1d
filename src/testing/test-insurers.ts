import { type InsurerConnector, insurerConnectors, MemoryWebhookInbox } from '#connectors/insurers/index.ts';
import type { Broker } from '#ports/broker.ts';
import type { InsurerCapabilities } from '#ports/insurer.ts';
import { demoCredentials } from '#sandbox/insurers/credentials.ts';
import type { QuotationPorts } from '#services/quotation/ports.ts';
import { QuoteWorker } from '#services/quotation/quote-worker.ts';

const connectors: readonly InsurerConnector[] = insurerConnectors;

export const testPanel: readonly InsurerCapabilities[] = connectors.map(({ capabilities }) => capabilities);

export type TestInsurers = {
  readonly deliver: (key: string, message: unknown) => void;
  stop(): Promise<void>;
};

/** A worker that asks the sandbox's insurers whatever waits. */
export async function startTestInsurers(
  { quotations, clock }: Pick<QuotationPorts, 'quotations' | 'clock'>,
  { broker, apiUrl, sandboxUrl }: { readonly broker: Broker; readonly apiUrl: string; readonly sandboxUrl: string },
): Promise<TestInsurers> {
  const inbox = new MemoryWebhookInbox(`${apiUrl}/webhooks/insurers`);
  const insurers = connectors.map((connector) => {
    const { code } = connector.capabilities;
    const baseUrl = `${sandboxUrl}/insurers/${code}`;
    return connector.connect({ baseUrl, credentials: demoCredentials(code), webhookInbox: inbox });
  });
  const faults: unknown[] = [];
  const worker = new QuoteWorker({
    quotations,
    insurers,
    broker,
    clock,
    name: 'tests',
    onFault: (error) => void faults.push(error),
  });
  await worker.start();
  return {
    deliver: (key, message) => inbox.deliver(key, message),
    async stop() {
      await worker.stop();
      if (faults.length > 0) throw new AggregateError(faults, 'The worker met faults');
    },
  };
}
