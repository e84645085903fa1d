import { setTimeout as pause } from 'node:timers/promises';

type Waiting<Item, Result> = {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
};

const mostAtOnce = 50;
/** After a run, calls that follow are gathered for so long; the first after a rest goes out at once. */
export const gatherMs = 8;

/**
 * Joins calls of one turn of the event loop, and those that come while others are under way or soon after them, so that
 * many share one statement and one commit. Who comes after a rest waits for nothing but the turn's end. When a joint run
 * fails, each of its calls is tried alone: one that cannot be served takes no others with it.
 */
export function combining<Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
): (item: Item) => Promise<Result> {
  const queue: Waiting<Item, Result>[] = [];
  let running = false;

  async function settle(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await run(batch.map(({ item }) => item));
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result);
    } catch (error) {
      const [only] = batch;
      if (batch.length === 1) only?.reject(error);
      else for (const one of batch) await settle([one]);
    }
  }

  async function drain(): Promise<void> {
    while (queue.length > 0) {
      await settle(queue.splice(0, mostAtOnce));
      if (queue.length < mostAtOnce) await pause(gatherMs);
    }
    running = false;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      queue.push({ item, resolve, reject });
      if (running) return;
      running = true;
      setImmediate(drain);
    });
}
