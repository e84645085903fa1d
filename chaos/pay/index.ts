import { setTimeout as pause } from 'node:timers/promises';
import { type Standing, whileStanding } from '#testing/trial/while-standing.ts';
import { seedOfTrial } from '../seeded.ts';
import type { Books } from './books.ts';
import { Crew } from './crew.ts';
import { planRound, type Round } from './plan.ts';
import { pricedOffer } from './priced-offer.ts';
import { readBooks } from './read-books.ts';
import { report } from './report.ts';
import { playRound } from './round.ts';
import { type Stage, setStage } from './stage.ts';
import { Tally } from './tally.ts';

const kills = Number(process.env.CHAOS_KILLS ?? 200);
const mailWithinMs = 180_000;

const priceOffers = (stage: Stage, { buyers }: Round) =>
  Promise.all(buyers.map(({ insurer }) => pricedOffer(stage, insurer)));

async function playAll(stage: Stage, crew: Crew, seed: number): Promise<Tally> {
  const tally = new Tally();
  let offers = priceOffers(stage, planRound(seed, 1));
  for (let number = 1; tally.kills < kills; number += 1) {
    const round = planRound(seed, number);
    const waiting = await offers;
    // The next buyers look for prices while the last ones wait for their policies.
    const onRestart = () => {
      offers = priceOffers(stage, planRound(seed, number + 1));
      offers.catch(() => undefined);
    };
    tally.add(number, round, await playRound(stage, round, { offers: waiting, crew, onRestart }));
  }
  await offers;
  return tally;
}

/** Mails may come after the policy: a sending that was killed is repeated. */
async function readSettledBooks(stage: Stage): Promise<Books> {
  const until = Date.now() + mailWithinMs;
  for (;;) {
    const books = await readBooks(stage);
    const unsent = books.orders.filter(({ state, email }) => state === 'done' && !books.mails.has(email)).length;
    if (unsent === 0 || Date.now() > until) return books;
    await pause(1_000);
  }
}

async function killAll(standing: Standing): Promise<boolean> {
  const seed = seedOfTrial();
  console.log(`CHAOS_SEED=${seed}`);
  const began = performance.now();
  const stage = await setStage(standing);
  const crew = new Crew(stage);
  await crew.start();
  const tally = await playAll(stage, crew, seed);
  stage.postBox.tarryMs = 0;
  const books = await readSettledBooks(stage);
  console.log(`${((performance.now() - began) / 60_000).toFixed(1)} minutes`);
  return report(tally, books);
}

/** kill -9 at seeded moments of payment: nothing is charged twice, nothing paid without a policy, no policy unpaid. */
export const chaosPay = (): Promise<boolean> => whileStanding(killAll);
