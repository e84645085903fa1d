import { z } from 'zod';
import { orderDelivery } from '#services/document/delivery-state.ts';
import { glimpseOrder } from '#services/order/glimpse-order.ts';
import { issueResultLink, openResultLink } from '#services/order/result-link.ts';
import { returnPayment } from '#services/order/return-payment.ts';
import type { PurchasePorts } from '#services/purchase-ports.ts';
import { type Handlers, ok } from '../handler.ts';
import { orderGlimpseOf } from '../order-wire.ts';
import { noAccess } from '../proof-replies.ts';

const notFound = { outcome: 'notFound' } as const;
const returnedFields = z.record(z.string(), z.string());

function readFields(text: string): Record<string, string> | undefined {
  try {
    return returnedFields.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** The way back from the bank: what it sent, the link to its result, and the least that is told behind it. */
export function resultHandlers(ports: PurchasePorts) {
  return {
    async paymentReturn({ Provider, Fields }) {
      const fields = readFields(Fields);
      const order = fields && (await returnPayment(ports, { provider: Provider, fields }));
      const quotation = order && (await ports.quotations.read(order.quotationId));
      if (!order || !quotation) return notFound;
      return ok({
        OrderReference: order.reference,
        HeaderGuid: order.quotationId,
        QueryType: quotation.line,
        SecondHand: quotation.variant === 'secondHand',
        ResultToken: await issueResultLink(ports, order),
      });
    },

    async openResult({ ResultToken }, caller) {
      const order = await openResultLink(ports, ResultToken, caller);
      return order ? ok({ OrderReference: order.reference }) : notFound;
    },

    async orderGlimpse({ OrderReference }, caller) {
      const answer = await glimpseOrder(ports, OrderReference, caller);
      if (answer.kind !== 'found') return noAccess(answer);
      const { order } = answer;
      const delivery = order.state === 'done' ? await orderDelivery(ports, order) : undefined;
      return ok(orderGlimpseOf(order, delivery, ports));
    },
  } satisfies Handlers;
}
