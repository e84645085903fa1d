import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { productEnvironment, productFlags } from '#config/product-flags.ts';
import { programAt, projectDir } from '#config/programs.ts';
import { keepAlive } from '#wiring/keep-alive.ts';

/** A product that does not end by itself within this time is ended. */
const patienceMs = 10_000;

/** What Node made of our modules is read back at the next start; where it cannot be written, it is made anew. */
const compiledHere = join(projectDir, 'node_modules/.cache/karsila');

type Life = {
  readonly child: ChildProcess;
  /** False when it ended instead of coming up. */
  readonly up: Promise<boolean>;
  readonly ended: Promise<unknown>;
};

function launch(): Life {
  const child = fork(programAt('main'), {
    execArgv: [...process.execArgv, ...productFlags],
    env: { NODE_COMPILE_CACHE: compiledHere, ...productEnvironment, ...process.env },
  });
  const ended = once(child, 'exit');
  const up = Promise.race([once(child, 'message').then(() => true), ended.then(() => false)]);
  return { child, up, ended };
}

/** Keeps the product alive: whatever ends it alone, it is started again. A first start that fails says why and is over. */
async function run(): Promise<void> {
  const ending = new AbortController();
  let life = launch();
  const end = (): void => {
    ending.abort();
    life.child.kill('SIGTERM');
    setTimeout(() => life.child.kill('SIGKILL'), patienceMs).unref();
  };
  for (const sign of ['SIGINT', 'SIGTERM', 'disconnect']) process.on(sign, end);
  if (!(await life.up) && !ending.signal.aborted) process.exit(life.child.exitCode ?? 1);
  // Loaded now, so that the product starts first; what is wrong with the variables it has told by then.
  const [{ loadConfig }, { createLogger }] = await Promise.all([
    import('#config/config.ts'),
    import('#config/logger.ts'),
  ]);
  const log = createLogger(loadConfig(process.env).logLevel);
  await keepAlive(life.ended, {
    startAgain: async () => {
      life = launch();
      return life;
    },
    stopping: ending.signal,
    onDeath: (pauseMs) => {
      const { pid, exitCode, signalCode } = life.child;
      log.error({ pid, exitCode, signalCode, pauseMs }, 'the product ended and is started again');
    },
    onFailedStart: (error) => log.error({ err: error }, 'the product did not start'),
  });
}

try {
  await run();
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
