import type { StartedServers } from './started-servers.ts';
import type { Tally } from './storm.ts';

/** What a storm left behind. */
export type Aftermath = {
  readonly tally: Tally;
  readonly died: boolean;
  readonly faults: readonly string[];
  readonly healthyAfter: boolean;
  /** Megabytes before it and after it had settled. */
  readonly memory: { readonly before: number; readonly after: number };
  readonly stopMs: number;
};

export const bounds = {
  /** What buffers, compiled code and the heap's own room may keep. */
  moreMegabytes: 80,
  stopMs: 5_000,
} as const;

/** What must not have happened, in words; none when all held. */
export function judgeStorm({ tally, died, faults, healthyAfter, memory, stopMs }: Aftermath): readonly string[] {
  const more = memory.after - memory.before;
  return [
    ...(died ? ['the product died'] : []),
    ...faults.map((line) => `it told of a fault: ${line.slice(0, 500)}`),
    ...tally.owed.map((line) => `not answered: ${line}`),
    ...(tally.healthMissed > 0 ? [`${tally.healthMissed} of ${tally.healthAsked} times /health did not answer`] : []),
    ...(healthyAfter ? [] : ['/health does not answer afterwards']),
    ...(more > bounds.moreMegabytes ? [`it holds ${Math.round(more)} MB more than before`] : []),
    ...(stopMs > bounds.stopMs ? [`stopping took ${Math.round(stopMs)} ms`] : []),
  ];
}

/** Waits until memory is back, or until it is clear that it does not come back. */
export async function settle(
  servers: StartedServers,
  before: number,
  pause: (ms: number) => Promise<unknown>,
): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let looks = 0; looks < 60 && !servers.hasEnded(); looks += 1) {
    least = Math.min(least, servers.memory());
    if (least - before <= bounds.moreMegabytes) break;
    await pause(500);
    await servers.isHealthy();
  }
  return least;
}
