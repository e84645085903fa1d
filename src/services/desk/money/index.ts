import { site } from '#config/site.ts';
import type { ActRefusal } from '#domain/desk/judge-acts.ts';
import type { MoneyWish } from '#domain/desk/money-acts.ts';
import type { DeskApprovals } from '#ports/desk-approvals.ts';
import type { Operator } from '#ports/operators.ts';
import { prepareMark } from './mark-order.ts';
import { prepareMarkPaid } from './mark-refund-paid.ts';
import { type MoneyPorts, type NotFound, type Prepared, refused } from './prepared.ts';
import { prepareRefund } from './refund-order.ts';
import { prepareVoid } from './void-order.ts';

/** Whether it may be done now, by whatever the books say now, and how. */
export function prepare(ports: MoneyPorts, wish: MoneyWish): Promise<Prepared> {
  switch (wish.act) {
    case 'voidOrder':
      return prepareVoid(ports, wish);
    case 'refundOrder':
      return prepareRefund(ports, wish);
    case 'markOrder':
      return prepareMark(ports, wish);
    case 'markRefundPaid':
      return prepareMarkPaid(ports, wish);
  }
}

export type AskedMoney = {
  readonly wish: MoneyWish;
  /** Of the order as the person saw it: what was pressed twice is done once. */
  readonly version: number;
  readonly why: string;
  readonly operator: Pick<Operator, 'id'>;
};

export type MoneyAnswer =
  | { readonly kind: 'done' }
  /** Somebody else must approve it. */
  | { readonly kind: 'waits' }
  | { readonly kind: 'refused'; readonly why: ActRefusal }
  | NotFound;

type Ports = MoneyPorts & { readonly approvals: DeskApprovals };

/** Does what moves money, or has it wait for a second pair of eyes above a sum. */
export async function moveMoney(ports: Ports, { wish, version, why, operator }: AskedMoney): Promise<MoneyAnswer> {
  const prepared = await prepare(ports, wish);
  if (prepared.kind !== 'ready') return prepared;
  const { order, sum, before = 0, carry } = prepared;
  if (order.version !== version) return refused('changed');
  if (before + sum > site.deskApprovalAbove) {
    const asked = { orderId: order.id, orderState: order.state, wish, amount: sum, why, askedBy: operator.id };
    return (await ports.approvals.ask(asked, ports.clock.now())) ? { kind: 'waits' } : refused('asksAlready');
  }
  const failed = await carry();
  return failed ? refused(failed) : { kind: 'done' };
}
