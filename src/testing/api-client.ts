import type { FastifyInstance, InjectOptions } from 'fastify';
import { buildAdmin } from '#api/admin.ts';
import { buildApi } from '#api/app.ts';
import {
  countDueComparisons,
  countFindings,
  countOpenCancellations,
  countUntoldPermissions,
  createMetrics,
} from '#api/plugins/metrics.ts';
import { illustrationNames } from '#catalog/illustrations.ts';
import { createLogger } from '#config/logger.ts';
import { site } from '#config/site.ts';
import { contentFiles } from '#connectors/content-files/index.ts';
import { iys } from '#connectors/iys/index.ts';
import { netgsm } from '#connectors/netgsm/index.ts';
import { fileSeal, formerSeals } from '#connectors/node-crypto/index.ts';
import { argon2Passwords, defaultPasswordOptions } from '#connectors/node-crypto/passwords.ts';
import { pdfPrinter } from '#connectors/pdf/index.ts';
import { registries } from '#connectors/registries/index.ts';
import { securityLog } from '#connectors/security-log/index.ts';
import { smtp } from '#connectors/smtp/index.ts';
import type { Envelope } from '#contracts/envelope.ts';
import { isDatabaseAway } from '#db/away.ts';
import { DatabaseBroker } from '#db/broker.ts';
import { type Database, isDatabaseReady } from '#db/database.ts';
import { DatabaseSwitches } from '#db/insurer-switches.ts';
import { JobQueue } from '#db/jobs.ts';
import { accountRepositories } from '#db/repositories/account-repositories.ts';
import { databaseContents } from '#db/repositories/files/contents.ts';
import { quotationRepository } from '#db/repositories/quotations/index.ts';
import { referenceLists } from '#db/repositories/reference-lists.ts';
import { DatabaseNotes } from '#db/site-notes.ts';
import { DatabaseWebhookInbox } from '#db/webhook-inbox.ts';
import type { FileContents } from '#ports/file-contents.ts';
import type { JobData } from '#ports/jobs.ts';
import type { PurchasePorts } from '#services/purchase-ports.ts';
import { handDocuments } from '#services/quotation/hand-documents.ts';
import { mailOffers } from '#services/quotation/mail-offers.ts';
import type { QuotationPorts } from '#services/quotation/ports.ts';
import { tellReview } from '#services/quotation/tell-review.ts';
import { tellSupport } from '#services/support/tell-support.ts';
import { offersMail } from '#wiring/offers-mail.ts';
import { purchasePorts } from '#wiring/purchase.ts';
import { type FixedClock, fixedClock } from './clock.ts';
import { contentPlaceholders } from './content-placeholders.ts';
import { freePort } from './free-port.ts';
import { testHealthPorts, testSecret } from './health-records.ts';
import { sandboxRing } from './sandbox-ring.ts';
import { createTestDatabase } from './test-database.ts';
import { connectTestInsurers, startTestWorker, type TestWorker, testPanel } from './test-insurers.ts';
import { testPayment } from './test-payment.ts';
import { startTestSandbox, type TestSandbox } from './test-sandbox.ts';

export const testToken = 'test-site-token';

const placeholders = contentPlaceholders((name) => name);

const identity = { fromName: site.brand, identityLine: 'Levha no T00000' };
const register = { code: '100100', brand: '100200', user: 'sandbox', password: 'sandbox' };
const from = 'bilgi@karsila.example';
/** What a password costs is proven where it is computed; hundreds are computed here. */
const cheapest = { memory: 8, passes: 1, parallelism: 1 };

export type ApiReply = {
  readonly status: number;
  readonly envelope: Envelope;
  /** Seconds after which a refused call may come again. */
  readonly retryAfter: number | undefined;
};

export type TestApi = {
  readonly app: FastifyInstance;
  /** The port of those who run it. */
  readonly admin: FastifyInstance;
  readonly database: Database;
  readonly sandbox: TestSandbox;
  readonly clock: FixedClock;
  readonly ports: PurchasePorts;
  readonly jobs: JobQueue;
  readonly logs: string[];
  send(options: InjectOptions): Promise<ApiReply>;
  /** A JSON call on behalf of the site. */
  call(path: string, model?: object): Promise<ApiReply>;
  close(): Promise<void>;
};

/** All that a browser needs of an API: a way in, and the phones it sends codes to. */
export type ApiDoor = Pick<TestApi, 'send'> & { readonly sandbox: Pick<TestSandbox, 'inbox'> };

export type TestApiOptions = {
  readonly trustedProxies?: readonly string[];
  /** Changes what the API stands on before it is built. */
  readonly adapt?: (ports: QuotationPorts) => QuotationPorts;
  /** Whether insurers are asked; without them what waits goes on waiting. */
  readonly insurers?: boolean;
  /** Whether the site lists offers; where it does not they are mailed. */
  readonly offerListActive?: boolean;
  /** Where contents of files lie, if not in the database. */
  readonly fileContents?: (database: Database) => FileContents;
  /** Where the bank's card is typed: on our page, unless it is said otherwise. */
  readonly bankModel?: 'hosted' | 'form';
  /** Whether jobs are done: orders carried through, documents sent. */
  readonly jobs?: boolean;
  /** How long a database that says nothing is waited for, if not as long as a busy machine may pause. */
  readonly silenceMs?: number;
};

