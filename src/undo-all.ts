import { setTimeout as pause } from 'node:timers/promises';
import type { Stop } from '#wiring/backbone.ts';

/** All of it together may take so long; what is left then gets a moment each. */
const patienceMs = 4_000;
const momentMs = 300;

/** Undoes in reverse order what was started. A step that hangs or fails does not keep the others from theirs. */
export async function undoAll(stops: Stop[], onFault: (error: unknown) => void): Promise<void> {
  const until = Date.now() + patienceMs;
  for (let undo = stops.pop(); undo; undo = stops.pop()) {
    const given = Math.max(until - Date.now(), momentMs);
    await Promise.race([undo().catch(onFault), pause(given, undefined, { ref: false })]);
  }
}
