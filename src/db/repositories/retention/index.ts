import type { PoolClient } from 'pg';
import type { RetentionKind } from '#domain/retention.ts';
import type { Removal, RetentionStore } from '#ports/retention.ts';
import type { Database } from '../../database.ts';
import { isReferenceViolation } from '../../violations.ts';
import { within } from '../../within.ts';
import { oldEntries, removeEntries } from './desk-log.ts';
import { type DueRows, dueRows } from './due-rows.ts';
import { endedPurchases, failedOrders, removeOrders } from './purchases.ts';
import { forgottenQuotations, removeQuotations } from './quotations.ts';
import { quietRequests, removeRequests } from './support.ts';

type Remove = (database: Database, removal: Removal) => Promise<number>;

/** Rows that somebody else holds are left to the next run: who waited while holding others could wait in a ring. */
const deleteText = ({ table, due }: DueRows) =>
  `delete from ${table} where ctid in (select ctid from ${table} where ${due} limit $2 for update skip locked)`;

const removeRows =
  (several: readonly DueRows[]): Remove =>
  async ({ $client: pool }, { now, before, most }) => {
    let removed = 0;
    for (const rows of several) {
      const { rowCount } = await pool.query(deleteText(rows), [rows.endIsStored ? now : before, most]);
      removed = Math.max(removed, rowCount ?? 0);
    }
    return removed;
  };

/** Things that others point to: found and locked first, then taken away in the order that their ties allow. */
const removeWhole =
  (found: string, remove: (client: PoolClient, ids: readonly string[]) => Promise<void>): Remove =>
  async (database, { before, most }) => {
    try {
      return await within(database, async (client) => {
        const { rows } = await client.query<{ readonly id: string }>(found, [before, most]);
        const ids = rows.map(({ id }) => id);
        if (ids.length > 0) await remove(client, ids);
        return ids.length;
      });
    } catch (error) {
      // Somebody ordered one of them in this very moment: none of this portion goes before the next run.
      if (isReferenceViolation(error)) return 0;
      throw error;
    }
  };

const whole = {
  askedQuotations: removeWhole(forgottenQuotations, removeQuotations),
  deskLog: removeWhole(oldEntries, removeEntries),
  failedOrders: removeWhole(failedOrders, removeOrders),
  purchases: removeWhole(endedPurchases, removeOrders),
  supportThreads: removeWhole(quietRequests, removeRequests),
} as const satisfies { readonly [Kind in RetentionKind]?: Remove };

const single = Object.fromEntries(Object.entries(dueRows).map(([kind, rows]) => [kind, removeRows(rows)])) as Readonly<
  Record<keyof typeof dueRows, Remove>
>;

/** Every kind of the table has its way. */
const ways: Readonly<Record<RetentionKind, Remove>> = { ...single, ...whole };

export function retentionRepository(database: Database): RetentionStore {
  return { remove: (kind, removal) => ways[kind](database, removal) };
}
