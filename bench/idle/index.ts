import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { startEmbeddedServer } from '#db/embedded/server.ts';
import { type Standing, whileStanding } from '#testing/trial/while-standing.ts';
import { startWholeProduct } from '#testing/trial/whole-product.ts';
import { type Bench, type Figures, isShort } from '../bench.ts';

/** What a start leaves to do is done by then, and the server has told its counts. */
const settledMs = isShort ? 2_000 : 30_000;
/** Every look that somebody takes once a minute is among them. */
const seconds = isShort ? 5 : 60;
const name = 'transactions a second while nobody asks for anything';

async function transactionsSoFar(client: Client): Promise<number> {
  const { rows } = await client.query(
    'select xact_commit + xact_rollback as count from pg_stat_database where datname = current_database()',
  );
  return Number(rows[0]?.count);
}

async function measure(standing: Standing): Promise<Figures> {
  const server = await startEmbeddedServer(standing.dataDir);
  standing.onEnd(server.stop);
  await startWholeProduct(standing, { DATABASE_URL: server.url });
  const client = new Client({ connectionString: server.url });
  await client.connect();
  standing.onEnd(() => client.end());
  await pause(settledMs);
  const before = await transactionsSoFar(client);
  await pause(seconds * 1_000);
  const made = (await transactionsSoFar(client)) - before;
  return { [name]: Math.round((made / seconds) * 10) / 10 };
}

export const benchIdle: Bench = {
  name: 'idle',
  proves:
    'What the product asks its database while nobody wants anything: looking for jobs, orders, offers and lost events.',
  measures: 'counts',
  needsBrowser: false,
  // A tenth of what it was when every worker of every queue looked twice a second.
  targets: { [name]: { atMost: 10.5 } },
  run: () => whileStanding(measure),
};
