import { ConstantBackoff, handleWhenResult, retry } from 'cockatiel';
import type { CallOptions, Failed, FailureReason, Insurer } from '#ports/insurer.ts';
import type { WallName } from '#ports/resting-insurers.ts';
import { failedFor, type RestChange, restAfterFailures, type Wall, wallOf } from './wall.ts';
import { withinTime } from './within-time.ts';

/**
 * An insurer behind its own walls: what it does wrong is felt by nobody else, and what many ask of it does not keep back who
 * pays. Nothing else of the product speaks with an insurer.
 */
export type GuardedInsurer = Insurer & {
  /** The same question once more for who is about to pay, with places of its own. */
  readonly checkPrice: Insurer['quote'];
};

/** Told of every rest that begins or ends; returns at once. */
export type RestWatch = (wall: WallName, change: RestChange) => void;
const unwatched: RestWatch = () => undefined;

const restMs = 15_000;
/** What settles money is only put off: it is tried again long before anybody's patience ends. */
const settlingRestMs = 5_000;
const secondTryAfterMs = 200;

const deadlines = { answer: 30_000, files: 60_000 } as const;

const noConnection: ReadonlySet<FailureReason> = new Set(['unreachable']);

/** A call that ends at its deadline, whether or not the insurer's connector heeds it. */
function through<Answer>(
  wall: Wall,
  { signal }: CallOptions,
  milliseconds: number,
  call: (options: CallOptions) => Promise<Answer>,
): Promise<Answer | Failed> {
  return withinTime(signal, milliseconds, (ending) => wall(() => call({ signal: ending }), ending));
}

/**
 * Three walls: what lists of offers ask, what who is about to pay asks, and what settles a purchase. The first two rest
 * together; the third rests for its own failures alone and has places that nobody else takes, and what it keeps back is told
 * as never sent.
 */
export function guardInsurer(insurer: Insurer, watch: RestWatch = unwatched): GuardedInsurer {
  const { capabilities } = insurer;
  const rest = restAfterFailures(restMs, (change) => watch('asking', change));
  const asked = { rest, unsent: { resting: 'unreachable', overdue: 'tooSlow' } } as const;
  const asking = wallOf({ mostAtOnce: 128, mostQueued: 2_000, ...asked });
  const buying = wallOf({ mostAtOnce: 32, mostQueued: 200, ...asked });
  const settling = wallOf({
    mostAtOnce: 32,
    mostQueued: 1_000,
    rest: restAfterFailures(settlingRestMs, (change) => watch('settling', change)),
    unsent: { resting: 'busy', overdue: 'busy' },
  });
  // A connection that broke is tried once more where the insurer allows the same question twice.
  const again = retry(
    handleWhenResult((result) => failedFor(result, noConnection)),
    {
      maxAttempts: capabilities.quoteIsRepeatable ? 1 : 0,
      backoff: new ConstantBackoff(secondTryAfterMs),
    },
  );
  // Its deadline is the connector's for each try, and the window's for all of it.
  const quoteThrough =
    (wall: Wall): Insurer['quote'] =>
    (request, options) =>
      wall(() => again.execute(() => insurer.quote(request, options)), options.signal);
  const { rehearse, review, sendDocuments } = insurer;
  const { answer, files } = deadlines;
  return {
    capabilities,
    ...(rehearse && { rehearse }),
    quote: quoteThrough(asking),
    checkPrice: quoteThrough(buying),
    ...(review && {
      review: (reference, request, options) =>
        through(asking, options, answer, (within) => review(reference, request, within)),
    }),
    ...(sendDocuments && {
      sendDocuments: (reference, documents, options) =>
        through(buying, options, files, (within) => sendDocuments(reference, documents, within)),
    }),
    coverage: (proposal, options) => through(asking, options, answer, (within) => insurer.coverage(proposal, within)),
    document: (kind, number, options) =>
      through(buying, options, answer, (within) => insurer.document(kind, number, within)),
    issue: (request, options) => through(settling, options, answer, (within) => insurer.issue(request, within)),
    status: (reference, options) => through(settling, options, answer, (within) => insurer.status(reference, within)),
    cancel: (request, options) => through(settling, options, answer, (within) => insurer.cancel(request, within)),
  };
}
