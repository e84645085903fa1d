import { join } from 'node:path';
import type { Logger } from 'pino';
import { illustrationNames } from '#catalog/illustrations.ts';
import { retentionMarkdown } from '#catalog/retention/periods.ts';
import type { Config } from '#config/config.ts';
import { programAt, projectDir } from '#config/programs.ts';
import { site } from '#config/site.ts';
import { contentFiles } from '#connectors/content-files/index.ts';
import { MemoryWebhookInbox } from '#connectors/insurers/index.ts';
import { iys } from '#connectors/iys/index.ts';
import { netgsm } from '#connectors/netgsm/index.ts';
import { dataSeal, fileSeal, formerSeals, healthSeal, nodeCrypto } from '#connectors/node-crypto/index.ts';
import { pdfPrinter } from '#connectors/pdf/index.ts';
import { registries } from '#connectors/registries/index.ts';
import { securityLog } from '#connectors/security-log/index.ts';
import { smtp } from '#connectors/smtp/index.ts';
import { DatabaseBroker } from '#db/broker.ts';
import { closeDatabase, type Database, openDatabase } from '#db/database.ts';
import { startEmbeddedServer } from '#db/embedded/server.ts';
import { JobQueue } from '#db/jobs.ts';
import { migrate, underStartLock } from '#db/migrate.ts';
import { accountRepositories } from '#db/repositories/account-repositories.ts';
import { healthRecordRepository } from '#db/repositories/health-records.ts';
import { quotationRepository } from '#db/repositories/quotations/index.ts';
import { referenceLists } from '#db/repositories/reference-lists.ts';
import { sealDataWith } from '#db/sealing/ring.ts';
import { sealPlainRows } from '#db/sealing/seal-plain-rows.ts';
import { seed } from '#db/seed.ts';
import { waitForDatabase } from '#db/wait-for-database.ts';
import { istanbulToday } from '#domain/dates.ts';
import { identityLine } from '#messages/mails.ts';
import type { Insurer } from '#ports/insurer.ts';
import type { PurchasePorts } from '#services/purchase-ports.ts';
import type { QuotationPorts } from '#services/quotation/ports.ts';
import { connectFileContents } from './file-contents.ts';
import { connectInsurers } from './insurers.ts';
import { keepServer } from './keep-server.ts';
import { offersMail } from './offers-mail.ts';
import { type OutageLog, outageLog } from './outage-log.ts';
import { connectPayment } from './payment.ts';
import { purchasePorts } from './purchase.ts';

export type Stop = () => Promise<void>;

type Panel = QuotationPorts['panel'];

/** What API and worker stand on alike. */
export type Backbone = {
  readonly database: Database;
  readonly broker: DatabaseBroker;
  readonly insurers: readonly Insurer[];
  readonly inbox: MemoryWebhookInbox;
  readonly content: ReturnType<typeof openContent>;
  readonly jobs: JobQueue;
  readonly outages: OutageLog;
  readonly ports: PurchasePorts;
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
  const { poolSize, timeoutMs, silenceMs } = config.database;
  const outages: OutageLog = outageLog(log, () => database);
  stops.push(async () => outages.end());
  const onConnectionLost = outages.faults('database connection lost');
  const database = openDatabase({ url, poolSize, timeoutMs, silenceMs, onConnectionLost });
  stops.push(() => closeDatabase(database));
  await waitForDatabase(database, timeoutMs);
  await underStartLock(database, async (client) => {
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
  return { database, broker, jobs, outages };
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
  const inbox = new MemoryWebhookInbox(`${config.webhookUrl}/webhooks/insurers`);
  const insurers = connectInsurers(config, inbox);
  const panel = insurers.map(({ capabilities }) => capabilities);
  const ring = dataSeal(config.dataKeys);
  const former = formerSeals(config.appSecret);
  sealDataWith(ring);
  const { database, broker, jobs, outages } = await startDatabase(config, log, { panel, stops });
  const content = openContent(config);
  const { secrets, passwords } = nodeCrypto(config.appSecret);
  const quotation: QuotationPorts = {
    ...accountRepositories(database),
    secrets,
    passwords,
    healthRecords: healthRecordRepository(database, { seal: healthSeal(config.dataKeys), former }),
    quotations: quotationRepository(database, broker),
    securityLog: securityLog(log),
    limitFactor: config.limitFactor,
    clock: { now: () => new Date() },
    sms: netgsm({ ...config.sms, baseUrl: config.sms.url }),
    registries: registries({ ...config.registries, baseUrl: config.registries.url }),
    content,
    lists: referenceLists(database),
    panel,
    mailOffers: offersMail(jobs),
  };
  const ports = purchasePorts({
    database,
    quotation,
    announcer: broker,
    jobs,
    insurers,
    payment: connectPayment(config),
    fileSeal: fileSeal(ring, former),
    fileContents: connectFileContents(config, database),
    mail: smtp({ ...config.mail, fromName: site.brand, identityLine: identity }),
    permissionRegister: iys({ ...config.permissions, baseUrl: config.permissions.url }),
    printer: pdfPrinter({ author: site.brand, identityLine: identity }, programAt('connectors/pdf/print-worker')),
    siteUrl: config.siteUrl,
  });
  return { database, broker, jobs, outages, insurers, inbox, content, ports };
}
