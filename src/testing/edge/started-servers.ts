import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Door } from './plan.ts';

const longestStartMs = 60_000;
const longestStopMs = 60_000;
/** How the product tells its addresses when it is up. */
const addressLine = /^(site|api|admin|sandbox) +https?:\/\//;
const errorLevel = 50;

/** Whether a line of the product's output tells of something nobody caught, or of a fault while answering. */
function isFault(line: string): boolean {
  if (line === '' || addressLine.test(line)) return false;
  try {
    return (JSON.parse(line) as { level: number }).level >= errorLevel;
  } catch {
    return true;
  }
}

async function answers(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/health`, { signal: AbortSignal.timeout(5_000) })).ok;
  } catch {
    return false;
  }
}

export type StartedServers = {
  readonly ports: Readonly<Record<Door, number>>;
  isHealthy(): Promise<boolean>;
  hasEnded(): boolean;
  /** Megabytes the process holds. */
  memory(): number;
  faults(): readonly string[];
  /** Milliseconds until it had stopped by itself. */
  stop(): Promise<number>;
  kill(): void;
};

/** Site and API in a process of their own, as they are started for visitors. */
export async function startServers(
  ports: Readonly<Record<Door, number>>,
  environment: Readonly<Record<string, string>>,
): Promise<StartedServers> {
  const child = spawn(process.execPath, ['src/main.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      PORT: String(ports.site),
      API_PORT: String(ports.api),
      ADMIN_PORT: '0',
      ...environment,
    },
    // The channel tells it that whoever started it is gone, however they went.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const isHealthy = async () => (await Promise.all([answers(ports.site), answers(ports.api)])).every(Boolean);
  const kill = () => void child.kill('SIGKILL');
  const started = performance.now();
  while (!(await isHealthy())) {
    if (hasEnded() || performance.now() - started > longestStartMs) {
      kill();
      throw new Error(`The product did not start: ${output}`);
    }
    await pause(100);
  }
  return {
    ports,
    isHealthy,
    hasEnded,
    memory: () => Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024,
    faults: () => output.split('\n').filter(isFault),
    async stop() {
      if (hasEnded()) return 0;
      const asked = performance.now();
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      const late = setTimeout(kill, longestStopMs);
      await ended;
      clearTimeout(late);
      return performance.now() - asked;
    },
    kill,
  };
}
