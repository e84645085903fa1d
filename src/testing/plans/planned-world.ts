import { expect } from 'vitest';
import { closeDatabase, openDatabase } from '#db/database.ts';
import { JobQueue } from '#db/jobs.ts';
import { recordsOf } from '../bought.ts';
import { createTestDatabase } from '../test-database.ts';
import { type AskedOften, repositoriesOf } from './asked-often.ts';
import { fillManyRows } from './many-rows.ts';
import { readPlans } from './read-plan.ts';
import { watchStatements } from './watched-statements.ts';

/** Rows that may be looked at for nothing: little beside the size of the tables. */
const mostInVain = 5_000;

/** The tables of the queue, without anybody who works on it: jobs that are over would be taken away. */
async function makeQueues(url: string): Promise<void> {
  const faults: unknown[] = [];
  const queue = new JobQueue(url, (error) => faults.push(error));
  await queue.start();
  await queue.stop();
  expect(faults).toEqual([]);
}

/** A database in which some tables have grown, and one purchase that can be read. */
export async function startPlannedWorld(serverUrl: string, tables: readonly string[]) {
  const target = await createTestDatabase(serverUrl);
  await makeQueues(target.url);
  await fillManyRows(target.url, tables);
  await target.database.$client.query(
    `insert into workers (name, alive_until) values ('somebody', now() + interval '1 day')`,
  );
  const database = openDatabase({ url: target.url, poolSize: 5, timeoutMs: 30_000, onConnectionLost: () => undefined });
  const statements = watchStatements(database);
  const repositories = repositoriesOf(database);
  const order = await recordsOf(target.database).bought(new Date());
  const [item] = order.items;
  const [policyId] = (await repositories.orders.policyIds(order)).values();
  if (!item || policyId === undefined) throw new Error('Nothing was bought');
  const world = { ...repositories, order, item, policyId };
  return {
    database: target.database,
    /** Fails where a statement of these reads one of the tables from end to end, or much of it in vain. */
    async expectNoLongWay(ask: AskedOften): Promise<void> {
      const sent = await statements.during(() => ask(world));
      expect(sent.length).toBeGreaterThan(0);
      for (const statement of sent) {
        for (const { how, wholeTables, inVain, text } of await readPlans(target.database, statement)) {
          const whole = wholeTables.filter((table) => tables.includes(table));
          const seen = { whole, inVain: inVain < mostInVain ? 'few' : inVain };
          expect(seen, `${how}\n${statement.text}\n${text}`).toEqual({ whole: [], inVain: 'few' });
        }
      }
    },
    async stop(): Promise<void> {
      await closeDatabase(database);
      await target.drop();
    },
  };
}
export type PlannedWorld = Awaited<ReturnType<typeof startPlannedWorld>>;
