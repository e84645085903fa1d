import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Kurus } from '#domain/money.ts';
import type { PaymentRefusal } from '#ports/payment.ts';

const figure = z.union([z.number(), z.string()]).transform(Number).pipe(z.number());
const id = z.union([z.number(), z.string()]).transform(String);

export function kurusOf(price: number): Kurus {
  return Math.round(price * 100);
}

const failureSchema = z.object({
  status: z.literal('failure'),
  errorCode: id.default(''),
  errorMessage: z.string().default(''),
});

/** The holder turned back on the issuer's page. */
const cancelledByHolder = '10218';

/** Our keys, or the provider itself, are in trouble: that says nothing about the payment. */
const notThePayment: ReadonlySet<string> = new Set(['', '1000', '1001', '100001']);

export type Read<Data> =
  | { readonly kind: 'read'; readonly data: Data }
  | PaymentRefusal
  | { readonly kind: 'unavailable' };

/** A reply of the wanted shape, the provider's refusal, or nothing to rely on. */
export function readReply<Data>(schema: z.ZodType<Data>, reply: unknown): Read<Data> {
  const failure = failureSchema.safeParse(reply).data;
  if (failure) {
    const { errorCode, errorMessage } = failure;
    if (notThePayment.has(errorCode)) return { kind: 'unavailable' };
    const refused = { kind: 'refused', code: errorCode, reason: errorMessage } as const;
    return errorCode === cancelledByHolder ? { ...refused, byHolder: true } : refused;
  }
  const parsed = schema.safeParse(reply);
  return parsed.success ? { kind: 'read', data: parsed.data } : { kind: 'unavailable' };
}

/** Replies are signed over some of their values in a set order; figures stand without closing zeros. */
export function isSigned(values: readonly (string | number)[], signature: string, secretKey: string): boolean {
  const expected = createHmac('sha256', secretKey).update(values.join(':')).digest();
  const given = Buffer.from(signature, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

const success = z.literal('success');

export const startedSchema = z.object({
  status: success,
  token: z.string().min(1),
  paymentPageUrl: z.url(),
  conversationId: z.string(),
  signature: z.string(),
});

export const resultSchema = z.object({
  status: success,
  paymentStatus: z.string(),
  paymentId: id.default(''),
  currency: z.string().default(''),
  basketId: z.string().default(''),
  conversationId: z.string().default(''),
  paidPrice: figure.default(0),
  price: figure.default(0),
  installment: figure.default(0),
  fraudStatus: figure.default(0),
  mdStatus: figure.nullish(),
  phase: z.string().default(''),
  token: z.string(),
  signature: z.string().default(''),
});
export type FormResult = z.infer<typeof resultSchema>;

/** A payment as the service itself tells it, without its refunds. */
export const detailSchema = z.object({
  status: success,
  paymentId: id,
  paidPrice: figure,
  phase: z.string().nullish(),
});

export const movedSchema = z.object({ status: success, paymentId: id });

const paymentSchema = z.object({
  paymentId: id,
  paymentStatus: z.number().int(),
  paidPrice: figure,
  phase: z.string().nullish(),
  cancels: z.array(z.object({ refundStatus: z.number().int().default(1) })).nullish(),
  itemTransactions: z
    .array(
      z.object({
        refunds: z.array(z.object({ refundPrice: figure, refundStatus: z.number().int().default(1) })).nullish(),
      }),
    )
    .nullish(),
});
export type ReportedPayment = z.infer<typeof paymentSchema>;

export const reportSchema = z.object({ status: success, payments: z.array(paymentSchema).default([]) });
