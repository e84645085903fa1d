import { walkToReturn } from '#ports/conformance/form-browser.ts';
import { goodCard } from '#ports/conformance/payment-harness.ts';
import type { Order } from '#ports/orders.ts';
import { paymentOrder } from '#services/order/payment-order.ts';
import type { TestApi } from './api-client.ts';

const signal = () => AbortSignal.timeout(5_000);

/** Another offer of the same quotation, reserved at the bank by an order that is declined meanwhile. */
export async function reserveAnother(api: TestApi, reference: string, isDearest = false): Promise<Order> {
  const before = await api.ports.orders.find(reference);
  const [item] = before?.items ?? [];
  const { rows } = (await api.ports.quotations.changes(before?.quotationId ?? '', undefined)) ?? { rows: [] };
  const priceOf = ({ offer }: (typeof rows)[number]) => offer?.gross ?? 0;
  const [row] = rows
    .filter(({ state, insurer, line }) => state === 'active' && line === item?.line && insurer !== item.insurer)
    .sort((one, other) => (isDearest ? priceOf(other) - priceOf(one) : 0));
  if (!before || !item || !row?.offer) throw new Error('There is nothing else to buy');
  const { proposalNumber, packageName, net, gross } = row.offer;
  const other = { ...item, offerId: row.id, insurer: row.insurer, proposalNumber, packageName, net, gross };
  const { id: _id, state: _state, reason: _reason, policyNumber: _number, ...wanted } = other;
  const { quotationId, accountId, visitor, address, phone, email, customer, insured, provider, installmentCount } =
    before;
  const opened = await api.ports.orders.open(
    {
      reference: api.ports.secrets.orderReference(),
      quotationId,
      accountId,
      visitor,
      address,
      phone,
      email,
      customer,
      insured,
      provider,
      gross,
      installmentCount,
      items: [wanted],
      acceptances: [],
    },
    api.clock.now(),
  );
  if (opened.kind !== 'opened') throw new Error('The offer is taken');
  const { order } = opened;
  const returnUrl = api.ports.returnUrl(provider);
  const payment = paymentOrder(order, returnUrl);
  const fields = await walkToReturn(
    await api.ports.provider.start(payment, signal()),
    { card: goodCard },
    { returnUrl, hostedCardFields: { number: '', month: '', year: '', cvc: '' } },
  );
  const returned = api.ports.provider.readReturn(fields);
  if (returned.kind !== 'verified') throw new Error('The holder was not verified');
  await api.ports.provider.authorise(payment, returned.proof, signal());
  await api.ports.orders.act(order, 'refuse', { reason: { kind: 'abandoned' } }, api.clock.now());
  return order;
}
