import type { Config } from '#config/config.ts';
import { closeDatabase, type Database, openDatabase } from '#db/database.ts';

/** Those who must not wait for each other's connections: pages and calls, what asks insurers and carries orders, jobs, and the agency's desk. */
export type Part = 'api' | 'worker' | 'jobs' | 'desk';
export type Pools = Readonly<Record<Part, Database>>;

/** Connections that stay open however long nobody asks; who comes to a page waits for none, the others open theirs. */
const keptOpen = { api: 4, worker: 2, jobs: 1, desk: 0 } as const satisfies Record<Part, number>;

/** What a part does not use it does not open: connections come with the first statement. */
export function openPools(
  { pools, timeoutMs, silenceMs }: Config['database'],
  { url, onConnectionLost }: { readonly url: string; readonly onConnectionLost: (error: Error) => void },
): Pools {
  const open = (part: Part) =>
    openDatabase({
      url,
      name: `karsila-${part}`,
      poolSize: pools[part],
      keptOpen: keptOpen[part],
      timeoutMs,
      silenceMs,
      onConnectionLost,
    });
  return { api: open('api'), worker: open('worker'), jobs: open('jobs'), desk: open('desk') };
}

export async function closePools(pools: Pools): Promise<void> {
  await Promise.all(Object.values(pools).map(closeDatabase));
}
