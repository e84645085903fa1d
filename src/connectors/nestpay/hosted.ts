import { z } from 'zod';
import type { PaymentOrder, PaymentRefusal, PaymentReturn } from '#ports/payment.ts';
import { isFullProof, isFullyVerified } from './full-proof.ts';
import { refusalCode } from './map-in.ts';
import { lira, storeTypes, wireAmount, wireInstallments } from './wire.ts';

const filled = z.string().min(1);
const text = z.string().default('');

/** What the bank's page says of the payment it made, or did not make. */
const resultSchema = z.object({
  storetype: z.literal(storeTypes.hosted),
  oid: filled,
  amount: filled,
  currency: filled,
  taksit: z.string(),
  Response: filled,
  ProcReturnCode: text,
  ErrMsg: text,
  'EXTRA.ERRORCODE': text,
  mdStatus: text,
  eci: text,
});
export type HostedResult = z.infer<typeof resultSchema>;

/** A result kept from a return; undefined for the proof of a card that was typed on our page. */
export function hostedResult(proof: Readonly<Record<string, string>>): HostedResult | undefined {
  return resultSchema.safeParse(proof).data;
}

/**
 * What is kept of a signed result: one that reserved money, whatever else it says, and one that the issuer refused. It is
 * judged, and the money given back if need be, when the order is authorised.
 */
export function readHosted(fields: Readonly<Record<string, string>>): PaymentReturn | undefined {
  const result = hostedResult(fields);
  const isDecided = result?.Response === 'Approved' || (result && isFullyVerified(result.mdStatus));
  return isDecided ? { kind: 'verified', reference: result.oid, proof: result } : undefined;
}

const refused = (code: string, reason: string): PaymentRefusal => ({ kind: 'refused', code, reason });

/** What keeps the bank's result from counting for the order: a refusal, other terms than agreed, or a holder not proven. */
export function faultOf(result: HostedResult, order: PaymentOrder): PaymentRefusal | undefined {
  const { Response, ProcReturnCode, ErrMsg, mdStatus, eci } = result;
  if (Response !== 'Approved' || ProcReturnCode !== '00')
    return refused(refusalCode(ProcReturnCode, result['EXTRA.ERRORCODE']), ErrMsg);
  const onOurTerms =
    result.amount === wireAmount(order.amount) &&
    result.currency === lira &&
    result.taksit === wireInstallments(order.installmentCount);
  if (!onOurTerms) return refused('proof', 'The payment is not on the agreed terms');
  return isFullProof(mdStatus, eci) ? undefined : refused('mdStatus', 'The holder was not verified in full');
}
