import { keptSince, type Retention, retentionKinds, retentions } from '#domain/retention.ts';
import type { Clock } from '#ports/clock.ts';
import type { RetentionStore } from '#ports/retention.ts';

const mostAtOnce = 500;

/** Takes away all that the table of periods keeps no longer, in portions. */
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
