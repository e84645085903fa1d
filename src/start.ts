import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { buildApi } from '#api/app.ts';
import { type Config, loadConfig } from '#config/config.ts';
import { createLogger } from '#config/logger.ts';
import { site } from '#config/site.ts';
import { contentFiles } from '#connectors/content-files/index.ts';
import { netgsm } from '#connectors/netgsm/index.ts';
import { nodeCrypto } from '#connectors/node-crypto/index.ts';
import { registries } from '#connectors/registries/index.ts';
import { closeDatabase, type Database, isDatabaseReady, openDatabase } from '#db/database.ts';
import { startEmbeddedServer } from '#db/embedded/server.ts';
import { migrate, underStartLock } from '#db/migrate.ts';
import { accountRepositories } from '#db/repositories/account-repositories.ts';
import { referenceLists } from '#db/repositories/reference-lists.ts';
import { sweep } from '#db/repositories/sweep.ts';
import { seed } from '#db/seed.ts';
import { buildWeb } from '#web/server/host.ts';
import { openPageBuild } from '#web/server/page-build.ts';
import { PortTaken } from './port-taken.ts';
import { startSandbox } from './start-sandbox.ts';

export type Product = { readonly addresses: Readonly<Record<string, string>>; stop(): Promise<void> };
type Stop = () => Promise<void>;

const projectDir = join(import.meta.dirname, '..');

async function listen(app: FastifyInstance, config: Config, at: { variable: string; port: number }): Promise<string> {
  try {
    return await app.listen({ host: config.host, port: at.port });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') throw new PortTaken(at.variable, at.port);
    throw error;
  }
}

async function startDatabase(config: Config, log: Logger, stops: Stop[]): Promise<Database> {
  const { url, dataDir, poolSize, timeoutMs } = config.database;
  let address = url;
  if (!address) {
    const server = await startEmbeddedServer(dataDir);
    stops.push(() => server.stop());
    address = server.url;
  }
  const database = openDatabase({
    url: address,
    poolSize,
    timeoutMs,
    onConnectionLost: (error) => log.warn({ err: error }, 'database connection lost'),
  });
  stops.push(() => closeDatabase(database));
  await underStartLock(database, async (client) => {
    await migrate(client);
    await seed(client, new Date());
  });
  return database;
}

const sweepEveryMs = 10 * 60 * 1000;

/** Forgets what is over, now and then. */
function startSweeping(database: Database, log: Logger, stops: Stop[]): void {
  let sweeping = Promise.resolve();
  const timer = setInterval(() => {
    sweeping = sweep(database, new Date()).catch((error: unknown) => log.warn({ err: error }, 'sweeping failed'));
  }, sweepEveryMs);
  stops.push(() => {
    clearInterval(timer);
    return sweeping;
  });
}

async function startApi(config: Config, log: Logger, stops: Stop[]): Promise<string> {
  const database = await startDatabase(config, log, stops);
  startSweeping(database, log, stops);
  const { brand, firmName, phoneDisplay, email, address, registryNumber, mersisNumber } = site;
  const placeholders = { brand, firmName, phone: phoneDisplay, email, address, registryNumber, mersisNumber };
  const content = contentFiles({
    folder: join(projectDir, 'content'),
    placeholders: { ...placeholders, siteUrl: config.siteUrl },
  });
  const lists = referenceLists(database);
  const api = await buildApi({
    siteAccessToken: config.siteAccessToken,
    bodyLimitBytes: config.bodyLimitBytes,
    trustedProxies: config.trustedProxies,
    logger: log,
    isReady: () => isDatabaseReady(database),
    content,
    lists,
    account: {
      ...accountRepositories(database),
      ...nodeCrypto(config.appSecret),
      limitFactor: config.limitFactor,
      clock: { now: () => new Date() },
      sms: netgsm({ ...config.sms, baseUrl: config.sms.url }),
      registries: registries({ ...config.registries, baseUrl: config.registries.url }),
      content,
      lists,
    },
  });
  stops.push(() => api.close());
  return listen(api, config, { variable: 'API_PORT', port: config.ports.api });
}

async function startWeb(config: Config, log: Logger, stops: Stop[]): Promise<string> {
  const pages = await openPageBuild(projectDir);
  stops.push(pages.close);
  const web = await buildWeb({
    siteUrl: config.siteUrl,
    sandboxUrl: config.appEnv === 'sandbox' ? `http://localhost:${config.ports.sandbox}` : undefined,
    galleryOpen: config.galleryOpen,
    siteAccessToken: config.siteAccessToken,
    upstreams: config.upstreams,
    trustedProxies: config.trustedProxies,
    bodyLimitBytes: config.bodyLimitBytes,
    logger: log,
    pages,
  });
  stops.push(() => web.close());
  await listen(web, config, { variable: 'PORT', port: config.ports.web });
  return config.siteUrl;
}

/** Wires and starts what this process is for; stopping undoes it in reverse order. */
export async function start(environment: NodeJS.ProcessEnv): Promise<Product> {
  const config = loadConfig(environment);
  const log = createLogger(config.logLevel);
  const stops: Stop[] = [];
  const stop = async (): Promise<void> => {
    for (const undo of stops.splice(0).reverse()) await undo();
  };
  try {
    const addresses: Record<string, string> = {};
    if (config.role === 'all' && config.appEnv === 'sandbox') {
      const sandbox = await startSandbox(config);
      stops.push(sandbox.stop);
      addresses.sandbox = sandbox.address;
    }
    if (config.role !== 'web') addresses.api = await startApi(config, log, stops);
    if (config.role !== 'api') addresses.site = await startWeb(config, log, stops);
    return { addresses, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
