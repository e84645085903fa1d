import { setTimeout as pause } from 'node:timers/promises';
import { seeded } from '#sandbox/seeded.ts';
import { judgeStorm, settle } from '#testing/edge/judge-storm.ts';
import { startServers } from '#testing/edge/started-servers.ts';
import { blowStorm, type Tally } from '#testing/edge/storm.ts';
import { freePort } from '#testing/free-port.ts';
import { startDatabase, startSandboxAlone } from '#testing/trial/processes.ts';
import { type Standing, whileStanding } from '#testing/trial/while-standing.ts';
import { seedOfTrial } from '../seeded.ts';

const requests = Number(process.env.CHAOS_COUNT ?? 10_000);
const atOnce = 50;
const patienceMs = 3_000;
/** The first requests load and compile what all later ones use. */
const warmUp = 500;

function tellHeard({ heard }: Tally): string {
  const rows = [...heard].sort(([one], [other]) => one.localeCompare(other));
  return rows.map(([name, count]) => `${name}: ${count}`).join(', ');
}

async function blow(standing: Standing): Promise<boolean> {
  const seed = seedOfTrial();
  const database = await startDatabase(standing);
  const sandbox = await startSandboxAlone(standing, 'brisk');
  const ports = { site: await freePort(), api: await freePort() };
  const servers = await startServers(ports, {
    ROLE: 'web,api,worker',
    DATABASE_URL: database.url,
    SANDBOX_PORT: String(sandbox.port),
  });
  standing.onEnd(servers.kill);
  const storm = { atOnce, patienceMs, ports, isHealthy: servers.isHealthy };
  await blowStorm({ ...storm, random: seeded(`warm up ${seed}`), requests: warmUp });
  const before = servers.memory();
  console.log(`seed ${seed}: ${requests} requests, ${atOnce} at once`);
  const began = performance.now();
  const tally = await blowStorm({ ...storm, random: seeded(`edge ${seed}`), requests });
  const seconds = Math.round((performance.now() - began) / 1000);
  const died = servers.hasEnded();
  const peak = died ? 0 : servers.memory();
  const after = await settle(servers, before, pause);
  const healthyAfter = await servers.isHealthy();
  const stopMs = await servers.stop();
  const faults = servers.faults();
  const problems = judgeStorm({ tally, died, faults, healthyAfter, memory: { before, after }, stopMs });
  console.log(`sent ${tally.sent} in ${seconds} s; heard ${tellHeard(tally)}`);
  console.log(`deaths ${died ? 1 : 0}, faults told ${faults.length}, whole requests unanswered ${tally.owed.length}`);
  console.log(`/health asked ${tally.healthAsked} times meanwhile, missed ${tally.healthMissed}`);
  const [first, top, last] = [before, peak, after].map(Math.round);
  console.log(
    `memory ${first} MB before, ${top} MB at the end, ${last} MB settled; stopped in ${Math.round(stopMs)} ms`,
  );
  for (const problem of problems.slice(0, 20)) console.log(`  WRONG: ${problem}`);
  return problems.length === 0;
}

/** Seeded nonsense on raw sockets at both doors: the product lives, answers, and gives its memory back. */
export const chaosEdge = (): Promise<boolean> => whileStanding(blow);
