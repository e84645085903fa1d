import { refuseMark } from '#domain/desk/judge-acts.ts';
import type { MoneyWish } from '#domain/desk/money-acts.ts';
import { finishOrder } from '../../policy/mend-order.ts';
import { factsOf, type MoneyPorts, notFound, type Prepared, refused } from './prepared.ts';

type Wish = Extract<MoneyWish, { act: 'markOrder' }>;

/** Writes down how an order ended that a person saw to outside, as the bank's books have it. */
export async function prepareMark(ports: MoneyPorts, { reference, mark }: Wish): Promise<Prepared> {
  const order = await ports.orders.find(reference);
  if (!order) return notFound;
  if (order.state !== 'needsAttention') return refused('otherState');
  const facts = await factsOf(ports, order);
  if (!facts) return refused('partnerSilent');
  const why = refuseMark(facts, mark, order.gross);
  if (why) return refused(why);
  return {
    kind: 'ready',
    order,
    sum: order.gross,
    async carry() {
      const { state, amount: captured, refunded } = facts.bank;
      const reason = { kind: state === 'refunded' ? 'returnedOutside' : 'endedByAgency' } as const;
      const isMarked =
        mark === 'done'
          ? await finishOrder(ports, order, { captured, refunded })
          : await ports.orders.act(order, mark, { reason }, ports.clock.now());
      return isMarked ? undefined : 'changed';
    },
  };
}
