import type { Order } from '#ports/orders.ts';
import { type Basket, planOf } from '../order/read-basket.ts';
import { type DocumentPorts, insurerName } from './ports.ts';
import type { SaleFacts } from './printed/sale-facts.ts';

type Panel = Pick<DocumentPorts, 'panel'>;
type Buyer = Pick<Order['customer'], 'name' | 'surname'>;

const nameOf = ({ name, surname }: Buyer) => `${name} ${surname}`.trim();

/** What was agreed to with an order. */
export function factsOfOrder(panel: Panel, order: Order): SaleFacts {
  const { customer, phone, email, insured, items, gross, installmentCount } = order;
  return {
    buyer: { name: nameOf(customer), identity: customer.identity, phone, email },
    insured,
    items: items.map((item) => ({ ...item, insurer: insurerName(panel, item.insurer) })),
    gross,
    installmentCount,
  };
}

/** What would be agreed to with a basket at the price it has now. */
export function factsOfBasket(panel: Panel, { quotation, offers, gross, installmentCount }: Basket): SaleFacts {
  const { customer, insured, start, end } = quotation.asked;
  return {
    buyer: {
      name: nameOf(customer),
      identity: customer.identity,
      phone: quotation.phone,
      email: customer.email,
    },
    insured,
    items: offers.map((row) => ({
      line: row.line,
      insurer: insurerName(panel, row.insurer),
      packageName: row.offer.packageName,
      start,
      end,
      gross: planOf(row, installmentCount) ?? row.offer.gross,
    })),
    gross,
    installmentCount,
  };
}
