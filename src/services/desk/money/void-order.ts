import { refuseVoid } from '#domain/desk/judge-acts.ts';
import type { MoneyWish } from '#domain/desk/money-acts.ts';
import { factsOf, type MoneyPorts, notFound, type Prepared, refused } from './prepared.ts';

type Wish = Extract<MoneyWish, { act: 'voidOrder' }>;

/** Gives a reservation back: the order gives up, and its worker has the bank release the sum. */
export async function prepareVoid(ports: MoneyPorts, { reference, saysNoPolicy }: Wish): Promise<Prepared> {
  const order = await ports.orders.find(reference);
  if (!order) return notFound;
  if (order.state !== 'needsAttention') return refused('otherState');
  const facts = await factsOf(ports, order);
  if (!facts) return refused('partnerSilent');
  const why = refuseVoid(facts, saysNoPolicy);
  if (why) return refused(why);
  return {
    kind: 'ready',
    order,
    sum: order.gross,
    async carry() {
      const reason = { kind: 'endedByAgency' } as const;
      const moved = await ports.orders.act(order, 'giveUp', { reason }, ports.clock.now());
      return moved ? undefined : 'changed';
    },
  };
}
