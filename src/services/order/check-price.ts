import type { Kurus } from '#domain/money.ts';
import { declarationsForInsurer } from '../health/declarations-for-insurer.ts';
import { questionOf } from '../quotation/question.ts';
import type { OrderPorts } from './ports.ts';
import { type Basket, type PricedOffer, planOf } from './read-basket.ts';

export type PriceCheck =
  | { readonly kind: 'same' }
  | { readonly kind: 'changed'; readonly oldGross: Kurus }
  | { readonly kind: 'unchecked' };

const patienceMs = 20_000;

type Checked = { readonly kind: 'same' | 'unchecked' } | { readonly kind: 'changed'; readonly gross: Kurus };

/** Asks the same question once more and looks at the same package. */
async function checkOffer(
  ports: OrderPorts,
  { quotation, installmentCount }: Basket,
  row: PricedOffer,
): Promise<Checked> {
  const insurer = ports.insurers.get(row.insurer);
  if (!insurer?.capabilities.quoteIsRepeatable) return { kind: 'unchecked' };
  const declared = await declarationsForInsurer(ports, quotation.asked, row);
  if (declared.kind === 'missing') return { kind: 'unchecked' };
  const { declarations } = declared;
  const request = { reference: row.reference, ...questionOf({ ...quotation.asked, declarations }, row.line) };
  const answer = await insurer.checkPrice(request, { signal: AbortSignal.timeout(patienceMs) });
  if (answer.kind !== 'offers') return { kind: 'unchecked' };
  const now = answer.offers.find(({ packageCode }) => packageCode === row.offer.packageCode);
  const gross = now?.installments.find(({ count }) => count === installmentCount)?.gross;
  if (!now || gross === undefined) return { kind: 'unchecked' };
  if (now.proposalNumber === row.offer.proposalNumber && gross === planOf(row, installmentCount))
    return { kind: 'same' };
  await ports.quotations.renew(row.id, now);
  return gross === planOf(row, installmentCount) ? { kind: 'same' } : { kind: 'changed', gross };
}

/** Whether the insurers still ask what they named; a new price is kept, and the person is told before paying it. */
export async function checkPrice(ports: OrderPorts, basket: Basket): Promise<PriceCheck> {
  const checks = await Promise.all(basket.offers.map((row) => checkOffer(ports, basket, row)));
  if (checks.some(({ kind }) => kind === 'changed')) return { kind: 'changed', oldGross: basket.gross };
  return checks.every(({ kind }) => kind === 'same') ? { kind: 'same' } : { kind: 'unchecked' };
}
