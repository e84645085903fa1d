import { z } from 'zod';
import type { PaymentOrder, PaymentReturn } from '#ports/payment.ts';
import type { NestpayOptions } from './client.ts';
import { isSigned } from './hash.ts';
import { wireAmount, wireInstallments } from './wire.ts';

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
  mdStatus: filled,
  mdErrorMsg: z.string().default(''),
  challengeCancel: z.string().optional(),
});

/** The holder was verified in full. Half proofs (2, 3, 4) leave the loss with us, so they are none. */
const fullyVerified = '1';
/** The schemes' indicator for a holder who pressed cancel on the issuer's page. */
const cancelledByHolder = '01';
/** The schemes' own marks of full proof: 02 with Mastercard, 05 with the others. */
const fullMarks: ReadonlySet<number> = new Set([2, 5]);

export function readReturned(fields: Readonly<Record<string, string>>, options: NestpayOptions): PaymentReturn {
  const { data } = returnedSchema.safeParse(fields);
  if (!data || !isSigned(fields, options.storeKey) || data.clientid !== options.clientId) return { kind: 'forged' };
  const proof = proofSchema.safeParse(fields).data;
  if (data.mdStatus === fullyVerified && proof && fullMarks.has(Number(proof.eci)))
    return { kind: 'verified', reference: data.oid, proof };
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