/** The real API over a database of its own, with the sandbox as its partners and a clock that stands still. */
export async function startTestApi(serverUrl: string, options: TestApiOptions = {}): Promise<TestApi> {
  const clock = fixedClock();
  const [{ database, url, drop }, sandbox] = await Promise.all([
    createTestDatabase(serverUrl, options.silenceMs),
    startTestSandbox(clock.now),
  ]);
  const logs: string[] = [];
  const logger = createLogger('trace', { write: (line) => void logs.push(line) });
  const content = contentFiles({ folder: 'content', placeholders, illustrations: illustrationNames });
  const lists = referenceLists(database);
  const account = { user: 'sandbox', password: 'sandbox', header: 'KARSILA' };
  const broker = new DatabaseBroker(url);
  await broker.start();
  const onFault = (error: unknown) => void logs.push(String(error));
  const kept = { database, bell: broker, onFault };
  const [switches, notes] = [new DatabaseSwitches(kept), new DatabaseNotes({ ...kept, clock })];
  await Promise.all([switches.start(), notes.start()]);
  const jobs = new JobQueue(url, (error) => void logs.push(String(error)));
  const { offerListActive = site.offerListActive } = options;
  const wired: QuotationPorts = {
    ...accountRepositories(database),
    quotations: quotationRepository(database, broker),
    panel: testPanel,
    switches,
    mailOffers: offersMail(jobs, { offerListActive }),
    ...testHealthPorts(database),
    passwords: argon2Passwords({ ...defaultPasswordOptions, cost: cheapest }),
    securityLog: securityLog(logger),
    limitFactor: 1,
    clock,
    sms: netgsm({ baseUrl: sandbox.url, ...account, timeoutMs: 2_000 }),
    registries: registries({ baseUrl: `${sandbox.url}/registries`, timeoutMs: 2_000 }),
    content,
    lists,
  };
  const quotation = options.adapt?.(wired) ?? wired;
  // Insurers are told where to send their messages before the API listens there.
  const port = options.insurers ? await freePort() : 0;
  const publicUrl = `http://127.0.0.1:${port}/webhooks/insurers`;
  const inbox = new DatabaseWebhookInbox({ database, bell: broker, publicUrl, onFault });
  const ports = purchasePorts({
    database,
    quotation,
    announcer: broker,
    jobs,
    notes,
    insurers: connectTestInsurers(sandbox.url, inbox, switches),
    payment: testPayment(sandbox.url, options.bankModel),
    fileSeal: fileSeal(sandboxRing, formerSeals(testSecret)),
    fileContents: options.fileContents?.(database) ?? databaseContents(database),
    mail: smtp({ host: '127.0.0.1', port: sandbox.mailPort, secure: false, from, ...identity, timeoutMs: 2_000 }),
    permissionRegister: iys({ ...register, baseUrl: `${sandbox.url}/iys`, timeoutMs: 2_000 }),
    printer: pdfPrinter({ author: identity.fromName, identityLine: identity.identityLine }),
    siteUrl: 'http://localhost',
    operationsEmail: 'operasyon@karsila.example',
  });
  let worker: TestWorker | undefined;
  const metrics = createMetrics();
  countFindings(metrics, () => ports.reconciliations.openFindings());
  countDueComparisons(metrics, () => ports.reconciliations.backlog(clock.now()));
  countOpenCancellations(metrics, () => ports.cancellations.backlog(clock.now()));
  countUntoldPermissions(metrics, () => ports.permissions.untold(clock.now()));
  const app = await buildApi({
    siteAccessToken: testToken,
    bodyLimitBytes: 1_048_576,
    trustedProxies: options.trustedProxies ?? [],
    logger,
    metrics,
    isDatabaseAway,
    content,
    lists,
    account: ports,
    quotation: ports,
    purchase: ports,
    broker,
    deliverWebhook: (to, message) => inbox.deliver(to, message),
  });
  const checks = { database: () => isDatabaseReady(database) };
  const admin = await buildAdmin({ logger, metrics, checks, apiUrl: 'http://localhost:4000' });
  if (options.jobs) {
    await jobs.start();
    await jobs.work({ tellSupport: (data) => tellSupport(ports, data) });
  }
  if (options.insurers) {
    await app.listen({ host: '127.0.0.1', port });
    worker = await startTestWorker(ports, broker);
    const { orders } = worker;
    const tell = (data: JobData['tellReview']) => tellReview(ports, data);
    const mail = (data: JobData['mailOffers']) => mailOffers(ports, data);
    const hand = (data: JobData['handDocuments']) => handDocuments(ports, data);
    const order = ({ reference }: JobData['order']) => orders.take(reference);
    if (options.jobs) await jobs.work({ order, mailOffers: mail, tellReview: tell, handDocuments: hand });
  }
  const send = async (request: InjectOptions) => {
    const reply = await app.inject(request);
    const after = reply.headers['retry-after'];
    const retryAfter = after === undefined ? undefined : Number(after);
    return { status: reply.statusCode, envelope: reply.json<Envelope>(), retryAfter };
  };
  return {
    app,
    admin,
    database,
    sandbox,
    clock,
    ports,
    jobs,
    logs,
    send,
    call: (path, model = {}) =>
      send({ method: 'POST', url: path, headers: { authorization: `Bearer ${testToken}` }, payload: model }),
    async close() {
      if (options.jobs) await jobs.stop();
      await worker?.stop();
      await Promise.all([app.close(), admin.close()]);
      await inbox.stop();
      await Promise.all([switches.stop(), notes.stop()]);
      await broker.stop();
      await Promise.all([drop(), sandbox.close()]);
    },
  };
}
