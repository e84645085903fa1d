import { setTimeout as pause } from 'node:timers/promises';
import { strikeAt } from './blow.ts';
import { Buyer } from './buyer.ts';
import type { Crew } from './crew.ts';
import { disturbanceOf } from './disturbance.ts';
import { type OrderStage, readStages } from './order-stages.ts';
import { type Round, seats } from './plan.ts';
import type { PricedOffer } from './priced-offer.ts';
import { type Settlement, watchSettlement } from './settlement.ts';
import type { Stage } from './stage.ts';

/** So long a mail server that is to slow us down waits before each word. */
const slowMailMs = 4_000;

export type RoundResult = {
  readonly blow: 'hit' | 'missed';
  readonly stages: readonly OrderStage[];
  readonly startMs: number;
  readonly settlements: readonly Settlement[];
  readonly forgeries: number;
  readonly callbacks: number;
  readonly problems: readonly string[];
};

async function strikeProcesses({ store }: Stage, { killed, database }: Round, crew: Crew): Promise<void> {
  const blows = killed.map((seat) => crew.kill(seat));
  if (database !== 'lives') blows.push(store.crash(database));
  await Promise.all(blows);
}

/** Several people buy, the blow falls, everything comes back, and everybody waits until it is settled. */
export async function playRound(
  stage: Stage,
  round: Round,
  { offers, crew, onRestart }: { offers: readonly PricedOffer[]; crew: Crew; onRestart: () => void },
): Promise<RoundResult> {
  const problems: string[] = [];
  const { killed, database } = round;
  await crew.ready();
  stage.postBox.tarryMs = round.isMailSlow ? slowMailMs : 0;
  const disturbance = disturbanceOf(stage.sandboxPort, round);
  await disturbance.begin();
  const buyers = offers.flatMap((offer, index) => {
    const plan = round.buyers[index];
    return plan ? [new Buyer(stage, plan, offer)] : [];
  });
  const [first] = buyers;
  if (!first) throw new Error('Nobody buys');
  const strike = () => strikeProcesses(stage, round, crew);
  const struck = strikeAt(stage, round, { first, strike });
  const walks = Promise.all(
    buyers.map((buyer) => buyer.buy().catch((error: unknown) => void problems.push(String(error)))),
  );
  const blow = await struck;
  await disturbance.atBlow();
  if (killed.length === 0) await stage.store.startAgain();
  const restartedAt = performance.now();
  // Both at the same time, as after a power cut.
  const back = killed.length > 0 && database !== 'lives' ? stage.store.startAgain() : undefined;
  const stages = readStages(stage, buyers);
  const ending = pause(round.faultLastsMs).then(disturbance.end);
  await Promise.all(killed.map((seat) => crew.takeOver(seat, problems)));
  const startMs = performance.now() - restartedAt;
  await back;
  onRestart();
  const settlements = await watchSettlement(stage, buyers, { restartedAt, walks });
  await ending;
  for (const seat of seats.filter((known) => crew.hasEnded(known))) {
    problems.push(`the ${seat} process ended by itself`);
    await crew.takeOver(seat, problems);
  }
  await Promise.all(buyers.map((buyer) => buyer.sendAgain().catch((error: unknown) => problems.push(String(error)))));
  await disturbance.calm();
  return {
    blow,
    stages: await stages,
    startMs,
    settlements,
    forgeries: buyers.reduce((sum, { forgeries }) => sum + forgeries, 0),
    callbacks: buyers.reduce((sum, { callbacks }) => sum + callbacks, 0),
    problems,
  };
}
