import { z } from 'zod';
import { fromLira, type Kurus } from '#domain/money.ts';

/** Prices come as figures or as texts, with at most two places that count. */
const price = z.union([z.number(), z.string()]).transform((value, context): Kurus => {
  try {
    return fromLira(String(Number(value)));
  } catch {
    context.addIssue({ code: 'custom', message: 'not a price' });
    return z.NEVER;
  }
});
const filled = z.string().min(1);
const address = z.object({ contactName: filled, address: filled, city: filled, country: filled });

export const initializeSchema = z.object({
  conversationId: filled,
  price,
  paidPrice: price,
  currency: z.literal('TRY'),
  basketId: filled,
  callbackUrl: z.url(),
  enabledInstallments: z.tuple([z.number().int().min(1)], z.number().int().min(1)).default([1]),
  buyer: z.object({
    id: filled,
    name: filled,
    surname: filled,
    identityNumber: filled,
    email: filled,
    registrationAddress: filled,
    city: filled,
    country: filled,
  }),
  billingAddress: address,
  basketItems: z
    .array(z.object({ id: filled, name: filled, category1: filled, itemType: z.enum(['VIRTUAL', 'PHYSICAL']), price }))
    .min(1),
});

export const tokenSchema = z.object({ token: filled });
export const detailSchema = z.object({
  paymentId: z.string().optional(),
  paymentConversationId: z.string().optional(),
});
export const cancelSchema = z.object({ conversationId: z.string().default(''), paymentId: filled });
export const captureSchema = cancelSchema.extend({ paidPrice: price, currency: z.literal('TRY') });
export const refundSchema = cancelSchema.extend({ price });
