import { DatabaseBroker } from '#db/broker.ts';
import { migrate, underStartLock } from '#db/migrate.ts';
import { quotationRepository } from '#db/repositories/quotations/index.ts';
import { verificationCodeRepository } from '#db/repositories/verification-codes.ts';
import { seed } from '#db/seed.ts';
import { seededInsurers } from '#testing/test-database.ts';
import { freePort, prepareProduct, startSandboxAlone, temporaryFolder } from '../processes.ts';
import { startCrashingDatabase } from './crashing-database.ts';
import { openLine } from './line.ts';
import { openPostBox } from './post-box.ts';

/** Everything around the product that outlives it. */
export async function setStage() {
  const folder = temporaryFolder();
  const store = await startCrashingDatabase(folder.path);
  await underStartLock(store.database, async (client) => {
    await migrate(client);
    await seed(client, { today: new Date(), panel: seededInsurers });
  });
  const broker = new DatabaseBroker(store.url);
  await broker.start();
  const sandbox = await startSandboxAlone('brisk');
  const [line, postBox, apiPort] = [await openLine(sandbox.port), await openPostBox(), await freePort()];
  const environment = {
    ROLE: 'api,worker',
    DATABASE_URL: store.url,
    API_PORT: String(apiPort),
    SANDBOX_PORT: String(line.port),
    SANDBOX_SMTP_PORT: String(postBox.port),
    LIMIT_FACTOR: '1000',
    NODE_COMPILE_CACHE: `${folder.path}/compiled`,
  };
  return {
    store,
    line,
    postBox,
    apiPort,
    sandboxPort: sandbox.port,
    quotations: quotationRepository(store.database, broker),
    codes: verificationCodeRepository(store.database),
    prepare: () => prepareProduct(environment),
    async clear(): Promise<void> {
      await broker.stop();
      await Promise.all([line.close(), postBox.close(), sandbox.stop()]);
      await store.stop();
      folder.remove();
    },
  };
}
export type Stage = Awaited<ReturnType<typeof setStage>>;
