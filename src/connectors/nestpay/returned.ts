import { z } from 'zod';
import type { PaymentOrder, PaymentReturn } from '#ports/payment.ts';
import type { NestpayOptions } from './client.ts';
import { isFullProof } from './full-proof.ts';
import { isSigned } from './hash.ts';
import { readHosted } from './hosted.ts';
import { storeTypes, wireAmount, wireInstallments } from './wire.ts';

const filled = z.string().min(1);
const proofSchema = z.object({
  md: filled,
  xid: filled,
  eci: filled,
  cavv: filled,
  oid: filled,
  amount: filled,
  taksit: z.string(),
});
export type Proof = z.infer<typeof proofSchema>;

const returnedSchema = z.object({
  oid: filled,
  clientid: filled,
  mdStatus: z.string().default(''),
  mdErrorMsg: z.string().default(''),
  challengeCancel: z.string().optional(),
});

/** The schemes' indicator for a holder who pressed cancel on the issuer's page. */
const cancelledByHolder = '01';

/** What the browser brought from the bank. The fields that it echoes tell the model: an order may outlive the choice of one. */
export function readReturned(fields: Readonly<Record<string, string>>, options: NestpayOptions): PaymentReturn {
  const { data } = returnedSchema.safeParse(fields);
  if (!data || !isSigned(fields, options.storeKey) || data.clientid !== options.clientId) return { kind: 'forged' };
  const hosted = readHosted({ storetype: storeTypes[options.model], ...fields });
  if (hosted) return hosted;
  const proof = proofSchema.safeParse(fields).data;
  if (proof && isFullProof(data.mdStatus, proof.eci)) return { kind: 'verified', reference: data.oid, proof };
  if (data.challengeCancel === cancelledByHolder) return { kind: 'cancelled', reference: data.oid };
  const reason = `mdStatus ${data.mdStatus} ${data.mdErrorMsg}`.trim();
  return { kind: 'notVerified', reference: data.oid, reason };
}

/** The proof when it was given for this order, amount and number of instalments, and for no other. */
export function proofFor(order: PaymentOrder, given: Readonly<Record<string, string>>): Proof | undefined {
  const proof = proofSchema.safeParse(given).data;
  const fits =
    proof?.oid === order.reference &&
    proof.amount === wireAmount(order.amount) &&
    proof.taksit === wireInstallments(order.installmentCount);
  return fits ? proof : undefined;
}
