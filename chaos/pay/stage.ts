import { DatabaseBroker } from '#db/broker.ts';
import { migrate, underStartLock } from '#db/migrate.ts';
import { quotationRepository } from '#db/repositories/quotations/index.ts';
import { verificationCodeRepository } from '#db/repositories/verification-codes.ts';
import { seed } from '#db/seed.ts';
import { freePort } from '#testing/free-port.ts';
import { seededInsurers } from '#testing/test-database.ts';
import { prepareProduct, startSandboxAlone } from '#testing/trial/processes.ts';
import type { Standing } from '#testing/trial/while-standing.ts';
import { startCrashingDatabase } from './crashing-database.ts';
import { openLine } from './line.ts';
import type { Seat } from './plan.ts';
import { openPostBox } from './post-box.ts';

const roles: Readonly<Record<Seat, string>> = { first: 'api,worker', second: 'worker' };

/** Everything around the product that outlives it. */
export async function setStage(standing: Standing) {
  const store = await startCrashingDatabase(standing.dataDir);
  standing.onEnd(store.stop);
  await underStartLock(store.database, async (client) => {
    await migrate(client);
    await seed(client, { today: new Date(), panel: seededInsurers });
  });
  const broker = new DatabaseBroker(store.url);
  await broker.start();
  standing.onEnd(() => broker.stop());
  const sandbox = await startSandboxAlone(standing, 'brisk');
  const [line, postBox, apiPort] = [await openLine(sandbox.port), await openPostBox(), await freePort()];
  standing.onEnd(() => Promise.all([line.close(), postBox.close()]));
  const environment = {
    DATABASE_URL: store.url,
    API_PORT: String(apiPort),
    SANDBOX_PORT: String(line.port),
    SANDBOX_SMTP_PORT: String(postBox.port),
    LIMIT_FACTOR: '1000',
    // A process that lives on is not to wait twenty seconds for a bank that hung: what a kill costs is measured.
    NESTPAY_TIMEOUT_MS: '3000',
    NODE_COMPILE_CACHE: `${standing.folder}/compiled`,
  };
  return {
    store,
    line,
    postBox,
    apiPort,
    sandboxPort: sandbox.port,
    quotations: quotationRepository(store.database, broker),
    codes: verificationCodeRepository(store.database),
    prepare: (seat: Seat, skewMs: number) =>
      prepareProduct(standing, { ...environment, ROLE: roles[seat], CHAOS_CLOCK_SKEW_MS: String(skewMs) }),
  };
}
export type Stage = Awaited<ReturnType<typeof setStage>>;
