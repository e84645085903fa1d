import { hindrance, isCompulsory } from '#domain/policy/same-risk.ts';
import type { Order, StandsInTheWay } from '#ports/orders.ts';
import type { Quotations } from '#ports/quotations.ts';
import { isSecondHand } from './same-risk.ts';

/**
 * What may have come to be paid for while the buyer was at the bank, and then stops an order before money moves for it. A
 * second compulsory policy covers nothing more, so only who said why pays for one.
 */
export async function paidMeanwhile(
  { quotations }: { readonly quotations: Pick<Quotations, 'read'> },
  { items, insured, customer, phone, accountId, sameRiskReason, quotationId }: Order,
): Promise<StandsInTheWay | undefined> {
  const compulsory = items.filter(({ line }) => isCompulsory(line));
  if (sameRiskReason !== undefined || compulsory.length === 0) return undefined;
  const risk = (await quotations.read(quotationId))?.asked?.risk;
  const buyer = { identityNumber: customer.identity.number, phone, accountId };
  const about = { ...buyer, kind: insured.kind, secondHand: risk !== undefined && isSecondHand(risk) };
  const wishes = compulsory.map(({ line, start, end }) => ({ ...about, line, start, end }));
  return (cover) => cover.standing !== 'unpaid' && wishes.some((wish) => hindrance(wish, cover) !== undefined);
}
