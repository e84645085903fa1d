import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { illustrationNames } from '#catalog/illustrations.ts';
import { retentionMarkdown } from '#catalog/retention/periods.ts';
import type { Config } from '#config/config.ts';
import { programAt, projectDir } from '#config/programs.ts';
import { site } from '#config/site.ts';
import { contentFiles } from '#connectors/content-files/index.ts';
import { iys } from '#connectors/iys/index.ts';
import { netgsm } from '#connectors/netgsm/index.ts';
import { dataSeal, fileSeal, formerSeals, healthSeal, nodeCrypto } from '#connectors/node-crypto/index.ts';
import { pdfPrinter } from '#connectors/pdf/index.ts';
import { registries } from '#connectors/registries/index.ts';
import { securityLog } from '#connectors/security-log/index.ts';
import { smtp } from '#connectors/smtp/index.ts';
import { DatabaseBroker } from '#db/broker.ts';
import type { Database } from '#db/database.ts';
import { startEmbeddedServer } from '#db/embedded/server.ts';
import { DatabaseSwitches } from '#db/insurer-switches.ts';
import { JobQueue } from '#db/jobs.ts';
import { migrate, underStartLock } from '#db/migrate.ts';
import { accountRepositories } from '#db/repositories/account-repositories.ts';
import { healthRecordRepository } from '#db/repositories/health-records.ts';
import { type KnownCoverages, knownCoverages } from '#db/repositories/quotations/coverage-sets.ts';
import { quotationRepository } from '#db/repositories/quotations/index.ts';
import { referenceLists } from '#db/repositories/reference-lists.ts';
import { restingInsurerRepository } from '#db/repositories/resting-insurers.ts';
import { sealDataWith } from '#db/sealing/ring.ts';
import { sealPlainRows } from '#db/sealing/seal-plain-rows.ts';
import { seed } from '#db/seed.ts';
import { DatabaseNotes } from '#db/site-notes.ts';
import { waitForDatabase } from '#db/wait-for-database.ts';
import { DatabaseWebhookInbox } from '#db/webhook-inbox.ts';
import { istanbulToday } from '#domain/dates.ts';
import { identityLine } from '#messages/mails.ts';
import { RestKeeper } from '#services/insurer/rest-keeper.ts';
import type { PurchasePorts } from '#services/purchase-ports.ts';
import type { QuotationPorts } from '#services/quotation/ports.ts';
import { begin } from './begin.ts';
import { connectFileContents } from './file-contents.ts';
import { connectInsurers, insurersOf } from './insurers.ts';
import { keepServer } from './keep-server.ts';
import { offersMail } from './offers-mail.ts';
import { type OutageLog, outageLog } from './outage-log.ts';
import { connectPayment } from './payment.ts';
import { closePools, openPools, type Part, type Pools } from './pools.ts';
import { purchasePorts } from './purchase.ts';

export type Stop = () => Promise<void>;

type Panel = QuotationPorts['panel'];

/** What API and worker stand on alike. */
export type Backbone = {
  readonly pools: Pools;
  readonly broker: DatabaseBroker;
  readonly deliverWebhook: DatabaseWebhookInbox['deliver'];
  readonly content: ReturnType<typeof openContent>;
  readonly coverages: KnownCoverages;
  readonly jobs: JobQueue;
  readonly outages: OutageLog;
  /** The same for each part, over connections of its own. */
  readonly ports: Readonly<Record<Part, PurchasePorts>>;
};

/** Who speaks, under every mail and every page we print. */
export const identity = identityLine(site);

async function databaseAddress({ database: { url, dataDir } }: Config, log: Logger, stops: Stop[]): Promise<string> {
  if (url) return url;
  const server = await startEmbeddedServer(dataDir);
  stops.push(keepServer(server, log));
  return server.url;
}

async function startDatabase(config: Config, log: Logger, { panel, stops }: { panel: Panel; stops: Stop[] }) {
  const url = await databaseAddress(config, log, stops);
  const outages: OutageLog = outageLog(log, () => pools.api);
  stops.push(async () => outages.end());
  const onConnectionLost = outages.faults('database connection lost');
  const pools = openPools(config.database, { url, onConnectionLost });
  stops.push(() => closePools(pools));
  await waitForDatabase(pools.api, config.database.timeoutMs);
  await underStartLock(pools.api, async (client) => {
    await migrate(client);
    await sealPlainRows(client);
    await seed(client, { today: new Date(), panel });
  });
  const broker = new DatabaseBroker(url);
  await broker.start();
  stops.push(() => broker.stop());
  const jobs = new JobQueue(url, outages.faults('job queue'));
  await jobs.start();
  stops.push(() => jobs.stop());
  return { pools, broker, jobs, outages };
}

