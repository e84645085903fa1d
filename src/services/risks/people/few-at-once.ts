/** Does the same for every item, few at a time, and keeps the order of the items. */
export async function fewAtOnce<Item, Result>(
  most: number,
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  const takeTurns = async () => {
    for (const [place, item] of waiting) results[place] = await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(most, items.length) }, takeTurns));
  return results;
}
