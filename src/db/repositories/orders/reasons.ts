import { z } from 'zod';
import {
  bankOrderReasons,
  type ItemRefusal,
  type OrderReason,
  plainOrderReasons,
  plainRefusals,
} from '#domain/order/order-reason.ts';

const kurus = z.int();

const orderReason: z.ZodType<OrderReason> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(plainOrderReasons) }),
  z.strictObject({ kind: z.enum(bankOrderReasons), code: z.string() }),
  z.strictObject({ kind: z.literal('repriced'), oldGross: kurus, newGross: kurus }),
  z.strictObject({ kind: z.literal('unknown'), text: z.string() }),
]);

const itemRefusal: z.ZodType<ItemRefusal> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(plainRefusals) }),
  z.strictObject({ kind: z.literal('declined'), said: z.string() }),
]);

/** Why an order ended, as it was stored; what was not stored by us is a fault. */
export function readOrderReason(stored: unknown): OrderReason | undefined {
  return stored === null ? undefined : orderReason.parse(stored);
}

/** Why an item was not issued, as it was stored. */
export function readItemRefusal(stored: unknown): ItemRefusal | undefined {
  return stored === null ? undefined : itemRefusal.parse(stored);
}
