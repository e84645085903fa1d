import { seeded } from '../seeded.ts';

/** Where in a payment the blow falls, in the order a payment passes them. */
export const moments = [
  'detail',
  'start',
  'atBank',
  'returning',
  'returned',
  'reserveAsked',
  'reserveDone',
  'issueAsked',
  'issueDone',
  'captureAsked',
  'captureDone',
  'mailTaken',
  'voidAsked',
  'voidDone',
] as const;
export type Moment = (typeof moments)[number];

export const faults = ['none', 'answerLost', 'bankResets', 'bankHangs', 'insurerResets'] as const;
export type Fault = (typeof faults)[number];

/** The process that answers calls and works, and a second one that works beside it, with a clock that is off. */
export const seats = ['first', 'second'] as const;
export type Seat = (typeof seats)[number];

export type BuyerPlan = {
  readonly insurer: string;
  readonly beginsAfterMs: number;
  /** How long the person looks at the bank's page. */
  readonly thinksMs: number;
  /** How often the browser posts its return at the same time. */
  readonly returns: number;
  /** Does not come again when nobody heard the return. */
  readonly walksAway: boolean;
};

export type Round = {
  readonly moment: Moment;
  /** Longest wait within moments that have a width. */
  readonly delayMs: number;
  /** A question under way at the blow reaches the other side so much later; undefined: never. */
  readonly lateMs: number | undefined;
  readonly fault: Fault;
  /** How long the fault outlives the blow. */
  readonly faultLastsMs: number;
  readonly bankMs: number;
  /** Which of the two processes are killed. */
  readonly killed: readonly Seat[];
  /** A mail server that takes its time with every word. */
  readonly isMailSlow: boolean;
  readonly database: 'lives' | 'stopped' | 'killed';
  /** The blow falls on the first. */
  readonly buyers: readonly [BuyerPlan, ...BuyerPlan[]];
  /** The first buyer's insurer refuses after the reservation. */
  readonly refuses: boolean;
};

const insurers = ['901', '902', '903'] as const;
const longestDelayMs: Partial<Readonly<Record<Moment, number>>> = {
  detail: 250,
  start: 150,
  atBank: 300,
  returning: 60,
  returned: 900,
};
/** Whether a moment is a stretch of time; all others are points on the line or at the post box. */
export const isBroad = (moment: Moment): boolean => longestDelayMs[moment] !== undefined;

const restartAloneEvery = 8;
const restartTogetherEvery = 7;

/** Everything about a round follows from the seed and its number. */
export function planRound(seed: number, number: number): Round {
  const random = seeded(seed * 100_003 + number);
  const upTo = (most: number) => Math.floor(random() * (most + 1));
  const pick = <Item>(items: readonly [Item, ...Item[]]): Item => items[upTo(items.length - 1)] ?? items[0];
  const chance = (share: number) => random() < share;

  const moment = moments[number % moments.length] ?? 'detail';
  const buyer = (insurer: string, beginsAfterMs: number): BuyerPlan => ({
    insurer,
    beginsAfterMs,
    thinksMs: upTo(400),
    returns: 1 + upTo(3),
    walksAway: chance(0.15),
  });
  const others = Array.from({ length: 1 + upTo(2) }, () => buyer(pick(insurers), upTo(700)));
  const alone = number % restartAloneEvery === 0;
  const together = !alone && number % restartTogetherEvery === 0;
  return {
    moment,
    delayMs: upTo(longestDelayMs[moment] ?? 0),
    lateMs: chance(0.5) ? upTo(3_000) : undefined,
    fault: pick(faults),
    faultLastsMs: upTo(1_500),
    bankMs: 20 + upTo(200),
    killed: alone ? [] : pick<readonly Seat[]>([['first'], ['first'], ['second'], seats]),
    isMailSlow: chance(0.3),
    database: alone || together ? pick(['stopped', 'killed']) : 'lives',
    buyers: [buyer('901', upTo(200)), ...others],
    refuses: moment === 'voidAsked' || moment === 'voidDone' || (isBroad(moment) && chance(0.15)),
  };
}
