import type { PaymentOrder, PaymentStatus } from '#ports/payment.ts';
import { type FormResult, isSigned, kurusOf, type ReportedPayment } from './map-in.ts';

export function isGenuine(result: FormResult, secretKey: string): boolean {
  const { paymentStatus, paymentId, currency, basketId, conversationId, paidPrice, price, token, signature } = result;
  return isSigned(
    [paymentStatus, paymentId, currency, basketId, conversationId, paidPrice, price, token],
    signature,
    secretKey,
  );
}

/** What keeps a payment from counting for the order: other money than agreed, or a holder not proven. */
export function faultOf(result: FormResult, order: PaymentOrder): string | undefined {
  // Taken since: it was found good before that.
  if (result.phase === 'POST_AUTH') return undefined;
  if (kurusOf(result.paidPrice) !== order.amount || result.currency !== 'TRY') return 'amount';
  if (result.installment !== order.installmentCount) return 'installment';
  if (result.phase !== 'PRE_AUTH') return 'phase';
  if (result.mdStatus !== 1) return 'mdStatus';
  return result.fraudStatus === 1 ? undefined : 'fraudStatus';
}

const succeeded = 1;
const failed = 0;

function isCancelled({ cancels }: ReportedPayment): boolean {
  return cancels?.some(({ refundStatus }) => refundStatus === succeeded) ?? false;
}

/** Of several attempts under one reference the first that went through and still stands counts. */
export function paymentOf(payments: readonly ReportedPayment[]): ReportedPayment | undefined {
  const paid = payments.filter(({ paymentStatus }) => paymentStatus === succeeded);
  return paid.find((payment) => !isCancelled(payment)) ?? paid[0] ?? payments.at(-1);
}

/** Taken, or only held: the phase says so. */
export function stateOfPhase(phase: string | null | undefined): 'authorised' | 'captured' {
  return phase === 'PRE_AUTH' ? 'authorised' : 'captured';
}

export function statusOf(payment: ReportedPayment | undefined): PaymentStatus {
  const amount = payment ? kurusOf(payment.paidPrice) : 0;
  const known = { kind: 'known', amount, refunded: 0 } as const;
  if (payment?.paymentStatus === failed) return { ...known, state: 'declined' };
  if (payment?.paymentStatus !== succeeded) return { ...known, state: 'none', amount: 0 };
  if (isCancelled(payment)) return { ...known, state: 'voided' };
  const refunded = (payment.itemTransactions ?? [])
    .flatMap(({ refunds }) => refunds ?? [])
    .filter(({ refundStatus }) => refundStatus === succeeded)
    .reduce((sum, { refundPrice }) => sum + kurusOf(refundPrice), 0);
  if (stateOfPhase(payment.phase) === 'authorised') return { ...known, state: 'authorised' };
  return { ...known, state: refunded >= amount ? 'refunded' : 'captured', refunded };
}
