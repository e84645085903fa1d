import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '#config/config.ts';
import { site } from '#config/site.ts';
import { contentFiles } from '#connectors/content-files/index.ts';
import { MemoryWebhookInbox } from '#connectors/insurers/index.ts';
import { netgsm } from '#connectors/netgsm/index.ts';
import { nodeCrypto } from '#connectors/node-crypto/index.ts';
import { registries } from '#connectors/registries/index.ts';
import { DatabaseBroker } from '#db/broker.ts';
import { closeDatabase, type Database, openDatabase } from '#db/database.ts';
import { startEmbeddedServer } from '#db/embedded/server.ts';
import { migrate, underStartLock } from '#db/migrate.ts';
import { accountRepositories } from '#db/repositories/account-repositories.ts';
import { quotationRepository } from '#db/repositories/quotations/index.ts';
import { referenceLists } from '#db/repositories/reference-lists.ts';
import { seed } from '#db/seed.ts';
import type { Insurer } from '#ports/insurer.ts';
import type { QuotationPorts } from '#services/quotation/ports.ts';
import { connectInsurers } from './connect-insurers.ts';

export type Stop = () => Promise<void>;

/** What API and worker stand on alike. */
export type Backbone = {
  readonly database: Database;
  readonly broker: DatabaseBroker;
  readonly insurers: readonly Insurer[];
  readonly inbox: MemoryWebhookInbox;
  readonly content: ReturnType<typeof contentFiles>;
  readonly ports: QuotationPorts;
};

const projectDir = join(import.meta.dirname, '..');

async function databaseAddress({ database: { url, dataDir } }: Config, stops: Stop[]): Promise<string> {
  if (url) return url;
  const server = await startEmbeddedServer(dataDir);
  stops.push(() => server.stop());
  return server.url;
}

async function startDatabase(config: Config, log: Logger, stops: Stop[]) {
  const url = await databaseAddress(config, stops);
  const { poolSize, timeoutMs } = config.database;
  const onConnectionLost = (error: Error) => log.warn({ err: error }, 'database connection lost');
  const database = openDatabase({ url, poolSize, timeoutMs, onConnectionLost });
  stops.push(() => closeDatabase(database));
  await underStartLock(database, async (client) => {
    await migrate(client);
    await seed(client, new Date());
  });
  const broker = new DatabaseBroker(url);
  await broker.start();
  stops.push(() => broker.stop());
  return { database, broker };
}

function openContent(config: Config) {
  const { brand, firmName, phoneDisplay, email, address, registryNumber, mersisNumber } = site;
  const placeholders = { brand, firmName, phone: phoneDisplay, email, address, registryNumber, mersisNumber };
  return contentFiles({
    folder: join(projectDir, 'content'),
    placeholders: { ...placeholders, siteUrl: config.siteUrl },
  });
}

export async function startBackbone(config: Config, log: Logger, stops: Stop[]): Promise<Backbone> {
  const { database, broker } = await startDatabase(config, log, stops);
  const inbox = new MemoryWebhookInbox(`${config.webhookUrl}/webhooks/insurers`);
  const insurers = connectInsurers(config, inbox);
  const content = openContent(config);
  const ports: QuotationPorts = {
    ...accountRepositories(database),
    ...nodeCrypto(config.appSecret),
    quotations: quotationRepository(database, broker),
    limitFactor: config.limitFactor,
    clock: { now: () => new Date() },
    sms: netgsm({ ...config.sms, baseUrl: config.sms.url }),
    registries: registries({ ...config.registries, baseUrl: config.registries.url }),
    content,
    lists: referenceLists(database),
    panel: insurers.map(({ capabilities }) => capabilities),
  };
  return { database, broker, insurers, inbox, content, ports };
}
