import { z } from 'zod';
import { lineKeys } from '#domain/lines.ts';
import { addresses } from '../addresses.ts';
import type { CallContract } from '../call.ts';
import { guid, lira } from './fields.ts';
import { orderReference, orderStatus } from './payment.ts';

export const resultToken = z.string().regex(/^[\w-]{43}$/);

/** The least of an order, for a browser that came back from the bank and is not known to be its owner's. */
export const orderGlimpse = z.object({
  ...orderStatus.pick({ State: true, Settled: true, Money: true, Cancelled: true, Delivery: true }).shape,
  /** What was charged, or would have been. */
  Premium: lira,
  Line: z.enum(lineKeys),
  FirmName: z.string(),
  /** Its first letter and its host. */
  MaskedEmail: z.string(),
});
export type OrderGlimpse = z.infer<typeof orderGlimpse>;

const exampleReference = 'K7Q2M4X9R1T5';
const exampleToken = 'b3JuZWstc29udWMtYmFnbGFudGlzaS0wMDAwMDAwMDE';

export const resultCalls = {
  paymentReturn: {
    ...addresses.paymentReturn,
    summary: "What the bank's page sent back through the browser, handed on by the site",
    /** The fields as JSON text, because their names are the bank's and not ours. */
    request: z.object({ Provider: z.string().min(1).max(20), Fields: z.string().max(60_000) }),
    /** Where the person goes on, and the link by which that browser, and no other, sees what became of it. */
    data: z.object({
      OrderReference: orderReference,
      HeaderGuid: guid,
      QueryType: z.enum(lineKeys),
      SecondHand: z.boolean(),
      ResultToken: resultToken,
    }),
    example: {
      request: { Provider: 'nestpay', Fields: JSON.stringify({ oid: exampleReference }) },
      data: {
        OrderReference: exampleReference,
        HeaderGuid: '9a7d3c14-2e5b-4f60-8b1a-5c4d6e7f8001',
        QueryType: 'kasko',
        SecondHand: false,
        ResultToken: exampleToken,
      },
    },
  },
  openResult: {
    ...addresses.openResult,
    summary: "Opens the result behind the link of a bank's return, for the visitor who comes first",
    request: z.object({ ResultToken: resultToken }),
    data: z.object({ OrderReference: orderReference }),
    example: {
      request: { ResultToken: exampleToken },
      data: { OrderReference: exampleReference },
    },
  },
  orderGlimpse: {
    ...addresses.orderGlimpse,
    summary: 'The least of an order, for a visitor who opened its result: state, sum, insurer and where the mail goes',
    request: z.object({ OrderReference: orderReference }),
    data: orderGlimpse,
    example: {
      request: { OrderReference: exampleReference },
      data: {
        State: 'done',
        Settled: true,
        Money: 'taken',
        Cancelled: false,
        Delivery: 'sent',
        Premium: 18450.5,
        Line: 'kasko',
        FirmName: 'Çınaraltı Sigorta',
        MaskedEmail: 'd…@ornek.example',
      },
    },
  },
} satisfies Record<string, CallContract>;
