import { type InsurerConnector, insurerConnectors } from '#connectors/insurers/index.ts';
import type { Broker } from '#ports/broker.ts';
import type { InsurerCapabilities } from '#ports/insurer.ts';
import type { InsurerSwitches } from '#ports/insurer-switches.ts';
import type { WebhookInbox } from '#ports/webhook-inbox.ts';
import { demoCredentials } from '#sandbox/insurers/credentials.ts';
import type { GuardedInsurer } from '#services/insurer/guard-insurer.ts';
import { guardSwitched } from '#services/insurer/switch-insurer.ts';
import { OrderWorker } from '#services/order/order-worker.ts';
import type { PurchasePorts } from '#services/purchase-ports.ts';
import { QuoteWorker } from '#services/quotation/quote-worker.ts';

const connectors: readonly InsurerConnector[] = insurerConnectors;

export const testPanel: readonly InsurerCapabilities[] = connectors.map(({ capabilities }) => capabilities);

/** The sandbox's insurers. */
export function connectTestInsurers(
  sandboxUrl: string,
  webhookInbox: WebhookInbox,
  switches: Pick<InsurerSwitches, 'isOff'>,
): readonly GuardedInsurer[] {
  return connectors.map((connector) => {
    const { code } = connector.capabilities;
    const baseUrl = `${sandboxUrl}/insurers/${code}`;
    const insurer = connector.connect({ baseUrl, credentials: demoCredentials(code), webhookInbox });
    return guardSwitched(insurer, switches);
  });
}

export type TestWorker = {
  readonly orders: OrderWorker;
  stop(): Promise<void>;
};

/** Workers that ask the insurers whatever waits and carry orders through. */
export async function startTestWorker(ports: PurchasePorts, broker: Broker): Promise<TestWorker> {
  const faults: unknown[] = [];
  const common = { name: 'tests', onFault: (error: unknown) => void faults.push(error) };
  const quotes = new QuoteWorker({
    quotations: ports.quotations,
    reviews: ports.reviews,
    healthRecords: ports.healthRecords,
    secrets: ports.secrets,
    insurers: [...ports.insurers.values()],
    broker,
    clock: ports.clock,
    ...common,
  });
  await quotes.start();
  const orders = new OrderWorker({ ...ports, ...common });
  orders.start();
  return {
    orders,
    async stop() {
      await orders.stop();
      await quotes.stop();
      if (faults.length > 0) throw new AggregateError(faults, 'The worker met faults');
    },
  };
}
