import { watchTyping } from './typing.ts';

/** When a part of a page may be taken up. */
export type Turn = {
  readonly come: Promise<void>;
  readonly isHere: () => boolean;
};

type Waiting = { readonly isUrgent: boolean; readonly begin: () => void };

/** Parts that the last turn brought; none are there unless a page is being taken up. */
let asking: Waiting[] | undefined;
let over: Promise<void> = Promise.resolve();

/** A turn for a part of the page that is being taken up. */
export function askForTurn(isUrgent: boolean): Turn | undefined {
  const asked = asking;
  if (!asked) return undefined;
  let isHere = false;
  const come = new Promise<void>((resolve) => {
    const begin = () => {
      isHere = true;
      resolve();
    };
    asked.push({ isUrgent, begin });
  });
  return { come, isHere: () => isHere };
}

/** So long a turn waits at most for a moment in which nobody uses the page. */
const patienceMs = 50;

/** Between two turns keys and presses are answered, and what came of them is shown. */
const giveWay = () =>
  new Promise<unknown>((resolve) => {
    // Safari knows of no idle moments.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(resolve, { timeout: patienceMs });
    else setTimeout(resolve);
  });

/** What goes on by a promise does so before any timer. */
const drawn = () => new Promise((resolve) => setTimeout(resolve));

const urgentFirst = (parts: readonly Waiting[]) => [
  ...parts.filter(({ isUrgent }) => isUrgent),
  ...parts.filter(({ isUrgent }) => !isUrgent),
];

/** So long a page waits at most for who types without a pause. */
const typingPatienceMs = 2_000;

async function takeTurns(draw: () => void, keys: EventTarget): Promise<void> {
  const typing = watchTyping(keys, typingPatienceMs);
  const moment = async () => {
    await typing.paused();
    await giveWay();
  };
  await moment();
  asking = [];
  draw();
  let waiting: readonly Waiting[] = [];
  for (;;) {
    // Parts of a part come before what stands beside it.
    const [next, ...others] = [...urgentFirst(asking), ...waiting];
    if (!next) break;
    waiting = others;
    asking = [];
    await moment();
    next.begin();
    await drawn();
  }
  asking = undefined;
  typing.end();
}

/**
 * Takes up a page: what is drawn at once, then part by part, so that who types meanwhile never waits for all of it, and who
 * types fast waits for nothing.
 */
export function takeUpInTurns(draw: () => void, keys: EventTarget): Promise<void> {
  over = takeTurns(draw, keys);
  return over;
}

/** Until the page is whole it must stay the one that the server drew. */
export const turnsOver = () => over;
