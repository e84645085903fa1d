import { setTimeout as pause } from 'node:timers/promises';
import type { Buyer, Station } from './buyer.ts';
import type { Question } from './line.ts';
import type { Moment, Round } from './plan.ts';
import type { Stage } from './stage.ts';

const stations: ReadonlySet<Moment> = new Set<Station>(['detail', 'start', 'atBank', 'returning', 'returned']);
const points: Partial<Readonly<Record<Moment, readonly [Question, 'asked' | 'answered']>>> = {
  reserveAsked: ['reserve', 'asked'],
  reserveDone: ['reserve', 'answered'],
  issueAsked: ['issue', 'asked'],
  issueDone: ['issue', 'answered'],
  captureAsked: ['capture', 'asked'],
  captureDone: ['capture', 'answered'],
  voidAsked: ['void', 'asked'],
  voidDone: ['void', 'answered'],
};
/** The blow falls in any case: an ambush that nobody walked into would leave the round without one. */
const longestWaitMs = 8_000;

/** Waits for the round's moment in the first buyer's payment and strikes; tells whether the moment came. */
export async function strikeAt(
  { line, postBox }: Stage,
  { moment, delayMs, lateMs }: Round,
  { first, strike }: { readonly first: Buyer; readonly strike: () => Promise<void> },
): Promise<'hit' | 'missed'> {
  const struck = Promise.withResolvers<'hit' | 'missed'>();
  let blow: Promise<void> | undefined;
  const fall = (how: 'hit' | 'missed'): Promise<void> => {
    blow ??= strike().then(() => struck.resolve(how), struck.reject);
    return blow;
  };
  const hit = () => fall('hit');
  const [question, at] = points[moment] ?? [];
  if (question && at) line.lieInAmbush({ question, at, lateMs, strike: hit });
  else if (stations.has(moment)) {
    first.onStation = (station) => {
      if (station === moment) void pause(delayMs).then(hit);
    };
  } else postBox.lieInAmbush(first.offer.email, hit);

  const giveUp = setTimeout(() => void fall('missed'), longestWaitMs);
  try {
    return await struck.promise;
  } finally {
    clearTimeout(giveUp);
    line.leave();
    postBox.leave();
  }
}
