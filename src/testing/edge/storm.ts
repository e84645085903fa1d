import { carryOut } from './carry-out.ts';
import { makePlan, type Visit } from './make-plan.ts';
import type { Door, Heard } from './plan.ts';
import type { Random } from './vocabulary.ts';

export type Storm = {
  readonly random: Random;
  readonly requests: number;
  readonly atOnce: number;
  readonly patienceMs: number;
  readonly ports: Readonly<Record<Door, number>>;
  /** Asked again and again while it blows. */
  readonly isHealthy: () => Promise<boolean>;
};

export type Tally = {
  readonly sent: number;
  /** How often each kind was heard: a status, or what came instead of one. */
  readonly heard: ReadonlyMap<string, number>;
  /** Whole requests that nobody answered. */
  readonly owed: readonly string[];
  readonly healthAsked: number;
  readonly healthMissed: number;
};

const nameOf = (heard: Heard) => (heard.kind === 'answered' ? String(heard.status) : heard.kind);

/** A cookie as the site gives it to every browser. */
async function visitSite(port: number): Promise<Visit> {
  const host = `localhost:${port}`;
  const reply = await fetch(`http://${host}/404`);
  const cookie = reply.headers.getSetCookie().map((text) => text.split(';', 1)[0]);
  await reply.body?.cancel();
  return { host, cookie: cookie.join('; ') };
}

/** Strangers at both doors, many at once, each with a plan of its own that follows from the seed. */
export async function blowStorm({ random, requests, atOnce, patienceMs, ports, isHealthy }: Storm): Promise<Tally> {
  const visit = await visitSite(ports.site);
  const heard = new Map<string, number>();
  const owed: string[] = [];
  const health = { asked: 0, missed: 0 };
  let left = requests;

  async function stranger(): Promise<void> {
    while (left > 0) {
      left -= 1;
      const asksHealth = left % 50 === 0;
      const plan = makePlan(random, visit);
      const what = await carryOut(plan, ports[plan.door], patienceMs);
      heard.set(nameOf(what), (heard.get(nameOf(what)) ?? 0) + 1);
      if (plan.owed && what.kind !== 'answered') {
        owed.push(`${plan.door} ${what.kind}: ${Buffer.concat(plan.pieces).toString('latin1').slice(0, 200)}`);
      }
      if (asksHealth) {
        health.asked += 1;
        if (!(await isHealthy())) health.missed += 1;
      }
    }
  }

  await Promise.all(Array.from({ length: atOnce }, stranger));
  return { sent: requests, heard, owed, healthAsked: health.asked, healthMissed: health.missed };
}
