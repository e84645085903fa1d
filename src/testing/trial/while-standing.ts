import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { stopServer } from '#db/embedded/cluster.ts';
import { chooseClusterPaths } from '#db/embedded/cluster-paths.ts';

type Undo = () => unknown;

/** What a trial stands on while it runs. */
export type Standing = {
  /** Gone when the trial is. */
  readonly folder: string;
  /** Where its database server keeps its data, whoever starts it. */
  readonly dataDir: string;
  /** Undone in reverse order, however the trial ends. */
  onEnd(undo: Undo): void;
};

/** A step that hangs does not keep the others from theirs. */
const patienceMs = 20_000;
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'karsila-trial-'));
  // As root the database runs under another user, who must be able to enter.
  chmodSync(folder, 0o755);
  return folder;
}

async function settle(undo: Undo): Promise<void> {
  try {
    await Promise.race([undo(), pause(patienceMs, undefined, { ref: false })]);
  } catch (error) {
    console.error(error);
  }
}

/** A product that was killed leaves its database server to who comes next. */
async function endDatabase(dataDir: string): Promise<void> {
  if (!existsSync(dataDir)) return;
  const { cluster, socketDir } = chooseClusterPaths(dataDir);
  await stopServer(cluster);
  for (const path of [cluster, socketDir]) rmSync(path, { recursive: true, force: true });
}

/** Ends everything a trial started and removes its folder: after success, a failure, an error nobody caught or a signal. */
export async function whileStanding<Result>(work: (standing: Standing) => Promise<Result>): Promise<Result> {
  const folder = makeFolder();
  const dataDir = join(folder, 'data');
  const undos: Undo[] = [];
  let ending: Promise<void> | undefined;

  async function endAll(): Promise<void> {
    for (let undo = undos.pop(); undo; undo = undos.pop()) await settle(undo);
    await settle(() => endDatabase(dataDir));
    rmSync(folder, { recursive: true, force: true });
  }
  function end(): Promise<void> {
    ending ??= endAll();
    return ending;
  }
  function onEnd(undo: Undo): void {
    // What is begun while the end is under way ends at once.
    if (ending !== undefined) void settle(undo);
    else undos.push(undo);
  }
  const leave = (code: number) => void end().finally(() => process.exit(code));
  const onSignal = (signal: NodeJS.Signals) => leave(128 + constants.signals[signal]);
  const onUncaught = (error: unknown) => {
    console.error(error);
    leave(1);
  };

  for (const signal of signals) process.on(signal, onSignal);
  process.on('uncaughtException', onUncaught);
  try {
    return await work({ folder, dataDir, onEnd });
  } finally {
    await end();
    for (const signal of signals) process.off(signal, onSignal);
    process.off('uncaughtException', onUncaught);
  }
}
