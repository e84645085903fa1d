import type { FastifyInstance, InjectOptions } from 'fastify';
import { buildApi } from '#api/app.ts';
import { createLogger } from '#config/logger.ts';
import { contentFiles } from '#connectors/content-files/index.ts';
import { netgsm } from '#connectors/netgsm/index.ts';
import { nodeCrypto } from '#connectors/node-crypto/index.ts';
import { registries } from '#connectors/registries/index.ts';
import type { Envelope } from '#contracts/envelope.ts';
import { DatabaseBroker } from '#db/broker.ts';
import { type Database, isDatabaseReady } from '#db/database.ts';
import { accountRepositories } from '#db/repositories/account-repositories.ts';
import { quotationRepository } from '#db/repositories/quotations/index.ts';
import { referenceLists } from '#db/repositories/reference-lists.ts';
import type { QuotationPorts } from '#services/quotation/ports.ts';
import { type FixedClock, fixedClock } from './clock.ts';
import { createTestDatabase } from './test-database.ts';
import { startTestInsurers, type TestInsurers, testPanel } from './test-insurers.ts';
import { startTestSandbox, type TestSandbox } from './test-sandbox.ts';

export const testToken = 'test-site-token';

const placeholders = Object.fromEntries(
  ['brand', 'firmName', 'phone', 'email', 'address', 'registryNumber', 'mersisNumber', 'siteUrl'].map((name) => [
    name,
    name,
  ]),
);

export type ApiReply = { readonly status: number; readonly envelope: Envelope };

export type TestApi = {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly sandbox: TestSandbox;
  readonly clock: FixedClock;
  readonly ports: QuotationPorts;
  readonly logs: string[];
  send(options: InjectOptions): Promise<ApiReply>;
  /** A JSON call on behalf of the site. */
  call(path: string, model?: object): Promise<ApiReply>;
  close(): Promise<void>;
};

export type TestApiOptions = {
  readonly trustedProxies?: readonly string[];
  /** Changes what the API stands on before it is built. */
  readonly adapt?: (ports: QuotationPorts) => QuotationPorts;
  /** Whether insurers are asked; without them what waits goes on waiting. */
  readonly insurers?: boolean;
};

/** The real API over a database of its own, with the sandbox as its partners and a clock that stands still. */
export async function startTestApi(serverUrl: string, options: TestApiOptions = {}): Promise<TestApi> {
  const clock = fixedClock();
  const [{ database, url, drop }, sandbox] = await Promise.all([
    createTestDatabase(serverUrl),
    startTestSandbox(clock.now),
  ]);
  const logs: string[] = [];
  const content = contentFiles({ folder: 'content', placeholders });
  const lists = referenceLists(database);
  const account = { user: 'sandbox', password: 'sandbox', header: 'KARSILA' };
  const broker = new DatabaseBroker(url);
  await broker.start();
  const wired: QuotationPorts = {
    ...accountRepositories(database),
    quotations: quotationRepository(database, broker),
    panel: testPanel,
    ...nodeCrypto('a secret of the tests'),
    limitFactor: 1,
    clock,
    sms: netgsm({ baseUrl: sandbox.url, ...account, timeoutMs: 2_000 }),
    registries: registries({ baseUrl: `${sandbox.url}/registries`, timeoutMs: 2_000 }),
    content,
    lists,
  };
  const ports = options.adapt?.(wired) ?? wired;
  let insurers: TestInsurers | undefined;
  const app = await buildApi({
    siteAccessToken: testToken,
    bodyLimitBytes: 1_048_576,
    trustedProxies: options.trustedProxies ?? [],
    logger: createLogger('trace', { write: (line) => void logs.push(line) }),
    isReady: () => isDatabaseReady(database),
    content,
    lists,
    account: ports,
    quotation: ports,
    broker,
    deliverWebhook: (key, message) => insurers?.deliver(key, message),
  });
  if (options.insurers) {
    const apiUrl = await app.listen({ host: '127.0.0.1', port: 0 });
    insurers = await startTestInsurers(ports, { broker, apiUrl, sandboxUrl: sandbox.url });
  }
  const send = async (request: InjectOptions) => {
    const reply = await app.inject(request);
    return { status: reply.statusCode, envelope: reply.json<Envelope>() };
  };
  return {
    app,
    database,
    sandbox,
    clock,
    ports,
    logs,
    send,
    call: (path, model = {}) =>
      send({ method: 'POST', url: path, headers: { authorization: `Bearer ${testToken}` }, payload: model }),
    async close() {
      await insurers?.stop();
      await app.close();
      await broker.stop();
      await Promise.all([drop(), sandbox.close()]);
    },
  };
}
