import { z } from 'zod';
import { readOrderReason } from '#db/repositories/orders/reasons.ts';
import { orders } from '#db/schema/orders.ts';
import { fromStored } from '#db/sealing/stored.ts';
import type { Books } from './books.ts';
import type { Stage } from './stage.ts';

const movements = z.array(
  z.object({ orderId: z.string(), type: z.string(), state: z.string(), amount: z.number(), payment: z.string() }),
);
const policies = z.array(
  z.object({ reference: z.string(), policyNumber: z.string(), gross: z.number(), state: z.string() }),
);

async function readJson<Row>(stage: Stage, path: string, schema: z.ZodType<Row>): Promise<Row> {
  const reply = await fetch(`http://127.0.0.1:${stage.sandboxPort}${path}`, {
    headers: { accept: 'application/json' },
  });
  return schema.parse(await reply.json());
}

type Booked = Books['orders'][number];

/** The same with sealed texts. */
function opened({ reason, email, ...order }: Booked): Booked {
  const why = reason === null ? null : readOrderReason(fromStored(orders.reason, reason));
  return { ...order, reason: why?.kind ?? null, email: fromStored(orders.email, email) };
}

/** What bank, insurers, post and we ourselves have written down. */
export async function readBooks(stage: Stage): Promise<Books> {
  const ledger = await readJson(stage, '/bank/ledger', movements);
  const { rows } = await stage.store.query<Booked>(
    `select o.reference, o.state, o.reason, o.email, i.offer_id as "offerId", coalesce(o.captured, 0)::int as captured,
            array(select p.policy_number from policies p where p.order_id = o.id) as "policyNumbers",
            o.updated_at as "updatedAt"
       from orders o join order_items i on i.order_id = o.id`,
  );
  return {
    orders: rows.map(opened),
    movements: ledger
      .filter(({ state }) => state === 'approved')
      .map(({ orderId, type, amount }) => ({ orderId, type, amount: Math.round(amount * 100) })),
    policies: await readJson(stage, '/insurers/policies', policies),
    mails: stage.postBox.arrivals,
    mailsKnown: stage.postBox.repeated(),
  };
}
