import type { CustomerKey, DeskCustomers } from '#ports/desk-find.ts';
import type { Database } from '../../../database.ts';
import { customersBy } from './by-clue.ts';
import { readEntries } from './entries.ts';
import { readHead } from './heads.ts';
import { timelineKeys } from './timeline-keys.ts';

/** Customers and all that is kept of them, for who helps them. */
export function deskCustomerRepository(database: Database): DeskCustomers {
  return {
    async find(clues, most) {
      if (clues.length === 0) return [];
      const { rows } = await database.execute<{ key: CustomerKey }>(customersBy(clues, most));
      return rows.map(({ key }) => key);
    },
    head: (customer) => readHead(database, customer),
    timeline: async (customer, query) => readEntries(database, await timelineKeys(database, customer, query)),
  };
}
