import type { OrderStatus } from '#contracts/calls/payment.ts';
import { outcomes } from '#contracts/outcomes.ts';
import type { HttpLayer } from '../http/http-layer.ts';

/** notCharged: nothing has moved, and the same basket may be paid. moved: its result tells more than this page can. */
export type BankReturn = 'notCharged' | 'moved' | 'unknown';

type Stand = Pick<OrderStatus, 'State' | 'Money'>;

/** Whether money moved for an order whose buyer stands before the payment again. */
export function bankReturnOf({ State, Money }: Stand): BankReturn {
  const isOver = State === 'declined';
  const isAtBank = State === 'created' || State === 'threeDs';
  return Money === 'none' && (isAtBank || isOver) ? 'notCharged' : 'moved';
}

/** Nothing is said of an order that cannot be asked about. */
export async function askBankReturn(http: HttpLayer, reference: string): Promise<BankReturn> {
  const reply = await http.call('orderStatus', { OrderReference: reference });
  return reply?.StatusCode === outcomes.ok.code ? bankReturnOf(reply.Data) : 'unknown';
}
