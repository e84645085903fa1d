type Waiting<Item, Result> = {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
};

const mostAtOnce = 50;
const lanes = 3;

/**
 * Joins calls that come while others are under way, so that many share one commit. Who finds a free lane runs at once.
 * When a joint run fails, each of its calls is tried alone: one that cannot be stored takes no others with it.
 */
export function combining<Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
): (item: Item) => Promise<Result> {
  const queue: Waiting<Item, Result>[] = [];
  let running = 0;

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
    running += 1;
    while (queue.length > 0) await settle(queue.splice(0, mostAtOnce));
    running -= 1;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      queue.push({ item, resolve, reject });
      if (running < lanes) void drain();
    });
}
