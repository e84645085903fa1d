import { calls } from '#contracts/index.ts';
import { seeded } from '../seeded.ts';
import { type Asked, type Asker, nextAsked, nextProxied } from './ask.ts';
import { type Answer, judge } from './judge.ts';
import { pick } from './mutate.ts';
import { type Question, readQuestions } from './questions.ts';
import { Tally } from './tally.ts';
import { type Buyers, type Members, someAsker } from './world.ts';

export type Send = (asked: Asked) => Promise<Answer>;

export type Plan = {
  readonly seed: number;
  readonly count: number;
  readonly atOnce: number;
  readonly send: Send;
};

/** Each call follows from the seed and its own number, so that one that went wrong can be made again alone. */
const randomOf = (seed: number, call: number) => seeded(seed * 100_003 + call);

const describe = ({ method, url, headers, body }: Asked) =>
  `${method} ${url} ${headers['content-type'] ?? ''} ${body ?? ''}`;

async function sendEach(plan: Plan, next: (random: () => number) => Promise<Asked>, after?: (asked: Asked) => void) {
  const tally = new Tally();
  let call = 0;
  async function work(): Promise<void> {
    while (call < plan.count) {
      call += 1;
      const number = call;
      const asked = await next(randomOf(plan.seed, number));
      const answer = await plan.send(asked);
      tally.add(number, describe(asked), answer, judge(answer));
      after?.(asked);
    }
  }
  await Promise.all(Array.from({ length: plan.atOnce }, work));
  return tally;
}

const questions = readQuestions();

/** Mutated calls to the API, by strangers and by people it knows, for the site and for members. */
export function sendToApi(plan: Plan & { siteToken: string; buyers: Buyers; members: Members }): Promise<Tally> {
  const { siteToken, buyers, members } = plan;
  const next = async (random: () => number) => {
    const question = pick(random, questions);
    return nextAsked(random, { question, asker: await someAsker(random, buyers, members), siteToken });
  };
  return sendEach(plan, next, ({ url, headers }) => {
    if (url === calls.logout.path) members.replace((headers.authorization ?? '').replace('Bearer ', ''));
  });
}

const stranger: Asker = { visitor: '', session: undefined, known: {} };

/** Mutated calls of browsers nobody has seen before to the site's proxy. */
export function sendToProxy(plan: Plan): Promise<Tally> {
  const asked: readonly Question[] = questions;
  return sendEach(plan, async (random) => nextProxied(random, { question: pick(random, asked), asker: stranger }));
}
