import { keptSince, type Retention, retentionKinds, retentions } from '#domain/retention.ts';
import type { Clock } from '#ports/clock.ts';
import type { RetentionStore } from '#ports/retention.ts';

/** Each portion is a transaction of its own, over before anybody waits for it. */
export const mostAtOnce = 100;

/** Takes away all that the table of periods keeps no longer, in portions. One that is interrupted goes on with the next run. */
export async function enforceRetention(
  { retention, clock }: { readonly retention: RetentionStore; readonly clock: Clock },
  runs: Retention['runs'],
): Promise<void> {
  const now = clock.now();
  for (const kind of retentionKinds.filter((one) => retentions[one].runs === runs)) {
    const removal = { now, before: keptSince(kind, now), most: mostAtOnce };
    let removed: number;
    do removed = await retention.remove(kind, removal);
    while (removed === mostAtOnce);
  }
}
