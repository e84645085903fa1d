import type { Order, Orders } from '#ports/orders.ts';
import type { Database } from '../../database.ts';
import { inArray } from '../../drizzle.ts';
import { orders } from '../../schema/orders.ts';
import { readOrders } from './read.ts';

/** A value and not a join: of a row that changed under the statement only values are looked at again. */
const open = `state in ('threeDs', 'authorised', 'issuing', 'issued', 'captured', 'voiding')
      and (taken_by = $1
        or coalesce((select w.alive_until from workers w where w.name = orders.taken_by), '-infinity') < now())`;

const claimText = (condition: string) => `
  with taken as (
    select id from orders where ${open} and ${condition} for update skip locked
  )
  update orders o set taken_by = $1 from taken t where o.id = t.id returning o.id`;

const dueText = claimText('look_at <= now() and reference <> all($3::text[]) order by look_at limit $2');
const oneText = claimText('reference = $2');

/** Orders with something to do, taken under a worker's name. */
export function claimOrders(database: Database): Pick<Orders, 'claim' | 'claimOne'> {
  async function claim(name: string, text: string, values: readonly unknown[]): Promise<readonly Order[]> {
    const { rows } = await database.$client.query<{ id: string }>({ name, text, values: [...values] });
    const ids = rows.map(({ id }) => id);
    return ids.length === 0 ? [] : readOrders(database, inArray(orders.id, ids));
  }
  return {
    claim: (worker, { most, inHand }) => claim('orders-due', dueText, [worker, most, inHand]),
    async claimOne(worker, reference) {
      const [order] = await claim('order-one', oneText, [worker, reference]);
      return order;
    },
  };
}
