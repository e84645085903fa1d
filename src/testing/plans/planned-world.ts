import { expect } from 'vitest';
import { closeDatabase, openDatabase } from '#db/database.ts';
import { recordsOf } from '../bought.ts';
import { createTestDatabase } from '../test-database.ts';
import { type AskedOften, repositoriesOf } from './asked-often.ts';
import { fillManyRows } from './many-rows.ts';
import { readPlan } from './read-plan.ts';
import { watchStatements } from './watched-statements.ts';

/** Rows that may be looked at for nothing: little beside the size of the tables. */
const mostInVain = 5_000;

/** A database in which some tables have grown, and one purchase that can be read. */
export async function startPlannedWorld(serverUrl: string, tables: readonly string[]) {
  const target = await createTestDatabase(serverUrl);
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
        const { wholeTables, inVain, text } = await readPlan(target.database, statement);
        const whole = wholeTables.filter((table) => tables.includes(table));
        const seen = { whole, inVain: inVain < mostInVain ? 'few' : inVain };
        expect(seen, `${statement.text}\n${text}`).toEqual({ whole: [], inVain: 'few' });
      }
    },
    async stop(): Promise<void> {
      await closeDatabase(database);
      await target.drop();
    },
  };
}
export type PlannedWorld = Awaited<ReturnType<typeof startPlannedWorld>>;
