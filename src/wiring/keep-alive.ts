import { setTimeout as pause } from 'node:timers/promises';

const shortestPauseMs = 250;
const longestPauseMs = 15_000;
/** Who lived so long before it died is started as quickly as the first time. */
const soundMs = 60_000;

/** How long to wait before the next start: twice as long each time, so that what cannot live does not spin. */
export function pauseBeforeStart(lastPauseMs: number, livedMs: number): number {
  if (lastPauseMs === 0 || livedMs >= soundMs) return shortestPauseMs;
  return Math.min(2 * lastPauseMs, longestPauseMs);
}

export type Keeping = {
  /** Starts it again; the answer's own promise settles when that life has ended. A failed start is a short life. */
  readonly startAgain: () => Promise<{ readonly ended: Promise<unknown> }>;
  /** Whoever stops it on purpose says so here first. */
  readonly stopping: AbortSignal;
  /** Told of each death that nobody asked for, and of each start that failed. */
  readonly onDeath: (pauseMs: number) => void;
  readonly onFailedStart: (error: unknown) => void;
};

/** Starts something again whenever it dies alone. Resolves when it has ended after being stopped. */
export async function keepAlive(first: Promise<unknown>, keeping: Keeping): Promise<void> {
  const { startAgain, stopping, onDeath, onFailedStart } = keeping;
  let ended = first;
  for (let pauseMs = 0; ; ) {
    const began = performance.now();
    await ended;
    if (stopping.aborted) return;
    pauseMs = pauseBeforeStart(pauseMs, performance.now() - began);
    onDeath(pauseMs);
    await pause(pauseMs, undefined, { signal: stopping }).catch(() => undefined);
    if (stopping.aborted) return;
    ended = startAgain().then((life) => life.ended, onFailedStart);
  }
}
