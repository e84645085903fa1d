import { setTimeout as sleep } from 'node:timers/promises';

/** Waits so long, or as long as the signal lets it; tells whether it may go on. */
export async function waited(milliseconds: number, signal: AbortSignal): Promise<boolean> {
  try {
    await sleep(milliseconds, undefined, { signal });
    return true;
  } catch {
    return false;
  }
}
