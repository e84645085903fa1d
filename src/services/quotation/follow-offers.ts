import type { Broker } from '#ports/broker.ts';
import type { OfferChanges, Quotations } from '#ports/quotations.ts';

/** Events between processes can be missed without anybody noticing; looking again now and then misses nothing. */
const usualLookMs = 20_000;

type FeedCursor = { readonly round: number; readonly revision: number };

export type Follower = {
  /** Only called with changes: rows that came after the ones told before, or the first look. */
  readonly onChanges: (changes: OfferChanges) => void;
  readonly onFault: (error: unknown) => void;
};

/** Tells what changes in a quotation from a place in its history on. Events that come during a look share the next. */
export function followOffers(
  {
    quotations,
    broker,
    lookMs = usualLookMs,
  }: { readonly quotations: Pick<Quotations, 'changes'>; readonly broker: Broker; readonly lookMs?: number },
  { id, after }: { readonly id: string; readonly after: FeedCursor | undefined },
  { onChanges, onFault }: Follower,
): () => void {
  let place = after;
  let told = false;
  let wanted = false;
  let looking = false;
  let stopped = false;

  async function look(): Promise<void> {
    try {
      while (wanted && !stopped) {
        wanted = false;
        timer.refresh();
        const changes = await quotations.changes(id, place);
        if (!changes || stopped) return;
        const isNews = !told || changes.full || changes.revision !== place?.revision;
        // Not the changes themselves: what is kept until the next of them outlives the cheap part of memory.
        place = { round: changes.round, revision: changes.revision };
        told = true;
        if (isNews) onChanges(changes);
      }
    } catch (error) {
      onFault(error);
    } finally {
      looking = false;
    }
  }

  function wake(): void {
    wanted = true;
    if (looking || stopped) return;
    looking = true;
    void look();
  }

  const unsubscribe = broker.onQuotation(id, wake);
  const timer: NodeJS.Timeout = setInterval(wake, lookMs);
  wake();
  return () => {
    stopped = true;
    unsubscribe();
    clearInterval(timer);
  };
}
