import { orderTexts } from '#messages/order.ts';
import type { Order } from '#ports/orders.ts';
import type { PaymentOrder } from '#ports/payment.ts';

/** An order as the bank is told of it. */
export function paymentOrder(order: Order, returnUrl: string): PaymentOrder {
  const { reference, gross: amount, installmentCount, customer, email, phone, items } = order;
  return {
    reference,
    amount,
    installmentCount,
    returnUrl,
    buyer: {
      name: `${customer.name} ${customer.surname}`.trim(),
      email,
      phone,
      address: orderTexts.provinceCode(customer.provinceCode),
    },
    description: items.map(({ packageName }) => packageName).join(', '),
  };
}
