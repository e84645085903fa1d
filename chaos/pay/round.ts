import { setTimeout as pause } from 'node:timers/promises';
import { end, hasEnded, type PreparedProduct } from '#testing/trial/processes.ts';
import { strikeAt } from './blow.ts';
import { Buyer } from './buyer.ts';
import { disturbanceOf } from './disturbance.ts';
import { type OrderStage, readStages } from './order-stages.ts';
import type { Round } from './plan.ts';
import type { PricedOffer } from './priced-offer.ts';
import { type Settlement, watchSettlement } from './settlement.ts';
import type { Stage } from './stage.ts';

/** The product that runs, and those that are loaded to take its place. */
export type Products = { running: PreparedProduct; readonly next: PreparedProduct[] };

export type RoundResult = {
  readonly blow: 'hit' | 'missed';
  readonly stages: readonly OrderStage[];
  readonly startMs: number;
  readonly settlements: readonly Settlement[];
  readonly forgeries: number;
  readonly callbacks: number;
  readonly problems: readonly string[];
};

/** Somebody starts a product that did not come up once more, as whatever looks after processes does. */
async function takeOver(stage: Stage, products: Products, problems: string[]): Promise<void> {
  for (;;) {
    products.running = products.next.shift() ?? stage.prepare();
    const isUp = await products.running.start();
    products.next.push(stage.prepare());
    if (isUp) return;
    problems.push('the product did not come up and had to be started once more');
  }
}

async function strikeProcesses({ store }: Stage, round: Round, products: Products): Promise<void> {
  const blows: Promise<void>[] = [];
  if (round.product === 'killed') blows.push(end(products.running.child, 'SIGKILL'));
  if (round.database !== 'lives') blows.push(store.crash(round.database));
  await Promise.all(blows);
}

/** Several people buy, the blow falls, everything comes back, and everybody waits until it is settled. */
export async function playRound(
  stage: Stage,
  round: Round,
  { offers, products, onRestart }: { offers: readonly PricedOffer[]; products: Products; onRestart: () => void },
): Promise<RoundResult> {
  const problems: string[] = [];
  await products.next[0]?.loaded;
  const disturbance = disturbanceOf(stage.sandboxPort, round);
  await disturbance.begin();
  const buyers = offers.flatMap((offer, index) => {
    const plan = round.buyers[index];
    return plan ? [new Buyer(stage, plan, offer)] : [];
  });
  const [first] = buyers;
  if (!first) throw new Error('Nobody buys');
  const strike = () => strikeProcesses(stage, round, products);
  const struck = strikeAt(stage, round, { first, strike });
  const walks = Promise.all(
    buyers.map((buyer) => buyer.buy().catch((error: unknown) => void problems.push(String(error)))),
  );
  const blow = await struck;
  await disturbance.atBlow();
  if (round.product === 'lives') await stage.store.startAgain();
  const restartedAt = performance.now();
  // Both at the same time, as after a power cut.
  const back = round.product === 'killed' && round.database !== 'lives' ? stage.store.startAgain() : undefined;
  const stages = readStages(stage, buyers);
  const ending = pause(round.faultLastsMs).then(disturbance.end);
  if (round.product === 'killed') await takeOver(stage, products, problems);
  const startMs = performance.now() - restartedAt;
  await back;
  onRestart();
  const settlements = await watchSettlement(stage, buyers, { restartedAt, walks });
  await ending;
  if (round.product === 'lives' && hasEnded(products.running.child)) {
    problems.push('the product ended when the database was restarted');
    await takeOver(stage, products, problems);
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
