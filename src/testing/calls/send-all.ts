import { calls } from '#contracts/index.ts';
import { seeded } from '#sandbox/seeded.ts';
import { type Asked, askApi, askProxy } from './ask.ts';
import { type Answer, judge } from './judge.ts';
import { Tally } from './tally.ts';
import { anyMutation, type Variation } from './variations.ts';
import { type Buyers, type Members, someAsker } from './world.ts';

export type Send = (asked: Asked) => Promise<Answer>;

export type Plan = {
  readonly seed: number;
  /** What is sent first, each once. */
  readonly sweep: readonly Variation[];
  /** How many mutations follow. */
  readonly count: number;
  readonly atOnce: number;
  readonly send: Send;
};

/** Each call follows from the seed and its own number, so that one that went wrong can be made again alone. */
const randomOf = (seed: number, call: number) => seeded(`${seed} ${call}`);

const describe = ({ method, url, headers, body }: Asked) =>
  `${method} ${url} ${headers['content-type'] ?? ''} ${body ?? ''}`;

type Ask = (random: () => number, variation: Variation) => Asked | Promise<Asked>;

async function sendEach(plan: Plan, ask: Ask, after?: (asked: Asked) => void): Promise<Tally> {
  const { seed, sweep, count, atOnce, send } = plan;
  const tally = new Tally();
  let last = 0;
  async function work(): Promise<void> {
    while (last < sweep.length + count) {
      last += 1;
      const call = last;
      const random = randomOf(seed, call);
      const asked = await ask(random, sweep[call - 1] ?? anyMutation(random));
      const answer = await send(asked);
      tally.add(call, describe(asked), answer, judge(answer));
      after?.(asked);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  return tally;
}

/** To the API, by strangers and by people it knows, for the site and for members. */
export function sendToApi(plan: Plan & { siteToken: string; buyers: Buyers; members: Members }): Promise<Tally> {
  const { siteToken, buyers, members } = plan;
  const ask: Ask = async (random, variation) =>
    askApi(random, { variation, asker: await someAsker(random, buyers, members), siteToken });
  return sendEach(plan, ask, ({ url, headers }) => {
    if (url === calls.logout.path) members.replace((headers.authorization ?? '').replace('Bearer ', ''));
  });
}

/** To the site's proxy, by browsers nobody has seen before. */
export function sendToProxy(plan: Plan): Promise<Tally> {
  return sendEach(plan, askProxy);
}