export function openContent(config: Config) {
  const { brand, agencyName, phoneDisplay, email, address, registryNumber, mersisNumber } = site;
  const placeholders = { brand, agencyName, phone: phoneDisplay, email, address, registryNumber, mersisNumber };
  return contentFiles({
    folder: join(projectDir, 'content'),
    placeholders: {
      ...placeholders,
      siteUrl: config.siteUrl,
      // As of the start: a row that comes into force is told from the next start on.
      retentionTable: retentionMarkdown(istanbulToday(new Date())),
    },
    illustrations: illustrationNames,
  });
}

export async function startBackbone(config: Config, log: Logger, stops: Stop[]): Promise<Backbone> {
  const mayAsk = insurersOf(config);
  const panel = mayAsk.map(({ connector }) => connector.capabilities);
  const ring = dataSeal(config.dataKeys);
  const former = formerSeals(config.appSecret);
  sealDataWith(ring);
  const starting = startDatabase(config, log, { panel, stops });
  // Texts are read while the database starts, which takes as long.
  const reading = begin((async () => openContent(config))());
  const { pools, broker, jobs, outages } = await starting;
  const content = await reading;
  const inboxOver = (database: Database) =>
    new DatabaseWebhookInbox({
      database,
      bell: broker,
      publicUrl: `${config.webhookUrl}/webhooks/insurers`,
      onFault: outages.faults('taking messages of insurers failed'),
    });
  const [inbox, letterBox] = [inboxOver(pools.worker), inboxOver(pools.api)];
  stops.push(() => inbox.stop());
  const clock = { now: () => new Date() };
  const kept = { database: pools.api, bell: broker, onFault: outages.faults('reading a kept table failed') };
  const [switches, notes] = [new DatabaseSwitches(kept), new DatabaseNotes({ ...kept, clock })];
  stops.push(() => switches.stop());
  stops.push(() => notes.stop());
  await Promise.all([switches.start(), notes.start()]);
  const rests = new RestKeeper({
    restingInsurers: restingInsurerRepository(pools.jobs),
    name: randomUUID(),
    onFault: outages.faults('telling which insurers rest failed'),
  });
  stops.push(() => rests.stop());
  const seals = { health: healthSeal(config.dataKeys), files: fileSeal(ring, former) };
  const common = {
    ...nodeCrypto(config.appSecret),
    securityLog: securityLog(log),
    limitFactor: config.limitFactor,
    clock,
    sms: netgsm({ ...config.sms, baseUrl: config.sms.url }),
    registries: registries({ ...config.registries, baseUrl: config.registries.url }),
    content,
    panel,
    switches,
    mailOffers: offersMail(jobs),
  };
  const partners = {
    announcer: broker,
    jobs,
    notes,
    insurers: connectInsurers(mayAsk, { webhookInbox: inbox, switches, rests }),
    payment: connectPayment(config),
    fileSeal: seals.files,
    mail: smtp({ ...config.mail, fromName: site.brand, identityLine: identity }),
    permissionRegister: iys({ ...config.permissions, baseUrl: config.permissions.url }),
    printer: pdfPrinter({ author: site.brand, identityLine: identity }, programAt('connectors/pdf/print-worker')),
    siteUrl: config.siteUrl,
    operationsEmail: config.operationsEmail,
  };
  const coverages = knownCoverages();
  const portsOver = (database: Database): PurchasePorts => {
    const quotation: QuotationPorts = {
      ...accountRepositories(database),
      ...common,
      healthRecords: healthRecordRepository(database, { seal: seals.health, former }),
      quotations: quotationRepository(database, broker, coverages),
      lists: referenceLists(database),
    };
    return purchasePorts({ ...partners, database, quotation, fileContents: connectFileContents(config, database) });
  };
  const ports = {
    api: portsOver(pools.api),
    worker: portsOver(pools.worker),
    jobs: portsOver(pools.jobs),
    desk: portsOver(pools.desk),
  };
  const deliverWebhook: Backbone['deliverWebhook'] = (to, message) => letterBox.deliver(to, message);
  return { pools, broker, jobs, outages, deliverWebhook, content, coverages, ports };
}
