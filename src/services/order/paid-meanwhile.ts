import { hindrance, isCompulsory, isSecond } from '#domain/policy/same-risk.ts';
import type { Order, OrderedCover, StandsInTheWay } from '#ports/orders.ts';
import type { Quotations } from '#ports/quotations.ts';
import { isRunning, isSecondHand } from './same-risk.ts';

/**
 * What may have come to be paid for while the buyer was at the bank, and then stops an order before money moves for it: of
 * one quotation another choice of the same line; and of everything compulsory any, since a second policy covers nothing
 * more. Who said why pays for a second one, but not beside a choice of the same quotation that is under way.
 */
export async function paidMeanwhile(
  { quotations }: { readonly quotations: Pick<Quotations, 'read'> },
  { items, insured, customer, phone, accountId, sameRiskReason, quotationId }: Order,
): Promise<StandsInTheWay> {
  const risk = (await quotations.read(quotationId))?.asked?.risk;
  const buyer = { identityNumber: customer.identity.number, phone, accountId };
  const about = { ...buyer, kind: insured.kind, secondHand: risk !== undefined && isSecondHand(risk) };
  const wishes = items.map(({ line, start, end }) => ({ ...about, line, start, end }));
  const compulsory = wishes.filter(({ line }) => isCompulsory(line));
  const isOtherChoice = (cover: OrderedCover) =>
    cover.quotationId === quotationId && wishes.some((wish) => isSecond(wish, cover));
  return (cover) => {
    if (cover.standing === 'unpaid') return false;
    if (isRunning({ quotationId, wishes }, cover)) return true;
    if (sameRiskReason !== undefined) return false;
    return isOtherChoice(cover) || compulsory.some((wish) => hindrance(wish, cover) !== undefined);
  };
}
